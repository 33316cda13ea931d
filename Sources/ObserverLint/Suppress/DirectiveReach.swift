/// Which bytes of a file each directive means.
struct DirectiveReach {
  private let text: [UInt8]
  private let statements: StatementRanges
  private let lines: LineTable
  private let directives: [Directive]
  /// The `enable` that ends what a `disable` begins, by the `disable`'s index and the rule.
  private var ends: [Int: [String: Int]] = [:]
  /// Rules that an `enable` does switch on again, by its index.
  private var used: [Int: Set<String>] = [:]

  private static let all = "all"

  init(_ text: [UInt8], _ outline: Outline, _ directives: [Directive]) {
    self.text = text
    statements = StatementRanges(outline)
    lines = LineTable(text)
    self.directives = directives
    pair()
  }

  /// An `enable` of a rule ends each open `disable` of it; `enable all` ends all of them.
  private mutating func pair() {
    var open: [String: [Int]] = [:]
    for (index, directive) in directives.enumerated() {
      for name in directive.names {
        let rule = name.rule ?? Self.all
        if directive.reach == .begin {
          open[rule, default: []].append(index)
        } else if directive.reach == .end {
          for ended in rule == Self.all ? Array(open.keys) : [rule] {
            for begin in open.removeValue(forKey: ended) ?? [] {
              ends[begin, default: [:]][ended] = directive.range.lowerBound
              used[index, default: []].insert(rule)
            }
          }
        }
      }
    }
  }

  /// True if an `enable` ends a `disable` of the rule.
  func ends(_ index: Int, _ name: Directive.Name) -> Bool { used[index]?.contains(name.rule ?? Self.all) ?? false }

  func ranges(of index: Int, _ name: Directive.Name) -> [Range<Int>] {
    let directive = directives[index]
    switch directive.reach {
    case .file: return [0..<text.count]
    case .begin:
      let end = ends[index]?[name.rule ?? Self.all] ?? text.count
      return [directive.range.lowerBound..<max(directive.range.lowerBound, end)]
    case .end: return []
    case .next:
      guard let next = statements.lexeme(behind: directive.range.upperBound) else { return [] }
      return [line(Int(next.start))] + (statements.outermost(beginningAt: Int(next.start)).map { [$0.reach] } ?? [])
    case .this:
      guard let last = statements.lexeme(before: directive.range.lowerBound),
        lines.place(of: Int(last.end) - 1).line == lines.place(of: directive.range.lowerBound).line
      else { return [] }
      return [line(Int(last.start))] + reach(at: Int(last.start))
    case .previous:
      guard let last = statements.lexeme(before: directive.range.lowerBound) else { return [] }
      return [line(Int(last.start))] + reach(at: Int(last.start))
    }
  }

  /// The innermost statement around a token, where the token is none of what stands in its braces.
  private func reach(at offset: Int) -> [Range<Int>] {
    guard let statement = statements.innermost(at: offset), statement.reach.contains(offset) else { return [] }
    return [statement.reach]
  }

  private func line(_ offset: Int) -> Range<Int> {
    lines.range(ofLine: lines.place(of: offset).line) ?? offset..<offset
  }
}
