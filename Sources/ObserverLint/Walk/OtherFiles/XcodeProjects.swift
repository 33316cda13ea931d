/// The Xcode projects of a program, and the Swift files beside them that no target compiles.
struct XcodeProjects: Sendable {
  static let endings = [Array(".pbxproj".utf8)]
  private let all: [XcodeProject]
  /// True if a project cannot be read: it may compile any file.
  private let isUnknown: Bool

  /// Reads the projects when it is called.
  init(_ files: [PathBytes]) {
    var reader = FileReader()
    let projects = files.map { file in
      (try? reader.read(file) { Array($0) }.get()).flatMap { XcodeProject(file, $0) }
    }
    all = projects.compactMap(\.self)
    isUnknown = all.count < projects.count
  }

  /// Returns true if a project is responsible for the folder of a file, and no project names the file.
  func leaveOut(_ file: PathBytes) -> Bool {
    !isUnknown && !all.contains { mayCompile(file, $0) } && all.contains { isResponsible(for: file, $0) }
  }

  /// A project in the root of a repository may be that of a single part, if another part has a project of its own.
  private func isResponsible(for file: PathBytes, _ project: XcodeProject) -> Bool {
    guard let path = file.relative(to: project.folder), !project.sources.isEmpty else { return false }
    let parts = path.split(separator: UInt8(ascii: "/"))
    let part = parts.count > 1 ? project.folder.appending(parts[0]) : project.folder
    func isInside(_ place: PathBytes) -> Bool { place == part || place.relative(to: part) != nil }
    return project.sources.values.contains { places in places.contains { $0.map(isInside) ?? false } }
      || !all.contains { isInside($0.folder) }
  }

  /// Returns true for a file that targets compile, and of these targets only targets that hold tests.
  func testsAloneCompile(_ file: PathBytes) -> Bool {
    !isUnknown
      && all.contains { mayCompile(file, $0) && !($0.shippedSources.isEmpty && $0.shippedFolders.isEmpty) }
      && !all.contains { Self.mayCompile(file, $0.shippedFolders, $0.shippedSources) }
  }

  private func mayCompile(_ file: PathBytes, _ project: XcodeProject) -> Bool {
    Self.mayCompile(file, project.wholeFolders, project.sources)
  }

  private static func mayCompile(
    _ file: PathBytes, _ wholeFolders: [PathBytes], _ sources: [String: [PathBytes?]]
  ) -> Bool {
    if wholeFolders.contains(where: { file.relative(to: $0) != nil }) { return true }
    let places = sources[String(decoding: file.name, as: UTF8.self).lowercased()] ?? []
    return places.contains { place in
      // A path that leads nowhere may mean any file of the name.
      guard let place, case .success(let found) = Folder.canonical(place) else { return true }
      return found == file
    }
  }

  /// Returns true if a package, a pod, a playground or a tool that writes projects may compile a file.
  ///
  /// - Parameter folders: the folders of the program.
  static func mayBeBuiltOtherwise(_ file: PathBytes, _ folders: [PathBytes]) -> Bool {
    if file.folders.contains(where: { name in bundles.contains { name.suffix($0.count).elementsEqual($0) } }) {
      return true
    }
    var next = file.parent
    while let folder = next {
      let entries = try? Folder.entries(of: folder, endings: [Array(".podspec".utf8)], names: manifests).get()
      if entries?.contains(where: { $0.kind == .file }) ?? true { return true }
      next = folders.contains(folder) ? nil : folder.parent
    }
    return false
  }

  private static let bundles = [".playground", ".swiftpm"].map { Array($0.utf8) }
  static let manifests = [
    "Package.swift", "project.yml", "project.yaml", "project.json", "Project.swift", "BUILD", "BUILD.bazel", "BUILD.gn",
    "BUCK", "CMakeLists.txt",
    "meson.build",
  ].map { Array($0.utf8) }
}

/// The Xcode projects around a program's files, which are read when a verdict first depends on them.
struct XcodeProjectSource {
  let project: ProjectFiles
  let otherFiles: OtherFiles

  /// Returns true for a file that no target of the projects beside it compiles.
  func leaveOut(_ file: PathBytes) -> Bool {
    // Projects are large, and to look for a package beside a file takes no time.
    !XcodeProjects.mayBeBuiltOtherwise(file, project.folders) && otherFiles.xcodeProjects(of: project).leaveOut(file)
  }

  /// Returns true for a file that only targets with tests compile.
  func testsAloneCompile(_ file: PathBytes) -> Bool {
    !XcodeProjects.mayBeBuiltOtherwise(file, project.folders)
      && otherFiles.xcodeProjects(of: project).testsAloneCompile(file)
  }
}
