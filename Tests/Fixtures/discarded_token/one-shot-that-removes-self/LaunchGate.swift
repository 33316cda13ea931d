// Case: is a block that means to run once, but removes `self` instead of its token, still a lost token?
import UIKit

final class LaunchGate {
  func waitForActivation(then work: @escaping @Sendable () -> Void) {
    let center = NotificationCenter.default
    let token = center.addObserver(  // expect: discarded_token
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in
      if let self { center.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil) }  // expect: ineffective_removal
      work()
    }
  }
}
