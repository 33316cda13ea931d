import Foundation
import NotificationDescriptors

/// Descriptors observe and post on a probe as they do on Foundation's center, also where a module's shadow file has the
/// probe stand for it. They tell the ledger of their observations themselves, with the place of their own caller: what they
/// register here goes straight on to the wrapped center.
extension ProbeCenter: DescriptorCenter {
  public var foundationCenter: NotificationCenter? { wrapped }

  /// For descriptors. A call that is spelled like this one goes to the method that writes it down.
  @_disfavoredOverload
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    Interposition.bypassed { wrapped.addObserver(forName: name, object: object, queue: queue, using: block) }
  }
}
