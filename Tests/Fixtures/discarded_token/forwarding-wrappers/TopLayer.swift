import Foundation

final class TopLayer {
  private let middle = MiddleLayer()
  private var token: (any NSObjectProtocol)?

  func add() {
    token = added()
  }

  private func added() -> any NSObjectProtocol {
    let result = middle.add(Notification.Name("Layered")) { print("layered") }
    return result
  }

  deinit {
    token.map(NotificationCenter.default.removeObserver)
  }
}
