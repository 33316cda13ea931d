import CLeakProbe
import Foundation
import ObservationRecording

/// The probe's part in this process: its options, and the report at its end.
///
/// It begins with the first ``ProbeCenter``, or with a test that asks for observers that leak.
package enum ProbeProcess {
  /// Does nothing from the second time on.
  package static func begin() { _ = begun }

  static let options = ProbeOptions(ProcessInfo.processInfo.environment["LEAKPROBE_OPTIONS"] ?? "")

  static var backtraceLimit: Int { options.backtrace }

  private static let begun: Void = {
    ObservationRecording.recorder = OutsideObservations.shared
    // The child of an exit test has a status that its parent waits for.
    if cleakprobe_is_exit_test() { return }
    options.complaints.forEach(complain)
    cleakprobe_at_exit { status in ProbeProcess.end(status) }
  }()

  /// Reports, on standard error and in a file, and decides on the process's status.
  private static func end(_ status: Int32) {
    let (patterns, complaints) = suppressions()
    complaints.forEach(complain)
    let report = ExitReport(LedgerDirectory.registrations(), options: options, patterns: patterns)
    if let folder = options.reportFolder {
      do {
        try report.write(to: folder)
      } catch {
        complain("the report cannot be written to '\(folder)': \(error.localizedDescription)")
      }
    }
    let status = status > 0 ? nil : report.isFailure ? options.exitCode : nil
    write(report.text(status: status == 0 ? nil : status))
    // Tests that pass because nothing came to the probe say nothing. Where it stands in Foundation's place, all comes to it.
    if ProbeScope.anyWasOpened, !LedgerDirectory.hasSeenAny, !cleakprobe_is_interposed() {
      complain(
        "no registration was seen by the probe in process \(ProcessInfo.processInfo.processIdentifier), though its tests "
          + "ask what they leave behind: code that says NotificationCenter.default is reached by "
          + "ObserverInterposing.install() or a shadow file (Docs/leak-probe.md)")
    }
    if let status { cleakprobe_set_exit_status(status) }
  }

  private static func suppressions() -> (patterns: [ObserverPattern], complaints: [String]) {
    guard let file = options.suppressions else { return ([], []) }
    do {
      return ObserverPattern.read(try String(contentsOfFile: file, encoding: .utf8), from: file)
    } catch {
      return ([], ["the suppressions in '\(file)' are ignored: \(error.localizedDescription)"])
    }
  }

  private static func complain(_ message: String) { write("LeakProbe: \(message)\n") }

  private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
