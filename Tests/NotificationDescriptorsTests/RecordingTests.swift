import Foundation
import NotificationDescriptors
import ObservationRecording
import Testing

/// What a probe is told.
@Suite(.serialized) struct RecordingTests {
  private final class Ears: ObservationRecorder, @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String?] = []
    private var lines: [String] = []

    func began(_ observation: BegunObservation) -> Int {
      let holder =
        switch observation.holder {
        case .token: "token"
        case .owner: "owner"
        }
      return lock.withLock {
        names.append(observation.name?.rawValue)
        lines.append("\(observation.name?.rawValue ?? "") begins, held by \(holder), \(observation.fileID)")
        return names.count - 1
      }
    }

    func ended(_ number: Int) { lock.withLock { lines.append("\(names[number] ?? "") ends") } }

    func heard(of name: String) -> [String] { lock.withLock { lines.filter { $0.hasPrefix(name + " ") } } }
  }

  private func heard(of name: String, _ body: (NotificationCenter, NotificationDescriptor<Void>) -> Void) -> [String] {
    let ears = Ears()
    ObservationRecording.$recorderOfTask.withValue(ears) {
      body(NotificationCenter(), NotificationDescriptor(Notification.Name(name)))
    }
    return ears.heard(of: name)
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
