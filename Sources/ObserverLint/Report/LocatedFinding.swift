/// A finding as a report shows it: lines and columns, from 1, columns in bytes.
public struct LocatedFinding: Sendable {
  public var rule: String
  public var severity: Severity
  public var place: LocatedPlace
  /// Behind the last byte.
  public var endLine: Int
  public var endColumn: Int
  public var message: String
  public var help: String { obstacle.map { "\(advice). No fix is offered: \($0.reason)" } ?? advice }
  /// Stays the same when unrelated lines are added or removed above the finding.
  public var fingerprint: String
  public var related: [RelatedFinding]
  /// The probe's evidence. Nil if there is no report of the probe, or if the rule is about something that the probe
  /// cannot see.
  public var runTime: RunTimeEvidence?
  /// The fixes. `--fix` applies the first. Empty: the help says why.
  public var fixes: [LocatedFix]
  /// The text of the line that it ends on.
  package var endLineText: [UInt8]
  /// The part of the help that all such findings share.
  var advice: String
  /// The reason why there is no fix. Nil if there is a fix, or if no fix was looked for.
  var obstacle: Unfixable?
  /// The reason why no fix leads to a descriptor, which the help says. Nil if nobody asked for descriptors.
  var obstacleToDescriptor: Unfixable?
  /// The place in byte offsets.
  var range: SourceRange
}

/// Edits that end a finding. They are applied all together or not at all.
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
  package var endLineText: [UInt8]
}

/// A place that explains a finding.
public struct RelatedFinding: Sendable {
  public var place: LocatedPlace
  public var message: String
  /// The place in byte offsets.
  var range: SourceRange
}

/// A place in a file.
public struct LocatedPlace: Sendable {
  /// Relative to the current folder, or absolute where the file lies outside it.
  public var path: PathBytes
  public var line: Int
  public var column: Int
  /// The line's text, for carets.
  package var text: [UInt8]
}
