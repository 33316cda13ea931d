/// A search for the setting that gives a module's declarations to the main actor, in a manifest or an Xcode project.
///
/// Source: SE-0466, and the build setting "Default Actor Isolation" of Xcode.
struct DefaultIsolationSearch {
  /// True if a target of the folder's project belongs to the main actor by default.
  let isMainActor: Bool

  init(in folder: PathBytes) {
    let files =
      [(folder.appending("Package.swift"), "defaultIsolation(MainActor.self)")]
      + XcodeProjectFiles(in: folder).projects.map { ($0.file, "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor") }
    isMainActor = files.contains { file, setting in
      !(XcodeProjectFiles.lines(of: file, with: [setting]) ?? []).isEmpty
    }
  }
}
