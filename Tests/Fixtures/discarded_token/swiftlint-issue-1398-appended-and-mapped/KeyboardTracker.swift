// Case: SwiftLint 1398: a call inside `append(…)`, and one as the implicit result of `map`'s closure, keep their tokens.
import UIKit

final class KeyboardTracker {
  private var observers: [any NSObjectProtocol] = []
  private let center: NotificationCenter
  private(set) var isKeyboardShown = false

  init(center: NotificationCenter) {
    self.center = center
    observers.append(center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil)
    { [weak self] _ in
      self?.isKeyboardShown = true
    })
  }

  func track(_ names: [Notification.Name], block: @escaping @Sendable (Notification) -> Void) {
    let tokens = names.map {
      self.center.addObserver(
        forName: $0,
        object: nil,
        queue: .main,
        using: block
      )
    }
    observers += tokens
  }

  deinit {
    observers.forEach { center.removeObserver($0) }
  }
}
