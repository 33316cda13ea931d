/// The care that a fix needs.
public enum FixSafety: String, Sendable {
  /// It compiles, and as long as the owner lives the same notifications arrive with the same payloads.
  case safe
  /// It needs a person's eye. Its title says why.
  case unsafe
}

/// Which form a fix leads to.
public enum FixStyle: String, Sendable, CaseIterable {
  /// A stored token and its removal, with Foundation alone.
  case token
  /// A typed descriptor of the library NotificationDescriptors.
  case descriptor
  /// Foundation's typed messages: said in the help only.
  case message
}

/// Bytes of one file that give way to others. An empty range is an insertion.
struct Edit: Sendable, Hashable {
  var range: SourceRange
  var replacement: String
  /// True for an insertion that other insertions at the same place may precede or follow.
  var joins = false

  /// Equal ranges are rare among different edits, and hashing text takes long.
  func hash(into hasher: inout Hasher) { hasher.combine(range) }
}

/// Edits that end a finding. They are applied all together or not at all.
struct Fix: Sendable {
  /// The change that the edits make.
  var action: String
  /// The reasons why the fix needs a person's eye. None: the fix is safe.
  var concerns: [Concern] = []
  var edits: [Edit]
  /// True if the edits observe by a typed descriptor.
  var leadsToDescriptor = false

  var title: String { ([action] + concerns.map(\.text)).joined(separator: "; ") }
  var safety: FixSafety { concerns.isEmpty ? .safe : .unsafe }
}
