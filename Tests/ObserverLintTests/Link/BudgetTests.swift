import Testing

@testable import ObserverLint

/// A search that exhausts its budget leads to no finding.
@Suite struct BudgetTests {
  private func rules(_ text: String) -> [String] { InMemoryProgram(text).linted().findings.map(\.rule) }

  /// The center is one of very many, and the default center may be one of them.
  private func program(centers: Int) -> String {
    """
    import Foundation
    final class Player {
      private var center = NotificationCenter()
      private var token: Any?
      func renew(_ number: Int) {
        switch number {
    \((0..<centers).map { "    case \($0): center = NotificationCenter()" }.joined(separator: "\n"))
        default: break
        }
      }
      func play() { token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in } }
      func stop() { if let token { NotificationCenter.default.removeObserver(token) } }
    }
    """
  }

  @Test func aCenterOfFewSourcesIsAnotherOne() { #expect(rules(program(centers: 3)).contains("unremoved_token")) }

  @Test func aCenterOfVeryManySourcesIsUnknown() { #expect(rules(program(centers: 300)) == []) }
}
