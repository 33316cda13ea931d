import Foundation
import Testing

@testable import ObserverLint

/// Patterns that nobody would write, put together at random, mean to us what they mean to git.
@Suite(.enabled(if: Program.find("git") != nil, "git is not installed, and is what patterns are compared with"))
struct IgnorePatternTests {
  private static let pieces = [
    "a", "b", "ab", "*", "*", "**", "/", "/", "?", "[ab]", "[!a]", "\\a", "\\*", "**/", "/**", "/**/", " ", "!", "[",
    "]",
  ]
  private static let names = ["a", "b", "ab", "aab", "ba", "*", "a b"]

  @Test(arguments: [1, 2]) func agreesWithGit(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let patterns = (0..<400).map { _ in
      (0..<Int.random(in: 1...5, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    }
    let paths = (0..<40).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.names.randomElement(using: &random) ?? "" }
        .joined(separator: "/")
    }
    // Each pattern in a folder of its own, so that git need be asked only once.
    let folder = try TemporaryFolder()
    let git = try #require(Program.find("git"))
    try #require(try Program(git, ["init", "-q"], in: folder.url).status == 0)
    for (index, pattern) in patterns.enumerated() { try folder.write("\(index)/.gitignore", pattern + "\n") }
    let questions = patterns.indices.flatMap { index in paths.map { "\(index)/\($0)" } }
    let answer = try Program(
      git, ["-c", "core.excludesFile=/dev/null", "check-ignore", "-z", "--stdin", "--no-index"], in: folder.url,
      input: Data(questions.map { $0 + "\0" }.joined().utf8))
    let ignored = Set(answer.text.split(separator: "\0").map(String.init))
    try #require(!ignored.isEmpty, "\(answer.errors)")

    for (index, pattern) in patterns.enumerated() {
      let parsed = IgnorePattern.parse(Array(pattern.utf8))
      for path in paths {
        #expect(
          Self.ignores(parsed, path) == ignored.contains("\(index)/\(path)"), "pattern '\(pattern)', path '\(path)'")
      }
    }
  }

  /// A path is ignored where it or a folder above it is. The paths are not on disk, so the last part is no folder.
  private static func ignores(_ patterns: [IgnorePattern], _ path: String) -> Bool {
    let bytes = Array(path.utf8)
    let folders = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }.map { bytes[..<$0] }
    return (folders.map { ($0, true) } + [(bytes[...], false)]).contains { part, isFolder in
      patterns.last { $0.matches(part, isFolder: isFolder) }.map { !$0.isNegated } ?? false
    }
  }
}
