// Case: a superclass and its subclass call the same helper, which registers a block.
import UIKit

protocol Monitoring: AnyObject {
  var token: (any NSObjectProtocol)? { get set }
}

extension Monitoring {
  func start() {
    token = NotificationCenter.default.addObserver(  // expect: warning duplicate_registration
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

final class BuyController: AmountController {
  override func viewDidLoad() {
    super.viewDidLoad()
    start()
  }
}

// The helper removes the previous token.
class PriceController: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    observe()
  }

  func observe() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = NotificationCenter.default.addObserver(
      forName: .reachabilityChanged, object: nil, queue: nil
    ) { _ in print("changed") }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class SellController: PriceController {
  override func viewDidLoad() {
    super.viewDidLoad()
    observe()
  }
}

// The token is asked for first.
class ListController: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    observe()
  }

  func observe() {
    guard token == nil else { return }
    token = NotificationCenter.default.addObserver(
      forName: .reachabilityChanged, object: nil, queue: nil
    ) { _ in print("changed") }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class OrderController: ListController {
  override func viewDidLoad() {
    super.viewDidLoad()
    observe()
  }
}

// Each call gives another name.
final class ChartController: UIViewController {
  private var tokens: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    observe(.reachabilityChanged)
    observe(.chartChanged)
  }

  private func observe(_ name: Notification.Name) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print("changed") })
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}

extension Notification.Name {
  static let reachabilityChanged = Notification.Name("ReachabilityChanged")
  static let chartChanged = Notification.Name("ChartChanged")
}
