import Dispatch
import Foundation

/// Where handlers run that are not to run where a notification is posted.
///
/// Only payloads get there: a notification is read where it is posted, as what it carries need not be `Sendable`.
enum Delivery {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Before this returns where the main actor asks, soon after where another thread does.
  ///
  /// Not through the main operation queue. Measured with Swift 6.3.1 on Linux: a post that the main actor makes to an
  /// observer of that queue waits for ever, as Foundation does not see there that it is on the main queue already.
  static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isOnMain {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }

  /// True on the main thread, and on whichever thread runs the main queue.
  private static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

  /// Before this returns, as Foundation's own delivery to a queue is.
  static func on(_ queue: OperationQueue, _ body: @escaping @Sendable () -> Void) {
    if OperationQueue.current === queue || queue === OperationQueue.main && isOnMain {
      body()
    } else {
      queue.addOperations([BlockOperation(block: body)], waitUntilFinished: true)
    }
  }
}
