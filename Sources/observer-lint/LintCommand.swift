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

  init(_ raw: RawArguments) throws(UsageError) {
    request = try LintRequest(raw)
    stdinPath = raw.last(.stdinPath)
    outputs = try Self.outputs(raw)
    failLevel = try raw.choice(.failLevel, default: .warning)
    showsNotes = raw.has(.notes)
    showsStatistics = raw.has(.statistics)
    if showsStatistics, !outputs.contains(where: { $0.format == .text }) {
      throw UsageError("'--statistics' is for '--format text'; the other formats are for programs that can count")
    }
  }

  private static func outputs(_ raw: RawArguments) throws(UsageError) -> [Output] {
    var outputs: [Output] = []
    for (name, value) in raw.options {
      if name == .format {
        outputs.append(Output(format: try name.choice(value)))
      } else if name == .output {
        if value == "" { throw UsageError("'--output' needs the name of a file") }
        if outputs.isEmpty { outputs.append(Output(format: .text)) }
        if outputs[outputs.count - 1].file != nil {
          throw UsageError("'--output \(value)' needs a '--format' of its own before it")
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
    let report = lint(request)
    let written = write(report)
    let areCarried = outputs.allSatisfy(\.format.carriesDiagnostics)
    Complaints.print(report.problems, notices: report.notices, diagnostics: areCarried ? [] : report.diagnostics)

    return max(written, report.exitStatus(failLevel: failLevel.severity))
  }

  private func write(_ report: LintReport) -> Int32 {
    var status = ExitStatus.clean
    for output in outputs {
      var style = ReportStyle()
      style.showsNotes = showsNotes
      style.showsStatistics = showsStatistics
      style.usesAbsolutePaths = Self.wantsAbsolutePaths(output.format)
      style.usesColor = output.file == nil && StandardStreams.showsColor
      let bytes = report.rendered(as: output.format, style: style)
      if let file = output.file {
        do {
          try FileReplacement.write(bytes, to: file)
        } catch {
          StandardStreams.complain("error: \(file): \(error.explanation)")
          status = ExitStatus.failed
        }
      } else {
        status = max(status, StandardStreams.print(bytes))
      }
    }
    return status
  }
}

extension LintCommand {
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

/// What is said on standard error: what failed, what is odd, what may surprise.
enum Complaints {
  static func print(_ problems: [Problem], notices: [Problem] = [], diagnostics: [Problem] = []) {
    for (kind, lines) in [("error", problems), ("warning", diagnostics), ("note", notices)] {
      for line in lines {
        StandardStreams.complain("\(kind): \(PlainText.line(line.path.description)): \(line.message)")
      }
    }
  }
}
