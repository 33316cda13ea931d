// Case: do selector and key-path registrations, which return nothing, stay outside this rule?
import Foundation

final class Inspector: NSObject {
  @objc dynamic var progress = Progress()

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .inspected, object: nil)
    progress.addObserver(self, forKeyPath: "fractionCompleted", options: [.new], context: nil)
  }

  deinit {
    progress.removeObserver(self, forKeyPath: "fractionCompleted")
    NotificationCenter.default.removeObserver(self, name: .inspected, object: nil)
  }

  @objc private func refresh() {}
}

extension Notification.Name {
  static let inspected = Notification.Name("Inspected")
}
