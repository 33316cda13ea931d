import Foundation
import ObservationRecording

/// An observation that ends with its owner. Releasing this ends nothing.
public struct NotificationRegistration: Sendable {
  let observation: Observation

  /// Ends the observation before its owner does. Again: nothing.
  public func cancel() { observation.end() }
}

extension ObserverCenter {
  /// Calls `handler` with `owner` and the payload of each notification for as long as `owner` lives. Neither the center
  /// nor the registration keeps the owner alive, and the registration keeps the center alive no longer than others do.
  ///
  /// Where there are associated objects (Apple's platforms) the registration ends with its owner. Elsewhere it ends at
  /// the first post after that, without a call of the handler.
  ///
  /// - Parameters: As of ``observe(_:object:onFailure:using:fileID:filePath:line:)``.
  @discardableResult
  public func register<Owner: AnyObject & Sendable, Described: ObservableNotification>(
    _ owner: Owner, for descriptor: Described, object: Described.Sender? = nil,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    using handler: @escaping @Sendable (Owner, Described.Payload) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationRegistration {
    let place = RegistrationPlace(fileID: fileID, filePath: filePath, line: line)
    return own(owner, descriptor, object, onFailure, place) { _, owner, payload in handler(owner, payload) }
  }

  /// The same on `queue`; see ``observe(_:object:queue:onFailure:using:fileID:filePath:line:)``.
  @discardableResult
  public func register<Owner: AnyObject & Sendable, Described: ObservableNotification>(
    _ owner: Owner, for descriptor: Described, object: Described.Sender? = nil, queue: OperationQueue,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    using handler: @escaping @Sendable (Owner, Described.Payload) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationRegistration where Described.Payload: Sendable {
    let place = RegistrationPlace(fileID: fileID, filePath: filePath, line: line)
    return own(owner, descriptor, object, onFailure, place) { observation, owner, payload in
      Delivery.on(queue) { if observation.isActive { handler(owner, payload) } }
    }
  }

  /// The same on the main actor; see ``observeOnMainActor(_:object:onFailure:using:fileID:filePath:line:)``.
  @discardableResult
  public func registerOnMainActor<Owner: AnyObject & Sendable, Described: ObservableNotification>(
    _ owner: Owner, for descriptor: Described, object: Described.Sender? = nil,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    using handler: @escaping @MainActor (Owner, Described.Payload) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationRegistration where Described.Payload: Sendable {
    let place = RegistrationPlace(fileID: fileID, filePath: filePath, line: line)
    return own(owner, descriptor, object, onFailure, place) { observation, owner, payload in
      Delivery.onMainActor { [weak owner] in
        if let owner, observation.isActive { handler(owner, payload) }
      }
    }
  }

  /// An observation that ends with its owner. `deliver` is called with each payload where a notification is posted.
  private func own<Owner: AnyObject & Sendable, Described: ObservableNotification>(
    _ owner: Owner, _ descriptor: Described, _ object: Described.Sender?,
    _ onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void, _ place: RegistrationPlace,
    _ deliver: @escaping @Sendable (Observation, Owner, Described.Payload) -> Void
  ) -> NotificationRegistration {
    let observation = Observation(on: self, name: descriptor.name, object: object, holder: .owner(owner), at: place) {
      [weak owner] observation, notification in
      guard let owner else { return observation.end() }
      if let payload = descriptor.payload(of: notification, orTelling: onFailure) {
        deliver(observation, owner, payload)
      }
    }
    observation.endWithRelease(of: owner)
    return NotificationRegistration(observation: observation)
  }
}

/// For notifications that carry nothing: the handler takes the owner alone.
extension ObserverCenter {
  /// See ``register(_:for:object:onFailure:using:fileID:filePath:line:)``.
  @discardableResult
  public func register<Owner: AnyObject & Sendable, Described: ObservableNotification>(
    _ owner: Owner, for descriptor: Described, object: Described.Sender? = nil,
    using handler: @escaping @Sendable (Owner) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationRegistration where Described.Payload == Void {
    register(
      owner, for: descriptor, object: object, using: { owner, _ in handler(owner) },
      fileID: fileID, filePath: filePath, line: line)
  }

  /// See ``register(_:for:object:queue:onFailure:using:fileID:filePath:line:)``.
  @discardableResult
  public func register<Owner: AnyObject & Sendable, Described: ObservableNotification>(
    _ owner: Owner, for descriptor: Described, object: Described.Sender? = nil, queue: OperationQueue,
    using handler: @escaping @Sendable (Owner) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationRegistration where Described.Payload == Void {
    register(
      owner, for: descriptor, object: object, queue: queue, using: { owner, _ in handler(owner) },
      fileID: fileID, filePath: filePath, line: line)
  }

  /// See ``registerOnMainActor(_:for:object:onFailure:using:fileID:filePath:line:)``.
  @discardableResult
  public func registerOnMainActor<Owner: AnyObject & Sendable, Described: ObservableNotification>(
    _ owner: Owner, for descriptor: Described, object: Described.Sender? = nil,
    using handler: @escaping @MainActor (Owner) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationRegistration where Described.Payload == Void {
    registerOnMainActor(
      owner, for: descriptor, object: object, using: { owner, _ in handler(owner) },
      fileID: fileID, filePath: filePath, line: line)
  }
}
