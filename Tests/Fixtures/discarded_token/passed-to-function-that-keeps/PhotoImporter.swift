import Foundation

final class PhotoImporter: ObserverOwner {
  func start() {
    let center = NotificationCenter.default
    own(center.addObserver(forName: .photoAdded, object: nil, queue: nil) { _ in print("added") })
    let removed = center.addObserver(forName: .photoRemoved, object: nil, queue: nil) { _ in print("removed") }
    own(all: [removed])
  }
}

extension Notification.Name {
  static let photoAdded = Notification.Name("PhotoAdded")
  static let photoRemoved = Notification.Name("PhotoRemoved")
}
