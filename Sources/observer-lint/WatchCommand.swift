import ObserverLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `observer-lint --watch [PATH…]`: lints again each time a file changes, until a signal ends the process or nobody reads
/// the output any more.
struct WatchCommand {
  private let request: LintRequest
  private let reporting: Reporting

  init(_ raw: RawArguments) throws(UsageError) {
    var request = try LintRequest(raw)
    if raw.operands.contains("-") { throw UsageError("'--watch' looks at files, and not at standard input") }
    request.baseline = try LintRequest.baseline(raw)
    request.since = try LintRequest.since(raw)
    try request.addStyle(raw)
    request.proposesFixes = true
    self.request = request
    reporting = try Reporting(raw)
  }

  func run() -> Int32 {
    if Complaints.refuse(request) { return ExitStatus.failed }
    // The next round sees a change that happens while the linter reads.
    var files = ReadFiles(request)
    var report = lint(request)
    _ = reporting.write(report)
    reporting.complain(report)
    if isLost(files, report) { return ExitStatus.failed }
    reporting.tell("watching \(Counted.text(files.count, "file")); press Control-C to stop")
    while StandardStreams.isRead {
      let begin = ContinuousClock.now
      let current = ReadFiles(request)
      let cost = ContinuousClock.now - begin
      if current == files {
        // A large project takes long to look at, and is looked at less often.
        usleep(max(500_000, UInt32(clamping: (cost * 10).components.seconds * 1_000_000)))
        continue
      }
      reporting.tell("\(Counted.text(current.changes(since: files), "file")) changed")
      files = current
      let next = lint(request)
      let text = next.rendered(since: report, style: reporting.style(of: reporting.outputs[0]))
      if StandardStreams.print(text) != ExitStatus.clean { return ExitStatus.failed }
      if next.problems != report.problems { reporting.complain(next) }
      report = next
      if isLost(files, report) { return ExitStatus.failed }
    }
    return ExitStatus.clean
  }

  /// Returns true if nothing is left to watch, because a folder is missing or was removed.
  private func isLost(_ files: ReadFiles, _ report: LintReport) -> Bool { files.count == 0 && !report.problems.isEmpty }
}
