/// Takes clauses out of an `if` or `guard` that can no longer fail.
struct ConditionRewriting {
  let text: SourceText
  let statement: NodeID
  /// The body in which names mean the same.
  let scope: NodeID

  /// Returns the edits together with the inner edits. Nil if the statement needs its clauses: a name that they bind would
  /// mean something else around the statement, or an `else` would lose its `if`.
  func edits(
    hoisting bound: Set<NodeID>, dropping dropped: Set<NodeID>, _ inner: [Edit]
  ) -> (edits: [Edit], consumed: [Edit])? {
    let kind = text.kind(statement)
    guard kind == .guardStatement || kind == .ifStatement, let around = text.parent(statement),
      text.kind(around) == .block
    else { return nil }
    let parts = text.children(statement)
    guard let blockAt = parts.firstIndex(where: { text.kind($0) == .block }) else { return nil }
    let conditions = Array(parts[..<blockAt])
    let kept = conditions.filter { !bound.contains($0) && !dropped.contains($0) }
    let names = bound.flatMap { boundNames(in: $0) }
    if kind == .ifStatement, !names.allSatisfy({ text.isUsedOnly(inside: statement, of: around, $0) }) { return nil }
    let indent = text.indentation(text.start(statement))
    let lets = conditions.filter { bound.contains($0) }.map { composed(text.start($0)..<text.end($0), inner) }
    let consumed = inner.filter { edit in
      guard let first = conditions.first, let last = conditions.last else { return false }
      return edit.range.start >= text.start(first) && edit.range.end <= text.end(last)
    }
    let isFirst = text.isFirstOnLine(text.start(statement))
    if !kept.isEmpty {
      guard isFirst || lets.isEmpty else { return nil }
      var edits = [rest(of: conditions, kept, inner)]
      if !lets.isEmpty {
        edits.append(
          text.insertion(
            at: text.start(statement), lets.joined(separator: "\n\(indent)") + "\n\(indent)"))
      }
      return (edits, consumed)
    }
    if kind == .guardStatement {
      let whole = text.start(statement)..<text.end(statement)
      if lets.isEmpty { return ([text.removal(of: whole)], consumed) }
      guard isFirst || lets.count == 1 else { return nil }
      return ([text.replacement(whole, lets.joined(separator: "\n\(indent)"))], consumed)
    }
    guard parts.count == blockAt + 1, isFirst, let edits = unwrapped(parts[blockAt], lets, indent, around) else {
      return nil
    }
    return (edits, consumed)
  }

  private func boundNames(in clause: NodeID) -> [String] {
    text.descendants(clause).filter { text.kind($0) == .boundName }.map { text.name($0) }
  }

  /// The clauses that stay, with what stood between them.
  private func rest(of conditions: [NodeID], _ kept: [NodeID], _ inner: [Edit]) -> Edit {
    var result = ""
    for clause in kept {
      if !result.isEmpty, let position = conditions.firstIndex(of: clause), position > 0 {
        result += text.text(text.end(conditions[position - 1])..<text.start(clause))
      }
      result += composed(text.start(clause)..<text.end(clause), inner)
    }
    let whole = text.start(conditions[0])..<text.end(conditions[conditions.count - 1])
    return Edit(
      range: SourceRange(file: text.file, start: whole.lowerBound, end: whole.upperBound), replacement: result)
  }

  /// A part of the text with the edits that fall into it.
  private func composed(_ range: Range<Int>, _ inner: [Edit]) -> String {
    let own = inner.filter { $0.range.start >= range.lowerBound && $0.range.end <= range.upperBound }
    let moved = own.map { edit in
      var edit = edit
      edit.range.start -= range.lowerBound
      edit.range.end -= range.lowerBound
      return edit
    }
    return String(decoding: EditApplication.apply(moved, to: Array(text.bytes[range])), as: UTF8.self)
  }

  /// The statements of an `if` in its place, one step to the left.
  private func unwrapped(_ block: NodeID, _ lets: [String], _ indent: String, _ around: NodeID) -> [Edit]? {
    let open = Int(text.lexeme(text.node(block).first).end)
    let head = lets.isEmpty ? "" : lets.joined(separator: "\n\(indent)") + "\n\(indent)"
    return BlockUnwrapping(text: text, statement: statement, around: around)
      .edits(text.children(block), between: open..<text.end(statement) - 1, head: head)
  }
}

/// Puts the statements of a block in the place of the statement that has it, one step to the left.
struct BlockUnwrapping {
  let text: SourceText
  let statement: NodeID
  /// The block that the statement stands in.
  let around: NodeID

  /// Nil where what they declare would mean something else there, or a comment would be lost.
  func edits(_ statements: [NodeID], between braces: Range<Int>, head: String) -> [Edit]? {
    guard let first = statements.first, let last = statements.last else { return nil }
    let body = text.start(first)..<text.end(last)
    let declared = statements.filter { [.variableDecl, .functionDecl, .block].contains(text.kind($0)) }
      .flatMap { text.descendants($0) }.filter { [.boundName, .functionDecl].contains(text.kind($0)) }
    guard declared.allSatisfy({ text.isUsedOnly(inside: statement, of: around, text.name($0)) }),
      !text.text(body).contains("\"\"\"")
    else { return nil }
    let gaps = text.text(braces.lowerBound..<body.lowerBound) + text.text(body.upperBound..<braces.upperBound)
    guard gaps.allSatisfy(\.isWhitespace) else { return nil }
    let indent = text.indentation(text.start(statement))
    var edits = [
      text.replacement(text.start(statement)..<body.lowerBound, head),
      text.replacement(body.upperBound..<text.end(statement), ""),
    ]
    var line = text.lineEnd(body.lowerBound) + 1
    while line < body.upperBound {
      if text.bytes[line - 1] == 0x0D, text.bytes[line] == 0x0A { line += 1 }
      let step = Array((indent + text.indentUnit).utf8)
      if text.bytes[line...].starts(with: step) {
        let start = line + Array(indent.utf8).count
        edits.append(text.replacement(start..<line + step.count, ""))
      }
      line = text.lineEnd(line) + 1
    }
    return edits
  }
}

extension SourceText {
  /// Returns true if a name occurs nowhere else in the block around a statement.
  func isUsedOnly(inside statement: NodeID, of around: NodeID, _ name: String) -> Bool {
    let (inner, outer) = (node(statement), node(around))
    return count(of: name, in: outer.first..<outer.end) == count(of: name, in: inner.first..<inner.end)
  }
}
