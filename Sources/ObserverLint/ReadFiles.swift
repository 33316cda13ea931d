/// The files that a request reports, as a report shows them, and what was odd about its paths.
package func reportedFiles(_ request: LintRequest) -> (files: [PathBytes], report: LintReport) {
  let program = LoadedProgram(request)
  var report = program.report
  report.problems += program.shown(program.configurations.problems)
  let files = program.sources.files.filter(\.isReported).map { $0.path.shown(from: program.sources.currentFolder) }
  return (files, report)
}

/// The state of all files that a request reads. Two states are equal if no file came, went or was written in between.
package struct ReadFiles: Equatable {
  private var stamps: [PathBytes: FileStamp?] = [:]

  package init(_ request: LintRequest) {
    let program = LoadedProgram(request)
    let inputs = (request.baselineRead + request.probeReports).map { $0.located(in: program.sources.currentFolder) }
    for path in program.sources.files.map(\.path) + program.configurations.files + inputs {
      stamps[path] = .some(FileStamp(of: path))
    }
  }

  package var count: Int { stamps.count }

  /// The number of files that came, went or were written.
  package func changes(since earlier: ReadFiles) -> Int {
    stamps.count { path, stamp in earlier.stamps[path] != .some(stamp) }
      + earlier.stamps.keys.count { stamps[$0] == nil }
  }
}
