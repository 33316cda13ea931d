import Foundation

extension NotificationDescriptor where Payload == Void, Sender == AnyObject {
  /// A notification that says no more than that something happened. Whatever it carries is not read.
  public init(_ name: Notification.Name) {
    self.init(name, writing: { _ in [:] }, reading: { _ in () })
  }
}

extension NotificationDescriptor where Sender == AnyObject {
  /// A notification with a value under one key of its user info.
  ///
  /// Reading one without that value, or with one of another type, fails with ``NotificationPayloadMismatch``.
  public init(_ name: Notification.Name, key: String, as type: Payload.Type = Payload.self) {
    self.init(name, writing: { [key: $0] }, reading: { try $0.value(key, as: type) })
  }
}

extension NotificationDescriptor where Payload == Sender {
  /// A notification whose payload is who posted it.
  ///
  /// Reading one without a sender, or with one of another type, fails with ``NotificationPayloadMismatch``.
  public init(_ name: Notification.Name, from sender: Sender.Type) {
    self.init(
      name, from: sender, writing: { NotificationContents(sender: $0) }, reading: { try $0.sender(as: sender) })
  }
}

extension NotificationDescriptor {
  /// A notification with both: who posted it, and a value under one key of its user info.
  public init<Value>(
    _ name: Notification.Name, from sender: Sender.Type, key: String, as type: Value.Type = Value.self
  ) where Payload == SentValue<Sender, Value> {
    self.init(
      name, from: sender, writing: { NotificationContents(sender: $0.sender, userInfo: [key: $0.value]) },
      reading: { SentValue(sender: try $0.sender(as: sender), value: try $0.value(key, as: type)) })
  }
}

/// A value, and who posted it.
public struct SentValue<Sender, Value> {
  public let sender: Sender
  public let value: Value

  public init(sender: Sender, value: Value) {
    self.sender = sender
    self.value = value
  }
}

extension SentValue: Sendable where Sender: Sendable, Value: Sendable {}
extension SentValue: Equatable where Sender: Equatable, Value: Equatable {}

/// Ways to read a notification by type, which say what was wrong instead of giving nil. Conversions are made of them.
///
/// The type is never inferred: where a conversion's result is expected it would be taken for optional, and what is
/// missing would pass for nil.
extension Notification {
  /// The value under `key` of the user info.
  ///
  /// - Throws: ``NotificationPayloadMismatch`` where there is none, or one of another type.
  public func value<Value>(
    _ key: AnyHashable, as type: Value.Type
  ) throws(NotificationPayloadMismatch) -> Value {
    try typed(userInfo?[key], as: type, part: .userInfo(key: "\(key.base)"))
  }

  /// The value under `key` of the user info; nil where there is none, or a poster's optional that holds none.
  ///
  /// - Throws: ``NotificationPayloadMismatch`` where there is one of another type.
  public func valueIfPresent<Value>(
    _ key: AnyHashable, as type: Value.Type
  ) throws(NotificationPayloadMismatch) -> Value? {
    guard let found = userInfo?[key] else { return nil }
    if let value = found as? Value? { return value }
    return try typed(found, as: type, part: .userInfo(key: "\(key.base)"))
  }

  /// The notification's `object`.
  ///
  /// - Throws: ``NotificationPayloadMismatch`` where there is none, or one of another type.
  public func sender<Sender>(as type: Sender.Type) throws(NotificationPayloadMismatch) -> Sender {
    try typed(object, as: type, part: .sender)
  }

  private func typed<Value>(
    _ found: Any?, as type: Value.Type, part: NotificationPayloadMismatch.Part
  ) throws(NotificationPayloadMismatch) -> Value {
    if let value = found as? Value { return value }
    throw NotificationPayloadMismatch(
      part: part, expected: "\(type)", found: found.map { "\(Swift.type(of: $0))" })
  }
}
