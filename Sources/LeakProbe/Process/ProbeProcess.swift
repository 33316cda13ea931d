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

  /// From the file that the options name.
  private static let suppressions: (patterns: [ObserverPattern], complaints: [String]) = {
    guard let file = options.suppressions else { return ([], []) }
    do {
      return ObserverPattern.read(try String(contentsOfFile: file, encoding: .utf8), from: file)
    } catch {
      return ([], ["the suppressions in '\(file)' are ignored: \(error.localizedDescription)"])
    }
  }()

  /// How many frames must be kept for the patterns of suppressions.
  static let framesToSuppress = suppressions.patterns.contains { $0.subject == .frame } ? 64 : 0

  private static let begun: Void = {
    ObservationRecording.recorder = LibraryObservations()
    // The child of an exit test has a status that its parent waits for.
    if cleakprobe_is_exit_test() { return }
    (options.complaints + suppressions.complaints).forEach(complain)
    cleakprobe_at_exit { status in ProbeProcess.end(status) }
  }()

  /// Reports, on standard error and in a file, and decides on the process's status.
  private static func end(_ status: Int32) {
    let isFailing = status > 0
    let report = report(isAtExit: true, exitStatus: isFailing ? nil : options.exitCode)
    // Tests that pass because nothing came to the probe say nothing. Where it stands in Foundation's place, all comes to it.
    if ProbeScope.anyWasOpened, !LedgerDirectory.hasSeenAny, !cleakprobe_is_interposed() {
      complain(
        "no registration was seen by the probe in process \(ProcessInfo.processInfo.processIdentifier), though its tests "
          + "ask what they leave behind: code that says NotificationCenter.default is reached by "
          + "ObserverInterposing.install() or a shadow file (Docs/leak-probe.md)")
    }
    if report.isFailure, !isFailing, options.exitCode != 0 { cleakprobe_set_exit_status(options.exitCode) }
  }

  /// Says what is registered now, on standard error and in a file.
  ///
  /// - Parameters:
  ///   - isAtExit: True if the process is about to end.
  ///   - exitStatus: The one that leaks give the process then; nil if they give none.
  static func report(
    ignoring: [ObserverPattern] = [], failOn: LeakCriterion? = nil, isAtExit: Bool = false, exitStatus: Int32? = nil
  ) -> ExitReport {
    let patterns = suppressions.patterns + ignoring
    var report = ExitReport(failOn: failOn ?? options.failOn, limit: options.maxLeaks, patterns: patterns)
    let survivors = Survivors(of: LedgerDirectory.alive)
    var file: ReportFile?
    if let folder = options.reportFolder {
      do {
        file = try ReportFile(in: folder)
      } catch {
        complain("the report cannot be written to '\(folder)': \(error.localizedDescription)")
      }
    }
    survivors.forEachRow(patterns) { row, pattern in
      report.add(row, suppressedBy: pattern)
      file?.add(row, isLeaked: pattern == nil && report.failOn.includes(row.verdict), isSuppressed: pattern != nil)
    }
    do {
      try file?.close(hasFailed: report.isFailure)
    } catch {
      complain("the report cannot be written to '\(options.reportFolder ?? "")': \(error.localizedDescription)")
    }
    write(report.text(isAtExit: isAtExit, exitStatus: exitStatus))
    return report
  }

  /// Once in a process.
  static func complainThatFramesAreMissing() { _ = framesAreMissing }

  private static let framesAreMissing: Void = complain(
    "a pattern of frames covers no observer that was registered outside of a test that looks for leaks, as its calls were "
      + "not kept; LEAKPROBE_OPTIONS=backtrace=8 keeps the calls of all registrations")

  private static func complain(_ message: String) { write("LeakProbe: \(message.escapedForOneLine)\n") }

  private static func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
