import Foundation
import NotificationDescriptors
import ObservationRecording
import Testing

/// The calls that a probe receives.
@Suite(.serialized) struct RecordingTests {
  private final class Ears: ObservationRecorder, @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    func register(
      on center: any ObserverCenter, forName name: Notification.Name, object: Any?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> (token: any NSObjectProtocol, center: any ObserverCenter)? {
      guard let center = center as? NotificationCenter else { return nil }
      return (center.addObserver(forName: name, object: object, queue: nil, using: block), center)
    }

    func began(_ observation: BegunObservation) -> any ObservationRecord {
      let holder =
        switch observation.holder {
        case .token: "token"
        case .owner: "owner"
        }
      let name = observation.name.rawValue
      hear("\(name) begins, held by \(holder), \(observation.place.fileID)")
      return Ear(name: name, ears: self)
    }

    func hear(_ line: String) { lock.withLock { lines.append(line) } }
    var heard: [String] { lock.withLock { lines } }
  }

  private struct Ear: ObservationRecord {
    let name: String
    let ears: Ears

    func end() { ears.hear("\(name) ends") }
  }

  private func heard(
    of name: String, _ body: (NotificationCenter, NotificationDescriptor<Void, AnyObject>) -> Void
  ) -> [String] {
    let ears = Ears()
    ObservationRecording.$recorderOfTask.withValue(ears) {
      body(NotificationCenter(), NotificationDescriptor(Notification.Name(name)))
    }
    return ears.heard
  }

  private static let file = "NotificationDescriptorsTests/RecordingTests.swift"

  @Test func anObservationOfATokenBeginsAndEnds() {
    let heard = heard(of: "held") { center, descriptor in
      let token = center.observe(descriptor) {}
      token.cancel()
    }
    #expect(heard == ["held begins, held by token, \(Self.file)", "held ends"])
  }

  @Test func aRegistrationNamesItsOwner() {
    let owner = Owner()
    let heard = heard(of: "owned") { center, descriptor in center.register(owner, for: descriptor) { _, _ in } }
    #expect(heard == ["owned begins, held by owner, \(Self.file)"])
  }

  @Test func anIterationBeginsAndEnds() {
    let heard = heard(of: "iterated") { center, descriptor in
      _ = center.payloads(of: descriptor).makeAsyncIterator()
    }
    #expect(heard == ["iterated begins, held by token, \(Self.file)", "iterated ends"])
  }
}
