// Case: does `[a, b].forEach(center.removeObserver)` remove both tokens?
import Foundation

final class SplitModel {
  private let center: NotificationCenter
  private let a: any NSObjectProtocol
  private let b: any NSObjectProtocol

  init(center: NotificationCenter) {
    self.center = center
    a = center.addObserver(forName: .splitOpened, object: nil, queue: nil) { _ in print("opened") }
    b = center.addObserver(forName: .splitClosed, object: nil, queue: nil) { _ in print("closed") }
  }

  deinit {
    [a, b].forEach(center.removeObserver)
  }
}

extension Notification.Name {
  static let splitOpened = Notification.Name("SplitOpened")
  static let splitClosed = Notification.Name("SplitClosed")
}
