import Foundation

final class LockerModel {
  private let registry = TokenRegistry()
  private var token: (any NSObjectProtocol)?

  func start() {
    let token = NotificationCenter.default.addObserver(forName: .lockerOpened, object: nil, queue: nil) { _ in  // expect: unremoved_token
      print("opened")
    }
    registry.insert(token)
    self.token = token
  }

  deinit {
    if let token { registry.removeObserver(token) }
  }
}

extension Notification.Name {
  static let lockerOpened = Notification.Name("LockerOpened")
}
