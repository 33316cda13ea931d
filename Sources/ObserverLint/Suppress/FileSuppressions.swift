/// The findings that the comments of a file suppress, and the comments that suppress any.
struct FileSuppressions: Sendable {
  private struct Entry: Sendable {
    var name: Directive.Name
    var directive: Int
    var ranges: [Range<Int>]
  }

  private let directives: [Directive]
  private var entries: [Entry] = []
  /// The bytes in which each rule is silent, parted and in order. Nil: every rule.
  private var silent: [String?: [Range<Int>]] = [:]
  /// The offsets of the findings, by rule.
  private var places: [String: [Int]] = [:]
  private let mistakes: [DirectiveMistake]
  private let removal: DirectiveRemoval
  /// True if the text is not Swift, so that an edit would be a guess.
  private var isDamaged = false

  /// Nil where no comment is a directive.
  init?(_ bytes: [UInt8]) {
    let lexed = Lexer.lex(bytes)
    let reader = DirectiveReader(bytes, lexed.tokens)
    if reader.directives.isEmpty, reader.mistakes.isEmpty { return nil }
    directives = reader.directives
    mistakes = reader.mistakes
    removal = DirectiveRemoval(bytes)
    if directives.isEmpty { return }
    let outline = Parser.parse(lexed, bytes: bytes)
    isDamaged = SyntaxProblem.first(of: lexed.notes, outline.lexemes) != nil
    let reaches = DirectiveReach(bytes, outline, directives)
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
    for (rule, entries) in Dictionary(grouping: entries, by: \.name.rule) {
      silent[rule] = Self.joined(entries.flatMap(\.ranges))
    }
  }

  /// Ranges that overlap or touch become one.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted(byNumber: \.lowerBound).reduce(into: []) { result, range in
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
  }

  /// Returns true if a comment suppresses a finding. The comments that do are then used.
  mutating func suppress(_ rule: String, at offset: Int) -> Bool {
    places[rule, default: []].append(offset)
    // A finding about comments must not fall to a comment that means the code.
    return isSilent(rule, at: offset) || rule != UnusedSuppression.id && isSilent(nil, at: offset)
  }

  private func isSilent(_ rule: String?, at offset: Int) -> Bool {
    guard let ranges = silent[rule] else { return false }
    let index = ranges.partitioningIndex { $0.upperBound > offset }
    return index < ranges.count && ranges[index].contains(offset)
  }

  /// The comments that keep something silent within some bytes: what, where the comment stands, and why.
  func comments(within bytes: Range<Int>) -> [(name: String, offset: Int, reason: String)] {
    entries.filter { $0.ranges.contains { $0.overlaps(bytes) } }.map { entry in
      let directive = directives[entry.directive]
      return (entry.name.text, directive.range.lowerBound, directive.reason)
    }
  }

  /// A finding for each name that keeps nothing silent, and each directive that says nothing. Rules that are switched
  /// off may have had something to say. Where the file may be edited, a fix removes the name, or the comment.
  func unused(file: Int, isEditable: Bool, isOff: (String) -> Bool) -> [Finding] {
    var findings: [Finding] = []
    let ordered = places.mapValues { $0.sorted() }
    let all = places.filter { $0.key != UnusedSuppression.id }.values.joined().sorted()
    for entry in entries where !directives[entry.directive].isSwiftLints {
      let places = entry.name.rule.map { ordered[$0] ?? [] } ?? all
      if entry.ranges.contains(where: { Self.has(places, in: $0) }) { continue }
      if let rule = entry.name.rule {
        if rule == UnusedSuppression.id || isOff(rule) { continue }
      } else if RuleRegistry.rules.contains(where: { isOff(type(of: $0).id) }) {
        continue
      }
      let isEnd = directives[entry.directive].reach == .end
      let what = entry.name.rule ?? "any rule"
      var finding = UnusedSuppression.finding(
        file: file, range: entry.name.range,
        message: isEnd
          ? "this comment switches \(what) on, and no comment before it switches it off"
          : entry.name.rule == nil
            ? "this comment suppresses all rules, and no rule reports anything there"
            : "this comment suppresses \(what), which reports nothing there",
        help: "remove the comment, so that it cannot hide a later finding")
      if isEditable, !isDamaged,
        let edit = removal.edit(removing: entry.name, from: directives[entry.directive])
      {
        finding.obstacle = nil
        let title = directives[entry.directive].names.count == 1 ? "remove the comment" : "remove the name"
        finding.fixes = [
          Fix(
            action: title,
            edits: [
              Edit(
                range: SourceRange(file: file, start: edit.range.lowerBound, end: edit.range.upperBound),
                replacement: edit.replacement)
            ])
        ]
      }
      findings.append(finding)
    }
    for mistake in mistakes {
      findings.append(
        UnusedSuppression.finding(
          file: file, range: mistake.range, message: "this comment suppresses nothing: \(mistake.message)",
          help: "write the comment as `// observer-lint:disable:next RULE -- why`; `observer-lint rules` lists the "
            + "rules"))
    }
    return findings
  }

  private static func has(_ places: [Int], in range: Range<Int>) -> Bool {
    let index = places.partitioningIndex { $0 >= range.lowerBound }
    return index < places.count && places[index] < range.upperBound
  }
}
