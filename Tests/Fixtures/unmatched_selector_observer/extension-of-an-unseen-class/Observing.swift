// Case: is a class that is only extended here unknown, as its own source may remove it, where one of the program is not?
import UIKit

extension LedgerController {
  func watchEntries() {
    NotificationCenter.default.addObserver(self, selector: #selector(entriesChanged), name: .entriesChanged, object: nil)
  }

  @objc func entriesChanged() {}
}

extension JournalController {
  func watchEntries() {
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(entriesChanged), name: .entriesChanged, object: nil)
  }

  @objc func entriesChanged() {}
}

extension UITableViewController {
  func watchEntries() {
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(entriesChangedBelow), name: .entriesChanged, object: nil)
  }

  @objc func entriesChangedBelow() {}
}

extension Notification.Name {
  static let entriesChanged = Notification.Name("EntriesChanged")
}
