import Foundation
import Testing

/// The style of `Docs/style.md`, as far as a program can check it.
@Suite struct DocCommentTests {
  /// A comment that begins with "What" or "Whether" has a relative clause as its subject, or no verb.
  @Test func commentsBeginWithTheirSubject() throws {
    let sources = Repository.root.appendingPathComponent("Sources")
    let weak = try Repository.files(below: sources, ending: ".swift").flatMap { file in
      let lines = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().filter { $1.contains(/^\s*\/\/\/ (What|Whether)\b/) }.map { "\(file):\($0.offset + 1)" }
    }
    #expect(weak == [], "state the fact, subject first")
  }
}
