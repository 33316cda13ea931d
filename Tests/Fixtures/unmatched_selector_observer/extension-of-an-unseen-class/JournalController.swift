import UIKit

final class JournalController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    watchEntries()
  }
}
