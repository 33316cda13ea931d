import Foundation
import Testing

@testable import ObserverLint

/// Ignore files made at random, from parts that mean something to git: what it ignores the walk leaves out.
@Suite(.enabled(if: Program.find("git") != nil, "git is not installed, and is what the walk is compared with"))
struct IgnoreComparisonTests {
  private static let parts = [
    "a", "b", "ab", "A", "*", "**", "?", "/", "/", "/", "*.swift", "a.swift", "b*", "[ab]", "[!a]", "[a-b]",
    "[[:alpha:]]", "\\a",
    "\\*", "!", "#", " ", "\\ ", ".", "..", "[", "]", "x.swift", "**/", "/**", "/**/", "é",
  ]

  private static let files: [String] = {
    let names = [
      "a.swift", "b.swift", "ab.swift", "x.swift", "A.swift", "!a.swift", "#b.swift", "*.swift", " a.swift", "é.swift",
    ]
    let folders = ["", "a/", "b/", "ab/", "a/b/", "a/a/", "b/a/b/", "x.swift/"]
    return folders.flatMap { folder in names.map { folder + $0 } }
      .filter { $0 != "x.swift" }
  }()

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func leavesOutWhatGitIgnores(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let git = try #require(Program.find("git"))
    try #require(try Program(git, ["init", "-q"], in: folder.url).status == 0)
    for file in Self.files { try folder.write(file) }
    for _ in 0..<25 {
      var texts: [String: String] = [:]
      for place in ["", "a/", "b/a/"] {
        let lines = (0..<Int.random(in: 1...4, using: &dice)).map { _ in
          (0..<Int.random(in: 1...4, using: &dice)).map { _ in Self.parts.randomElement(using: &dice) ?? "" }.joined()
        }
        texts[place] = lines.joined(separator: "\n")
        try folder.write(place + ".gitignore", texts[place] ?? "")
      }
      let arguments = ["-c", "core.excludesFile=/dev/null", "ls-files", "-z", "--others", "--exclude-standard"]
      let run = try Program(git, arguments, in: folder.url)
      let kept = Set(run.text.split(separator: "\0").map(String.init))
      let wanted = Self.files.filter(kept.contains).sorted { PathBytes($0) < PathBytes($1) }
      #expect(folder.files() == wanted, "\(texts)")
    }
  }

  /// `--exclude` means what an ignore file in the current folder means.
  @Test func excludeMeansTheSame() throws {
    var dice = SeededGenerator(seed: 7)
    let (folder, ignoring) = (try TemporaryFolder(), try TemporaryFolder())
    for file in Self.files {
      try folder.write(file)
      try ignoring.write(file)
    }
    for _ in 0..<100 {
      let patterns = (0..<Int.random(in: 1...3, using: &dice)).map { _ in
        (0..<Int.random(in: 1...4, using: &dice)).map { _ in Self.parts.randomElement(using: &dice) ?? "" }.joined()
      }
      // What shells complete, `./a`, an ignore file does not know.
      if patterns.contains(where: { $0.hasPrefix("./") }) { continue }
      try ignoring.write(".gitignore", patterns.joined(separator: "\n"))
      #expect(folder.files(exclude: patterns) == ignoring.files(), "\(patterns)")
    }
  }
}
