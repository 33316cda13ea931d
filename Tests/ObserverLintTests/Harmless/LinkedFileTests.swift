import Foundation
import Testing

@testable import ObserverLint

/// Links lead out of the folder that a person gave: nothing is written there.
@Suite(.enabled(if: Program.observerLint != nil)) struct LinkedFileTests {
  private static let leaky = """
    import Foundation
    final class Player {
      func start() {
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
      }
    }

    """

  /// A repository with links to files of the person's own beside it.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("own/Mine.swift", Self.leaky)
    try folder.makeFolder("repository/Sources")
    try folder.link("repository/Link.swift", to: "../own/Mine.swift")
    try folder.link("repository/Sources/Deeper.swift", to: "../Link.swift")
    try folder.link("repository/Folder", to: "../own")
  }

  private func run(_ arguments: [String], in place: String = "repository") throws -> Program {
    try Program(#require(Program.observerLint), arguments, in: folder.url.appendingPathComponent(place))
  }

  @Test(arguments: [["--fix"], ["--fix", "."], ["--fix", "Sources"], ["--add-suppressions", "known"]])
  func aFileThatOnlyALinkLeadsToIsLeftAlone(_ arguments: [String]) throws {
    let run = try run(arguments)
    #expect(try folder.text("own/Mine.swift") == Self.leaky)
    #expect((run.text + run.errors).contains("own/Mine.swift"), "\(run.text + run.errors)")
  }

  @Test func thePatchLeavesItAloneToo() throws { #expect(try run(["--diff"]).output.isEmpty) }

  /// A fix of one file may need a declaration in another.
  @Test func aFileBesideTheFolderIsLeftAlone() throws {
    try folder.write("repository/.git/HEAD", "")
    try folder.write("repository/Tests/Other.swift", Self.leaky.replacingOccurrences(of: "Player", with: "Other"))
    try folder.write("repository/Sources/A.swift", Self.leaky.replacingOccurrences(of: "Player", with: "Third"))
    let before = try folder.text("repository/Tests/Other.swift")
    _ = try run(["--fix", "--unsafe-fixes", "Sources"])
    #expect(try folder.text("repository/Tests/Other.swift") == before)
    #expect(try folder.text("repository/Sources/A.swift").contains("observerTokens"))
  }

  @Test(arguments: ["Link.swift", "Folder/Mine.swift", "../own/Mine.swift", "Folder", "../own"])
  func whatAPersonNamesIsFixed(_ path: String) throws {
    _ = try run(["--fix", path])
    #expect(try folder.text("own/Mine.swift").contains("observerTokens"))
    let kind =
      try FileManager.default.attributesOfItem(
        atPath: folder.url.appendingPathComponent("repository/Link.swift").path)[.type] as? FileAttributeType
    #expect(kind == .typeSymbolicLink)
  }

  /// It is found below the folder too.
  @Test func aLinkToAFileOfTheFolderItselfIsNoObstacle() throws {
    try folder.write("repository/Sources/A.swift", Self.leaky)
    try folder.link("repository/Again.swift", to: "Sources/A.swift")
    _ = try run(["--fix"])
    #expect(try folder.text("repository/Sources/A.swift").contains("observerTokens"))
  }
}
