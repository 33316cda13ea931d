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

  let bufferingPolicy: AsyncStream<Payload>.Continuation.BufferingPolicy
  /// Registers until the observation's end, and calls with each payload.
  let observation: @Sendable (@escaping @Sendable (Payload) -> Void) -> Observation

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Payload.self, bufferingPolicy: bufferingPolicy)
    let observation = observation { continuation.yield($0) }
    continuation.onTermination = { _ in observation.end() }
    return Iterator(base: stream.makeAsyncIterator(), token: NotificationToken(observation))
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

extension ObserverCenter {
  /// The payloads of the descriptor's notifications as a sequence that registers when iteration begins.
  ///
  /// - Parameters:
  ///   - bufferingPolicy: What becomes of payloads that are posted faster than the loop takes them. The default keeps
  ///     them all.
  ///   - object, onFailure, fileID, filePath, line: As of
  ///     ``observe(_:object:onFailure:using:fileID:filePath:line:)``.
  public func payloads<Described: ObservableNotification>(
    of descriptor: Described, object: Described.Sender? = nil,
    bufferingPolicy: AsyncStream<Described.Payload>.Continuation.BufferingPolicy = .unbounded,
    onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> NotificationPayloads<Described.Payload> where Described.Payload: Sendable {
    let place = RegistrationPlace(fileID: fileID, filePath: filePath, line: line)
    // The center compares the object's address and does nothing else with it.
    nonisolated(unsafe) let object = object
    return NotificationPayloads(bufferingPolicy: bufferingPolicy) { yield in
      Observation(on: self, name: descriptor.name, object: object, holder: .token, at: place) { _, notification in
        if let payload = descriptor.payload(of: notification, orTelling: onFailure) { yield(payload) }
      }
    }
  }
}
