import UIKit

final class InvoicesController: GenericController<String, UITableViewCell> {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .invoicesChanged, object: nil)
  }

  @objc private func reload() {}
}

extension Notification.Name {
  static let invoicesChanged = Notification.Name("InvoicesChanged")
}
