import Testing

@testable import ObserverLint

/// ``Identity`` decides when two names or centers are the same, and ``RemovalReach`` which registration a removal ends.
@Suite struct IdentityTests {
  private func verdict(_ registration: String, _ removal: String) throws -> RemovalReach.Verdict {
    let text = LinkedText(
      """
      import Foundation
      extension Notification.Name {
        static let opened = Notification.Name("Opened")
        static let alsoOpened = Notification.Name("Opened")
        static let closed = Notification.Name("Closed")
      }
      final class Panel {
        let own = NotificationCenter()
        let center = NotificationCenter.default
        func start() { \(registration) }
        func stop() { \(removal) }
        @objc func handle() {}
      }
      """)
    let linked = text.linked
    return linked.reach.verdict(
      of: try #require(linked.flow.removalArguments.first), on: try #require(linked.registrations.first))
  }

  private static let registration =
    "center.addObserver(self, selector: #selector(handle), name: .opened, object: nil)"

  @Test(arguments: [
    "center.removeObserver(self)", "center.removeObserver(self, name: .opened, object: nil)",
    "center.removeObserver(self, name: .alsoOpened, object: nil)",
    "NotificationCenter.default.removeObserver(self, name: Notification.Name(\"Opened\"), object: nil)",
  ])
  func ends(_ removal: String) throws {
    guard case .ends = try verdict(Self.registration, removal) else {
      Issue.record("'\(removal)' does not end the registration")
      return
    }
  }

  @Test(arguments: [
    ("center.removeObserver(self, name: .closed, object: nil)", RemovalReach.Difference.name),
    ("own.removeObserver(self)", .center), ("center.removeObserver(center)", .observer),
  ])
  func misses(_ removal: String, _ difference: RemovalReach.Difference) throws {
    guard case .misses(let found) = try verdict(Self.registration, removal) else {
      Issue.record("'\(removal)' may end the registration")
      return
    }
    #expect(found == difference)
  }

  @Test func aCenterThatCallersGiveMayBeTheSame() throws {
    let given = "}; func end(_ given: NotificationCenter) { given.removeObserver(self)"
    #expect(try verdict(Self.registration, given).mayEnd)
  }
}
