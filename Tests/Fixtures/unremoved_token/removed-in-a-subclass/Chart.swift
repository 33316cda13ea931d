// Case: does a subclass in another file remove the token that its superclass keeps?
import UIKit

class Chart: UIView {
  var token: (any NSObjectProtocol)?

  func observe() {
    token = NotificationCenter.default.addObserver(forName: .chartChanged, object: nil, queue: .main) { [weak self] _ in
      self?.setNeedsDisplay()
    }
  }
}

extension Notification.Name {
  static let chartChanged = Notification.Name("ChartChanged")
}
