import Testing

@testable import ObserverLint

/// An Xcode project in a folder of a clone is a program of its own if it shares no code with the rest of the clone.
@Suite struct SeparateProjectsTests {
  let folder: TemporaryFolder

  /// A clone with two projects, and with code that lies in none.
  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    for name in ["App", "Apps/Game"] {
      try folder.write("\(name)/Radio.xcodeproj/project.pbxproj", Self.project(references: ["Radio.swift"]))
      try folder.write("\(name)/Radio.swift")
    }
    try folder.write("Shared/Player.swift")
  }

  private func programs(_ paths: [PathBytes] = []) -> [[String]] {
    let list = folder.list(paths)
    let sources = ProgramSources(files: list.files, currentFolder: folder.path)
    return ProgramBorders(sources).programs.map { $0.own.map { sources.shownPath(of: $0) } }
  }

  private static func project(references paths: [String], other: String = "") -> String {
    let references = paths.enumerated().map {
      "F\($0) = {isa = PBXFileReference; path = \"\($1)\"; sourceTree = \"<group>\"; };"
    }
    return """
      {
        objects = {
          \(references.joined(separator: "\n"))
          \(other)
          M = {isa = PBXGroup; children = (\(paths.indices.map { "F\($0), " }.joined())); sourceTree = "<group>"; };
          P = {isa = PBXProject; mainGroup = M; projectDirPath = ""; };
        };
        rootObject = P;
      }
      """
  }

  private static let app = ["App/Radio.swift"]
  private static let game = ["Apps/Game/Radio.swift"]
  private static let shared = ["Shared/Player.swift"]

  @Test func projectsThatShareNothingAreProgramsOfTheirOwn() throws {
    #expect(programs() == [Self.app, Self.game, Self.shared])
  }

  @Test func aProjectThatIsLintedAloneIsTheSameProgram() throws {
    #expect(programs([folder.path("App")]) == [Self.app])
    #expect(folder.list([folder.path("App")]).files.map(\.programPrefix) == [folder.path("App").lengthAsPrefix])
  }

  @Test(arguments: ["../Shared", "../Shared/Player.swift", "Radio/../../Shared"])
  func aProjectWithCodeOutsideOfItsFolderBelongsToTheRest(path: String) throws {
    try folder.write("App/Radio.xcodeproj/project.pbxproj", Self.project(references: [path]))
    #expect(programs() == [Self.app + Self.shared, Self.game])
  }

  @Test(arguments: ["../Apps/Game/Radio.swift", "../Apps/Game/Radio.xcodeproj", "../Apps"])
  func projectsThatShareCodeAreOneProgram(path: String) throws {
    try folder.write("App/Radio.xcodeproj/project.pbxproj", Self.project(references: [path]))
    #expect(programs() == [Self.app + Self.game + Self.shared])
  }

  /// A path leads to a folder that tools make, or to a place that is not code.
  @Test(arguments: ["../Lost/Radio.swift", "../../Radio.swift", "../Core-1.0/Core.framework"])
  func aProjectWithAnyPathOutOfItsFolderBelongsToTheRest(path: String) throws {
    try folder.write("App/Radio.xcodeproj/project.pbxproj", Self.project(references: [path]))
    #expect(programs() == [Self.app + Self.shared, Self.game])
  }

  /// The path starts at a group that lies deeper than the project.
  @Test func aPathOfAGroupInAFolderCounts() throws {
    try folder.write(
      "App/Radio.xcodeproj/project.pbxproj", Self.project(references: ["../../../Apps/Game/Radio.swift"]))
    #expect(programs() == [Self.app + Self.game + Self.shared])
  }

  @Test func aPathInTheProductTiesNothing() throws {
    let setting = "LD_RUNPATH_SEARCH_PATHS = \"@executable_path/../../Frameworks\";"
    try folder.write("App/Radio.xcodeproj/project.pbxproj", Self.project(references: [], other: setting))
    #expect(programs().count == 3)
  }

  @Test(arguments: ["$(SRCROOT)/../Shared", "$(inherited) $(SRCROOT)/../Shared"])
  func aPathInABuildSettingCounts(path: String) throws {
    let setting = "SWIFT_INCLUDE_PATHS = \"\(path)\";"
    try folder.write("App/Radio.xcodeproj/project.pbxproj", Self.project(references: [], other: setting))
    #expect(programs() == [Self.app + Self.shared, Self.game])
  }

  @Test func aScopeIsOneProgram() throws {
    let list = folder.list(scope: folder.path)
    #expect(list.files.count == 3)
    #expect(Set(list.files.map(\.programPrefix)).count == 1)
  }

  @Test func aLocalPackageCounts() throws {
    let package = "L = {isa = XCLocalSwiftPackageReference; relativePath = ../Shared; };"
    try folder.write("App/Radio.xcodeproj/project.pbxproj", Self.project(references: [], other: package))
    #expect(programs() == [Self.app + Self.shared, Self.game])
  }

  @Test(arguments: [
    ("Work/All.xcworkspace/contents.xcworkspacedata", "<FileRef location = \"group:../App/Radio.xcodeproj\"/>"),
    ("App/Podfile", "pod 'Shared', :path => '../Shared'"), ("App/Podfile", "pod 'Shared', :path => '../Shared (iOS)'"),
    ("App/Core/Package.swift", ".package(path: \"../../Shared\")"),
    ("Shared/Shared.podspec", "s.dependency 'Radio', :path => '../App'"),
  ])
  func otherFilesTieAProjectToTheRest(file: String, text: String) throws {
    try folder.write(file, text)
    let own = programs().filter { !$0.contains(Self.shared[0]) }
    #expect(own == [Self.game])
  }

  @Test(arguments: [
    ("All.xcworkspace/contents.xcworkspacedata", ""), ("Podfile", ""), ("Package.swift", ""),
    // Tools that write projects have paths of their own.
    ("Tools/project.yml", ""), ("Tools/Project.swift", "import ProjectDescription"), ("Tools/BUILD.bazel", ""),
  ])
  func someFilesKeepAllTogether(file: String, text: String) throws {
    try folder.write(file, text)
    #expect(programs().count == 1)
  }

  @Test(arguments: [
    ("Shared/Project.swift", "struct Project {}"),
    ("App/Core/Package.swift", ".package(url: url, \"1.0.0\"..<\"2.0.0\"), .package(url: url, \"3.0.0\"...\"3.1.0\")"),
  ])
  func otherSwiftFilesTieNothing(file: String, text: String) throws {
    try folder.write(file, text)
    #expect(programs().count == 3)
  }

  /// The outermost folder with a project or a workspace counts.
  @Test func projectsOfOneWorkspaceAreOneProgram() throws {
    try folder.write("Apps/Kit/Kit.xcodeproj/project.pbxproj")
    try folder.write("Apps/Kit/Kit.swift")
    #expect(programs() == [Self.app, Self.game, ["Apps/Kit/Kit.swift"], Self.shared])
    try folder.write("Apps/All.xcworkspace/contents.xcworkspacedata", "location = \"group:Game/Radio.xcodeproj\"")
    #expect(programs() == [Self.app, Self.game + ["Apps/Kit/Kit.swift"], Self.shared])
  }

  /// Tools make some workspaces, so that a clone does not have what they hold.
  @Test func aWorkspaceWithoutContentsKeepsItsProjectsWithTheRest() throws {
    try folder.makeFolder("Apps/All.xcworkspace")
    #expect(programs() == [Self.app, Self.game + Self.shared])
  }

  @Test func aLinkMayLeadAnywhere() throws {
    try folder.link("App/Player.swift", to: "../Shared/Player.swift")
    #expect(programs().count == 1)
  }
}
