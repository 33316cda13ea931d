/// A search for the setting that gives a module's declarations to the main actor, in a manifest or an Xcode project.
///
/// Source: SE-0466, and the build setting "Default Actor Isolation" of Xcode.
struct DefaultIsolationSearch {
  /// True if a target of the folder's project belongs to the main actor by default.
  let isMainActor: Bool

  init(in folder: PathBytes) {
    let entries = (try? Folder.entries(of: folder, endings: [], names: []).get()) ?? []
    let projects = entries.filter { $0.kind == .folder && $0.name.suffix(10).elementsEqual(".xcodeproj".utf8) }
    let files =
      [(folder.appending("Package.swift"), "defaultIsolation(MainActor.self)")]
      + projects.map {
        (folder.appending($0.name).appending("project.pbxproj"), "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor")
      }
    isMainActor = files.contains { file, setting in
      guard case .success(let text) = FileReader.bytes(of: file) else { return false }
      return String(decoding: text, as: UTF8.self).contains(setting)
    }
  }
}
