import Foundation

/// A notification that can be observed: its name, the type of its payload, and the type of its senders.
///
/// There are two kinds: a ``NotificationDescriptor`` can be posted, too; a ``NotificationReader`` is for notifications that
/// other code posts. Write a conformance of your own only if neither will do.
///
/// Any isolation: it is a value.
public protocol ObservableNotification<Payload, Sender>: Sendable {
  /// The type of the payload.
  associatedtype Payload
  /// The type of a notification's `object`. `AnyObject`: any object may post.
  associatedtype Sender

  var name: Notification.Name { get }

  /// Returns the payload; nil if the notification has another name, or is not meant for this descriptor.
  ///
  /// - Throws: ``NotificationConversionFailure`` where it cannot be read.
  func payload(of notification: Notification) throws(NotificationConversionFailure) -> Payload?
}

/// A notification that other code posts: its name, and how to read its payload.
///
/// ```swift
/// let resized = NotificationReader(NSWindow.didResizeNotification) { try $0.sender(as: NSWindow.self).frame.size }
/// ```
/// Any isolation: it is a value, and its conversion is `@Sendable`.
public struct NotificationReader<Payload, Sender>: ObservableNotification {
  /// Reads the payload. Nil means that the notification is not meant for this reader. An error means that the payload
  /// cannot be read. The failure handler of the observation receives the error.
  public typealias Reading = @Sendable (Notification) throws -> Payload?

  public let name: Notification.Name
  private let reading: Reading

  /// Makes a reader of notifications from senders of a type.
  public init(
    _ name: Notification.Name, from sender: Sender.Type, as type: Payload.Type = Payload.self,
    reading: @escaping Reading
  ) {
    self.name = name
    self.reading = reading
  }

  /// Makes a reader of notifications from any sender.
  public init(
    _ name: Notification.Name, as type: Payload.Type = Payload.self, reading: @escaping Reading
  ) where Sender == AnyObject {
    self.name = name
    self.reading = reading
  }

  /// - Throws: ``NotificationConversionFailure``, whose `underlying` is what the conversion threw.
  public func payload(of notification: Notification) throws(NotificationConversionFailure) -> Payload? {
    guard notification.name == name else { return nil }
    do {
      return try reading(notification)
    } catch {
      throw NotificationConversionFailure(name: name, underlying: error)
    }
  }
}
