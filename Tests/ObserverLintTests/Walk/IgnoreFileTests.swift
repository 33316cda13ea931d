import Foundation
import Testing

@testable import ObserverLint

/// The walk leaves out the files that git ignores, and no others. The tests ask git itself.
@Suite(.enabled(if: Program.find("git") != nil, "git is not installed, and is what the walk is compared with"))
struct IgnoreFileTests {
  /// One case: ignore files by their folders, and files.
  struct Case: CustomTestStringConvertible {
    var name: String
    var ignore: [String: String]
    var files: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "names and endings", ignore: ["": "Generated.swift\n*.gen.swift\nout\n"],
      files: ["Generated.swift", "a/Generated.swift", "a/b.gen.swift", "out/A.swift", "a/out/B.swift", "a/c.swift"]),
    Case(
      name: "anchored to the folder of the file", ignore: ["": "/A.swift\nb/C.swift\n", "d": "/A.swift\n"],
      files: ["A.swift", "x/A.swift", "b/C.swift", "x/b/C.swift", "d/A.swift", "d/x/A.swift"]),
    Case(
      name: "folders only", ignore: ["": "thing.swift/\nbuild/\n"],
      files: ["thing.swift", "a/thing.swift/B.swift", "build/C.swift", "a/build/D.swift", "x/build.swift"]),
    Case(
      name: "negation, the last match decides", ignore: ["": "*.swift\n!Keep.swift\n", "a": "!B.swift\n"],
      files: ["Keep.swift", "Drop.swift", "a/B.swift", "a/Keep.swift", "a/c/B.swift", "d/B.swift"]),
    Case(
      name: "nothing returns from a folder that is ignored",
      ignore: ["": "/a/\n!/a/Keep.swift\n/b/*\n!/b/Keep.swift\n"],
      files: ["a/Keep.swift", "b/Keep.swift", "b/Other.swift"]),
    Case(
      name: "two stars", ignore: ["": "**/x/A.swift\na/**\nb/**/C.swift\n!a/keep/\nd**e.swift\n"],
      files: [
        "x/A.swift", "q/x/A.swift", "a/B.swift", "a/keep/B.swift", "b/C.swift", "b/1/2/C.swift", "c/b/C.swift",
        "d123e.swift", "d/e.swift",
      ]),
    Case(
      name: "one star stays in its folder", ignore: ["": "a/*.swift\nb/*/c.swift\n*/top.swift\n"],
      files: ["a/A.swift", "a/b/A.swift", "b/x/c.swift", "b/x/y/c.swift", "b/c.swift", "q/top.swift", "q/r/top.swift"]),
    Case(
      name: "escapes and signs",
      ignore: ["": "\\#a.swift\n\\!b.swift\n#c.swift\nd\\*.swift\ne\\ .swift\nf.swift   \ng.swift\\ \n"],
      files: ["#a.swift", "!b.swift", "#c.swift", "d*.swift", "dd.swift", "e .swift", "f.swift"]),
    Case(
      name: "brackets and question marks",
      ignore: ["": "[a-c].swift\n[!x]y.swift\n?z.swift\n[[:digit:]]?.swift\n[]q].swift\n[k\n[\\]m].swift\n"],
      files: [
        "a.swift", "d.swift", "xy.swift", "zy.swift", "éy.swift", "1z.swift", "12.swift", "].swift", "q.swift",
        "m.swift",
      ]),
    Case(
      name: "line ends and a byte order mark", ignore: ["": "\u{FEFF}a.swift\r\nb.swift\r\n\r\n  \n/\n//\nc.swift"],
      files: ["a.swift", "b.swift", "c.swift", "d.swift"]),
    Case(
      name: "a folder's own file comes before the one above",
      ignore: ["": "!a/b/A.swift\nB.swift\n", "a": "A.swift\n", "a/b": "!B.swift\n"],
      files: ["a/b/A.swift", "a/A.swift", "a/b/B.swift", "a/B.swift"]),
    Case(
      name: "all but some", ignore: ["": "/*\n!/Sources\n/Sources/*\n!/Sources/App\n"],
      files: ["A.swift", "Sources/B.swift", "Sources/App/C.swift", "Sources/App/x/D.swift", "Tests/E.swift"]),
  ]

  @Test(arguments: cases) func leavesOutWhatGitIgnores(_ example: Case) throws {
    let folder = try TemporaryFolder()
    try git(["init", "-q"], in: folder)
    for (place, text) in example.ignore { try folder.write(place.isEmpty ? ".gitignore" : "\(place)/.gitignore", text) }
    for file in example.files { try folder.write(file) }
    #expect(folder.files() == (try keptByGit(example.files, in: folder)))
  }

  @Test func readsTheRepositorysExcludeFile() throws {
    let folder = try TemporaryFolder()
    try git(["init", "-q"], in: folder)
    try folder.write(".git/info/exclude", "Local.swift\n")
    let files = ["Local.swift", "a/Local.swift", "Other.swift"]
    for file in files { try folder.write(file) }
    #expect(folder.files() == (try keptByGit(files, in: folder)))
  }

  @Test func readsTheExcludeFileOfALinkedWorkingTree() throws {
    let folder = try TemporaryFolder()
    try git(["init", "-q", "main"], in: folder)
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.invalid"]
    try git(["-C", "main"] + identity + ["commit", "-q", "--allow-empty", "-m", "one"], in: folder)
    try git(["-C", "main", "worktree", "add", "-q", "../linked"], in: folder)
    try folder.write("main/.git/info/exclude", "Local.swift\n")
    try folder.write("linked/Local.swift")
    try folder.write("linked/Other.swift")
    #expect(folder.files([folder.path("linked")]) == ["linked/Other.swift"])
  }

  private func git(_ arguments: [String], in folder: TemporaryFolder) throws {
    let run = try Program(#require(Program.find("git")), arguments, in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
  }

  private func keptByGit(_ files: [String], in folder: TemporaryFolder) throws -> [String] {
    // The person's own ignore file must not have a say.
    let arguments = ["-c", "core.excludesFile=/dev/null", "ls-files", "-z", "--others", "--exclude-standard"]
    let run = try Program(#require(Program.find("git")), arguments, in: folder.url)
    let kept = Set(run.text.split(separator: "\0").map(String.init))
    return files.filter(kept.contains).sorted { PathBytes($0) < PathBytes($1) }
  }
}
