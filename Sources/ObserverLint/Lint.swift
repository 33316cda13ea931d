/// A request to lint.
public struct LintRequest: Sendable {
  /// The files to report, or folders with all Swift files below them. None: the current folder.
  public var paths: [PathBytes] = []
  /// The folder to read, to know the whole program. Nil: the project around each path.
  public var scope: PathBytes?
  /// True if nothing but the given paths is read: they are the whole program.
  public var readsPathsOnly = false
  /// Patterns as in an ignore file, seen from the current folder. What they leave out is not read at all.
  public var include: [String] = []
  public var exclude: [String] = []
  /// Unsaved text that stands for a file's own. The file need not be on disk.
  public var overlay: [PathBytes: [UInt8]] = [:]
  public var configuration = ConfigurationChoice.nearest
  /// The rules that report, by their names. Empty: all that the configuration does not switch off. One that is named
  /// here reports though it is off.
  public var onlyRules: Set<String> = []
  /// Rules that report nothing, by their names.
  public var ignoredRules: Set<String> = []
  public var baseline: BaselineUse?
  /// Report only findings of which a line is new or changed since a git revision: of their statements, or of those that they
  /// name for their reasons.
  public var since: PathBytes?
  /// Reports of the runtime probe, or folders with some: what they saw confirms findings, and makes others.
  public var probeReports: [PathBytes] = []
  /// Receives the progress of the work, on any thread.
  public var progress: (@Sendable (LintProgress) -> Void)?
  /// The folder that relative paths start from. Nil: that of the process.
  public var currentFolder: PathBytes?
  /// True if findings get fixes, which takes a second look at the files with findings.
  public var proposesFixes = false
  /// The form that fixes take. Nil: a descriptor where the file's target imports NotificationDescriptors, else a token.
  public var fixStyle: FixStyle?
  /// Measures the stages of the run. Nil: nobody does.
  package var times: StageTimes?
  /// Keeps what is read, for whoever edits the files by what is found. Nil: nobody does.
  package var texts: SourceTexts?
  /// Keeps what is known of files that do not change, for runs of several passes. Nil: there is one pass.
  var keptFacts: KeptFacts?
  /// The fingerprints of findings that get no fix, because their reader has seen it.
  var seenFindings: Set<String> = []
  /// Keeps what is read of files that are not Swift. Nil: for one run.
  var otherFiles: OtherFiles?

  public init() {}
}

/// The progress of the work.
public enum LintProgress: Sendable {
  case findingFiles
  case reading(files: Int)
  /// The rest, which is short.
  case reporting
}

/// Lints: reads the whole program, and reports what lies under the given paths.
public func lint(_ request: LintRequest) -> LintReport {
  request.progress?(.findingFiles)
  return lint(request, LoadedProgram(request))
}

/// Lints the files that a request names.
func lint(_ request: LintRequest, _ program: LoadedProgram) -> LintReport {
  lint(request, program) { sources, settings in
    let fixes = FixProposals.style(request.fixStyle, except: request.seenFindings)
    return analyze(sources, settings, request.proposesFixes ? fixes : .none, kept: request.keptFacts)
  }
}

/// The same with another analysis, which tests make use of.
func lint(
  _ request: LintRequest, _ analyze: (ProgramSources, ProgramSettings) -> AnalysisResult
) -> LintReport {
  lint(request, LoadedProgram(request), analyze)
}

func lint(
  _ request: LintRequest, _ program: LoadedProgram, _ analyze: (ProgramSources, ProgramSettings) -> AnalysisResult
) -> LintReport {
  request.progress?(.reading(files: program.sources.files.count))
  let result = analyze(program.sources, program.settings)
  request.progress?(.reporting)
  return request.times.measure(.report) { reported(result, request, program) }
}

private func reported(_ result: AnalysisResult, _ request: LintRequest, _ program: LoadedProgram) -> LintReport {
  let sources = program.sources
  var findings = result.findings
  let evidence = ProbeEvidence(request.probeReports, sources)
  if let evidence {
    evidence.join(&findings)
    addChains(to: &findings, sources, program.settings)
  }
  let judgement = Judgement(findings, marked: result.marked, sources, program.configurations, program.choice)

  var report = program.report
  report.findings = Locator.locate(judgement.findings, in: sources)
  report.summary.suppressed = judgement.suppressed
  if let evidence {
    report.problems += evidence.problems
    report.notices += evidence.notices
    report.notices.append(evidence.summary(of: report.findings))
  }
  report.permitsWriting = program.configurations.problems.isEmpty
  var novelty = Novelty(request, sources, unreadable: result.unreadable, isAsked: program.isAsked)
  novelty.apply(to: &report)
  report.problems += novelty.problems
  for diagnostic in result.diagnostics where sources.files[diagnostic.file].isReported {
    let path = sources.files[diagnostic.file].path.shown(from: sources.currentFolder)
    report.diagnostics.append(Problem(path: path, message: diagnostic.message))
  }
  // A file that cannot be read counts wherever it lies: the verdicts on the others may hang on it.
  report.problems += program.shown(result.unreadable + program.configurations.problems)
  report.files = sources.files
  report.texts = request.texts
  // A path that is nothing to lint was meant to be read, too.
  report.inputs = program.configurations.files + (evidence?.files ?? []) + request.baselineRead + request.paths
  report.diagnostics = sortedOnce(report.diagnostics)
  report.problems = sortedOnce(report.problems)
  report.summary.files = sources.files.count - result.unreadable.count
  report.summary.lines = result.lines
  report.summary.count(report.findings)
  let (seconds, attoseconds) = (program.begin.duration(to: .now)).components
  report.summary.seconds = Double(seconds) + Double(attoseconds) / 1e18
  return report
}

/// Adds the code that holds the observers that a run saw leak.
private func addChains(to findings: inout [Finding], _ sources: ProgramSources, _ settings: ProgramSettings) {
  let leaked = findings.indices.filter { findings[$0].runTime?.status == .confirmed }
  if leaked.isEmpty { return }
  let ranges = leaked.map { [findings[$0].range] + findings[$0].related.map(\.range) }
  for (index, places) in zip(leaked, chains(sources, settings, of: ranges)) {
    let known = Set(findings[index].related.map(\.range))
    findings[index].related += places.filter { !known.contains($0.range) }
  }
}

/// A folder that lies in two scopes has its problems told once.
private func sortedOnce(_ problems: [Problem]) -> [Problem] {
  problems.sorted { ($0.path, $0.message) < ($1.path, $1.message) }
    .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
}

/// The explanation of a place, and why each rule reported or stayed silent there.
public struct InspectReport: Sendable {
  public var lines: [String] = []
  public var problems: [Problem] = []
  /// The rules that do not report the place, and their reasons.
  var silences: Set<ExplainedLine.SilentRule> = []
}

/// Explains the verdicts on one line. Lines count from 1. Without a line: says which lines of the file can be explained.
public func inspect(_ request: LintRequest, file: PathBytes, line: Int?) -> InspectReport {
  var request = request
  let named = NamedFile(file, request)
  if let problem = named.problem { return InspectReport(problems: [problem]) }
  let file = named.path
  request.paths = [file]
  let program = LoadedProgram(request)
  // Nothing but the file was asked for, so nothing but the file is reported.
  guard let index = program.sources.files.firstIndex(where: \.isReported) else {
    let noFile = Problem(path: file, message: "not a file that is linted; name a Swift file")
    return InspectReport(problems: program.report.problems.isEmpty ? [noFile] : program.report.problems)
  }
  if let problem = program.whyThereIsNo(line, in: index, given: file) { return InspectReport(problems: [problem]) }
  let explanation = explain(program.sources, program.settings, file: index, line: line)
  let lines = explanation.map(\.text)
  let evidence = ProbeEvidence(request.probeReports, program.sources)
  let seen = line.flatMap { line in evidence.map { ($0, line) } }.map { evidence, line in
    let seen = evidence.lines(file: index, line: line)
    return seen.isEmpty ? ["not seen at run time: no report names this line"] : seen
  }
  return InspectReport(
    lines: lines + (line.map { program.whatKeepsSilent(lines, file: index, line: $0) } ?? []) + (seen ?? []),
    problems: program.report.problems + program.shown(program.configurations.problems) + (evidence?.problems ?? []),
    silences: Set(explanation.compactMap(\.silence)))
}

/// A first configuration for the project in a folder, and what it was made of.
public struct FirstConfiguration: Sendable {
  public let path: PathBytes
  public let text: [UInt8]
  /// A line for each thing that was taken from the project.
  public let notes: [String]
  /// True if the file exists already.
  public let exists: Bool

  public init(in folder: PathBytes? = nil) {
    let folder = folder?.located(in: Folder.current()) ?? Folder.current()
    path = folder.appending(SettingsSource.fileName)
    if case .success = Folder.identify(path, followingLinks: false) { exists = true } else { exists = false }
    let configuration = InitialConfiguration(in: folder)
    text = Array(configuration.text.utf8)
    var request = LintRequest()
    request.currentFolder = folder
    request.configuration = .none
    let honoured = LoadedProgram(request).filesWithSwiftLintsComments
    notes =
      configuration.notes
      + (honoured == 0
        ? []
        : [
          "SwiftLint's comments about observers stay in force, in \(honoured == 1 ? "1 file" : "\(honoured) files")"
        ])
  }
}

/// Returns the settings for a file as a JSON document; an empty text if there is no such file.
public func printedConfiguration(_ request: LintRequest, file: PathBytes) -> (text: [UInt8], problems: [Problem]) {
  let currentFolder = request.currentFolder?.located(in: Folder.current()) ?? Folder.current()
  let store = ConfigurationStore(request.configuration.located(in: currentFolder))
  let place = file.located(in: currentFolder)
  switch Folder.identify(file.resolved(in: currentFolder)) {
  case .success((.folder, _)): return ([], [Problem(path: file, message: "a folder; name a file in it")])
  case .success: break
  case .failure(let failure): return ([], [Problem(path: file, message: failure.explanation)])
  }
  var source = SourceFile(path: place, homePrefix: 0, isReported: true)
  let around = place.parent.flatMap { store.source.around($0) }
  source.settingsPrefix = around?.prefix ?? 0
  let configuration = store.configuration(for: source) ?? Configuration()
  let isLeftOut = around?.settings.leavesOut(place, isFolder: false) ?? false
  let text = ConfigurationReport(configuration, of: place, isLeftOut: isLeftOut, currentFolder: currentFolder)
  return (
    text.rendered(), store.problems.map { Problem(path: $0.path.shown(from: currentFolder), message: $0.message) }
  )
}
