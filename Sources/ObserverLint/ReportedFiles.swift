/// The files that a request reports, as a report shows them, and what was odd about its paths.
package func reportedFiles(_ request: LintRequest) -> (files: [PathBytes], report: LintReport) {
  let program = LoadedProgram(request)
  var report = program.report
  report.problems += program.shown(program.configurations.problems)
  let files = program.sources.files.filter(\.isReported).map { $0.path.shown(from: program.sources.currentFolder) }
  return (files, report)
}
