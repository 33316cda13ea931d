/// The files that a request names, ready to be read, and a report of what was odd about the paths.
struct LoadedProgram {
  private(set) var sources: ProgramSources
  let configurations: ConfigurationStore
  let choice: RuleChoice
  private(set) var report: LintReport
  let begin = ContinuousClock.now

  init(_ request: LintRequest) {
    let processFolder = Folder.current()
    let currentFolder = request.currentFolder?.located(in: processFolder) ?? processFolder
    let overlay = Dictionary(
      request.overlay.map { ($0.key.located(in: currentFolder), $0.value) }, uniquingKeysWith: { $1 })
    choice = RuleChoice(
      only: request.onlyRules, ignored: request.ignoredRules, needsAll: !request.probeReports.isEmpty)
    configurations = ConfigurationStore(request.configuration.located(in: currentFolder))
    let listRequest = SourceList.Request(
      paths: request.paths, scope: request.scope, readsPathsOnly: request.readsPathsOnly, include: request.include,
      exclude: request.exclude,
      settings: configurations.source, currentFolder: currentFolder, overlaid: overlay.keys.sorted())
    let list = request.times.measure(.walk) { SourceList(listRequest) }
    var overlayByFile: [Int: [UInt8]] = [:]
    if !overlay.isEmpty {
      for (index, file) in list.files.enumerated() { overlayByFile[index] = overlay[file.path] }
    }
    sources = ProgramSources(
      files: list.files, overlay: overlayByFile, texts: request.texts, otherFiles: request.otherFiles,
      currentFolder: currentFolder, times: request.times)
    report = LintReport(currentFolder: currentFolder)
    report.diagnostics = shown(list.diagnostics)
    report.problems = shown(list.problems)
    let notices = [
      ("no Swift files to lint here", list.empty), ("left out by --exclude", list.excluded),
      ("left out by its configuration", list.unwanted),
      ("not read: a configuration is called .observer-lint.json", configurations.unreadFiles(in: currentFolder)),
    ]
    report.notices = notices.flatMap { message, paths in
      paths.map { Problem(path: $0.shown(from: currentFolder), message: message) }
    }
  }

  /// Puts unsaved texts in the place of the files' own, and takes back all others. Files of other programs do not matter.
  mutating func setUnsaved(_ texts: [PathBytes: [UInt8]]) {
    var overlay: [Int: [UInt8]] = [:]
    for (path, text) in texts { if let number = sources.number(of: path) { overlay[number] = text } }
    sources.setOverlay(overlay)
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

  /// The reason why a line cannot be explained. An empty answer would mean that the line has nothing to explain.
  func whyThereIsNo(_ line: Int?, in file: Int, given: PathBytes) -> Problem? {
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
    guard let line, table.range(ofLine: line) == nil else { return nil }
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
    problems.map { Problem(path: $0.path.shown(from: sources.currentFolder), message: $0.message, line: $0.line) }
  }
}

/// The files that a request reports, as a report shows them, and what was odd about its paths.
package func reportedFiles(_ request: LintRequest) -> (files: [PathBytes], report: LintReport) {
  let program = LoadedProgram(request)
  var report = program.report
  report.problems += program.shown(program.configurations.problems)
  let files = program.sources.files.filter(\.isReported).map { $0.path.shown(from: program.sources.currentFolder) }
  return (files, report)
}
