import Foundation
import ObservationRecording
import Testing

@testable import LeakProbe

/// What a library with tokens of its own tells, as its user sees it in a test's scope.
@Suite struct OutsideObservationTests {
  private final class Token {}

  let center = NotificationCenter()
  let scope = ProbeScope(test: "OutsideObservationTests")

  init() { ProbeProcess.begin() }

  private var verdicts: [Census.Verdict] { scope.census().rows.map(\.verdict) }

  private func begin(_ holder: BegunObservation.Holder) throws -> (recorder: any ObservationRecorder, number: Int) {
    let recorder = try #require(ObservationRecording.recorder)
    let number = ProbeScope.$ofTask.withValue(scope) {
      recorder.began(
        BegunObservation(
          name: .played, object: nil, center: center, holder: holder, fileID: #fileID, filePath: #filePath, line: 31))
    }
    return (recorder, number)
  }

  @Test func aTokenCanEndIt() throws {
    let token = Token()
    let (recorder, number) = try begin(.token(token))
    withExtendedLifetime(token) { #expect(verdicts == [.stillRegistered]) }
    #expect(scope.census().rows.first?.place.line == 31)
    recorder.ended(number)
    recorder.ended(number)
    #expect(verdicts == [])
  }

  @Test func aTokenThatIsGoneCannot() throws {
    _ = try begin(.token(Token()))
    #expect(verdicts == [.unremovable])
  }

  /// It ends at the next notification: nobody need do anything.
  @Test func anObservationOfADeadOwnerIsNoLeak() throws {
    var owner: Token? = Token()
    _ = try begin(.owner(try #require(owner)))
    withExtendedLifetime(owner) { #expect(verdicts == [.stillRegistered]) }
    owner = nil
    #expect(verdicts == [])
  }
}
