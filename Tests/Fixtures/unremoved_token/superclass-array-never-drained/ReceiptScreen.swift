import UIKit

final class ReceiptScreen: BaseScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let token = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: .receiptPrinted, object: nil, queue: .main
    ) { [weak self] _ in
      self?.closeScreen()
    }
    tokens.append(token)
  }
}

extension Notification.Name {
  static let receiptPrinted = Notification.Name("ReceiptPrinted")
}
