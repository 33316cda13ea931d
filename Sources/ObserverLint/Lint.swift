/// A request to lint.
public struct LintRequest: Sendable {
  /// The files to report, or folders with all Swift files below them. None: the current folder.
  public var paths: [PathBytes] = []
  /// The folder to read, to know the whole program. Nil: the project around each path.
  public var scope: PathBytes?
  /// Patterns as in an ignore file, seen from the current folder. What they leave out is not read at all.
  public var include: [String] = []
  public var exclude: [String] = []
  /// Unsaved text that stands for a file's own. The file need not be on disk.
  public var overlay: [PathBytes: [UInt8]] = [:]
  public var configuration = ConfigurationChoice.nearest
  /// The rules that report, by their names. Empty: all that the configuration does not switch off. One that is named
  /// here reports though it is off.
  public var onlyRules: Set<String> = []
  public var baseline: BaselineUse?
  /// Report only findings of which a line is new or changed since a git revision: of their statements, or of those that they
  /// name for their reasons.
  public var since: PathBytes?
  /// Reports of the runtime probe, or folders with some: what they saw confirms findings, and makes others.
  public var probeReports: [PathBytes] = []
  /// Told how far the work is, from whichever thread does it.
  public var progress: (@Sendable (LintProgress) -> Void)?
  /// The folder that relative paths start from. Nil: that of the process.
  public var currentFolder: PathBytes?
  /// True if findings get fixes, which takes a second look at the files with findings.
  public var proposesFixes = false
  /// The form that fixes take. Nil: a descriptor where the file's target imports NotificationDescriptors, else a token.
  public var fixStyle: FixStyle?
  /// Keeps what is read, for whoever edits the files by what is found. Nil: nobody does.
  package var texts: SourceTexts?
  /// Keeps what is known of files that do not change, for runs of several passes. Nil: there is one pass.
  var keptFacts: KeptFacts?

  public init() {}
}

/// How far the work is.
public enum LintProgress: Sendable {
  case findingFiles
  case reading(files: Int)
  /// The rest, which is short.
  case reporting
}

/// Lints: reads the whole program, and reports what lies under the given paths.
public func lint(_ request: LintRequest) -> LintReport {
  lint(request) { sources, settings in
    analyze(
      sources, settings, request.proposesFixes ? .style(request.fixStyle) : .none, kept: request.keptFacts)
  }
}

/// The same with another analysis, which tests make use of.
func lint(
  _ request: LintRequest, _ analyze: (ProgramSources, ProgramSettings) -> AnalysisResult
) -> LintReport {
  let clock = ContinuousClock()
  let begin = clock.now
  request.progress?(.findingFiles)
  let program = LoadedProgram(request)
  let sources = program.sources
  request.progress?(.reading(files: sources.files.count))
  let result = analyze(sources, program.settings)
  request.progress?(.reporting)
  var findings = result.findings
  let evidence = ProbeEvidence(request.probeReports, sources)
  evidence?.join(&findings)
  addChains(to: &findings, sources, program.settings)
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
  report.inputs = program.configurations.files + (evidence?.files ?? []) + request.baselineRead
  report.diagnostics = sortedOnce(report.diagnostics)
  report.problems = sortedOnce(report.problems)
  report.summary.files = sources.files.count - result.unreadable.count
  report.summary.lines = result.lines
  report.summary.count(report.findings)
  let (seconds, attoseconds) = (clock.now - begin).components
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
  if let problem = program.whyThereIsNo(line, in: index, given: file) { return InspectReport(problems: [problem]) }
  let lines = explain(program.sources, program.settings, file: index, line: line)
  let evidence = ProbeEvidence(request.probeReports, program.sources)
  let seen = evidence.map { evidence in
    let seen = evidence.lines(file: index, line: line)
    return seen.isEmpty ? ["not seen at run time: no report names this line"] : seen
  }
  return InspectReport(
    lines: lines + program.whatKeepsSilent(lines, file: index, line: line) + (seen ?? []),
    problems: program.report.problems + program.shown(program.configurations.problems) + (evidence?.problems ?? []))
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
          "SwiftLint's own comments about observers are honoured, in \(honoured == 1 ? "1 file" : "\(honoured) files")"
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
  let text = ConfigurationReport(
    configuration, of: place, isLeftOut: around?.settings.leavesOut(place) ?? false, currentFolder: currentFolder)
  return (
    text.rendered(), store.problems.map { Problem(path: $0.path.shown(from: currentFolder), message: $0.message) }
  )
}

/// The files that a request names, ready to be read, and a report of what was odd about the paths.
private struct LoadedProgram {
  let sources: ProgramSources
  let configurations: ConfigurationStore
  let choice: RuleChoice
  private(set) var report: LintReport

  init(_ request: LintRequest) {
    let processFolder = Folder.current()
    let currentFolder = request.currentFolder?.located(in: processFolder) ?? processFolder
    let overlay = Dictionary(
      request.overlay.map { ($0.key.located(in: currentFolder), $0.value) }, uniquingKeysWith: { $1 })
    choice = RuleChoice(only: request.onlyRules, needsAll: !request.probeReports.isEmpty)
    configurations = ConfigurationStore(request.configuration.located(in: currentFolder))
    let list = SourceList(
      SourceList.Request(
        paths: request.paths, scope: request.scope, include: request.include, exclude: request.exclude,
        settings: configurations.source, currentFolder: currentFolder, overlaid: overlay.keys.sorted()))
    var overlayByFile: [Int: [UInt8]] = [:]
    if !overlay.isEmpty {
      for (index, file) in list.files.enumerated() { overlayByFile[index] = overlay[file.path] }
    }
    sources = ProgramSources(
      files: list.files, overlay: overlayByFile, texts: request.texts, currentFolder: currentFolder)
    report = LintReport(currentFolder: currentFolder)
    report.diagnostics = shown(list.diagnostics)
    report.problems = shown(list.problems)
    report.notices =
      list.empty.map { Problem(path: $0.shown(from: currentFolder), message: "no Swift files to lint here") }
      + list.excluded.map { Problem(path: $0.shown(from: currentFolder), message: "left out by --exclude") }
      + list.unwanted.map {
        Problem(path: $0.shown(from: currentFolder), message: "left out by its configuration")
      }
  }

  /// Returns true if a rule reports its findings in a file that was linted, or that no longer exists.
  func isAsked(_ file: PathBytes, _ rule: String) -> Bool {
    guard choice.reports(rule) else { return false }
    let place = sources.files.partitioningIndex { $0.path >= file }
    guard place < sources.files.count, sources.files[place].path == file,
      let configuration = configurations.configuration(for: sources.files[place])
    else { return true }
    return configuration.settings(for: file, on: choice.only).rules[rule] != .off
  }

  var filesWithSwiftLintsComments: Int {
    let names = WordSearch(SwiftLintRules.ours.keys.sorted())
    let found = sources.read(Array(sources.files.indices)) { _, bytes -> Bool in
      guard names.contains(in: bytes) else { return false }
      let text = Array(bytes)
      return DirectiveReader(text, Lexer.lex(text).tokens).directives.contains(where: \.isSwiftLints)
    }
    return found.count { $0 == true }
  }

  /// A place that cannot be looked at is told of: silence would say that nothing is there.
  func whyThereIsNo(_ line: Int, in file: Int, given: PathBytes) -> Problem? {
    let bytes: [UInt8]
    if let text = sources.store.overlay(of: file) {
      bytes = text
    } else {
      // The file that was found in a folder is not the one that was asked for.
      if case .success((.folder, _)) = Folder.identify(given.located(in: sources.currentFolder)) {
        return Problem(path: given, message: "a folder; name a Swift file in it")
      }
      switch FileReader.bytes(of: sources.files[file].path) {
      case .success(let text): bytes = text
      case .failure(let failure): return Problem(path: given, message: failure.explanation)
      }
    }
    let table = LineTable(bytes)
    if table.range(ofLine: line) != nil { return nil }
    let lines = table.count == 1 ? "1 line" : "\(table.count) lines"
    return Problem(path: given, message: "there is no line \(line): the file has \(lines)")
  }

  /// Says which rules the configuration or a comment switches off on a line.
  func whatKeepsSilent(_ explanations: [String], file: Int, line: Int) -> [String] {
    let settings = configurations.configuration(for: sources.files[file])?.settings(for: sources.files[file].path)
    var result: [String] = []
    for (rule, setting) in (settings?.rules ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard setting != .standard, explanations.contains(where: { $0.hasPrefix(rule) }) else { continue }
      result.append("\(rule) is \(setting.word) here: the configuration says so")
    }
    let text = sources.store.bytes(of: file)
    let table = LineTable(text)
    guard let range = table.range(ofLine: line), let suppressions = FileSuppressions(text) else { return result }
    for (name, offset, reason) in suppressions.comments(within: range) {
      let place = "the comment on line \(table.place(of: offset).line)"
      result.append("\(name) is suppressed here: \(place)\(reason.isEmpty ? "" : " says: \(PlainText.line(reason))")")
    }
    return result
  }

  /// The parts of the configurations that rules need.
  var settings: ProgramSettings {
    let (files, configurations, choice) = (sources.files, configurations, choice)
    return ProgramSettings(
      deploymentTargets: { index in
        configurations.configuration(for: files[index])?.settings(for: files[index].path).deploymentTargets
          ?? DeploymentTargets()
      },
      rewriteStyle: { index in
        configurations.configuration(for: files[index])?.settings(for: files[index].path).rewriteStyle
      },
      rulesOff: { indices in choice.rulesOff(configurations.rulesOff(in: indices.lazy.map { files[$0] })) },
      additions: { indices in configurations.additions(for: indices.lazy.map { files[$0] }) })
  }

  func shown(_ problems: [Problem]) -> [Problem] {
    problems.map { Problem(path: $0.path.shown(from: sources.currentFolder), message: $0.message) }
  }
}
