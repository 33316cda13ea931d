import Testing

@testable import ObserverLint

/// The linter reads the project around the given paths, and reports the files under the paths.
@Suite struct ScopeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["p/Sources/A.swift", "p/Sources/B.swift", "p/Tests/C.swift", "q/D.swift"] { try folder.write(name) }
  }

  private func reported(_ list: SourceList) -> [String] {
    list.files.filter(\.isReported).map { $0.path.shown(from: folder.path).description }
  }

  @Test(arguments: ["Package.swift", ".observer-lint.json", "App.xcodeproj/x", "App.xcworkspace/x", ".git/x", ".git"])
  func readsTheProjectAroundAFile(_ marker: String) throws {
    try folder.write("p/\(marker)")
    let list = folder.list(["p/Sources/A.swift"])
    #expect(list.files.count == (marker == "Package.swift" ? 4 : 3))
    #expect(reported(list) == ["p/Sources/A.swift"])
  }

  @Test func readsTheProjectAroundAFolder() throws {
    try folder.write("p/.git/x")
    let list = folder.list(["p/Sources"])
    #expect(list.files.count == 3)
    #expect(reported(list) == ["p/Sources/A.swift", "p/Sources/B.swift"])
  }

  @Test func stopsAtTheNearestProject() throws {
    try folder.write("p/.git/x")
    try folder.write("p/Sources/.observer-lint.json")
    #expect(folder.files(["p/Sources/A.swift"]) == ["p/Sources/A.swift", "p/Sources/B.swift"])
  }

  @Test func readsThePathsWhereThereIsNoProject() {
    #expect(folder.files(["p/Sources/A.swift"]) == ["p/Sources/A.swift"])
  }

  @Test func readsTheUnionOfProjects() throws {
    try folder.write("p/.git/x")
    try folder.write("q/.git/x")
    try folder.write("q/E.swift")
    let list = folder.list(["p/Tests", "q/D.swift"])
    #expect(list.files.count == 5)
    #expect(reported(list) == ["p/Tests/C.swift", "q/D.swift"])
  }

  @Test func readsTheScopeThatIsGiven() throws {
    try folder.write("p/.git/x")
    let list = folder.list(["p/Sources/A.swift"], scope: ".")
    #expect(list.files.count == 4)
    #expect(reported(list) == ["p/Sources/A.swift"])
  }

  @Test func readsAPathOutsideOfTheScope() {
    #expect(folder.files(["q"], scope: "p/Tests") == ["p/Tests/C.swift", "q/D.swift"])
  }

  @Test func complainsOfAScopeThatIsNoFolder() {
    #expect(folder.list(["q"], scope: "q/D.swift").problems.count == 1)
  }

  @Test func reportsAFileUnderALinkedName() throws {
    try folder.write("p/.git/x")
    try folder.link("p/Sources/L.swift", to: "../Tests/C.swift")
    #expect(reported(folder.list(["p/Sources"])) == ["p/Sources/A.swift", "p/Sources/B.swift", "p/Tests/C.swift"])
  }

  @Test func aProjectIsNotAFileOfThatName() throws {
    try folder.write("p/App.xcodeproj")
    #expect(folder.files(["p/Tests"]) == ["p/Tests/C.swift"])
  }
}
