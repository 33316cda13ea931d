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
  /// The findings that were fixed, by file and rule. Nil if no fixes were asked for.
  public var fixed: [FixedFindings]?
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
  /// The number of findings that a new baseline records. Nil if the run writes no baseline.
  var recorded: Int?
  public var seconds = 0.0

  mutating func count(_ findings: [LocatedFinding]) {
    (errors, warnings, notes) = (0, 0, 0)
    // By position, as a finding has many parts to copy.
    for index in findings.indices {
      switch findings[index].severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }
}

/// Findings of one rule in one file that were fixed.
public struct FixedFindings: Sendable {
  struct Kind: Hashable, Comparable {
    var path: PathBytes
    var rule: String

    static func < (left: Kind, right: Kind) -> Bool { (left.path, left.rule) < (right.path, right.rule) }
  }

  /// The path that a report shows.
  public let path: PathBytes
  public let rule: String
  public let count: Int
}

/// The format of a report.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, json, sarif, github, gitlab, checkstyle, junit, markdown, rdjson, badge

  /// True if the report contains the warnings about files, for readers who do not see standard error.
  public var carriesDiagnostics: Bool { self == .json || self == .sarif }

  /// True if the report has a place for fixes.
  package var carriesFixes: Bool { [.text, .json, .sarif, .rdjson].contains(self) }

  /// True if the report can count findings by rule and show none.
  package var hasStatistics: Bool { self == .text || self == .json }
}

public struct ReportStyle: Sendable {
  /// Text and JSON only: how many findings each rule has, in place of the findings.
  public var showsStatistics = false
  /// Formats for people leave notes out unless asked.
  public var showsNotes = false
  public var usesColor = false
  /// Text only: the names of rules lead to their pages, in terminals that know links.
  public var usesLinks = false
  /// Text only: findings and nothing else.
  public var isQuiet = false
  /// Text only: lines break between words after that many cells of a terminal. Nil: they do not break.
  public var width: Int?
  /// Markdown only: the address of the folder that relative paths start from. Nil: places are no links.
  public var fileBase: String?
  /// For readers that do not know the current folder, such as Xcode.
  public var usesAbsolutePaths = false

  public init() {}
}

extension LintReport {
  public func rendered(as format: ReportFormat, style: ReportStyle = ReportStyle()) -> [UInt8] {
    switch format {
    case .text: TextReport(self, style).rendered()
    case .xcode: XcodeReport(self, style).rendered()
    case .json: JSONReport(self, style).rendered()
    case .sarif: SARIFReport(self).rendered()
    case .github: GitHubReport(self, style).rendered()
    case .gitlab: GitLabReport(self).rendered()
    case .checkstyle: CheckstyleReport(self).rendered()
    case .junit: JUnitReport(self).rendered()
    case .markdown: MarkdownReport(self, style).rendered()
    case .rdjson: RDJSONReport(self).rendered()
    case .badge: BadgeReport(self).rendered()
    }
  }

  /// For people who saw an earlier report of the same files: the findings that came, and those that went.
  package func rendered(since earlier: LintReport, style: ReportStyle) -> [UInt8] {
    TextReport(self, style).rendered(since: earlier)
  }

  /// The same as `rendered(as:style:)` in pieces, in order: the formats for programs may be long.
  package func render(as format: ReportFormat, style: ReportStyle, to take: ([UInt8]) -> Void) {
    withoutActuallyEscaping(take) { take in
      switch format {
      case .json: take(JSONReport(self, style).rendered(drain: take))
      case .sarif: take(SARIFReport(self).rendered(drain: take))
      default: take(rendered(as: format, style: style))
      }
    }
  }
}
