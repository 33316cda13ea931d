import Foundation
import NotificationDescriptors

/// The values that handlers on any thread received, in order.
final class Recorder<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [Value] = []

  func record(_ value: Value) { lock.withLock { recorded.append(value) } }
  var values: [Value] { lock.withLock { recorded } }
}

/// A center that counts what is registered on it.
final class CountingCenter: ObserverCenter, @unchecked Sendable {
  private let center = NotificationCenter()
  private let lock = NSLock()
  private var registered = 0

  var count: Int { lock.withLock { registered } }

  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?, at place: RegistrationPlace,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    lock.withLock { registered += 1 }
    return center.addObserver(forName: name, object: object, queue: queue, using: block)
  }

  func removeObserver(_ observer: Any) {
    lock.withLock { registered -= 1 }
    center.removeObserver(observer)
  }

  func post(_ notification: Notification) { center.post(notification) }
}

final class Owner: Sendable {}

extension Notification.Name {
  static let sample = Notification.Name("sample")
}
