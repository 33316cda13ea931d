// Case: is a local token clean when the same function removes it: in `defer`, after a wait, or on every path out?
import Foundation

struct Waiter {
  let center: NotificationCenter

  func runObserved(_ work: () throws -> Void) rethrows {
    let token = center.addObserver(forName: .workProgress, object: nil, queue: nil) { _ in print("progress") }
    defer { center.removeObserver(token) }
    try work()
  }

  func wait(seconds: UInt64) async {
    let token = center.addObserver(forName: .workProgress, object: nil, queue: nil) { _ in print("progress") }
    try? await Task.sleep(nanoseconds: seconds * 1_000_000_000)
    center.removeObserver(token)
  }

  func poll(until done: () -> Bool) -> Bool {
    let token = center.addObserver(forName: .workProgress, object: nil, queue: nil) { _ in print("progress") }
    guard done() else {
      center.removeObserver(token)
      return false
    }
    center.removeObserver(token)
    return true
  }
}

extension Notification.Name {
  static let workProgress = Notification.Name("WorkProgress")
}
