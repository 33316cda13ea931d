// Case: article on small controllers: an observer object registers a block in `init` and removes its token in `deinit`.
import UIKit

final class KeyboardObserver {
  private let token: any NSObjectProtocol
  private let center: NotificationCenter

  init(center: NotificationCenter = .default, onShow: @escaping @Sendable (Notification) -> Void) {
    self.center = center
    token = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main, using: onShow)
  }

  deinit {
    center.removeObserver(token)
  }
}
