// Case: is a token that goes to a function, or into a property, of another package unknown, hence silent?
import Foundation
import TokenBag

final class GameModel: BaseModel {
  private let bag = TokenBag()

  func start() {
    bag.insert(
      NotificationCenter.default.addObserver(forName: .gameOver, object: nil, queue: nil) { _ in print("over") })
    observers.append(
      NotificationCenter.default.addObserver(forName: .gamePaused, object: nil, queue: nil) { _ in print("paused") })
  }
}

extension Notification.Name {
  static let gameOver = Notification.Name("GameOver")
  static let gamePaused = Notification.Name("GamePaused")
}
