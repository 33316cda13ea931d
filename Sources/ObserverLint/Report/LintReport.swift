/// The result of a run of the linter.
public struct LintReport: Sendable {
  /// Sorted by path, line, column and rule.
  public var findings: [LocatedFinding] = []
  /// Warnings about single files that do not stop the work: no text, no Swift, no regular file.
  public var diagnostics: [Problem] = []
  /// Failures that stop a part of the work: missing paths, files that cannot be read.
  public var problems: [Problem] = []
  /// Surprises, such as a folder without Swift files.
  public var notices: [Problem] = []
  public var summary = LintSummary()
  /// False if a configuration, a baseline or a revision cannot be used. There are then more findings than the user
  /// asked for, so no file may be changed because of them.
  public var permitsWriting = true
  /// The baseline's new text, for whoever asked to write or prune it. Nil where the report does not permit writing.
  public var baseline: [UInt8]?
  /// The folder that relative paths start from.
  public var currentFolder: PathBytes
  /// The files that the edits of fixes refer to by index.
  var files: [SourceFile] = []
  /// Files that were read beside the program: configurations, a baseline, the probe's reports.
  var inputs: [PathBytes] = []
  /// The texts of the files, if the run edits files.
  var texts: SourceTexts?
}

public struct LintSummary: Sendable {
  /// Files and lines that were read, reported or not.
  public var files = 0
  public var lines = 0
  public var errors = 0
  public var warnings = 0
  public var notes = 0
  public var suppressed = 0
  /// Findings that the baseline knows, and that are not among the report's.
  public var baselined = 0
  public var seconds = 0.0

  mutating func count(_ findings: [LocatedFinding]) {
    errors = findings.lazy.filter { $0.severity == .error }.count
    warnings = findings.lazy.filter { $0.severity == .warning }.count
    notes = findings.lazy.filter { $0.severity == .note }.count
  }
}

/// How a report is written down.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, json, sarif, github, gitlab, checkstyle, junit

  /// True if the report contains the warnings about files, for readers who do not see standard error.
  public var carriesDiagnostics: Bool { self == .json || self == .sarif }
}

public struct ReportStyle: Sendable {
  /// Text only: how many findings each rule has, in place of the findings.
  public var showsStatistics = false
  /// Formats for people leave notes out unless asked.
  public var showsNotes = false
  public var usesColor = false
  /// For readers that do not know the current folder, such as Xcode.
  public var usesAbsolutePaths = false

  public init() {}
}

extension LintReport {
  public func rendered(as format: ReportFormat, style: ReportStyle = ReportStyle()) -> [UInt8] {
    switch format {
    case .text: TextReport(self, style).rendered()
    case .xcode: XcodeReport(self, style).rendered()
    case .json: JSONReport(self).rendered()
    case .sarif: SARIFReport(self).rendered()
    case .github: GitHubReport(self, style).rendered()
    case .gitlab: GitLabReport(self).rendered()
    case .checkstyle: CheckstyleReport(self).rendered()
    case .junit: JUnitReport(self).rendered()
    }
  }

  /// The same in pieces, in order: the formats for programs may be long.
  package func render(as format: ReportFormat, style: ReportStyle, to take: ([UInt8]) -> Void) {
    withoutActuallyEscaping(take) { take in
      switch format {
      case .json: take(JSONReport(self).rendered(drain: take))
      case .sarif: take(SARIFReport(self).rendered(drain: take))
      default: take(rendered(as: format, style: style))
      }
    }
  }
}
