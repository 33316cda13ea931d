import Testing

@testable import ObserverLint

/// ``Captures`` says how a block holds `self`.
@Suite struct CapturesTests {
  private func holds(_ closure: String) throws -> Bool {
    let text = LinkedText(
      "final class Player { var count = 0; func go() {}; func play() { run \(closure) } }")
    return try text.linked.captures.holdOfSelf(by: text.closure(givenTo: "run")) != nil
  }

  @Test(arguments: [
    "{ self.go() }", "{ go() }", "{ [self] in go() }", "{ count += 1 }", "{ later { [weak self] in self?.go() } }",
  ])
  func strongly(_ closure: String) throws { #expect(try holds(closure)) }

  @Test(arguments: ["{ [weak self] in self?.go() }", "{ [unowned self] in go() }", "{ print(1) }"])
  func notAtAll(_ closure: String) throws { #expect(try !holds(closure)) }
}
