// Case: does a removal count in private methods that call each other, and that no other code calls?
import Foundation

final class Heater {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .heat, object: nil, queue: nil) { _ in  // expect: unremoved_token
        print("hot")
      })
  }

  private func stop(again: Bool) {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    if again { restart() }
  }

  private func restart() {
    stop(again: false)
    start()
  }
}

final class Cooler {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    tokens.append(NotificationCenter.default.addObserver(forName: .heat, object: nil, queue: nil) { _ in print("hot") })
  }

  private func stop(again: Bool) {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    if again { restart() }
  }

  private func restart() {
    stop(again: false)
    start()
  }

  func toggle() { restart() }
}

extension Notification.Name {
  static let heat = Notification.Name("Heat")
}
