// Case: do the Swift 2 spellings of the center and of the registration mean the same?
import Foundation

class LegacyPlayer: NSObject {
  var itemEndObserver: AnyObject?
  var isFinished = false

  func observeEnd() {
    itemEndObserver = NSNotificationCenter.defaultCenter().addObserverForName(
      "ItemDidPlayToEnd", object: nil, queue: NSOperationQueue.mainQueue()
    ) { [weak self] _ in
      self?.isFinished = true
    }
    NSNotificationCenter.defaultCenter().addObserverForName("ItemStalled", object: nil, queue: nil, usingBlock: { _ in  // expect: discarded_token
      print("stalled")
    })
  }

  deinit {
    if let itemEndObserver = itemEndObserver {
      NSNotificationCenter.defaultCenter().removeObserver(itemEndObserver)
    }
  }
}
