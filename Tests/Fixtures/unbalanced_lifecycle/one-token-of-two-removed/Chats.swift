// Case: is the token unbalanced that the counterpart forgets?
import UIKit

final class Chats: UIViewController {
  private var sent: (any NSObjectProtocol)?
  private var received: (any NSObjectProtocol)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    sent = center.addObserver(forName: .messageSent, object: nil, queue: .main) { _ in print("sent") }
    received = center.addObserver(forName: .messageReceived, object: nil, queue: .main) { _ in print("received") }  // expect: unbalanced_lifecycle
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let sent { NotificationCenter.default.removeObserver(sent) }
  }

  deinit {
    if let received { NotificationCenter.default.removeObserver(received) }
  }
}

extension Notification.Name {
  static let messageSent = Notification.Name("MessageSent")
  static let messageReceived = Notification.Name("MessageReceived")
}
