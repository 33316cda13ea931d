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

  private func copies(_ count: Int) -> String {
    (1...count).map { "let copy\($0) = \($0 == 1 ? Self.observe : "copy\($0 - 1)")" }.joined(separator: "; ")
  }

  @Test func ofALocalThatIsCopiedIsDropped() throws { #expect(try fate(copies(20)) == .dropped) }

  /// A search that exhausts its budget answers unknown.
  @Test func ofMoreCopiesThanASearchVisitsIsUnknown() throws { #expect(try fate(copies(Budget.places)) == .unknown) }

  /// Each call of a helper has a token of its own, so that the number of calls exhausts no budget.
  @Test func ofAHelperIsThatOfEachCall() throws {
    let calls = (1...Budget.places).map { "final class Player\($0) { let token = observe() }" }
    let text = LinkedText(
      """
      import Foundation
      func observe() -> Any { \(Self.observe) }
      \(calls.joined(separator: "\n"))
      """)
    // The registration is a site, too.
    #expect(text.linked.tokenSites.count { $0.fate == .kept } == calls.count + 1)
  }
}
