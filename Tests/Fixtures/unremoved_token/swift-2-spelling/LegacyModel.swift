// Case: are Swift 2 registrations that keep their token matched by Swift 2 removals?
import Foundation

class LegacyModel: NSObject {
  var opened: NSObjectProtocol?
  var closed: NSObjectProtocol?

  func start() {
    let center = NSNotificationCenter.defaultCenter()
    opened = center.addObserverForName("Opened", object: nil, queue: nil) { _ in print("opened") }
    closed = center.addObserverForName("Closed", object: nil, queue: nil) { _ in print("closed") }  // expect: unremoved_token
  }

  deinit {
    if let opened = opened {
      NSNotificationCenter.defaultCenter().removeObserver(opened)
    }
    closed = nil
  }
}
