/// The files that an Xcode project names.
struct XcodeProject: Sendable {
  /// The folder that the project lies in.
  let folder: PathBytes
  /// The files in the lists of the targets, by name in small letters. Nil for a file whose place is unknown.
  private(set) var sources: [String: [PathBytes?]] = [:]
  /// The folders of which the targets compile all files.
  private(set) var wholeFolders: [PathBytes] = []
  /// The code, the storyboards, the folders, the projects and the packages outside of the project's folder.
  private(set) var placesOutside: [PathBytes] = []
  private typealias Value = OldPropertyList.Value

  /// Nil for a project file that is damaged, or that has another style.
  init?(_ file: PathBytes, _ bytes: [UInt8]) {
    guard let folder = file.parent?.parent, let list = OldPropertyList.value(of: bytes),
      case .dictionary(let objects)? = list["objects"],
      let project = list.text("rootObject").flatMap({ objects[$0] }), let main = project.text("mainGroup")
    else { return nil }
    self.folder = folder
    let base = PathBytes(project.text("projectDirPath") ?? "").normalized(in: folder)
    var places: [String: PathBytes?] = [:]
    Self.addPlaces(below: main, in: base, base: base, objects, to: &places)
    for (id, object) in objects {
      switch object.text("isa") {
      case "PBXSourcesBuildPhase":
        for file in object.texts("files") {
          guard let id = objects[file]?.text("fileRef"), let reference = objects[id],
            let path = reference.text("path"), path.hasSuffix(".swift")
          else { continue }
          let name = String(decoding: PathBytes(path).name, as: UTF8.self).lowercased()
          sources[name, default: []].append(places[id] ?? nil)
        }
      case "PBXFileSystemSynchronizedRootGroup":
        wholeFolders.append((places[id] ?? nil) ?? folder)
        addOutside(places[id] ?? nil)
      case "PBXFileReference": addOutside(places[id] ?? nil)
      case "XCLocalSwiftPackageReference":
        addOutside(object.text("relativePath").map { PathBytes($0).normalized(in: folder) })
      default: break
      }
    }
  }

  private static let sharedEndings = Set(
    ["swift", "m", "mm", "c", "cpp", "h", "storyboard", "xib", "plist", "xcodeproj", "xcworkspace", "xcdatamodeld"]
      .map { Array($0.utf8)[...] })

  /// Pictures and texts say nothing about code.
  private mutating func addOutside(_ place: PathBytes?) {
    guard let place, place.relative(to: folder) == nil else { return }
    let parts = place.name.split(separator: UInt8(ascii: "."))
    if parts.count < 2 || parts.last.map(Self.sharedEndings.contains) ?? true { placesOutside.append(place) }
  }

  /// Adds the places of a group and of all that lies below it.
  private static func addPlaces(
    below id: String, in parent: PathBytes?, base: PathBytes, _ objects: [String: Value],
    to places: inout [String: PathBytes?]
  ) {
    guard places[id] == nil, let object = objects[id] else { return }
    let place = place(of: object, in: parent, base: base)
    places[id] = .some(place)
    for child in object.texts("children") { addPlaces(below: child, in: place, base: base, objects, to: &places) }
  }

  private static func place(of object: Value, in parent: PathBytes?, base: PathBytes) -> PathBytes? {
    let path = PathBytes(object.text("path") ?? "")
    return switch object.text("sourceTree") {
    case "<group>": parent.map { path.normalized(in: $0) }
    case "SOURCE_ROOT": path.normalized(in: base)
    case "<absolute>": path.isAbsolute ? path : nil
    default: nil
    }
  }
}
