import Foundation
import Testing

@testable import ObserverLint

/// The style of `Docs/style.md`, as far as a program can check it.
@Suite struct DocCommentTests {
  /// A comment that begins with "What" or "Whether" has a relative clause as its subject, or no verb.
  @Test func commentsBeginWithTheirSubject() throws {
    let sources = Repository.root.appendingPathComponent("Sources")
    let weak = try Repository.files(below: sources, ending: ".swift").flatMap { file in
      let lines = try Data(contentsOf: sources.appendingPathComponent(file)).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return lines.enumerated().filter { Self.isWeak($1) }.map { "\(file):\($0.offset + 1)" }
    }
    #expect(weak == [], "state the fact, subject first")
  }

  /// Bytes are compared, because a regular expression takes seconds for all sources in a build for debugging.
  private static func isWeak(_ line: Data) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    return ["What", "Whether"].contains { word in
      let start = "/// \(word)"
      guard text.starts(with: start.utf8) else { return false }
      return !(text.dropFirst(start.utf8.count).first.map(WordBounds.isWord) ?? false)
    }
  }
}
