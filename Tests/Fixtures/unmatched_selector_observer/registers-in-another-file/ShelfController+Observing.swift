import UIKit

extension ShelfController {
  func observeShelf() {
    NotificationCenter.default.addObserver(self, selector: #selector(shelfChanged), name: .shelfSorted, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(shelfChanged), name: .shelfEmptied, object: nil)
  }

  @objc private func shelfChanged() {}
}

extension Notification.Name {
  static let shelfSorted = Notification.Name("ShelfSorted")
  static let shelfEmptied = Notification.Name("ShelfEmptied")
}
