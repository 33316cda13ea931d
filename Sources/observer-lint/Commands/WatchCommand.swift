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
    var request = request
    request.times = reporting.times
    Allocation.keepLargeBlocks()
    // The next look sees a change that happens while the linter reads.
    var program = WatchedProgram(request)
    var report = program.lint()
    _ = reporting.write(report)
    reporting.complain(report)
    reporting.tellTimes()
    if isLost(program, report) { return ExitStatus.failed }
    reporting.tell("watching \(Counted.text(program.count, "file")); press Control-C to stop")
    while StandardStreams.isRead {
      let begin = ContinuousClock.now
      let changes = program.look()
      if changes == 0 {
        // A large project takes long to look at, and is looked at less often.
        let (seconds, attoseconds) = ((ContinuousClock.now - begin) * 10).components
        usleep(max(500_000, UInt32(clamping: seconds * 1_000_000 + attoseconds / 1_000_000_000_000)))
        continue
      }
      reporting.tell("\(Counted.text(changes, "file")) changed")
      let next = program.lint()
      let text = reporting.times.measure(.report) {
        next.rendered(since: report, style: reporting.style(of: reporting.outputs[0]))
      }
      if StandardStreams.print(text) != ExitStatus.clean { return ExitStatus.failed }
      if next.problems != report.problems { reporting.complain(next) }
      reporting.tellTimes()
      report = next
      if isLost(program, report) { return ExitStatus.failed }
    }
    return ExitStatus.clean
  }

  /// Returns true if nothing is left to watch, because a folder is missing or was removed.
  private func isLost(_ program: WatchedProgram, _ report: LintReport) -> Bool {
    program.count == 0 && !report.problems.isEmpty
  }
}
