// Case: is the token lost as the last expression of closures whose type returns Void: async blocks, animations, a stored `() -> Void`?
import UIKit

final class SessionController: UIViewController {
  private let center = NotificationCenter.default

  private lazy var startListening: () -> Void = { [center] in
    center.addObserver(forName: .sessionExpired, object: nil, queue: .main) { _ in print("expired") }  // expect: discarded_token
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    startListening()
    DispatchQueue.main.async { [center] in
      center.addObserver(forName: .sessionRenewed, object: nil, queue: .main) { _ in print("renewed") }  // expect: discarded_token
    }
    UIView.animate(withDuration: 0.2) { [self] in
      center.addObserver(forName: .sessionLocked, object: nil, queue: .main) { _ in print("locked") }  // expect: discarded_token
    }
  }
}

extension Notification.Name {
  static let sessionExpired = Notification.Name("SessionExpired")
  static let sessionRenewed = Notification.Name("SessionRenewed")
  static let sessionLocked = Notification.Name("SessionLocked")
}
