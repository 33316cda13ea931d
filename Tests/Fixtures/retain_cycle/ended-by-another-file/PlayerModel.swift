// Case: another object empties the bag that holds the closure.
import Combine
import Foundation

final class PlayerModel {
  var subscriptions = Set<AnyCancellable>()
  var position = 0

  func start() {
    NotificationCenter.default.publisher(for: Notification.Name("Moved"))
      .sink { _ in self.position += 1 }
      .store(in: &subscriptions)
  }
}
