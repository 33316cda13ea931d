// Case: does a token of the program's own that ends with its release pile up in a collection, and not in a property?
import UIKit

final class Token {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol, _ center: NotificationCenter) {
    self.token = token
    self.center = center
  }

  deinit { center.removeObserver(token) }
}

extension NotificationCenter {
  func watch(_ name: Notification.Name, _ block: @escaping (Notification) -> Void) -> Token {
    Token(addObserver(forName: name, object: nil, queue: .main, using: block), self)
  }
}

final class ChessController: UIViewController {
  private var moved: Token?
  private var tokens: [Token] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    moved = NotificationCenter.default.watch(.moved) { _ in print("moved") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tokens.append(NotificationCenter.default.watch(.moved) { _ in print("moved") })  // expect: unbalanced_lifecycle
  }
}

extension Notification.Name {
  static let moved = Notification.Name("Moved")
}
