/// The files of the Xcode projects in a folder, in the order of their names.
struct XcodeProjectFiles {
  /// A project file, and the name of the project that holds it.
  let projects: [(name: PathBytes, file: PathBytes)]

  init(in folder: PathBytes) {
    let entries = (try? Folder.entries(of: folder, endings: [], names: []).get()) ?? []
    projects = entries.filter { $0.kind == .folder && $0.name.suffix(10).elementsEqual(".xcodeproj".utf8) }
      .map(\.name).sorted { $0.lexicographicallyPrecedes($1) }
      .map { (PathBytes($0), folder.appending($0).appending("project.pbxproj")) }
  }
}
