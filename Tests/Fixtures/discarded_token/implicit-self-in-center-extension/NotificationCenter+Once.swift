// Case: is implicit `self` inside `extension NotificationCenter` a center?
import Foundation

extension NotificationCenter {
  func run(on name: Notification.Name, _ work: @escaping @Sendable () -> Void) {
    addObserver(forName: name, object: nil, queue: .main) { _ in work() }  // expect: discarded_token
  }

  func runQuietly(on name: Notification.Name, _ work: @escaping @Sendable () -> Void) {
    _ = self.addObserver(forName: name, object: nil, queue: nil) { _ in work() }  // expect: discarded_token
  }
}
