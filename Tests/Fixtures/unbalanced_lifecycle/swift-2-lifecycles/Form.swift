// Case: is Swift 2's spelling of the lifecycle known?
import UIKit

class Form: UIViewController {
  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated)
    NSNotificationCenter.defaultCenter().addObserver(self, selector: "changed", name: "Changed", object: nil)  // expect: unbalanced_lifecycle, unmatched_selector_observer
    NSNotificationCenter.defaultCenter().addObserver(self, selector: "shown", name: "Shown", object: nil)
  }

  override func viewDidDisappear(animated: Bool) {
    super.viewDidDisappear(animated)
    NSNotificationCenter.defaultCenter().removeObserver(self, name: "Shown", object: nil)
  }

  func changed() {}
  func shown() {}
}
