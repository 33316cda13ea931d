import Testing

@testable import ObserverLint

/// A linked program holds the answers to all questions about it.
@Suite struct LinkedProgramTests {
  /// Programs are analysed in turn, and the memory of each is free for the next.
  @Test(arguments: Fixture.samples)
  func isReleasedWithItsAnswers(_ fixture: Fixture) throws {
    weak var released: LinkedProgram?
    do {
      let texts = try fixture.program().files.map { String(decoding: $0.bytes, as: UTF8.self) }
      let linked = LinkedText(texts.joined(separator: "\n")).linked
      released = linked
      for rule in RuleRegistry.rules { _ = rule.findings(in: linked) }
    }
    #expect(released == nil)
  }
}
