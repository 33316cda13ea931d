import Testing

@testable import ObserverLint

/// ``TokenFate`` says what becomes of a token.
@Suite struct TokenFateTests {
  private func fate(_ statements: String, _ members: String = "") throws -> Fate {
    let text = LinkedText(
      """
      import Foundation
      final class Player {
        var token: Any?
        func play() { \(statements) }
        \(members)
      }
      """)
    return try #require(text.linked.tokenSites.first).fate
  }

  private static let observe = "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }"

  @Test func ofAStatementIsDropped() throws { #expect(try fate(Self.observe) == .dropped) }

  @Test func ofAPropertyIsKept() throws { #expect(try fate("token = \(Self.observe)") == .kept) }

  @Test func ofARemovedPropertyIsRemoved() throws {
    let stop = "func stop() { NotificationCenter.default.removeObserver(token!) }"
    #expect(try fate("token = \(Self.observe)", stop) == .removed)
  }

  @Test func ofAnArgumentOfUnseenCodeIsUnknown() throws { #expect(try fate("Store.keep(\(Self.observe))") == .unknown) }
}
