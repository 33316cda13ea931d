import UIKit

final class ReportController: Base {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(reportReady), name: .reportReady, object: nil)
  }

  deinit {
    removeFromCenter()
  }

  @objc private func reportReady() {}
}

extension Notification.Name {
  static let reportReady = Notification.Name("ReportReady")
}
