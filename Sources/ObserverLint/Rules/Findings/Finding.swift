/// The severity of a finding, in order: an error is more than a warning.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case note, warning, error

  var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// A place that explains a finding.
struct RelatedPlace: Sendable {
  var range: SourceRange
  var message: String
}

extension Program {
  func place(ofCall call: CallID, _ message: String) -> RelatedPlace {
    RelatedPlace(range: range(ofCall: call), message: message)
  }

  func place(ofValue value: ValueID, _ message: String) -> RelatedPlace {
    RelatedPlace(range: range(ofValue: value), message: message)
  }
}

/// A rule's statement about a place, in byte offsets. The report turns them into lines and columns.
struct Finding: Sendable {
  var rule: String
  var severity: Severity
  var range: SourceRange
  var message: String
  var help: String
  var site = FindingSite.decision()
  var related: [RelatedPlace] = []
  /// Nil where no report of the probe was given, or the rule is not about what it sees.
  var runTime: RunTimeEvidence?
  /// Added once the rule has spoken; the first is the one that is applied.
  var fixes: [Fix] = []
  /// The reason why there is no fix. Nil if there is a fix, or if no fix was looked for.
  var obstacle: Unfixable?
  /// The reason why no fix leads to a descriptor, which the help says. Nil if nobody asked for descriptors.
  var obstacleToDescriptor: Unfixable?
}
