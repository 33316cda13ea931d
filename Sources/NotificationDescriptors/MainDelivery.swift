import Dispatch
import Foundation

/// How handlers of the main actor are reached.
///
/// On Apple's platforms through the main operation queue, as Foundation documents. Not so elsewhere. Measured with
/// Swift 6.3.1 on Linux: a post that the main actor makes to an observer of that queue waits for ever, as Foundation
/// does not see there that it is on the main queue already.
enum MainDelivery {
  #if canImport(ObjectiveC)
    static var queue: OperationQueue? { .main }

    static func run(_ body: @escaping @MainActor @Sendable () -> Void) { MainActor.assumeIsolated(body) }
  #else
    static let queue: OperationQueue? = nil

    private static let mark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
      if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
        MainActor.assumeIsolated(body)
      } else {
        DispatchQueue.main.async(execute: body)
      }
    }
  #endif
}
