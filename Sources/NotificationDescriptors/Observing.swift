import Foundation
import ObservationRecording

extension ObserverCenter {
  /// Calls `handler` with the payload of each notification, until the token is released or cancelled.
  ///
  /// The handler runs where the notification is posted, before the post returns.
  ///
  /// - Parameters:
  ///   - object: Only notifications that this object posts; nil: anybody's. The center compares its address and does
  ///     not keep it.
  ///   - onFailure: Called with notifications that the descriptor cannot read, where they are posted. The default
  ///     writes a line on standard error.
  ///   - fileID, filePath, line: The place that a probe names. A helper that observes for its callers passes on theirs.
  public func observe<Described: ObservableNotification>(
    _ descriptor: Described, object: Described.Sender? = nil,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    using handler: @escaping @Sendable (Described.Payload) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationToken {
    let place = RegistrationPlace(fileID: fileID, filePath: filePath, line: line)
    return token(descriptor, object, onFailure, place) { _, payload in handler(payload) }
  }

  /// The same on `queue`, before the post returns. The payload crosses to there, so it is `Sendable`.
  public func observe<Described: ObservableNotification>(
    _ descriptor: Described, object: Described.Sender? = nil, queue: OperationQueue,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    using handler: @escaping @Sendable (Described.Payload) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationToken where Described.Payload: Sendable {
    let place = RegistrationPlace(fileID: fileID, filePath: filePath, line: line)
    return token(descriptor, object, onFailure, place) { observation, payload in
      Delivery.on(queue) { if observation.isActive { handler(payload) } }
    }
  }

  /// The same on the main actor, as the compiler checks: before the post returns where the main actor makes it, soon
  /// after where another thread does. The payload crosses to there, so it is `Sendable`.
  public func observeOnMainActor<Described: ObservableNotification>(
    _ descriptor: Described, object: Described.Sender? = nil,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    using handler: @escaping @MainActor (Described.Payload) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationToken where Described.Payload: Sendable {
    let place = RegistrationPlace(fileID: fileID, filePath: filePath, line: line)
    return token(descriptor, object, onFailure, place) { observation, payload in
      Delivery.onMainActor { if observation.isActive { handler(payload) } }
    }
  }

  /// An observation that ends with its token. `deliver` is called with each payload where a notification is posted.
  private func token<Described: ObservableNotification>(
    _ descriptor: Described, _ object: Described.Sender?,
    _ onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void, _ place: RegistrationPlace,
    _ deliver: @escaping @Sendable (Observation, Described.Payload) -> Void
  ) -> NotificationToken {
    NotificationToken(
      Observation(on: self, name: descriptor.name, object: object, holder: .token, at: place) {
        observation, notification in
        if let payload = descriptor.payload(of: notification, orTelling: onFailure) { deliver(observation, payload) }
      })
  }
}

extension ObservableNotification {
  /// Nil where there is nothing for the handler.
  func payload(
    of notification: Notification, orTelling onFailure: (NotificationConversionFailure) -> Void
  ) -> Payload? {
    do throws(NotificationConversionFailure) {
      return try payload(of: notification)
    } catch {
      onFailure(error)
      return nil
    }
  }
}
