import ObserverLint

/// `observer-lint [PATH…]`
struct LintCommand {
  private enum FailLevel: String, CaseIterable {
    case error, warning, note, never

    /// Nil where no finding makes the command fail.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private struct Output {
    var format: ReportFormat
    /// Nil: standard output.
    var file: PathBytes?
  }

  private var request: LintRequest
  private let stdinPath: PathBytes?
  private let outputs: [Output]
  private let failLevel: FailLevel
  private let showsNotes: Bool
  private let showsStatistics: Bool
  private let fixing: Fixing?

  private struct Fixing {
    var includesUnsafe: Bool
    var showsPatch: Bool
  }

  /// Why findings are to be suppressed; nil where they are to be reported.
  private let suppressionReason: String?
  /// Where the baseline's new text goes.
  private let baselineFile: PathBytes?

  init(_ raw: RawArguments) throws(UsageError) {
    request = try LintRequest(raw)
    request.baseline = try Self.baseline(raw)
    baselineFile = raw.last(.writeBaseline) ?? (raw.has(.pruneBaseline) ? raw.last(.baseline) : nil)
    request.since = try Self.since(raw)
    request.probeReports = raw.values(.probeReport)
    if request.probeReports.contains("") { throw UsageError("'--probe-report' needs the name of a folder") }
    suppressionReason = try Self.suppressionReason(raw)
    stdinPath = raw.last(.stdinPath)
    outputs = try Self.outputs(raw)
    failLevel = try raw.choice(.failLevel, default: .warning)
    showsNotes = raw.has(.notes)
    showsStatistics = raw.has(.statistics)
    fixing = try Self.fixing(raw)
    request.fixStyle = try raw.last(.style).map { given throws(UsageError) in try Option.Name.style.choice(given) }
    // The other formats have no place for them.
    request.proposesFixes = outputs.contains { [.text, .json, .sarif].contains($0.format) }
    if showsStatistics, !outputs.contains(where: { $0.format == .text }) {
      throw UsageError("'--statistics' is for '--format text'; the other formats are for programs that can count")
    }
  }

  private static func baseline(_ raw: RawArguments) throws(UsageError) -> BaselineUse? {
    for name in [Option.Name.baseline, .writeBaseline] where raw.last(name) == "" {
      throw UsageError("'\(name.rawValue)' needs the name of a file")
    }
    for name in [Option.Name.writeBaseline, .pruneBaseline] where raw.has(name) && raw.has(.onlyRule) {
      throw UsageError("'\(name.rawValue)' with '--only-rule' would forget what the other rules find")
    }
    if let file = raw.last(.writeBaseline) {
      if raw.has(.baseline) || raw.has(.pruneBaseline) {
        throw UsageError("'--write-baseline' records everything; it goes with no other option for baselines")
      }
      if raw.has(.since) { throw UsageError("'--write-baseline' and '--since' exclude each other") }
      return .write(file)
    }
    guard let file = raw.last(.baseline) else {
      if raw.has(.pruneBaseline) { throw UsageError("'--prune-baseline' needs a '--baseline FILE'") }
      return nil
    }
    return raw.has(.pruneBaseline) ? .prune(file) : .compare(file)
  }

  private static func suppressionReason(_ raw: RawArguments) throws(UsageError) -> String? {
    guard let reason = raw.last(.addSuppressions)?.description else { return nil }
    if reason.allSatisfy(\.isWhitespace) || reason.contains(where: \.isNewline) {
      throw UsageError("'--add-suppressions' takes a reason of one line, which tells readers why nothing is done")
    }
    for name in [Option.Name.stdinPath, .writeBaseline, .format, .output, .statistics] where raw.has(name) {
      throw UsageError("'--add-suppressions' reports nothing and writes files; it goes with no '\(name.rawValue)'")
    }
    return reason
  }

  private static func since(_ raw: RawArguments) throws(UsageError) -> PathBytes? {
    guard let revision = raw.last(.since) else { return nil }
    if revision.bytes.isEmpty || revision.bytes.first == UInt8(ascii: "-") {
      throw UsageError("'--since' takes a git revision, not '\(revision)'")
    }
    if raw.has(.stdinPath) {
      throw UsageError("'--since' compares what is on disk; it goes with no '--stdin-path'")
    }
    return revision
  }

  private static func fixing(_ raw: RawArguments) throws(UsageError) -> Fixing? {
    guard raw.has(.fix) || raw.has(.diff) else {
      if raw.has(.unsafeFixes) { throw UsageError("'--unsafe-fixes' goes with '--fix' or '--diff'") }
      return nil
    }
    for name in [Option.Name.stdinPath, .addSuppressions, .writeBaseline, .pruneBaseline] where raw.has(name) {
      throw UsageError("'--fix' and '--diff' change files, or say how; they go with no '\(name.rawValue)'")
    }
    if raw.has(.diff), raw.has(.format), !raw.has(.output) {
      throw UsageError("'--diff' prints a patch in place of the report; give the '--format' an '--output FILE'")
    }
    return Fixing(includesUnsafe: raw.has(.unsafeFixes), showsPatch: raw.has(.diff))
  }

  private static func outputs(_ raw: RawArguments) throws(UsageError) -> [Output] {
    var outputs: [Output] = []
    for (name, value) in raw.options {
      if name == .format {
        outputs.append(Output(format: try name.choice(value)))
      } else if name == .output {
        if value == "" { throw UsageError("'--output' needs the name of a file") }
        // Without a format of its own, the file's name says which.
        if outputs.last.map({ $0.file != nil }) ?? true {
          let named = try ReportFormat(ofFile: value)
          guard let format = named ?? (outputs.isEmpty ? .text : nil) else {
            throw UsageError("'--output \(value)' needs a '--format' of its own before it")
          }
          outputs.append(Output(format: format))
        }
        if outputs.contains(where: { $0.file == value }) {
          throw UsageError("'--output \(value)' is given twice; each format needs a file of its own")
        }
        outputs[outputs.count - 1].file = value
      }
    }
    if outputs.isEmpty { return [Output(format: .text)] }
    if outputs.count(where: { $0.file == nil }) > 1 {
      throw UsageError("only one '--format' can go to standard output; give the others an '--output FILE'")
    }
    return outputs
  }

  func run() -> Int32 {
    var request = request
    if let stdinPath {
      guard let text = try? StandardStreams.readInput() else { return ExitStatus.failed }
      request.overlay[stdinPath] = text
      request.paths.append(stdinPath)
    }
    if let fixing { return fix(request, fixing) }
    let progress = ProgressLine.start()
    request.progress = progress?.tell
    let report = lint(request)
    progress?.end()
    return finish(report)
  }

  private func fix(_ request: LintRequest, _ fixing: Fixing) -> Int32 {
    var fixRequest = FixRequest(request)
    fixRequest.includesUnsafe = fixing.includesUnsafe
    fixRequest.writesFiles = !fixing.showsPatch
    let result = applyFixes(fixRequest)
    guard fixing.showsPatch else {
      guard result.report.permitsWriting else { return finish(result.report) }
      let counted = { (count: Int, word: String) in "\(count) \(word)\(count == 1 ? "" : "s")" }
      let counts = "\(counted(result.fixed, "finding")) in \(counted(result.changedFiles.count, "file"))"
      StandardStreams.complain("note: fixed \(counts)")
      return finish(result.report)
    }
    let printed = StandardStreams.print(result.patch)
    let written = outputs.contains { $0.file != nil } ? write(result.report) : ExitStatus.clean
    Complaints.print(result.report.problems, notices: result.report.notices)
    tellThatNothingIsChanged(result.report)
    // A patch is no verdict.
    return result.report.problems.isEmpty ? max(printed, written) : ExitStatus.failed
  }

  private func finish(_ report: LintReport) -> Int32 {
    var report = report
    var written = ExitStatus.clean
    if let suppressionReason, report.permitsWriting {
      written = suppress(suppressionReason, &report)
    } else {
      written = write(report)
    }
    if let baselineFile, let text = report.baseline {
      written = max(written, Self.write(text, to: baselineFile))
    }
    let areCarried = outputs.allSatisfy(\.format.carriesDiagnostics)
    Complaints.print(report.problems, notices: report.notices, diagnostics: areCarried ? [] : report.diagnostics)
    let failed = Set(report.problems.map(\.path))
    for path in request.paths where failed.contains(path) {
      if let hint = OperandHint.hint(for: path) { StandardStreams.complain("note: \(hint)") }
    }
    tellThatNothingIsChanged(report)
    return max(written, report.exitStatus(failLevel: failLevel.severity))
  }

  /// Whoever asked for changes would else look for them.
  private func tellThatNothingIsChanged(_ report: LintReport) {
    if report.permitsWriting || (fixing == nil && suppressionReason == nil && baselineFile == nil) { return }
    StandardStreams.complain("note: nothing is changed, as the errors leave open which findings are meant")
  }

  private func write(_ report: LintReport) -> Int32 {
    var status = ExitStatus.clean
    for output in outputs where fixing?.showsPatch != true || output.file != nil {
      var style = ReportStyle()
      style.showsNotes = showsNotes
      style.showsStatistics = showsStatistics
      style.usesAbsolutePaths = Self.wantsAbsolutePaths(output.format)
      style.usesColor = output.file == nil && StandardStreams.showsColor
      if let file = output.file {
        status = max(status, Self.write(report.rendered(as: output.format, style: style), to: file))
        continue
      }
      var printed = ExitStatus.clean
      report.render(as: output.format, style: style) { bytes in
        if printed == ExitStatus.clean { printed = StandardStreams.print(bytes) }
      }
      status = max(status, printed)
    }
    return status
  }
}

extension LintCommand {
  /// Writes the comments. What they suppress is no longer among the report's findings.
  private func suppress(_ reason: String, _ report: inout LintReport) -> Int32 {
    let added = AddedSuppressions(to: report, reason: reason, includingNotes: showsNotes)
    var status = ExitStatus.clean
    for (path, text) in added.files { status = max(status, Self.write(text, to: path)) }
    report.problems += added.problems
    report.findings = []
    let files = added.files.count
    let count = added.count == 1 ? "1 finding" : "\(added.count) findings"
    var lines = ["\(count) suppressed in \(files == 1 ? "1 file" : "\(files) files"): look at the change"]
    if added.notesLeft > 0 {
      let notes = added.notesLeft == 1 ? "1 note is" : "\(added.notesLeft) notes are"
      lines.append("\(notes) left, which --notes suppresses as well")
    }
    if added.commentsLeft > 0 {
      let findings = added.commentsLeft == 1 ? "1 finding is" : "\(added.commentsLeft) findings are"
      lines.append("\(findings) left of comments that suppress nothing: remove those")
    }
    return max(status, StandardStreams.print(lines.map { $0 + "\n" }.joined()))
  }

  private static func write(_ bytes: [UInt8], to file: PathBytes) -> Int32 {
    do {
      try FileReplacement.write(bytes, to: file)
      return ExitStatus.clean
    } catch {
      StandardStreams.complain("error: \(PlainText.line(file.description)): \(error.explanation)")
      return ExitStatus.failed
    }
  }

  /// Xcode opens only absolute paths; it tells a build phase's script of itself. GitHub takes relative ones for paths in
  /// the repository, and a step may work in a folder below.
  private static func wantsAbsolutePaths(_ format: ReportFormat) -> Bool {
    switch format {
    case .xcode: StandardStreams.hasValue("XCODE_VERSION_ACTUAL")
    case .github: StandardStreams.hasValue("GITHUB_WORKSPACE")
    default: false
    }
  }
}

/// Lines on standard error: failures, warnings and notices.
enum Complaints {
  static func print(_ problems: [Problem], notices: [Problem] = [], diagnostics: [Problem] = []) {
    for (kind, lines) in [("error", problems), ("warning", diagnostics), ("note", notices)] {
      for line in lines {
        StandardStreams.complain("\(kind): \(PlainText.line(line.path.description)): \(line.message)")
      }
    }
  }
}
