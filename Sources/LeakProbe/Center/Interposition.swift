import CLeakProbe
import Foundation

/// The recording of calls on Foundation's class, for `LeakProbeInterpose`, which takes Foundation's place.
package enum Interposition {
  /// True if the current registration is recorded already, by the center that it was made on.
  @TaskLocal private static var isBypassed = false

  /// A process is interposed from then on.
  package static func begin() {
    ProbeProcess.begin()
    cleakprobe_set_interposed(true)
  }

  /// Stops recording. Recorded registrations stay.
  package static func end() { cleakprobe_set_interposed(false) }

  /// True if a call that reaches Foundation's class is recorded.
  package static var isRecording: Bool { cleakprobe_is_interposed() && !isBypassed }

  static func bypassed<Result>(_ work: () -> Result) -> Result {
    cleakprobe_is_interposed() ? $isBypassed.withValue(true, operation: work) : work()
  }

  /// Writes down a registration that was made on `center`, by the code that called into Foundation's method.
  package static func record(
    _ underlying: any NSObjectProtocol, on center: NotificationCenter, name: Notification.Name?, object: Any?
  ) -> ProbeToken {
    ProbeToken(
      name: name, object: object, at: nil, in: LedgerDirectory.ledger(of: center), underlying: underlying, keeping: nil)
  }
}
