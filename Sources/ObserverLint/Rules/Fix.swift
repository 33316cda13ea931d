/// The care that a fix needs.
public enum FixSafety: String, Sendable {
  /// It compiles, and as long as the owner lives the same notifications arrive with the same payloads.
  case safe
  /// Something in it needs a person's eye; its title says what.
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
  var title: String
  var safety: FixSafety
  var edits: [Edit]
  /// The parts that need a person's eye. The title contains them.
  var concerns: [String] = []
}

extension Fix {
  /// Safe where nothing of it needs a person's eye.
  init(title: String, concerns: [String], edits: [Edit]) {
    self.init(
      title: ([title] + concerns).joined(separator: "; "), safety: concerns.isEmpty ? .safe : .unsafe, edits: edits,
      concerns: concerns)
  }
}
