import Foundation

/// A notification's name, its payload and its sender: how to read them, and how to post them.
///
/// ```swift
/// enum Downloads {
///   static let progressed = NotificationDescriptor(Notification.Name("progressed"), key: "fraction", as: Double.self)
/// }
/// token = center.observe(Downloads.progressed) { fraction in … }
/// center.post(Downloads.progressed, 0.5)
/// ```
/// `Sender` is the type of the objects that post. If it is `AnyObject`, any object may post, and `from:` of the post names
/// the object. Otherwise the sender is a part of the payload.
///
/// Any isolation: it is a value, and its conversions are `@Sendable`.
public struct NotificationDescriptor<Payload, Sender>: ObservableNotification {
  /// How the payload is read; see ``NotificationReader/Reading``.
  public typealias Reading = NotificationReader<Payload, Sender>.Reading

  private let reader: NotificationReader<Payload, Sender>
  private let writing: @Sendable (Payload) -> NotificationContents<Sender>

  public var name: Notification.Name { reader.name }

  /// Makes a descriptor of notifications from senders of a type, with conversions of its own.
  ///
  /// ```swift
  /// NotificationDescriptor(
  ///   .stationTuned, from: Station.self,
  ///   writing: { NotificationContents(sender: $0.station, userInfo: ["band": $0.band]) },
  ///   reading: { Tuning(station: try $0.sender(as: Station.self), band: try $0.value("band", as: String.self)) })
  /// ```
  public init(
    _ name: Notification.Name, from sender: Sender.Type, as type: Payload.Type = Payload.self,
    writing: @escaping @Sendable (Payload) -> NotificationContents<Sender>, reading: @escaping Reading
  ) {
    self.writing = writing
    reader = NotificationReader(name, from: sender, reading: reading)
  }

  /// Makes a descriptor of notifications from any sender, with conversions of its own. `writing` makes the user info.
  public init(
    _ name: Notification.Name, as type: Payload.Type = Payload.self,
    writing: @escaping @Sendable (Payload) -> [AnyHashable: Any], reading: @escaping Reading
  ) where Sender == AnyObject {
    self.init(
      name, from: AnyObject.self, writing: { NotificationContents(sender: nil, userInfo: writing($0)) },
      reading: reading)
  }

  /// - Throws: ``NotificationConversionFailure``, whose `underlying` is what the conversion threw.
  public func payload(of notification: Notification) throws(NotificationConversionFailure) -> Payload? {
    try reader.payload(of: notification)
  }

  /// Returns a notification with a payload, and with the sender that the payload names.
  public func notification(carrying payload: Payload) -> Notification {
    let contents = writing(payload)
    return Notification(name: name, object: contents.sender, userInfo: contents.userInfo)
  }
}

/// The parts of a notification besides its name.
public struct NotificationContents<Sender> {
  /// The notification's `object`.
  public var sender: Sender?
  public var userInfo: [AnyHashable: Any]?

  public init(sender: Sender?, userInfo: [AnyHashable: Any]? = nil) {
    self.sender = sender
    self.userInfo = userInfo
  }
}
