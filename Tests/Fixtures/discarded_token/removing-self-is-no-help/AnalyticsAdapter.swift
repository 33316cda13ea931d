// Case: does `removeObserver(self)` end a block-based registration whose token was dropped?
import UIKit

final class AnalyticsAdapter {
  private var events: [String] = []

  init() {
    NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.flush()
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)  // expect: ineffective_removal
  }

  private func flush() {
    events.removeAll()
  }
}
