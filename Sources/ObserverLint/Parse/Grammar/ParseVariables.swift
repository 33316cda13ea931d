extension Parser {
  /// `let a = 1, b: Int { … }`: one node for each binding; several are wrapped in a block without braces.
  mutating func parseVariables(first: Int, flags: NodeFlags, list attributes: ChildList) -> NodeID {
    var flags = flags
    if word == .let { flags.insert(.isLet) }
    advance()
    var bindings = ChildList()
    var count = 0
    repeat {
      let start = count == 0 ? first : position
      var list = count == 0 ? attributes : ChildList()
      link(parsePattern(.binding), to: &list)
      if take(.colon) { link(parseTypeName(), to: &list) }
      if take(.equal) { link(parseExpression(.initialValue), to: &list) }
      if kind == .leftBrace {
        parseAccessors(into: &list)
      }
      let id = make(.variableDecl, first: start, flags: flags)
      finish(id, list)
      link(id, to: &bindings)
      count += 1
    } while take(.comma)
    if count == 1 { return bindings.first }
    let group = make(.block, first: first)
    nodes[Int(group)].word = .let
    finish(group, bindings)
    return group
  }

  /// Returns true if the brace here opens accessors, and not the body of a getter or a closure.
  func startsAccessors() -> Bool {
    var index = position + 1
    while lexeme(at: index).kind == .atSign {
      index += 2
      if lexeme(at: index).kind == .leftParen { index = indexAfterBalanced(index) }
    }
    while [.mutating, .nonmutating, .private, .fileprivate, .internal, .public, .unsafe]
      .contains(lexeme(at: index).word)
    {
      index += 1
    }
    guard Parser.isAccessorWord(lexeme(at: index).word) else { return false }
    let next = lexeme(at: index + 1)
    switch next.kind {
    case .leftBrace, .rightBrace: return true
    case .leftParen: return lexeme(at: indexAfterBalanced(index + 1)).kind == .leftBrace
    default:
      return Parser.isAccessorWord(next.word) || next.word == .async || next.word == .throws
        || next.word == .mutating || next.word == .nonmutating
    }
  }

  static func isAccessorWord(_ word: Word) -> Bool {
    switch word {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .read, .modify,
      .borrow, .mutate, .`init`:
      true
    default: false
    }
  }

  mutating func parseAccessors(into list: inout ChildList) {
    guard startsAccessors() else {
      let first = position
      let block = parseBlock()
      let getter = wrap(.accessor, block)
      nodes[Int(getter)].word = .get
      nodes[Int(getter)].first = Int32(first)
      link(getter, to: &list)
      return
    }
    advance()
    while !atEnd, kind != .rightBrace {
      let first = position
      while kind == .atSign { skipTypeAttribute() }
      while !Parser.isAccessorWord(word), !atEnd, kind != .rightBrace {
        if word == .poundIf || word == .poundElseif { skipConditionLine() } else { advance() }
      }
      guard !atEnd, kind != .rightBrace else { break }
      let keyword = word
      advance()
      var parts = ChildList()
      if kind == .leftParen {
        let start = position
        let pattern = make(.pattern, first: start)
        let name = make(.boundName, first: start + 1, name: start + 1)
        position = indexAfterBalanced(position)
        var names = ChildList()
        link(name, to: &names)
        finish(pattern, names)
        link(pattern, to: &parts)
      }
      while word == .async || word == .throws || word == .mutating {
        advance()
        if kind == .leftParen { position = indexAfterBalanced(position) }
      }
      if kind == .leftBrace { link(parseBlock(), to: &parts) }
      let id = make(.accessor, first: first, word: keyword)
      finish(id, parts)
      link(id, to: &list)
      if position == first { advance() }
    }
    _ = take(.rightBrace)
  }

  /// Skips what stands on the line of an `#if` or `#elseif` after the directive.
  mutating func skipConditionLine() {
    advance()
    while !atEnd, !current.newlineBefore { advance() }
  }
}
