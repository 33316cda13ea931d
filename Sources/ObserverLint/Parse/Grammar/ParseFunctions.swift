/// Functions, initializers and their parameters.
extension Parser {
  mutating func parseFunction(_ keyword: Word, first: Int, flags: NodeFlags, list: ChildList) -> NodeID {
    var list = list
    let keywordIndex = position
    advance()
    var name = keywordIndex
    if keyword == .func || keyword == .macro {
      name = position
      advance()
    } else if keyword == .`init` {
      while kind == .infixQuestionMark || kind == .postfixQuestionMark || kind == .exclamationMark { advance() }
      if isText(current, "?") || isText(current, "!") { advance() }
    }
    if isText(current, "<") { position = indexAfterGenericArguments(position) ?? position }
    if lexemes[name].kind == .binaryOperator || lexemes[name].kind == .prefixOperator {
      // `func ==<T>(…)`: the sign that opens the generic parameters was read as a part of the name.
      while !atEnd, kind != .leftParen, kind != .leftBrace, !current.newlineBefore { advance() }
    }
    if kind == .leftParen {
      advance()
      parseParameters(into: &list)
    }
    while word == .async || word == .throws || word == .rethrows || word == .await {
      advance()
      if kind == .leftParen, lexemes[position - 1].word == .throws { position = indexAfterBalanced(position) }
    }
    if take(.arrow) { link(parseTypeName(), to: &list) }
    skipWhereClause()
    let id = make(.functionDecl, first: first, name: name, word: keyword, flags: flags)
    if kind == .leftBrace {
      if keyword == .subscript, startsAccessors() {
        parseAccessors(into: &list)
      } else {
        link(parseBlock(), to: &list)
      }
    } else if keyword == .macro, kind == .equal {
      advance()
      link(parseExpression(), to: &list)
    }
    finish(id, list)
    return id
  }

  private mutating func parseParameters(into list: inout ChildList) {
    while !atEnd, kind != .rightParen {
      let before = position
      let first = position
      var parts = ChildList()
      while kind == .atSign { link(parseAttribute(), to: &parts) }
      while word == .isolated || word == .inout || word == .sending || word == .borrowing || word == .consuming,
        peek().kind == .identifier || peek().kind == .keyword || peek().kind == .wildcard,
        peek(2).kind != .comma
      {
        if peek().kind == .colon { break }
        advance()
      }
      let label = position
      advance()
      var name = label
      if kind == .identifier || kind == .wildcard || kind == .keyword {
        name = position
        advance()
      }
      var flags: NodeFlags = []
      if take(.colon) {
        if word == .inout { flags.insert(.isInout) }
        let type = parseTypeName()
        if isText(current, "...") {
          advance()
          if let type { nodes[Int(type)].end = Int32(position) }
        }
        link(type, to: &parts)
      }
      if take(.equal) { link(parseExpression(), to: &parts) }
      let id = make(.parameter, first: first, name: name, flags: flags)
      nodes[Int(id)].label = Int32(label)
      finish(id, parts)
      link(id, to: &list)
      if !take(.comma), kind != .rightParen {
        // A conditional parameter, or damage: go on at the next comma of this list.
        while !atEnd, kind != .comma, kind != .rightParen, kind != .leftBrace, kind != .rightBrace {
          if kind == .leftParen || kind == .leftSquare { skipBalanced() } else { advance() }
        }
        if kind == .leftBrace || kind == .rightBrace { return }
        _ = take(.comma)
      }
      if position == before { advance() }
    }
    _ = take(.rightParen)
  }
}
