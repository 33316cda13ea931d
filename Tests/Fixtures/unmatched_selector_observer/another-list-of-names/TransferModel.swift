// Case: is a list of names that a loop adds unmatched when another list is removed?
import Foundation

final class TransferModel: NSObject {
  private let started: [Notification.Name] = [Notification.Name("UploadStarted"), Notification.Name("CopyStarted")]
  private let ended: [Notification.Name] = [Notification.Name("UploadEnded"), Notification.Name("CopyEnded")]

  func begin() {
    for name in started {
      NotificationCenter.default.addObserver(self, selector: #selector(changed), name: name, object: nil)  // expect: unmatched_selector_observer
    }
  }

  deinit {
    ended.forEach { NotificationCenter.default.removeObserver(self, name: $0, object: nil) }  // expect: note ineffective_removal
  }

  @objc private func changed() {}
}
