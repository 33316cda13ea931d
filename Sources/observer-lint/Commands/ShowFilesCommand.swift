import ObserverLint

/// `observer-lint --show-files [PATH…]`
struct ShowFilesCommand {
  private let request: LintRequest

  init(_ raw: RawArguments) throws(UsageError) {
    request = try LintRequest(raw)
  }

  func run() -> Int32 {
    if Complaints.refuse(request) { return ExitStatus.failed }
    let (files, report) = reportedFiles(request)
    let printed = StandardStreams.print(files.flatMap { $0.bytes + [UInt8(ascii: "\n")] })
    Complaints.print(report.problems, notices: report.notices, diagnostics: report.diagnostics)
    return report.problems.isEmpty ? printed : ExitStatus.failed
  }
}
