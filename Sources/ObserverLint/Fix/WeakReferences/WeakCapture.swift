/// Makes a closure not keep an object: `[weak self]`, and nothing done once the object is gone.
struct WeakCapture {
  let text: SourceText
  let closure: NodeID
  /// `self`, or the name of a constant.
  var name = "self"

  /// True if its capture list says so.
  var isHeldWeakly: Bool { isHeld([.weak], byCapturesOf: closure) }

  /// None where the closure does not hold the object, or holds it weakly already.
  func edits() throws(Unfixable) -> [Edit] {
    let node = text.node(closure)
    let captures = text.children(closure).filter { text.kind($0) == .capture }
    let ownCapture = captures.first { captured($0) }
    if let ownCapture {
      let words = (text.node(ownCapture).first..<text.node(ownCapture).end).map { text.lexeme($0).word }
      if words.contains(.weak) || words.contains(.unowned) { return [] }
      guard text.text(ownCapture) == name else {
        throw Unfixable(.selfRenamed, "the block's capture list renames \(name)")
      }
    } else if captures.contains(where: { (text.node($0).first..<text.node($0).end).contains(where: isMention) }) {
      throw Unfixable(.capturesValueOfSelf, "the block's capture list holds a value that is made of \(name)")
    }
    guard let block = text.body(of: closure) else {
      throw Unfixable(.unsupportedForm, "the block has a form that the fix does not support")
    }
    let body = text.node(block).first..<max(text.node(block).first, node.end - 1)
    let callsSuper = isSelf && body.contains { text.lexeme($0).word == .super }
    guard ownCapture != nil || callsSuper || body.contains(where: isMention) else { return [] }
    if callsSuper { throw Unfixable(.callsSuper, "the block calls super, which cannot be held weakly") }

    if let chained = chainedEdit(of: block, body, capturesSelf: ownCapture != nil) {
      let hold = ownCapture.map { text.insertion(at: text.start($0), "weak ") }
      return [hold ?? text.capturing("weak \(name)", in: closure), chained]
    }
    var edits: [Edit] = []
    let open = text.lexeme(node.first)
    let hasSignature = node.flags.contains(.hasSignature)
    if let ownCapture {
      edits.append(text.insertion(at: text.start(ownCapture), "weak "))
    } else {
      // Closures inside that hold it weakly by themselves ask on their own whether it is there.
      let weak = weakClosures()
      let isHeld = body.contains { index in
        isMention(index) && !weak.contains { $0.contains(index) }
      }
      edits.append(text.capturing("weak \(name)", in: closure, endsLine: isHeld))
      if !isHeld { return edits }
    }
    let beforeBody = hasSignature ? Int(text.lexeme(text.node(block).first - 1).end) : Int(open.end)
    return edits + guardEdits(after: beforeBody, firstStatement: text.node(block).first, close: node.end - 1)
  }

  /// `{ self.refresh() }` becomes `{ [weak self] in self?.refresh() }`. Nil where the block does more than that.
  private func chainedEdit(of block: NodeID, _ body: Range<Int32>, capturesSelf: Bool) -> Edit? {
    let statements = text.children(block)
    guard let statement = statements.first, statements.count == 1,
      [.call, .assignment, .compoundAssignment].contains(text.kind(statement))
    else { return nil }
    let first = text.node(statement).first
    guard body.filter(isMention) == [first], text.lexeme(first + 1).kind == .period,
      !capturesSelf || !isSelf || names(in: statement, behind: first).isEmpty
    else { return nil }
    return text.insertion(at: Int(text.lexeme(first).end), "?")
  }

  /// Names in a statement that may be members of `self`: all but members of other values, labels and the block's parameters.
  private func names(in statement: NodeID, behind first: Int32) -> [Int32] {
    let parameters = Set(text.children(closure).filter { text.kind($0) == .parameter }.map { text.name($0) })
    return (first + 1..<text.node(statement).end).filter { index in
      isName(index) && !parameters.contains(text.text(text.lexeme(index)))
    }
  }

  private var isSelf: Bool { name == "self" }

  private func isMention(_ index: Int32) -> Bool {
    isSelf ? text.lexeme(index).word == .self : isName(index) && text.text(text.lexeme(index)) == name
  }

  /// Returns true for a name that is neither a member of another value nor a label.
  private func isName(_ index: Int32) -> Bool {
    text.lexeme(index).kind == .identifier && text.lexeme(index - 1).kind != .period && !isLabel(index)
  }

  private func isLabel(_ index: Int32) -> Bool {
    guard text.lexeme(index + 1).kind == .colon else { return false }
    switch text.lexeme(index - 1).kind {
    case .leftParen: return true
    case .comma: return !isInSquareBrackets(index)
    default: return false
    }
  }

  /// `[first: 1, second: 2]`: the names are keys of a dictionary.
  private func isInSquareBrackets(_ index: Int32) -> Bool {
    var depth = 0
    var before = index - 1
    while before > text.node(closure).first {
      switch text.lexeme(before).kind {
      case .rightParen, .rightSquare, .rightBrace: depth += 1
      case .leftParen, .leftSquare, .leftBrace:
        if depth == 0 { return text.lexeme(before).kind == .leftSquare }
        depth -= 1
      default: break
      }
      before -= 1
    }
    return false
  }

  /// The lexemes of closures inside of this one that hold weakly what it holds.
  func weakClosures() -> [Range<Int32>] {
    text.descendants(closure).filter {
      $0 != closure && text.kind($0) == .closure && isHeld([.weak], byCapturesOf: $0)
    }.map { text.node($0).first..<text.node($0).end }
  }

  private func isHeld(_ words: Set<Word>, byCapturesOf inner: NodeID) -> Bool {
    text.children(inner).contains { capture in
      text.kind(capture) == .capture && captured(capture)
        && (text.node(capture).first..<text.node(capture).end).contains {
          words.contains(text.lexeme($0).word)
        }
    }
  }

  private func captured(_ capture: NodeID) -> Bool {
    isMention(text.node(capture).end - 1) || text.name(capture) == name
  }

  private func guardEdits(after offset: Int, firstStatement: Int32, close: Int32) -> [Edit] {
    let line = "guard \(text.binding(name)) else { return }"
    let first = text.lexeme(firstStatement)
    if first.newlineBefore {
      return [text.insertion(at: offset, "\n\(text.indentation(Int(first.start)))\(line)")]
    }
    // All on one line: the statements get lines of their own.
    let indent = text.indentation(text.start(closure))
    let inner = indent + text.indentUnit
    let closing = text.lexeme(close)
    let lastEnd = Int(text.lexeme(close - 1).end)
    var edits = [text.replacement(offset..<Int(first.start), "\n\(inner)\(line)\n\(inner)")]
    if !closing.newlineBefore { edits.append(text.replacement(lastEnd..<Int(closing.start), "\n\(indent)")) }
    return edits
  }
}
