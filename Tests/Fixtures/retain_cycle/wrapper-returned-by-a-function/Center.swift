// Case: is a cycle seen through a function that returns what removes the observer when it is released?
import Foundation

final class Tok {
  private let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) { self.token = token }

  deinit { NotificationCenter.default.removeObserver(token) }
}

extension NotificationCenter {
  func watch(_ name: Notification.Name, handler: @escaping () -> Void) -> Tok {
    Tok(addObserver(forName: name, object: nil, queue: nil) { _ in handler() })
  }
}

final class Screen {
  private var first: Tok?
  private var second: Tok?
  private var third: Tok?

  func start() {
    first = NotificationCenter.default.watch(.changed) { self.show() }  // expect: retain_cycle
    second = NotificationCenter.default.watch(.changed, handler: show)  // expect: retain_cycle
    third = NotificationCenter.default.watch(.changed) { [weak self] in self?.show() }
  }

  private func show() {}
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
