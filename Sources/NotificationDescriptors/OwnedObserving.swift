import Foundation
import ObservationRecording

/// An observation that ends with its owner. Releasing this ends nothing.
public struct NotificationRegistration: Sendable {
  let observation: Observation

  /// Ends the observation before its owner does. Again: nothing.
  public func cancel() { observation.end() }
}

extension DescriptorCenter {
  /// Calls `handler` with `owner` and the payload of each notification for as long as `owner` lives, whom neither the
  /// center nor the registration keeps alive.
  ///
  /// Where there are associated objects (Apple's platforms) the registration ends with its owner. Elsewhere it ends at
  /// the first post after that, without a call of the handler.
  ///
  /// - Parameters: As of ``observe(_:object:queue:onFailure:using:)``.
  @discardableResult
  public func register<Owner: AnyObject & Sendable, Payload>(
    _ owner: Owner, for descriptor: NotificationDescriptor<Payload>, object: Any? = nil, queue: OperationQueue? = nil,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    using handler: @escaping @Sendable (Owner, Payload) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationRegistration {
    let observation = Observation()
    observation.begin(on: self, name: descriptor.name, object: object, queue: queue) { [weak owner] notification in
      guard let owner else { return observation.end() }
      descriptor.deliver(notification, to: { handler(owner, $0) }, onFailure)
    }
    observation.tell(
      name: descriptor.name, object: object, on: self, holder: .owner(owner),
      Observation.Place(fileID: fileID, filePath: filePath, line: line))
    observation.endWithRelease(of: owner)
    return NotificationRegistration(observation: observation)
  }

  /// The same on the main actor; see ``observeOnMainActor(_:object:onFailure:using:)``.
  @discardableResult
  public func registerOnMainActor<Owner: AnyObject & Sendable, Payload>(
    _ owner: Owner, for descriptor: NotificationDescriptor<Payload>, object: Any? = nil,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    using handler: @escaping @MainActor (Owner, Payload) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationRegistration {
    let observation = Observation()
    observation.begin(on: self, name: descriptor.name, object: object, queue: MainDelivery.queue) {
      [weak owner] notification in
      guard let owner else { return observation.end() }
      // See `observeOnMainActor`.
      nonisolated(unsafe) let notification = notification
      MainDelivery.run {
        if observation.isActive { descriptor.deliver(notification, to: { handler(owner, $0) }, onFailure) }
      }
    }
    observation.tell(
      name: descriptor.name, object: object, on: self, holder: .owner(owner),
      Observation.Place(fileID: fileID, filePath: filePath, line: line))
    observation.endWithRelease(of: owner)
    return NotificationRegistration(observation: observation)
  }
}
