// Case: is the result of a single-expression closure lost when it is given to `forEach`, which ignores it?
import UIKit

final class ReachabilityBanner: UIView {
  private let names: [Notification.Name] = [.networkLost, .networkRestored]

  func activate() {
    names.forEach { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] note in  // expect: discarded_token
        self?.isHidden = note.name == .networkRestored
      }
    }
    names.forEach {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: .main) { _ in print("network") }  // expect: discarded_token
    }
  }
}

extension Notification.Name {
  static let networkLost = Notification.Name("NetworkLost")
  static let networkRestored = Notification.Name("NetworkRestored")
}
