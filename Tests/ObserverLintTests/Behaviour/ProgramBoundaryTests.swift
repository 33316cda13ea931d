import Testing

@testable import ObserverLint

/// Which files make one program: clones side by side know nothing of each other, a submodule belongs to its clone.
@Suite struct ProgramBoundaryTests {
  /// A folder with a token that is kept in one of its folders, and removed in the other.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "first/Player.swift",
      """
      import Foundation
      final class Player {
        var token: (any NSObjectProtocol)?
        func start() {
          token = NotificationCenter.default.addObserver(forName: .init("Tick"), object: nil, queue: nil) { _ in }
        }
      }
      """)
    try folder.write(
      "second/Stop.swift",
      """
      import Foundation
      extension Player {
        func stop() { NotificationCenter.default.removeObserver(token!) }
      }
      """)
    return folder
  }

  private func rules(in folder: TemporaryFolder) -> [String] {
    var request = LintRequest()
    request.paths = [folder.path]
    request.scope = folder.path
    return lint(request).findings.map(\.rule)
  }

  @Test func foldersOfOneProgramAreReadTogether() throws {
    #expect(rules(in: try folder()) == [])
  }

  @Test func clonesSideBySideAreProgramsOfTheirOwn() throws {
    let folder = try folder()
    try folder.makeFolder("first/.git")
    try folder.makeFolder("second/.git")
    #expect(rules(in: folder) == ["unremoved_token"])
  }

  @Test func copiesOfRepositoriesSideBySideAreProgramsOfTheirOwn() throws {
    let folder = try folder()
    try folder.write("first/.gitignore", ".build\n")
    try folder.write("second/.gitignore", ".build\n")
    #expect(rules(in: folder) == ["unremoved_token"])
  }

  @Test(arguments: ["Package.swift", ".gitignore", "App.xcodeproj/project.pbxproj"])
  func anIgnoreFileWithinAProjectPartsNothing(mark: String) throws {
    let folder = try folder()
    try folder.write(mark, "")
    try folder.write("second/.gitignore", ".build\n")
    #expect(rules(in: folder) == [])
  }

  @Test func aSubmoduleBelongsToTheCloneAroundIt() throws {
    let folder = try folder()
    try folder.write("second/.git", "gitdir: ../.git/modules/second\n")
    #expect(rules(in: folder) == [])
  }

  @Test func aFileThatIsNamedBelongsToItsClone() throws {
    let folder = try folder()
    try folder.makeFolder(".git")
    var request = LintRequest()
    request.paths = [folder.path("first/Player.swift")]
    #expect(lint(request).findings.isEmpty)
  }
}
