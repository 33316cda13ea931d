// Case: does a removal end a token at each end of its controller that runs at one end only?
import UIKit

final class Form: UIViewController {
  private var pushed: NSObjectProtocol?
  private var shown: NSObjectProtocol?
  private var both: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    pushed = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }  // expect: error unremoved_token
    shown = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }
    both = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent, let pushed {
      NotificationCenter.default.removeObserver(pushed)
    }
    if isMovingFromParent || isBeingDismissed, let both {
      NotificationCenter.default.removeObserver(both)
    }
    if isMovingFromParent, let shown {
      NotificationCenter.default.removeObserver(shown)
    }
  }

  deinit {
    if let shown { NotificationCenter.default.removeObserver(shown) }
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
