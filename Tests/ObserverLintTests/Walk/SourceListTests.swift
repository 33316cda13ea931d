import Foundation
import Testing

@testable import ObserverLint

@Suite struct SourceListTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func sortsByTheBytesOfPaths() throws {
    for name in ["b/A.swift", "b.swift", "b-/A.swift", "B.swift", "é.swift", "b/A/z.swift", "b/A.swift.swift"] {
      try folder.write(name)
    }
    let found = folder.list().files.map(\.path)
    #expect(found == found.sorted())
  }

  @Test func findsSwiftFilesOnly() throws {
    for name in ["A.swift", "A.swift.orig", "A.SWIFT", "swift", "B.swiftinterface", "c/D.swift"] {
      try folder.write(name)
    }
    #expect(folder.files() == ["A.swift", "c/D.swift"])
  }

  @Test(arguments: [".build", "DerivedData", "Pods", "Carthage", ".git", ".hidden"])
  func skipsFoldersOfOthers(_ name: String) throws {
    try folder.write("\(name)/A.swift")
    try folder.write("B.swift")
    #expect(folder.files() == ["B.swift"])
  }

  @Test func walksASkippedFolderThatIsNamed() throws {
    try folder.write("Package.swift")
    try folder.write("Pods/P/A.swift")
    #expect(folder.files([folder.path("Pods")]) == ["Package.swift", "Pods/P/A.swift"])
  }

  @Test func skipsHiddenFiles() throws {
    try folder.write(".#A.swift")
    try folder.write("A.swift")
    #expect(folder.files() == ["A.swift"])
  }

  @Test(arguments: ["#!/usr/bin/swift\n", "#!/usr/bin/env -S swift sh\n"])
  func readsANamedScript(firstLine: String) throws {
    try folder.write("script", firstLine)
    #expect(folder.files(["script"]) == ["script"])
  }

  @Test func readsANamedLinkWithTheNameOfASwiftFile() throws {
    try folder.write("text")
    try folder.link("L.swift", to: "text")
    #expect(folder.files(["L.swift"]) == ["text"])
  }

  @Test func readsANamedFileThatIsIgnored() throws {
    try folder.write(".gitignore", "*.swift\n")
    try folder.write("A.swift")
    #expect(folder.files(["A.swift"]) == ["A.swift"])
  }

  @Test func walksANamedFolderThatIsIgnored() throws {
    try folder.makeFolder(".git")
    try folder.write(".gitignore", "/made\n")
    try folder.write("made/A.swift")
    #expect(folder.files([folder.path("made")]) == ["made/A.swift"])
  }

  @Test func honoursIgnoreFilesAboveTheNamedFolder() throws {
    try folder.makeFolder(".git")
    try folder.write(".gitignore", "*.gen.swift\n")
    try folder.write("Package/Package.swift")
    try folder.write("Package/A.gen.swift")
    #expect(folder.files([folder.path("Package")]) == ["Package/Package.swift"])
  }

  @Test func leavesTheOuterRepositorysRulesAtAnInnerOne() throws {
    try folder.makeFolder(".git")
    try folder.write(".gitignore", "A.swift\n")
    try folder.write("inner/.git", "gitdir: ../.git/modules/inner\n")
    try folder.write("inner/A.swift")
    #expect(folder.files() == ["inner/A.swift"])
  }

  @Test func honoursIgnoreFilesWithoutARepository() throws {
    try folder.write(".gitignore", "A.swift\n")
    try folder.write("A.swift")
    try folder.write("B.swift")
    #expect(folder.files() == ["B.swift"])
  }

  @Test(arguments: [
    (["Tests"], ["App/A.swift"]), (["*B.swift"], ["App/A.swift"]), (["Tests/**"], ["App/A.swift"]),
    (["./Tests"], ["App/A.swift"]), (["App/*", "!App/A.swift"], ["App/A.swift", "Tests/B.swift"]),
    (["Tests/C.swift"], ["App/A.swift", "Tests/B.swift"]),
  ])
  func excludes(_ patterns: [String], _ kept: [String]) throws {
    try folder.write("App/A.swift")
    try folder.write("Tests/B.swift")
    #expect(folder.files(exclude: patterns) == kept)
  }

  @Test func excludesByAbsolutePattern() throws {
    try folder.write("App/A.swift")
    try folder.write("Tests/B.swift")
    #expect(folder.files(exclude: [folder.path("Tests").description]) == ["App/A.swift"])
  }

  @Test func excludesANamedFile() throws {
    try folder.write("App/A.swift")
    #expect(folder.files(["App/A.swift"], exclude: ["App"]) == [])
  }

  @Test(arguments: ["App", "App/Deep"]) func excludesANamedFolder(_ name: PathBytes) throws {
    try folder.write("App/A.swift")
    try folder.write("App/Deep/B.swift")
    #expect(folder.files([name], exclude: ["App"]) == [])
  }

  @Test func doesNotExcludeTheCurrentFolderByItsName() throws {
    try folder.write("App/A.swift")
    let current = folder.path("App")
    let list = SourceList(SourceList.Request(paths: [current], exclude: ["App"], currentFolder: current))
    #expect(list.files.map(\.path) == [folder.path("App/A.swift")])
  }

  @Test(arguments: [
    (["Tests"], ["Tests/x/B.swift"]), (["**/x/*.swift"], ["Tests/x/B.swift"]), (["A.swift"], ["App/A.swift"]),
    (["App", "x"], ["App/A.swift", "Tests/x/B.swift"]), (["Nothing"], []),
  ])
  func includes(_ patterns: [String], _ kept: [String]) throws {
    try folder.write("App/A.swift")
    try folder.write("Tests/x/B.swift")
    #expect(folder.files(include: patterns) == kept)
  }

  @Test func includesBelowTheFolderWhereTheWalkBegins() throws {
    try folder.write("Tests/x/B.swift")
    #expect(folder.files([folder.path("Tests/x")], include: ["Tests"]) == ["Tests/x/B.swift"])
  }

  @Test func doesNotFollowLinksToFolders() throws {
    try folder.write("a/A.swift")
    try folder.link("a/back", to: "..")
    try folder.link("b", to: "a")
    #expect(folder.files() == ["a/A.swift"])
  }

  @Test func followsANamedLinkToAFolder() throws {
    try folder.write("a/A.swift")
    try folder.link("b", to: "a")
    #expect(folder.files([folder.path("b")]) == ["a/A.swift"])
  }

  @Test func readsALinkedFileUnderItsOwnName() throws {
    try folder.write("Package/Package.swift")
    try folder.write("Shared/S.swift")
    try folder.link("Package/L.swift", to: "../Shared/S.swift")
    #expect(folder.files([folder.path("Package")]) == ["Package/Package.swift", "Shared/S.swift"])
  }

  @Test(arguments: [
    ["A.swift", "A.swift"], ["A.swift", "./b/../A.swift"], ["A.swift", "L.swift"], ["A.swift", "H.swift"],
    ["A.swift", "."], ["b", "."],
  ])
  func readsAFileOnce(_ paths: [String]) throws {
    try folder.write("A.swift")
    try folder.makeFolder("b")
    try folder.link("L.swift", to: "A.swift")
    try FileManager.default.linkItem(
      atPath: folder.url.appendingPathComponent("A.swift").path,
      toPath: folder.url.appendingPathComponent("H.swift").path)
    #expect(folder.list(paths.map { PathBytes($0) }).files.count == 1)
  }

  @Test func theOrderOfPathsDoesNotMatter() throws {
    for name in ["a/A.swift", "b/B.swift", "C.swift"] { try folder.write(name) }
    #expect(folder.list(["a", "C.swift", "b"]).files == folder.list(["b", "C.swift", "a"]).files)
  }

  @Test func neverOpensAPipe() throws {
    try #require(mkfifo(folder.path("P.swift").description, 0o600) == 0)
    try folder.write("A.swift")
    let list = folder.list()
    #expect(list.files.count == 1)
    #expect(list.diagnostics.map(\.path) == [folder.path("P.swift")])
  }

  @Test func complainsOfANamedPipe() throws {
    try #require(mkfifo(folder.path("P.swift").description, 0o600) == 0)
    #expect(folder.list(["P.swift"]).problems.map(\.path) == ["P.swift"])
  }

  @Test func tellsOfALinkThatLeadsNowhere() throws {
    try folder.link("L.swift", to: "missing.swift")
    #expect(folder.list().diagnostics.map(\.path) == [folder.path("L.swift")])
  }

  @Test func complainsOfALoopOfLinks() throws {
    try folder.link("x", to: "y")
    try folder.link("y", to: "x")
    #expect(folder.list(["x"]).problems.first?.message.contains("loop") == true)
  }

  @Test func complainsOfAMissingPathAndReadsTheOthers() throws {
    try folder.write("A.swift")
    let list = folder.list(["missing", "A.swift"])
    #expect(list.problems.map(\.path) == ["missing"])
    #expect(list.files.count == 1)
  }

  @Test func complainsOfAnEmptyPath() {
    #expect(folder.list([""]).problems.count == 1)
  }

  @Test func tellsOfFoldersWithoutSwift() throws {
    try folder.write("a/A.swift")
    try folder.makeFolder("b")
    #expect(folder.list(["a", "b"]).empty == [folder.path("b")])
  }

  #if os(Linux)
    @Test func keepsNamesThatAreNotUTF8() throws {
      let name = PathBytes([0x41, 0xFF] + Array(".swift".utf8))
      try FileReplacement.write(Array("let a = 1\n".utf8), to: folder.path.appending(name.bytes))
      #expect(folder.list().files.map(\.path) == [folder.path.appending(name.bytes)])
    }
  #endif
}
