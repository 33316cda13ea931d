// Case: is a removal of everything silent that ends nothing, which another rule says?
import UIKit

final class Form: UIViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: .formChanged, object: nil, queue: .main
    ) { _ in }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: ineffective_removal
  }
}

extension Notification.Name {
  static let formChanged = Notification.Name("FormChanged")
}
