/// A statement of a body, and edits that precede it, follow it, or take its place. Statements that share a line with the
/// braces around them get lines of their own.
struct BodyStatement {
  let text: SourceText
  let node: NodeID
  /// The block around the statement.
  let block: NodeID

  /// Nil outside of bodies, such as at the top level of a file.
  init?(around inner: NodeID, in text: SourceText) {
    var current = inner
    while let parent = text.parent(current) {
      if text.kind(parent) == .block, text.node(parent).word != .let {
        (self.text, node, block) = (text, current, parent)
        return
      }
      current = parent
    }
    return nil
  }

  /// True if its block has no other statement.
  var isAlone: Bool { text.node(block).child == node && text.node(node).next < 0 }

  /// The statement of the same block that a node stands in.
  func sibling(around inner: NodeID) -> NodeID? {
    var current = inner
    while let parent = text.parent(current) {
      if parent == block { return current }
      current = parent
    }
    return nil
  }

  /// The owner of the block: a function, a closure, an `if`.
  var owner: NodeID? { text.parent(block) }

  /// From `try` or `await`, where it begins with one, to its end.
  var range: Range<Int> { Int(text.lexeme(first).start)..<text.end(node) }

  /// Its end, with the semicolon that is the last sign of its line.
  private var end: Int {
    let next = text.lexeme(text.node(node).end)
    return next.kind == .semicolon && text.isLastOnLine(Int(next.end)) ? Int(next.end) : range.upperBound
  }

  private var first: Int32 {
    var index = text.node(node).first
    while index > 0 {
      let before = text.lexeme(index - 1)
      let isMark = before.kind == .exclamationMark || before.kind == .postfixQuestionMark
      let word = isMark && index > 1 ? text.lexeme(index - 2).word : before.word
      guard word == .try || word == .await else { break }
      index -= isMark ? 2 : 1
    }
    return index
  }

  // MARK: Edits

  func inserting(before lines: [String]) throws(Unfixable) -> [Edit] {
    let (edits, indent) = try onLinesOfItsOwn()
    let start = text.startWithDirectives(range.lowerBound)
    if start < text.lineStart(range.lowerBound) {
      return edits + [text.insertion(at: start, lines.map { "\(indent)\($0)\n" }.joined())]
    }
    return edits + [text.insertion(at: range.lowerBound, lines.map { "\($0)\n\(indent)" }.joined())]
  }

  func inserting(after lines: [String]) throws(Unfixable) -> [Edit] {
    let (edits, indent) = try onLinesOfItsOwn()
    return edits + [
      text.insertion(
        at: text.endWithDirectives(end), lines.map { "\n\(indent)\($0)" }.joined(),
        joins: edits.isEmpty)
    ]
  }

  func replacing(with lines: [String]) throws(Unfixable) -> [Edit] {
    if lines.count == 1 { return [text.replacement(range, lines[0])] }
    let (edits, indent) = try onLinesOfItsOwn()
    return edits + [text.replacement(range, lines.joined(separator: "\n\(indent)"))]
  }

  /// Line ends around it, where there are none, and the white space before it then.
  private func onLinesOfItsOwn() throws(Unfixable) -> ([Edit], indent: String) {
    var edits: [Edit] = []
    let start = range.lowerBound
    let outer = text.indentation(start)
    var indent = outer
    if !text.isFirstOnLine(start) {
      indent += text.indentUnit
      edits.append(try lineEnd(between: first - 1, and: first, indent, [.leftBrace, .colon]))
    }
    let next = text.node(node).end
    let following = text.lexeme(next)
    if following.kind == .semicolon, end == range.upperBound { throw Self.crowded }
    if following.kind == .rightBrace, !following.newlineBefore {
      edits.append(try lineEnd(between: next - 1, and: next, outer, []))
    }
    return (edits, indent)
  }

  private static let crowded = Unfixable(.sharedLine, "another statement stands on the line that the fix would change")

  /// - Parameter kinds: what may stand before; none: anything. A closure's `in` may, too.
  private func lineEnd(
    between left: Int32, and right: Int32, _ indent: String, _ kinds: Set<TokenKind>
  ) throws(Unfixable) -> Edit {
    let gap = Int(text.lexeme(left).end)..<Int(text.lexeme(right).start)
    guard kinds.isEmpty || kinds.contains(text.lexeme(left).kind) || text.lexeme(left).word == .in,
      text.bytes[gap].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { throw Self.crowded }
    return text.replacement(gap, "\n\(indent)")
  }

  // MARK: Deletion

  /// Deletes the statement with its lines, and each statement around it that would be empty.
  ///
  /// - Parameter staying: the statements of the block that stay. Nil: all others.
  func deletion(beside staying: [NodeID]? = nil) throws(Unfixable) -> [Edit] {
    let staying = staying ?? text.siblings(in: block).filter { $0 != node }
    if staying.count == idleGuards(among: staying).count { return try deletionOfSurroundings() }
    if let local = text.unusedLocal(among: staying, without: node) ?? text.unusedBinding(of: block, without: node) {
      throw Unfixable(.unusedLocal, "nothing else would use the local `\(local)`; delete that local too")
    }
    guard text.isFirstOnLine(range.lowerBound), text.isLastOnLine(end) else { throw Self.crowded }
    // What a comment says of several statements stays with the others.
    let start =
      text.endsParagraph(end)
      ? text.startWithComments(of: node) : text.startWithDirectives(range.lowerBound)
    return idleGuards(among: staying).map { text.lineDeletion(text.start($0)..<text.end($0)) } + [
      text.lineDeletion(start..<end)
    ]
  }

  /// Deletes the statement with its lines and comments where something else comes to stand in the body of a `deinit`.
  func deletionOfLines() throws(Unfixable) -> [Edit] {
    guard text.isFirstOnLine(range.lowerBound), text.isLastOnLine(end) else {
      throw Unfixable(.sharedLine, "the removal shares its line with other code")
    }
    let guards = idleGuards(among: text.siblings(in: block).filter { $0 != node })
    return guards.map { text.lineDeletion(text.start($0)..<text.end($0)) } + [
      text.lineDeletion(text.startWithComments(of: node)..<end)
    ]
  }

  /// True if nothing stays in the block without the statement.
  var isAllThatRuns: Bool {
    let others = text.siblings(in: block).filter { $0 != node }
    return idleGuards(among: others).count == others.count
  }

  /// The last of the statements of a `deinit` that stay, as far as each only decides whether to go on.
  private func idleGuards(among staying: [NodeID]) -> [NodeID] {
    guard let owner, text.kind(owner) == .functionDecl, text.node(owner).word == .deinit else { return [] }
    return staying.reversed().prefix { text.end($0) <= range.lowerBound && text.onlyLeaves($0) }.reversed()
  }

  private func deletionOfSurroundings() throws(Unfixable) -> [Edit] {
    guard let owner else { throw Self.crowded }
    switch text.kind(owner) {
    case .functionDecl where text.node(owner).word == .deinit:
      return [text.lineDeletion(text.startWithComments(of: owner)..<text.end(owner))]
    case .ifStatement
    where text.node(owner).word != .guard && text.children(owner).last == block
      && text.children(owner).dropLast().allSatisfy({ text.kind($0) == .bindingCondition }):
      if let around = BodyStatement(around: owner, in: text), around.node == owner { return try around.deletion() }
    case .conditionalCompilation where text.children(owner).count == 1:
      if let around = BodyStatement(around: owner, in: text), around.node == owner { return try around.deletion() }
    default: break
    }
    throw Unfixable(.emptyBody, "the body around it would be empty; delete that body too")
  }
}

extension SourceText {
  /// Returns true if only a comment may follow on the line.
  func isLastOnLine(_ offset: Int) -> Bool {
    let rest = text(offset..<lineEnd(offset)).drop { $0 == " " || $0 == "\t" }
    return rest.isEmpty || rest.hasPrefix("//")
  }

  /// Takes whole lines away, and a blank line with them where two would come to stand together, or one at an end.
  func lineDeletion(_ range: Range<Int>) -> Edit {
    var start = lineStart(range.lowerBound)
    let end = nextLine(range.upperBound)
    if isBlankLine(before: start), end == bytes.count || isBlankLine(at: end) || beginsWithBrace(end) {
      start = lineStart(lineBreak(before: start))
    }
    return Edit(range: SourceRange(file: file, start: start, end: end), replacement: "")
  }

  /// A local that one of the statements declares, and that only a further statement uses.
  fileprivate func unusedLocal(among statements: [NodeID], without other: NodeID) -> String? {
    statements.filter { kind($0) == .variableDecl }.flatMap { children($0) }.filter { kind($0) == .pattern }
      .flatMap { children($0) }.map { name($0) }.first { local in
        names(local, in: other) && !statements.contains { names(local, in: $0) }
      }
  }

  /// A name that the condition around a block binds, and that only one of the block's statements uses.
  fileprivate func unusedBinding(of block: NodeID, without other: NodeID) -> String? {
    guard let owner = parent(block), kind(owner) == .ifStatement else { return nil }
    // What the condition reads comes before the block, and an `else` comes behind.
    let conditions = children(owner).prefix { $0 != block }
    let others = children(block).filter { $0 != other }
    for condition in conditions where kind(condition) == .bindingCondition {
      guard let pattern = children(condition).first, kind(pattern) == .pattern else { continue }
      let readers = others + conditions.filter { $0 != condition }
      for local in children(pattern).map({ name($0) })
      where names(local, in: other) && !readers.contains(where: { names(local, in: $0) }) {
        return local
      }
    }
    return nil
  }

  private func names(_ local: String, in node: NodeID) -> Bool {
    descendants(node).contains { [.identifier, .capture].contains(kind($0)) && name($0) == local }
  }

  /// Returns true for a `guard` on lines of its own that reads values, and leaves the body.
  fileprivate func onlyLeaves(_ statement: NodeID) -> Bool {
    guard kind(statement) == .guardStatement, let block = children(statement).last, children(block).count == 1,
      kind(children(block)[0]) == .returnStatement, isFirstOnLine(start(statement)), isLastOnLine(end(statement))
    else { return false }
    let changing: Set<NodeKind> = [.call, .closure, .macroExpression, .assignment, .compoundAssignment, .unreadable]
    return !descendants(statement).contains { changing.contains(kind($0)) }
      && comments(in: start(statement)..<end(statement)).isEmpty
  }

  /// Returns the start of a declaration or statement, with the comments right above it. A mark, or a comment that switches
  /// rules off, does not belong to it, because such a comment is about more code.
  func startWithComments(of declaration: NodeID) -> Int {
    var start = lineStart(start(declaration))
    while start > 0 {
      let above = lineStart(lineBreak(before: start))
      let line = text(above..<lineEnd(above)).drop { $0 == " " || $0 == "\t" }
      guard line.hasPrefix("//"), !["MARK:", ":disable ", ":enable "].contains(where: { line.contains($0) }) else {
        break
      }
      start = above
    }
    return start
  }

  /// Returns true if a blank line or the end of the body follows the line.
  fileprivate func endsParagraph(_ offset: Int) -> Bool {
    let next = nextLine(offset)
    return next == bytes.count || isBlankLine(at: next) || beginsWithBrace(next)
  }

  func nextLine(_ offset: Int) -> Int {
    var index = lineEnd(offset)
    if index < bytes.count, bytes[index] == 0x0D { index += 1 }
    if index < bytes.count, bytes[index] == 0x0A { index += 1 }
    return index
  }

  /// The end of the previous line, before its line break.
  func lineBreak(before start: Int) -> Int {
    var index = start
    if index > 0, bytes[index - 1] == 0x0A { index -= 1 }
    if index > 0, bytes[index - 1] == 0x0D { index -= 1 }
    return index
  }

  private func isBlankLine(before start: Int) -> Bool {
    start > 0 && isBlankLine(at: lineStart(lineBreak(before: start)))
  }

  private func isBlankLine(at start: Int) -> Bool {
    bytes[start..<lineEnd(start)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private func beginsWithBrace(_ start: Int) -> Bool {
    bytes[start..<lineEnd(start)].first { $0 != 0x20 && $0 != 0x09 } == 0x7D
  }
}
