// Case: is an optional observer matched whose registration and removal both bind it first?
import Foundation

final class RelayController {
  weak var target: RelayTarget?

  func start() {
    guard let target else { return }
    NotificationCenter.default.addObserver(target, selector: #selector(RelayTarget.relayed), name: .relayed, object: nil)
  }

  func stop() {
    if let observer = target {
      NotificationCenter.default.removeObserver(observer, name: .relayed, object: nil)
    }
  }
}

final class RelayTarget: NSObject {
  @objc func relayed() {}
}

extension Notification.Name {
  static let relayed = Notification.Name("Relayed")
}
