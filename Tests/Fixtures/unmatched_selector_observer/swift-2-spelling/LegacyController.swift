// Case: are Swift 2 registrations, with a string or `#selector`, matched by Swift 2 removals alone or by none?
import UIKit

class LegacyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NSNotificationCenter.defaultCenter()
    center.addObserver(self, selector: "batteryChanged:", name: UIDeviceBatteryLevelDidChangeNotification, object: nil)  // expect: unmatched_selector_observer
    center.addObserver(self, selector: Selector("reload"), name: "LegacyReload", object: nil)
    center.addObserver(self, selector: #selector(LegacyController.cleanUp), name: "LegacyCleanUp", object: nil)
  }

  deinit {
    NSNotificationCenter.defaultCenter().removeObserver(self, name: "LegacyReload", object: nil)
    NSNotificationCenter.defaultCenter().removeObserver(self, name: "LegacyCleanUp", object: nil)
  }

  func batteryChanged(note: NSNotification) {}
  func reload() {}
  func cleanUp() {}
}
