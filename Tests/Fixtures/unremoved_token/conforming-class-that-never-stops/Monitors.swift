// Case: the extension of a protocol registers and removes, and a class that conforms never runs the removal.
import UIKit

protocol Monitoring: AnyObject {
  var token: (any NSObjectProtocol)? { get set }
}

extension Monitoring {
  func start() {
    token = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: .reachabilityChanged, object: nil, queue: nil
    ) { _ in print("changed") }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

class AmountController: UIViewController, Monitoring {
  var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    start()
  }

  deinit {
    stop()
  }
}

final class PreviewController: UIViewController, Monitoring {
  var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    start()
  }
}

final class ListController: UIViewController {
  func show() {
    show(AmountController(), sender: nil)
    show(PreviewController(), sender: nil)
  }
}

extension Notification.Name {
  static let reachabilityChanged = Notification.Name("ReachabilityChanged")
}
