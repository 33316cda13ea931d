/// What to lint.
public struct LintRequest: Sendable {
  /// What is reported: files, or folders with all Swift files below them. None: the current folder.
  public var paths: [PathBytes] = []
  /// What is read, to know the whole program. Nil: the project around each path.
  public var scope: PathBytes?
  /// Patterns as in an ignore file, seen from the current folder. What they leave out is not read at all.
  public var include: [String] = []
  public var exclude: [String] = []
  /// Unsaved text that stands for a file's own. The file need not be on disk.
  public var overlay: [PathBytes: [UInt8]] = [:]
  /// What relative paths start from. Nil: the process's.
  public var currentFolder: PathBytes?

  public init() {}
}

/// Lints: reads the whole program, and reports what lies under the given paths.
public func lint(_ request: LintRequest) -> LintReport {
  lint(request, analyze)
}

/// The same with another analysis, which tests make use of.
func lint(_ request: LintRequest, _ analyze: (ProgramSources) -> AnalysisResult) -> LintReport {
  let clock = ContinuousClock()
  let begin = clock.now
  let program = LoadedProgram(request)
  let sources = program.sources
  let result = analyze(sources)

  var report = program.report
  report.findings = Locator.locate(result.findings.filter { sources.files[$0.range.file].isReported }, in: sources)
  for diagnostic in result.diagnostics where sources.files[diagnostic.file].isReported {
    let path = sources.files[diagnostic.file].path.shown(from: sources.currentFolder)
    report.diagnostics.append(Problem(path: path, message: diagnostic.message))
  }
  // A file that cannot be read counts wherever it lies: the verdicts on the others may hang on it.
  report.problems += program.shown(result.unreadable)
  report.diagnostics = sortedOnce(report.diagnostics)
  report.problems = sortedOnce(report.problems)
  report.summary.files = sources.files.count - result.unreadable.count
  report.summary.lines = result.lines
  report.summary.count(report.findings)
  let (seconds, attoseconds) = (clock.now - begin).components
  report.summary.seconds = Double(seconds) + Double(attoseconds) / 1e18
  return report
}

/// A folder that lies in two scopes has its problems told once.
private func sortedOnce(_ problems: [Problem]) -> [Problem] {
  problems.sorted { ($0.path, $0.message) < ($1.path, $1.message) }
    .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
}

/// What is known of a place, and why each rule fired there or kept silent.
public struct InspectReport: Sendable {
  public var lines: [String] = []
  public var problems: [Problem] = []
}

/// Explains the verdicts on one line. Lines count from 1.
public func inspect(_ request: LintRequest, file: PathBytes, line: Int) -> InspectReport {
  var request = request
  request.paths = [file]
  let program = LoadedProgram(request)
  // Nothing but the file was asked for, so nothing but the file is reported.
  guard let index = program.sources.files.firstIndex(where: \.isReported) else {
    let noFile = Problem(path: file, message: "not a file that is linted; name a Swift file")
    return InspectReport(problems: program.report.problems.isEmpty ? [noFile] : program.report.problems)
  }
  return InspectReport(
    lines: explain(program.sources, file: index, line: line), problems: program.report.problems)
}

/// The files that a request names, ready to be read, and a report of what was odd about the paths.
private struct LoadedProgram {
  let sources: ProgramSources
  private(set) var report: LintReport

  init(_ request: LintRequest) {
    let processFolder = Folder.current()
    let currentFolder = request.currentFolder?.located(in: processFolder) ?? processFolder
    let overlay = Dictionary(
      request.overlay.map { ($0.key.located(in: currentFolder), $0.value) }, uniquingKeysWith: { $1 })
    let list = SourceList(
      SourceList.Request(
        paths: request.paths, scope: request.scope, include: request.include, exclude: request.exclude,
        currentFolder: currentFolder, overlaid: overlay.keys.sorted()))
    var overlayByFile: [Int: [UInt8]] = [:]
    if !overlay.isEmpty {
      for (index, file) in list.files.enumerated() { overlayByFile[index] = overlay[file.path] }
    }
    sources = ProgramSources(files: list.files, overlay: overlayByFile, currentFolder: currentFolder)
    report = LintReport(currentFolder: currentFolder)
    report.diagnostics = shown(list.diagnostics)
    report.problems = shown(list.problems)
    report.notices =
      list.empty.map { Problem(path: $0.shown(from: currentFolder), message: "no Swift files to lint here") }
      + list.excluded.map { Problem(path: $0.shown(from: currentFolder), message: "left out by --exclude") }
  }

  func shown(_ problems: [Problem]) -> [Problem] {
    problems.map { Problem(path: $0.path.shown(from: sources.currentFolder), message: $0.message) }
  }
}
