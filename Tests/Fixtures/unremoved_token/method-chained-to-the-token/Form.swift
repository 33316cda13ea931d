// Case: does a method that is called on the token at once keep it?
import Foundation
import TokenKit

final class Form {
  private let bag = TokenBag()

  func start() {
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }.keep(in: bag)
    NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in }.collect(into: self)
  }

  fileprivate var tokens: [any NSObjectProtocol] = []

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

extension NSObjectProtocol {
  fileprivate func collect(into form: Form) { form.tokens.append(self) }
}

extension Notification.Name {
  static let changed = Notification.Name("Changed")
}
