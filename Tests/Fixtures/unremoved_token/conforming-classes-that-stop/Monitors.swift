// Case: each class that conforms runs the removal: a subclass, its superclass, or an object that keeps it.
import UIKit

protocol Monitoring: AnyObject {
  var token: (any NSObjectProtocol)? { get set }
}

extension Monitoring {
  func start() {
    token = NotificationCenter.default.addObserver(
      forName: .reachabilityChanged, object: nil, queue: nil
    ) { _ in print("changed") }
  }

  func stop() {
    end()
  }

  func end() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

class AmountController: UIViewController, Monitoring {
  var token: (any NSObjectProtocol)?

  deinit {
    stop()
  }
}

final class BuyController: AmountController {
  override func viewDidLoad() {
    super.viewDidLoad()
    start()
  }
}

final class Model: Monitoring {
  var token: (any NSObjectProtocol)?

  init() {
    start()
  }
}

final class ListController: UIViewController {
  private let model = Model()

  deinit {
    model.stop()
  }
}

extension Notification.Name {
  static let reachabilityChanged = Notification.Name("ReachabilityChanged")
}
