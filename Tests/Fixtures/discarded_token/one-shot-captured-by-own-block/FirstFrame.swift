// Case: is a local token clean when its own block captures and removes it?
import UIKit

enum FirstFrame {
  static func whenActive(_ work: @escaping () -> Void) {
    var token: (any NSObjectProtocol)?
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in
      if let token { NotificationCenter.default.removeObserver(token) }
      token = nil
      work()
    }
  }

  static func whenHidden(_ work: @escaping () -> Void) {
    let center = NotificationCenter.default
    weak var token: (any NSObjectProtocol)?
    token = center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in
      defer { work() }
      guard let observer = token else { return }
      center.removeObserver(observer)
    }
  }
}
