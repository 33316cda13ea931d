import ObserverLint

/// `observer-lint [PATH…]`
struct LintCommand {
  private enum FailLevel: String, CaseIterable {
    case error, warning, note, never

    /// Nil where no finding makes the command fail.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private var request: LintRequest
  private let stdinPath: PathBytes?
  private let outputs: [ReportOutput]
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
    suppressionReason = try Self.suppressionReason(raw)
    if suppressionReason != nil { request.texts = SourceTexts() }
    stdinPath = raw.last(.stdinPath)
    outputs = try ReportOutput.all(raw)
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
      try ReportOutput.checkTarget(file, .writeBaseline)
      if file == "-" { throw UsageError("'--write-baseline' needs the name of a file, not '-'") }
      let outputs = raw.values(.output).filter { $0 != "-" }
      if outputs.contains(where: { OutputTarget($0).isSame(as: OutputTarget(file)) }) {
        throw UsageError("'--write-baseline' and '--output' name the same file '\(file)'; give each its own")
      }
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
    if raw.has(.diff), raw.values(.output).contains("-") || (raw.has(.format) && !raw.has(.output)) {
      throw UsageError("'--diff' prints a patch in place of the report; give the '--format' an '--output FILE'")
    }
    return Fixing(includesUnsafe: raw.has(.unsafeFixes), showsPatch: raw.has(.diff))
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
    guard let baselineFile, let text = report.baseline,
      Self.write(text, to: baselineFile, of: report) != ExitStatus.clean
    else {
      return finish(report)
    }
    // The findings are not recorded, so they are new.
    request.baseline = request.baseline?.unwritten
    return max(ExitStatus.failed, finish(lint(request)))
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
        status = max(status, Self.write(report.rendered(as: output.format, style: style), to: file, of: report))
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
    var added = AddedSuppressions(to: report, reason: reason, includingNotes: showsNotes)
    added.write()
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
    return StandardStreams.print(lines.map { $0 + "\n" }.joined())
  }

  private static func write(_ bytes: [UInt8], to file: PathBytes, of report: LintReport) -> Int32 {
    do throws(FileReplacement.Failure) {
      if let refusal = OutputTarget(file).refusal(by: report) {
        throw FileReplacement.Failure(explanation: refusal)
      }
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
