import Foundation

/// A center that code takes instead of a `NotificationCenter`, so that a test can pass a `ProbeCenter` of LeakProbe, or a
/// center of its own.
///
/// Calls are spelled as on Foundation's own class, on a generic value as on an existential one:
/// ```swift
/// let center: any ObserverCenter = ProbeCenter()
/// let token = center.addObserver(forName: .didPause, object: nil, queue: nil) { _ in }
/// center.removeObserver(token)
/// ```
/// It is a protocol because a subclass cannot do this. Measured with Swift 6.3.1 on Linux: the classic methods stand in
/// an extension of the class, where nothing can be overridden, and a subclass's overload with `fileID:line:` defaults
/// compiles but is **silently bypassed**: overload resolution takes the method that needs no defaults. For the same
/// reason a call on a value whose static type is `NotificationCenter` goes to Foundation's method, as it always did.
///
/// Any isolation: as with Foundation's class, every member may be called from any thread.
public protocol ObserverCenter: AnyObject, Sendable {
  /// Registers `block` for a call at `place`. Callers spell it `addObserver(forName:object:queue:using:)`, which fills
  /// in the place.
  ///
  /// The block runs on the posting thread, or on `queue`. The result alone ends it.
  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?, at place: RegistrationPlace,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol

  /// Ends the registration whose token this is.
  func removeObserver(_ observer: Any)

  /// Delivers `notification` to the observers of its name and object.
  func post(_ notification: Notification)
}

extension ObserverCenter {
  /// Foundation's block-based registration, and the place of its call.
  ///
  /// A helper that registers for its callers passes on their place through the three last parameters. Dropping the
  /// result is warned of, as on Linux and unlike Apple's import of the method.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> any NSObjectProtocol {
    addObserver(
      forName: name, object: object, queue: queue,
      at: RegistrationPlace(fileID: fileID, filePath: filePath, line: line), using: block)
  }

  /// Foundation's spelling of a post in parts.
  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
}

/// Foundation's center keeps no ledger: the place is dropped, the rest is its own.
extension NotificationCenter: ObserverCenter {
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?, at place: RegistrationPlace,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }
}
