// Case: does a property that removes its old tokens when it changes end what each appearance registers?
import UIKit

final class ListPage: UIViewController {
  private var tokens: [any NSObjectProtocol] = [] {
    didSet { for token in oldValue { NotificationCenter.default.removeObserver(token) } }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tokens = [NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in print("list") }]
  }
}

final class ChartPage: UIViewController {
  private var tokens: [any NSObjectProtocol] = [] {
    didSet { print(tokens.count) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tokens = [NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in print("list") }]  // expect: unbalanced_lifecycle
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
