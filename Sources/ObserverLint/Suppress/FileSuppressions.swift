/// The findings that the comments of a file suppress, and the comments that suppress any.
struct FileSuppressions: Sendable {
  private struct Entry: Sendable {
    var name: Directive.Name
    var directive: Int
    var ranges: [Range<Int>]
    var isUsed = false
  }

  private var directives: [Directive]
  private var entries: [Entry] = []
  private let mistakes: [DirectiveMistake]

  /// Nil where no comment is a directive.
  init?(_ bytes: [UInt8]) {
    let lexed = Lexer.lex(bytes)
    let reader = DirectiveReader(bytes, lexed.tokens)
    if reader.directives.isEmpty, reader.mistakes.isEmpty { return nil }
    directives = reader.directives
    mistakes = reader.mistakes
    if directives.isEmpty { return }
    let reaches = DirectiveReach(bytes, Parser.parse(lexed, bytes: bytes), directives)
    for (index, directive) in directives.enumerated() where directive.reach != .end {
      for name in directive.names {
        entries.append(Entry(name: name, directive: index, ranges: reaches.ranges(of: index, name)))
      }
    }
    for (index, directive) in directives.enumerated() where directive.reach == .end {
      for name in directive.names where !reaches.ends(index, name) {
        entries.append(Entry(name: name, directive: index, ranges: []))
      }
    }
  }

  /// Returns true if a comment suppresses a finding, and marks the comment as used.
  mutating func suppress(_ rule: String, at offset: Int) -> Bool {
    var isSuppressed = false
    for index in entries.indices where entries[index].name.rule ?? rule == rule {
      // What is said of comments must not fall to a comment that means the code.
      if entries[index].name.rule == nil, rule == UnusedSuppression.id { continue }
      if entries[index].ranges.contains(where: { $0.contains(offset) }) {
        entries[index].isUsed = true
        isSuppressed = true
      }
    }
    return isSuppressed
  }

  /// The comments that keep something silent within some bytes: what, where the comment stands, and why.
  func comments(within bytes: Range<Int>) -> [(name: String, offset: Int, reason: String)] {
    entries.filter { $0.ranges.contains { $0.overlaps(bytes) } }.map { entry in
      let directive = directives[entry.directive]
      return (entry.name.text, directive.range.lowerBound, directive.reason)
    }
  }

  /// A finding for each name that keeps nothing silent, and each directive that says nothing. Rules that are switched
  /// off may have had something to say.
  func unused(file: Int, isOff: (String) -> Bool) -> [Finding] {
    var findings: [Finding] = []
    for entry in entries where !entry.isUsed && !directives[entry.directive].isSwiftLints {
      if let rule = entry.name.rule {
        if rule == UnusedSuppression.id || isOff(rule) { continue }
      } else if RuleRegistry.rules.contains(where: { isOff(type(of: $0).id) }) {
        continue
      }
      let isEnd = directives[entry.directive].reach == .end
      let what = entry.name.rule ?? "any rule"
      findings.append(
        UnusedSuppression.finding(
          file: file, range: entry.name.range,
          message: isEnd
            ? "this comment switches \(what) on, and no comment before it switches it off"
            : entry.name.rule == nil
              ? "this comment suppresses all rules, and no rule reports anything there"
              : "this comment suppresses \(what), which reports nothing there",
          help: "remove the comment, so that it cannot hide a later finding"))
    }
    for mistake in mistakes {
      findings.append(
        UnusedSuppression.finding(
          file: file, range: mistake.range, message: "this comment suppresses nothing: \(mistake.message)",
          help: "write the comment as `// observer-lint:disable:next RULE -- why`"))
    }
    return findings
  }
}
