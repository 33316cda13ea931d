/// Writes comments that keep findings silent into a file's text.
struct SuppressionWriter {
  struct Target: Sendable {
    var rule: String
    var offset: Int
  }

  private let text: [UInt8]
  private let tokens: [Token]
  private let statements: StatementRanges
  private let lines: LineTable

  init(_ text: [UInt8]) {
    self.text = text
    let lexed = Lexer.lex(text)
    tokens = lexed.tokens
    statements = StatementRanges(Parser.parse(lexed, bytes: text))
    lines = LineTable(text)
  }

  /// The place of a comment.
  private enum Place: Hashable {
    /// A line of its own above the line that begins at this byte.
    case above(Int)
    /// Behind the text of the line that ends at this byte.
    case behind(Int)

    var offset: Int {
      switch self {
      case .above(let offset), .behind(let offset): offset
      }
    }
  }

  /// The text with a comment for each statement, and how many findings no comment could be written for.
  func text(suppressing targets: [Target], reason: String) -> (text: [UInt8], added: Int, left: Int) {
    var rules: [Place: Set<String>] = [:]
    var left = 0
    for target in targets {
      if let place = place(for: target.offset) { rules[place, default: []].insert(target.rule) } else { left += 1 }
    }
    var result: [UInt8] = []
    var copied = 0
    for (place, names) in rules.sorted(byNumber: { $0.key.offset }) {
      result += text[copied..<place.offset]
      copied = place.offset
      result += comment(at: place, names, reason)
    }
    result += text[copied...]
    return (result, targets.count - left, left)
  }

  /// The comment for one finding, and the offset where it is inserted. Nil if no comment can be written for the finding.
  func insertion(suppressing target: Target, reason: String) -> (offset: Int, text: [UInt8])? {
    place(for: target.offset).map { ($0.offset, comment(at: $0, [target.rule], reason)) }
  }

  private func comment(at place: Place, _ rules: Set<String>, _ reason: String) -> [UInt8] {
    let list = rules.sorted().joined(separator: " ")
    switch place {
    case .above(let start):
      let indent = text[start...].prefix { $0 == 0x20 || $0 == 0x09 }
      return indent + "// \(DirectiveReader.mark)disable:next \(list) -- \(reason)".utf8 + lineEnd(at: start)
    case .behind: return Array("  // \(DirectiveReader.mark)disable:this \(list) -- \(reason)".utf8)
    }
  }

  private func place(for offset: Int) -> Place? {
    let line = lines.place(of: offset).line
    let around = statements.statements.filter { $0.reach.contains(offset) }.sorted(byNumber: { $0.range.count })
    for statement in around {
      let first = lines.place(of: statement.range.lowerBound).line
      guard let range = lines.range(ofLine: first), !isWithinToken(range.lowerBound) else { continue }
      // What begins the line must be the statement itself, or the finding must be on that line.
      if first == line
        || statements.lexeme(behind: range.lowerBound).map({ Int($0.start) }) == statement.range.lowerBound
      {
        return .above(range.lowerBound)
      }
      break
    }
    guard let range = lines.range(ofLine: line) else { return nil }
    if !isWithinToken(range.lowerBound) { return .above(range.lowerBound) }
    var end = range.upperBound
    while end > range.lowerBound, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
    let last = tokens.last { Int($0.start) < end && $0.kind != .whitespace }
    let endsInComment = last.map { $0.kind == .lineComment || $0.kind == .docLineComment } ?? false
    return isWithinToken(end) || endsInComment ? nil : .behind(end)
  }

  /// True if a string or a comment begins before the byte and continues behind it: a new comment there would be part
  /// of it.
  private func isWithinToken(_ offset: Int) -> Bool {
    tokens.contains { token in
      (Int(token.start) < offset && offset < Int(token.end))
        || (token.kind == .stringSegment && Int(token.end) == offset)
    }
  }

  private func lineEnd(at start: Int) -> [UInt8] {
    let line = lines.range(ofLine: lines.place(of: start).line) ?? start..<start
    let end = text[line].reversed().prefix { $0 == 0x0A || $0 == 0x0D }
    return end.isEmpty ? [0x0A] : Array(end.reversed())
  }
}
