// Case: is a subclass reported that registers again what its superclass in another file registered?
import UIKit

final class Map: BaseMap {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(moved), name: .mapMoved, object: nil)  // expect: duplicate_registration
  }
}
