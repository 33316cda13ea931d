import Testing

/// A construct of the language with a token that is dropped inside of it, and must be reported on its line.
struct Construct: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let text: String

  /// `drop` stands, alone on its line, for a registration whose token is dropped.
  init(_ name: String, _ text: String) {
    testDescription = name
    self.text = text
  }

  /// The same within a method.
  init(_ name: String, inMethod statements: String) {
    self.init(name, "final class Model {\n  func run() async throws {\n\(statements)\n  }\n}\n")
  }

  var program: InMemoryProgram { InMemoryProgram(text.replacing(/\bdrop\b/, with: Self.registration)) }

  private static let registration =
    "NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }"
    + "  // expect: discarded_token"
}
