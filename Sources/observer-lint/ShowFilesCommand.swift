import ObserverLint

/// `observer-lint --show-files [PATH…]`
struct ShowFilesCommand {
  private let request: LintRequest

  init(_ raw: RawArguments) throws(UsageError) {
    request = try LintRequest(raw)
    for name in [Option.Name.fix, .diff, .watch, .stdinPath, .writeBaseline, .pruneBaseline, .addSuppressions]
    where raw.has(name) {
      throw UsageError("'--show-files' lints nothing; it goes with no '\(name.rawValue)'")
    }
  }

  func run() -> Int32 {
    let (files, report) = reportedFiles(request)
    let printed = StandardStreams.print(files.flatMap { $0.bytes + [UInt8(ascii: "\n")] })
    Complaints.print(report.problems, notices: report.notices, diagnostics: report.diagnostics)
    return report.problems.isEmpty ? printed : ExitStatus.failed
  }
}
