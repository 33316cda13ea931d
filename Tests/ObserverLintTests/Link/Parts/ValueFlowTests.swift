import Testing

@testable import ObserverLint

/// ``ValueFlow`` connects where a token comes from with where it goes.
@Suite struct ValueFlowTests {
  private func flow(_ members: String) -> LinkedText {
    LinkedText(
      """
      import Foundation
      final class Player {
        let center = NotificationCenter.default
        var token: NSObjectProtocol?
        var other: NSObjectProtocol?
        var tokens: [NSObjectProtocol] = []
        func play() { \(members) }
      """)
  }

  private static let observe = "center.addObserver(forName: nil, object: nil, queue: nil) { _ in }"

  @Test(arguments: [
    "token = \(observe) }; func stop() { center.removeObserver(token!) } }",
    "let made = \(observe); token = made }; func stop() { if let token { center.removeObserver(token) } } }",
    "tokens.append(\(observe)) }; func stop() { tokens.forEach { center.removeObserver($0) } } }",
    "tokens += [\(observe)] }; func stop() { for token in tokens { center.removeObserver(token) } } }",
    "end(\(observe)) }; func end(_ ended: NSObjectProtocol) { center.removeObserver(ended) } }",
    "token = make() }; func make() -> NSObjectProtocol { \(observe) }; deinit { center.removeObserver(token!) } }",
  ])
  func aTokenReachesItsRemoval(_ members: String) throws {
    #expect(try flow(members).reaches("addObserver", "removeObserver"))
  }

  @Test(arguments: [
    "token = \(observe) }; func stop() { center.removeObserver(other!) } }",
    "_ = \(observe) }; func stop(_ given: NSObjectProtocol) { center.removeObserver(given) } }",
  ])
  func aTokenDoesNotReachAnotherRemoval(_ members: String) throws {
    #expect(try !flow(members).reaches("addObserver", "removeObserver"))
  }

  @Test func aStoredTokenReachesTheProperty() throws {
    let text = flow("token = \(Self.observe) } }")
    #expect(try text.reaches("addObserver", "token"))
    #expect(try !text.reaches("addObserver", "other"))
  }
}
