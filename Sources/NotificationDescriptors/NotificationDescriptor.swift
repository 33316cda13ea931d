import Foundation

/// A notification's name together with what it carries: how to read that, and how to post it.
///
/// ```swift
/// struct Progress: Sendable { let fraction: Double }
/// enum Downloads {
///   static let progressed = NotificationDescriptor(Notification.Name("progressed"), key: "fraction", as: Double.self)
/// }
/// token = center.observe(Downloads.progressed) { fraction in … }
/// try center.post(Downloads.progressed, 0.5)
/// ```
/// Any isolation: it is a value, and its conversions are `@Sendable`.
public struct NotificationDescriptor<Payload>: Sendable {
  /// Reads the payload. Nil: the notification is not meant for this descriptor, and nobody is told. An error: it is,
  /// and cannot be read; the observation's failure handler is told.
  public typealias Reading = @Sendable (Notification) throws -> Payload?
  /// Makes the contents of a notification with the payload.
  public typealias Writing = @Sendable (Payload) throws -> NotificationContents

  public let name: Notification.Name
  private let reading: Reading
  private let writing: Writing?

  /// A descriptor with conversions of its own. Without `writing` it can be observed only.
  public init(_ name: Notification.Name, writing: Writing? = nil, reading: @escaping Reading) {
    self.name = name
    self.reading = reading
    self.writing = writing
  }

  /// Returns the payload of `notification`; nil if it has another name or is not meant for this descriptor.
  ///
  /// - Throws: ``NotificationConversionFailure``, whose `underlying` is what the conversion threw.
  public func payload(of notification: Notification) throws(NotificationConversionFailure) -> Payload? {
    guard notification.name == name else { return nil }
    do {
      return try reading(notification)
    } catch {
      throw NotificationConversionFailure(name: name, underlying: error)
    }
  }

  /// A notification that carries `payload`.
  ///
  /// - Parameter sender: Its `object`, unless the payload has a sender of its own.
  /// - Throws: ``NotificationConversionFailure``: of ``NotificationHasNoWriting`` where the descriptor can be observed
  ///   only, of whatever the conversion threw otherwise.
  public func notification(
    carrying payload: Payload, from sender: Any? = nil
  ) throws(NotificationConversionFailure) -> Notification {
    do {
      guard let writing else { throw NotificationHasNoWriting() }
      let contents = try writing(payload)
      return Notification(name: name, object: contents.sender ?? sender, userInfo: contents.userInfo)
    } catch {
      throw NotificationConversionFailure(name: name, underlying: error)
    }
  }
}

/// The parts of a notification besides its name.
public struct NotificationContents {
  /// The notification's `object`; nil where whoever posts may say it.
  public var sender: Any?
  public var userInfo: [AnyHashable: Any]?

  public init(sender: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.sender = sender
    self.userInfo = userInfo
  }
}
