// Case: is a registration in an extension in one file matched by a removal in the class in another, and by one in a nested helper?
import UIKit

final class ShelfController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    observeShelf()
  }

  deinit {
    stopObservingShelf()
  }

  private func stopObservingShelf() {
    func remove(_ names: Notification.Name...) {
      for name in names { NotificationCenter.default.removeObserver(self, name: name, object: nil) }
    }
    remove(.shelfSorted, .shelfEmptied)
  }
}
