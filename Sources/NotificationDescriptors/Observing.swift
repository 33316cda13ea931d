import Foundation
import ObservationRecording

extension DescriptorCenter {
  /// Calls `handler` with the payload of each notification, until the token is released or cancelled.
  ///
  /// - Parameters:
  ///   - object: Only notifications with this `object`; nil: with any. The center compares its address and does not
  ///     keep it.
  ///   - queue: Where the handler runs; nil: where the notification is posted, before the post returns.
  ///   - onFailure: Told of notifications that the descriptor cannot read, instead of the handler and where that would
  ///     have run. The default tells standard error.
  ///   - fileID, filePath, line: The place that a probe names. A helper that observes for its callers passes on theirs.
  public func observe<Payload>(
    _ descriptor: NotificationDescriptor<Payload>, object: Any? = nil, queue: OperationQueue? = nil,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    using handler: @escaping @Sendable (Payload) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationToken {
    let observation = Observation()
    observation.begin(on: self, name: descriptor.name, object: object, queue: queue) {
      descriptor.deliver($0, to: handler, onFailure)
    }
    let token = NotificationToken(observation)
    observation.tell(
      name: descriptor.name, object: object, on: self, holder: .token(token),
      Observation.Place(fileID: fileID, filePath: filePath, line: line))
    return token
  }

  /// The same on the main actor, as the compiler checks: before the post returns where the main actor makes it, soon
  /// after where another thread does.
  public func observeOnMainActor<Payload>(
    _ descriptor: NotificationDescriptor<Payload>, object: Any? = nil,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    using handler: @escaping @MainActor (Payload) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationToken {
    let observation = Observation()
    observation.begin(on: self, name: descriptor.name, object: object, queue: MainDelivery.queue) { notification in
      // It is handed over to the main actor, and nothing here reads it afterwards.
      nonisolated(unsafe) let notification = notification
      MainDelivery.run {
        if observation.isActive { descriptor.deliver(notification, to: handler, onFailure) }
      }
    }
    let token = NotificationToken(observation)
    observation.tell(
      name: descriptor.name, object: object, on: self, holder: .token(token),
      Observation.Place(fileID: fileID, filePath: filePath, line: line))
    return token
  }
}

extension NotificationDescriptor {
  func deliver(
    _ notification: Notification, to handler: (Payload) -> Void,
    _ onFailure: (NotificationConversionFailure) -> Void
  ) {
    do throws(NotificationConversionFailure) {
      if let payload = try payload(of: notification) { handler(payload) }
    } catch {
      onFailure(error)
    }
  }
}
