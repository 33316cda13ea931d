// Case: does a branch of `#if` that no compiler here would parse leave the rest of the file readable?
import Foundation

final class FutureModel {
  func start() {
    #if compiler(>=99.0)
      borrow center = <~ NotificationCenter { [ ( ;; @@
    #else
      NotificationCenter.default.addObserver(forName: .futureCame, object: nil, queue: nil) { _ in print("came") }  // expect: discarded_token
    #endif
  }

  func more() {
    NotificationCenter.default.addObserver(forName: .futureLeft, object: nil, queue: nil) { _ in print("left") }  // expect: discarded_token
  }
}

extension Notification.Name {
  static let futureCame = Notification.Name("FutureCame")
  static let futureLeft = Notification.Name("FutureLeft")
}
