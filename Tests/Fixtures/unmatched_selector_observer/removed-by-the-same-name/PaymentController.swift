// Case: do removals by the same name match, with the same object, with `object: nil`, and with `name: nil`?
import UIKit

final class PaymentController: UIViewController {
  private let amountField = UITextField()
  private let queue = NSObject()

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(changed), name: .paymentChanged, object: nil)
    center.addObserver(self, selector: #selector(changed), name: UITextField.textDidChangeNotification, object: amountField)
    center.addObserver(
      self, selector: #selector(changed), name: UITextField.textDidEndEditingNotification, object: amountField)
    center.addObserver(self, selector: #selector(changed), name: .paymentQueued, object: queue)
  }

  deinit {
    let center = NotificationCenter.default
    center.removeObserver(self, name: .paymentChanged, object: nil)
    center.removeObserver(self, name: UITextField.textDidChangeNotification, object: amountField)
    center.removeObserver(self, name: UITextField.textDidEndEditingNotification, object: nil)
    center.removeObserver(self, name: nil, object: queue)
  }

  @objc private func changed() {}
}

extension Notification.Name {
  static let paymentChanged = Notification.Name("PaymentChanged")
  static let paymentQueued = Notification.Name("PaymentQueued")
}
