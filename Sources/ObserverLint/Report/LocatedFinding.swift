/// A finding as a report shows it: lines and columns, from 1, columns in bytes.
public struct LocatedFinding: Sendable {
  public var rule: String
  public var severity: Severity
  public var place: LocatedPlace
  /// Behind the last byte.
  public var endLine: Int
  public var endColumn: Int
  public var message: String
  public var help: String { obstacle.map { "\(advice). No fix is offered: \($0)" } ?? advice }
  /// Stays the same when unrelated lines are added or removed above the finding.
  public var fingerprint: String
  public var related: [RelatedFinding]
  /// What the probe saw of it. Nil where no report of the probe was given, or the rule is not about what it sees.
  public var runTime: RunTimeEvidence?
  /// What can be done; the first one is what `--fix` applies. Empty: the help says why.
  public var fixes: [LocatedFix]
  /// The text of the line that it ends on.
  var endLineText: [UInt8]
  /// What the help says of any such finding.
  var advice: String
  /// Why no fix is offered, where one was looked for.
  var obstacle: String?
}

/// What can be done about a finding: all of the edits, or none.
public struct LocatedFix: Sendable {
  public var title: String
  public var safety: FixSafety
  public var edits: [LocatedEdit]
  /// The same edits in byte offsets.
  var fix: Fix
}

/// Bytes of one file that give way to others, from the place to before the end.
public struct LocatedEdit: Sendable {
  public var place: LocatedPlace
  public var endLine: Int
  public var endColumn: Int
  public var replacement: String
  /// The text of the line that it ends on.
  var endLineText: [UInt8]
}

/// A place that explains a finding.
public struct RelatedFinding: Sendable {
  public var place: LocatedPlace
  public var message: String
}

/// A place in a file.
public struct LocatedPlace: Sendable {
  /// Relative to the current folder, or absolute where the file lies outside it.
  public var path: PathBytes
  public var line: Int
  public var column: Int
  /// The line's text, for carets.
  var text: [UInt8]
}

extension LocatedFinding {
  /// By line, column and rule; the rest only so that two runs print the same bytes.
  static func precedesInFile(_ left: LocatedFinding, _ right: LocatedFinding) -> Bool {
    let leftNumbers = (left.place.line, left.place.column)
    let rightNumbers = (right.place.line, right.place.column)
    if leftNumbers != rightNumbers { return leftNumbers < rightNumbers }
    return (left.rule, left.message, left.endLine, left.endColumn)
      < (right.rule, right.message, right.endLine, right.endColumn)
  }
}
