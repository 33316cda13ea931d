import Testing

@testable import ObserverLint

/// ``PublisherEndings`` says how long an observed publisher goes on.
@Suite struct PublisherEndingsTests {
  private func ending(_ publisher: String) throws -> String {
    let text = LinkedText(
      "import Combine\nlet center = NotificationCenter.default\nfunc play() { \(publisher).sink { _ in } }")
    switch try text.linked.endings.chain(of: #require(text.program.receiver(text.call("sink")))).ending {
    case .never: return "never"
    case .atOnce: return "at once"
    case .later: return "later"
    case .unknown: return "unknown"
    }
  }

  @Test(arguments: [
    ("center.publisher(for: .init(\"a\"))", "never"), ("center.publisher(for: .init(\"a\")).map { $0 }", "never"),
    ("center.publisher(for: .init(\"a\")).first()", "unknown"), ("Just(1)", "at once"),
    ("Just(1).map { $0 }", "at once"),
    ("unseen()", "unknown"),
  ])
  func of(_ publisher: String, _ ending: String) throws { #expect(try self.ending(publisher) == ending) }
}
