import Testing

@testable import ObserverLint

/// ``Lifetime`` and ``Ownership`` say which objects live as long as the process.
@Suite struct LifetimeTests {
  /// Returns true if an object of the type `Player` is made once and kept.
  private func isProcessLong(_ code: String) throws -> Bool {
    let text = LinkedText("import UIKit\nfinal class Player { func play() {} }\n" + code)
    let play = try text.function("play")
    return text.linked.lifetime.processLong(play) != nil || text.linked.ownership.path(toOwnerOf: play) != nil
  }

  @Test(arguments: [
    "enum Players { static let shared = Player() }", "let player = Player()",
    "final class App: NSObject, UIApplicationDelegate { let player = Player() }",
    "final class Hub { static let shared = Hub(); private let player = Player() }",
    "final class Hub { static let shared = Hub(); private lazy var player = Player() }",
  ])
  func isKeptForGood(_ code: String) throws { #expect(try isProcessLong(code)) }

  @Test(arguments: [
    "func open() { let player = Player(); player.play() }",
    "final class Screen: UIViewController { let player = Player() }\nfunc open() { print(Screen()) }",
    "enum Players { static let shared = Player() }\nfunc open() { Player().play() }",
  ])
  func mayBeMadeAgain(_ code: String) throws { #expect(try !isProcessLong(code)) }
}
