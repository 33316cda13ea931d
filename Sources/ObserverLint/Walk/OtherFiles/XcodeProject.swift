/// The Swift files that an Xcode project names for its targets.
struct XcodeProject: Sendable {
  /// The files that some targets compile.
  struct Sources: Sendable {
    /// The files in the lists of the targets, by name in small letters. Nil for a file whose place is unknown.
    var files: [String: [PathBytes?]] = [:]
    /// The folders of which the targets compile all files.
    var folders: [PathBytes] = []
    var isEmpty: Bool { files.isEmpty && folders.isEmpty }

    func mayContain(_ file: PathBytes) -> Bool {
      if folders.contains(where: { file.relative(to: $0) != nil }) { return true }
      let places = files[String(decoding: file.name, as: UTF8.self).lowercased()] ?? []
      return places.contains { place in
        // A path that leads nowhere may mean any file of the name.
        guard let place, case .success(let found) = Folder.canonical(place) else { return true }
        return found == file
      }
    }
  }

  /// The folder that the project lies in.
  let folder: PathBytes
  /// The files of all targets.
  private(set) var compiled = Sources()
  /// The files of the targets that hold no tests.
  private(set) var shipped = Sources()
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
    let targets = objects.values.filter { $0.text("productType") != nil }
    let (tests, others) = (targets.filter(Self.isOfTests), targets.filter { !Self.isOfTests($0) })
    let phasesOfTests = Set(tests.flatMap { $0.texts("buildPhases") })
    let foldersOfTests = Set(tests.flatMap { $0.texts("fileSystemSynchronizedGroups") })
      .subtracting(others.flatMap { $0.texts("fileSystemSynchronizedGroups") })
    for (id, object) in objects {
      switch object.text("isa") {
      case "PBXSourcesBuildPhase":
        let isOfTests = phasesOfTests.contains(id)
        for file in object.texts("files") {
          guard let id = objects[file]?.text("fileRef"), let reference = objects[id],
            let path = reference.text("path"), path.hasSuffix(".swift")
          else { continue }
          let name = String(decoding: PathBytes(path).name, as: UTF8.self).lowercased()
          compiled.files[name, default: []].append(places[id] ?? nil)
          if !isOfTests { shipped.files[name, default: []].append(places[id] ?? nil) }
        }
      case "PBXFileSystemSynchronizedRootGroup":
        let place = (places[id] ?? nil) ?? folder
        compiled.folders.append(place)
        // Its exceptions may give a file to another target.
        if !foldersOfTests.contains(id) || !object.texts("exceptions").isEmpty { shipped.folders.append(place) }
      default: break
      }
    }
  }

  private static let testProducts: Set = [
    "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing",
  ]

  private static func isOfTests(_ target: Value) -> Bool {
    target.text("productType").map(testProducts.contains) ?? false
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
