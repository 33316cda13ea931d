/// The Xcode projects of a program, and the Swift files beside them that no product contains.
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

  /// Why no product contains a file.
  enum Absence {
    case noTarget, testsAlone

    /// For people.
    var reason: String {
      switch self {
      case .noTarget: "no target of the Xcode project compiles the file"
      case .testsAlone: "only targets with tests compile the file"
      }
    }
  }

  /// Nil for a file that a product may contain.
  func absence(of file: PathBytes) -> Absence? {
    if isUnknown || all.contains(where: { $0.shipped.mayContain(file) }) { return nil }
    let compiling = all.filter { $0.compiled.mayContain(file) }
    if compiling.isEmpty { return all.contains { isResponsible(for: file, $0) } ? .noTarget : nil }
    return compiling.contains { !$0.shipped.isEmpty } ? .testsAlone : nil
  }

  /// A project in the root of a repository may be that of a single part, if another part has a project of its own.
  private func isResponsible(for file: PathBytes, _ project: XcodeProject) -> Bool {
    guard let path = file.relative(to: project.folder), !project.compiled.files.isEmpty else { return false }
    let parts = path.split(separator: UInt8(ascii: "/"))
    let part = parts.count > 1 ? project.folder.appending(parts[0]) : project.folder
    func isInside(_ place: PathBytes) -> Bool { place == part || place.relative(to: part) != nil }
    return project.compiled.files.values.contains { places in places.contains { $0.map(isInside) ?? false } }
      || !all.contains { isInside($0.folder) }
  }

  static let manifests = [
    "Package.swift", "project.yml", "project.yaml", "project.json", "Project.swift", "BUCK", "BUILD", "BUILD.bazel",
    "BUILD.gn", "CMakeLists.txt", "meson.build",
  ].map { Array($0.utf8) }
}

/// The Xcode projects around a program's files, which are read when a verdict first depends on them.
final class XcodeProjectSource {
  private let project: ProjectFiles
  private let otherFiles: OtherFiles
  /// True for the folders that have a manifest, or stand below such a folder of the program.
  private var belowManifest: [PathBytes: Bool] = [:]

  init(project: ProjectFiles, otherFiles: OtherFiles) {
    self.project = project
    self.otherFiles = otherFiles
  }

  /// Why no product of the projects beside a file contains the file; nil if a product may contain it.
  func absence(of file: PathBytes) -> XcodeProjects.Absence? {
    // Projects are large, and to look for a package beside a file takes no time.
    mayBeBuiltOtherwise(file) ? nil : otherFiles.xcodeProjects(of: project).absence(of: file)
  }

  /// Returns true if a package, a pod, a playground or a tool that writes projects may compile a file.
  private func mayBeBuiltOtherwise(_ file: PathBytes) -> Bool {
    if file.folders.contains(where: { name in Self.bundles.contains { name.suffix($0.count).elementsEqual($0) } }) {
      return true
    }
    return file.parent.map(isBelowManifest) ?? false
  }

  private static let bundles = [".playground", ".swiftpm"].map { Array($0.utf8) }

  private func isBelowManifest(_ folder: PathBytes) -> Bool {
    if let known = belowManifest[folder] { return known }
    let entries = try? Folder.entries(
      of: folder, endings: [Array(".podspec".utf8)], names: XcodeProjects.manifests
    ).get()
    let isBelow =
      entries?.contains { $0.kind == .file } ?? true
      || !project.folders.contains(folder) && folder.parent.map(isBelowManifest) ?? false
    belowManifest[folder] = isBelow
    return isBelow
  }
}
