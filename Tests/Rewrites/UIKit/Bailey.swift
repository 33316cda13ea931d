// Case: a token that each appearance overwrites, and only the deinit removes
import UIKit

final class Bailey: UIViewController {
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { _ in }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
