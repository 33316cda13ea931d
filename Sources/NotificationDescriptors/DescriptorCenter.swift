import Foundation

/// A center that descriptors observe and post on: Foundation's center, or a center that replaces it in a test.
///
/// Any isolation: as with Foundation's class, every member may be called from any thread.
public protocol DescriptorCenter: AnyObject, Sendable {
  /// Registers `block`, which runs on the posting thread, or on `queue`. The result alone ends it.
  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol

  /// Ends the registration whose token this is.
  func removeObserver(_ observer: Any)

  /// Delivers `notification` to whoever observes its name and object.
  func post(_ notification: Notification)

  /// Foundation's center, if registrations end up on one: a probe is told of an observation on it. Nil by default.
  var foundationCenter: NotificationCenter? { get }
}

extension DescriptorCenter {
  public var foundationCenter: NotificationCenter? { nil }
}

extension NotificationCenter: DescriptorCenter {
  public var foundationCenter: NotificationCenter? { self }
}

extension DescriptorCenter {
  /// Posts a notification that carries `payload`.
  ///
  /// - Parameter sender: Its `object`, unless the payload has a sender of its own.
  /// - Throws: ``NotificationConversionFailure`` where none can be made of the payload; nothing is posted then.
  public func post<Payload>(
    _ descriptor: NotificationDescriptor<Payload>, _ payload: Payload, from sender: Any? = nil
  ) throws(NotificationConversionFailure) {
    post(try descriptor.notification(carrying: payload, from: sender))
  }

  /// Posts a notification that carries nothing.
  public func post(_ descriptor: NotificationDescriptor<Void>, from sender: Any? = nil) {
    post(Notification(name: descriptor.name, object: sender))
  }
}
