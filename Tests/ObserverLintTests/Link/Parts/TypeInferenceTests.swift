import Testing

@testable import ObserverLint

/// ``TypeInference`` finds the types of variables by annotations, by what they begin with, and by the catalog.
@Suite struct TypeInferenceTests {
  @Test(arguments: [
    ("let found: Player", "Player"), ("let found: Player?", "Player"), ("let found = Player()", "Player"),
    ("let found: [Player] = []", "[Player]"), ("let found = [Player()]", "[Player]"),
    ("let found = [Player()].first", "Player"), ("let found = Player.shared", "Player"),
    ("let found = Player.shared.track", "Track"), ("let found = Player.make()", "Track"),
    ("let found = Player.self", "Player.Type"), ("let found = other as? Track", "Track"),
    ("let found = Player.Mode()", "Player.Mode"), ("let found: (Int) -> Void = { _ in }", "function"),
    ("let found = NotificationCenter.default", "NotificationCenter"), ("let found = unseen()", "unknown"),
  ])
  func ofAVariable(_ declaration: String, _ type: String) throws {
    let text = LinkedText(
      """
      import Foundation
      final class Track {}
      final class Player {
        struct Mode {}
        static let shared = Player()
        let track = Track()
        static func make() -> Track { Track() }
      }
      \(declaration)
      """)
    #expect(try text.type(of: "found") == type)
  }

  @Test func ofAnElement() throws {
    let text = LinkedText("struct Row {}\nlet rows: [Row] = []\nfunc show() { for found in rows { print(found) } }")
    #expect(try text.type(of: "found") == "Row")
  }

  @Test func twoPropertiesThatBeginWithEachOtherAreUnknown() throws {
    let text = LinkedText("final class A { lazy var first = second; lazy var second = first }")
    #expect(try text.type(of: "first") == "unknown")
  }
}
