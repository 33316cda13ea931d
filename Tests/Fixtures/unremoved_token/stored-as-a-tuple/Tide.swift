// Case: each part of a tuple that is assigned is stored where the part on the left says.
import Foundation

final class Tide {
  private var ebb: NSObjectProtocol?
  private var flow: NSObjectProtocol?

  func follow() {
    (ebb, flow) = (
      NotificationCenter.default.addObserver(forName: .ebb, object: nil, queue: nil) { _ in },
      NotificationCenter.default.addObserver(forName: .flow, object: nil, queue: nil) { _ in }  // expect: unremoved_token
    )
  }

  deinit {
    if let ebb { NotificationCenter.default.removeObserver(ebb) }
  }
}

extension Notification.Name {
  static let ebb = Notification.Name("ebb")
  static let flow = Notification.Name("flow")
}
