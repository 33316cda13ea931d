import ObserverLint

/// `observer-lint [PATH…]`
struct LintCommand {
  private var request: LintRequest
  private let input: StandardInput?
  private let reporting: Reporting
  /// The reason in the comments that suppress findings. Nil if the command reports findings.
  private let suppressionReason: String?
  /// The file for the new baseline.
  private let baselineFile: PathBytes?

  init(_ raw: RawArguments) throws(UsageError) {
    request = try LintRequest(raw)
    request.baseline = try LintRequest.baseline(raw)
    baselineFile = raw.last(.writeBaseline) ?? (raw.has(.pruneBaseline) ? raw.last(.baseline) : nil)
    request.since = try LintRequest.since(raw)
    try request.addStyle(raw)
    suppressionReason = try Self.suppressionReason(raw)
    if suppressionReason != nil { request.texts = SourceTexts() }
    reporting = try Reporting(raw)
    // The other formats have no place for them.
    request.proposesFixes = reporting.outputs.contains { $0.format.carriesFixes }
    input = try StandardInput(raw, &request)
  }

  private static func suppressionReason(_ raw: RawArguments) throws(UsageError) -> String? {
    guard let reason = raw.last(.addSuppressions)?.description else { return nil }
    if reason.allSatisfy(\.isWhitespace) || reason.contains(where: \.isNewline) {
      throw UsageError("'--add-suppressions' takes a reason of one line, which tells readers why nothing is done")
    }
    if raw.operands.contains("-") { throw UsageError("'--add-suppressions' writes files, and not standard output") }
    return reason
  }

  func run() -> Int32 {
    var request = request
    if let input {
      guard (try? input.read(into: &request)) != nil else { return ExitStatus.failed }
    }
    if Complaints.refuse(request) { return ExitStatus.failed }
    request.times = reporting.times
    let progress = reporting.startProgress()
    request.progress = progress?.tell
    let report = lint(request)
    progress?.end()
    guard let baselineFile, let text = report.baseline,
      Reporting.write(text, to: baselineFile, of: report) != ExitStatus.clean
    else {
      return finish(report)
    }
    // The findings are not recorded, so they are new.
    request.baseline = request.baseline?.unwritten
    return max(ExitStatus.failed, finish(lint(request)))
  }

  private func finish(_ report: LintReport) -> Int32 {
    var report = report
    var written = ExitStatus.clean
    if let suppressionReason, report.permitsWriting {
      written = suppress(suppressionReason, &report)
    } else {
      written = reporting.write(report)
    }
    reporting.complain(report)
    OperandHint.print(for: request.paths, report)
    if !report.permitsWriting, suppressionReason != nil || baselineFile != nil {
      Self.tellThatNothingIsChanged(reporting)
    }
    reporting.tellTimes()
    return max(written, reporting.status(of: report))
  }

  /// Whoever asked for changes would else look for them.
  static func tellThatNothingIsChanged(_ reporting: Reporting) {
    reporting.tell("nothing is changed: correct the errors above first, because they leave out findings")
  }

  /// Writes the comments. What they suppress is no longer among the report's findings.
  private func suppress(_ reason: String, _ report: inout LintReport) -> Int32 {
    var added = AddedSuppressions(to: report, reason: reason, includingNotes: reporting.showsNotes)
    added.write()
    report.problems += added.problems
    report.findings = []
    let files = Counted.text(added.files.count, "file")
    var lines = ["\(Counted.text(added.count, "finding")) suppressed in \(files): look at the change"]
    if added.notesLeft > 0 {
      let notes = added.notesLeft == 1 ? "1 note is" : "\(added.notesLeft) notes are"
      lines.append("\(notes) left; --notes suppresses notes, too")
    }
    if added.commentsLeft > 0 {
      let findings = added.commentsLeft == 1 ? "1 finding is" : "\(added.commentsLeft) findings are"
      lines.append(
        "\(findings) left about comments: --fix removes comments that suppress nothing; correct the others by hand")
    }
    return StandardStreams.print(lines.map { $0 + "\n" }.joined())
  }
}

extension LintRequest {
  /// The form of fixes, which all ways of linting share.
  mutating func addStyle(_ raw: RawArguments) throws(UsageError) {
    fixStyle = try raw.last(.style).map { given throws(UsageError) in try Option.Name.style.choice(given) }
  }

  static func baseline(_ raw: RawArguments) throws(UsageError) -> BaselineUse? {
    for name in [Option.Name.baseline, .writeBaseline] where raw.last(name) == "" {
      throw UsageError("'\(name.rawValue)' needs the name of a file")
    }
    if let file = raw.last(.writeBaseline) {
      try ReportOutput.checkTarget(file, .writeBaseline)
      if file == "-" { throw UsageError("'--write-baseline' needs the name of a file, not '-'") }
      let outputs = raw.values(.output).filter { $0 != "-" }
      if outputs.contains(where: { OutputTarget($0).isSame(as: OutputTarget(file)) }) {
        throw UsageError("'--write-baseline' and '--output' name the same file '\(file)'; give each its own")
      }
      return .write(file)
    }
    guard let file = raw.last(.baseline) else {
      if raw.has(.pruneBaseline) { throw UsageError("'--prune-baseline' needs a '--baseline FILE'") }
      return nil
    }
    return raw.has(.pruneBaseline) ? .prune(file) : .compare(file)
  }

  static func since(_ raw: RawArguments) throws(UsageError) -> PathBytes? {
    guard let revision = raw.last(.since) else { return nil }
    if revision.bytes.isEmpty {
      throw UsageError(
        "'--since' got an empty revision: a variable of the CI system may be unset; fetch the base branch, and name it, "
          + "as in '--since origin/main'")
    }
    if revision.bytes.first == UInt8(ascii: "-") {
      throw UsageError("'--since' takes a git revision, not '\(revision)'")
    }
    if raw.has(.stdinPath) || raw.operands.contains("-") {
      throw UsageError("'--since' compares files on disk; it cannot be combined with standard input")
    }
    return revision
  }
}
