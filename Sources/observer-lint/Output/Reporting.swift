import ObserverLint

/// The reports of a run, the lines on standard error beside them, and the exit status.
struct Reporting {
  private enum FailLevel: String, CaseIterable {
    case error, warning, note, never

    /// Nil where no finding makes the command fail.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The place of a report that no `--output` places.
  enum Unplaced {
    case standardOutput, standardError, nowhere
  }

  let outputs: [ReportOutput]
  let isQuiet: Bool
  let showsNotes: Bool
  let color: ColorChoice
  private let showsStatistics: Bool
  private let failLevel: FailLevel
  /// The number of warnings that do not fail the command. Nil if each warning does.
  private let maxWarnings: Int?
  /// Nil if nobody wants to know the times of the stages.
  let times: StageTimes?

  init(_ raw: RawArguments) throws(UsageError) {
    outputs = try ReportOutput.all(raw)
    failLevel = try raw.choice(.failLevel, default: .warning)
    maxWarnings = try raw.number(.maxWarnings, atLeast: 0)
    color = try ColorChoice(raw)
    showsNotes = raw.has(.notes)
    isQuiet = raw.has(.quiet)
    showsStatistics = raw.has(.statistics)
    times = raw.has(.timings) ? StageTimes() : nil
    if maxWarnings != nil, raw.has(.failLevel), failLevel != .error {
      throw UsageError(
        "'--max-warnings' sets the fail level to error; it cannot be combined with another '--fail-level'")
    }
    if showsStatistics, !outputs.contains(where: \.format.hasStatistics) {
      throw UsageError("'--statistics' is for the formats text and json; the others have no place for counts")
    }
  }

  /// Nil where nobody looks.
  func startProgress() -> ProgressLine? { isQuiet ? nil : ProgressLine.start() }

  func write(_ report: LintReport, unplaced: Unplaced = .standardOutput) -> Int32 {
    times.measure(.report) { writeAll(report, unplaced) }
  }

  private func writeAll(_ report: LintReport, _ unplaced: Unplaced) -> Int32 {
    var status = ExitStatus.clean
    for output in outputs {
      let style = style(of: output, unplaced)
      if let file = output.file {
        status = max(status, Self.write(report.rendered(as: output.format, style: style), to: file, of: report))
        continue
      }
      var printed = ExitStatus.clean
      switch unplaced {
      case .nowhere: continue
      case .standardError: printed = StandardStreams.printAside(report.rendered(as: output.format, style: style))
      case .standardOutput:
        report.render(as: output.format, style: style) { bytes in
          if printed == ExitStatus.clean { printed = StandardStreams.print(bytes) }
        }
      }
      status = max(status, printed)
    }
    return status
  }

  func style(of output: ReportOutput, _ unplaced: Unplaced = .standardOutput) -> ReportStyle {
    var style = ReportStyle()
    style.showsNotes = showsNotes
    style.showsStatistics = showsStatistics
    style.isQuiet = isQuiet
    style.usesAbsolutePaths = Self.wantsAbsolutePaths(output.format)
    if output.file == nil {
      style.width = unplaced == .standardError ? StandardStreams.widthOfErrors : StandardStreams.width
    }
    if output.file == nil, unplaced == .standardOutput {
      style.usesColor = color.isOn
      style.usesLinks = color.showsLinks
    }
    if output.format == .markdown { style.fileBase = GitHubRunner.fileBase }
    return style
  }

  func complain(_ report: LintReport) {
    let areCarried = outputs.allSatisfy(\.format.carriesDiagnostics)
    Complaints.print(
      report.problems, notices: isQuiet ? [] : report.notices, diagnostics: areCarried ? [] : report.diagnostics)
  }

  /// A line on standard error that is no failure.
  func tell(_ text: String) { if !isQuiet { StandardStreams.complain("note: \(text)") } }

  /// Says on standard error how long each stage took, if somebody wants to know.
  func tellTimes() { if let times { StandardStreams.show(TimingsTable(times).rendered()) } }

  func status(of report: LintReport) -> Int32 {
    guard let maxWarnings else { return report.exitStatus(failLevel: failLevel.severity) }
    let status = report.exitStatus(failLevel: .error)
    if status == ExitStatus.clean, report.summary.warnings > maxWarnings {
      tell("\(Counted.text(report.summary.warnings, "warning")), and --max-warnings allows \(maxWarnings)")
      return ExitStatus.found
    }
    return status
  }

  static func write(_ bytes: [UInt8], to file: PathBytes, of report: LintReport) -> Int32 {
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
  /// Says what is wrong with the files that options name. Returns true if the run must not begin.
  static func refuse(_ request: LintRequest) -> Bool {
    let problems = request.problemsOfNamedFiles
    print(problems)
    return !problems.isEmpty
  }

  static func print(_ problems: [Problem], notices: [Problem] = [], diagnostics: [Problem] = []) {
    for (kind, lines) in [("error", problems), ("warning", diagnostics), ("note", notices)] {
      for line in lines {
        StandardStreams.complain("\(kind): \(PlainText.line(line.path.description)): \(line.message)")
      }
    }
  }
}
