// Case: are two blocks for one name silent, as each has work and a token of its own?
import Foundation

final class Map {
  private var tokens: [any NSObjectProtocol] = []

  func start() {
    let center = NotificationCenter.default
    tokens.append(center.addObserver(forName: .mapMoved, object: nil, queue: nil) { _ in print("moved") })
    tokens.append(center.addObserver(forName: .mapMoved, object: nil, queue: nil) { _ in print("drawn") })
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}

extension Notification.Name {
  static let mapMoved = Notification.Name("MapMoved")
}
