import Foundation
import ObservationRecording

/// The payloads of a descriptor's notifications, in the order of their posts.
///
/// Each iteration has a registration of its own, from its beginning until the loop is left, the task is cancelled or the
/// iterator released. It never ends by itself.
/// ```swift
/// for await size in center.payloads(of: Window.resized) { layOut(size) }
/// ```
/// Any isolation; payloads cross from the posting thread to the iterating task.
public struct NotificationPayloads<Payload: Sendable>: AsyncSequence, Sendable {
  public typealias Failure = Never

  let center: any DescriptorCenter
  let descriptor: NotificationDescriptor<Payload>
  // The center compares the object's address and does nothing else with it.
  nonisolated(unsafe) let object: Any?
  let bufferingPolicy: AsyncStream<Payload>.Continuation.BufferingPolicy
  let onFailure: @Sendable (NotificationConversionFailure) -> Void
  let place: Observation.Place

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Payload.self, bufferingPolicy: bufferingPolicy)
    let observation = Observation()
    observation.begin(on: center, name: descriptor.name, object: object, queue: nil) {
      descriptor.deliver($0, to: { continuation.yield($0) }, onFailure)
    }
    continuation.onTermination = { _ in observation.end() }
    let token = NotificationToken(observation)
    observation.tell(name: descriptor.name, object: object, on: center, holder: .token(token), place)
    return Iterator(base: stream.makeAsyncIterator(), token: token)
  }

  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<Payload>.AsyncIterator
    /// Ends the registration when the iterator is released.
    let token: NotificationToken

    public mutating func next() async -> Payload? { await base.next() }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Payload? {
      await base.next(isolation: actor)
    }
  }
}

extension DescriptorCenter {
  /// The payloads of the descriptor's notifications as a sequence that registers when iteration begins.
  ///
  /// - Parameters:
  ///   - bufferingPolicy: What becomes of payloads that are posted faster than the loop takes them. The default keeps
  ///     them all.
  ///   - object, onFailure, fileID, filePath, line: As of ``observe(_:object:queue:onFailure:using:)``.
  public func payloads<Payload: Sendable>(
    of descriptor: NotificationDescriptor<Payload>, object: Any? = nil,
    bufferingPolicy: AsyncStream<Payload>.Continuation.BufferingPolicy = .unbounded,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationPayloads<Payload> {
    NotificationPayloads(
      center: self, descriptor: descriptor, object: object, bufferingPolicy: bufferingPolicy, onFailure: onFailure,
      place: Observation.Place(fileID: fileID, filePath: filePath, line: line))
  }
}
