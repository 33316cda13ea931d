extension Parser {
  /// Statements and declarations up to a brace, a `case` of the switch around, or a directive that ends a branch.
  mutating func parseItems(into list: inout ChildList, inSwitch: Bool = false) {
    while !atEnd {
      switch kind {
      case .rightBrace: return
      case .semicolon:
        advance()
        continue
      default: break
      }
      switch word {
      case .poundElseif, .poundElse, .poundEndif: return
      case .case where inSwitch, .default where inSwitch && peek().kind == .colon: return
      default: break
      }
      if inSwitch, kind == .atSign, isUnknownCase { return }
      if let last = columns.last, let column = columnAtLineStart(current), column <= last, declarationStart() != nil {
        return
      }
      let before = position
      link(parseItem(), to: &list)
      if position == before {
        skipped += 1
        if kind == .rightParen || kind == .rightSquare { advance() } else { skipOne() }
      }
    }
  }

  /// `@unknown default:`
  var isUnknownCase: Bool { peek(2).word == .default || peek(2).word == .case }

  mutating func skipOne() {
    if kind == .leftBrace || kind == .leftParen || kind == .leftSquare { skipBalanced() } else { advance() }
  }

  mutating func parseBlock() -> NodeID {
    let first = position
    let id = make(.block, first: first)
    var list = ChildList()
    parseBraces(into: &list)
    finish(id, list)
    return id
  }

  /// `{ … }`, the items read into the list.
  mutating func parseBraces(into list: inout ChildList) {
    guard kind == .leftBrace else { return }
    guard depth < Parser.maximumDepth else { return skipBalanced() }
    depth += 1
    defer { depth -= 1 }
    advance()
    parseItems(into: &list)
    _ = take(.rightBrace)
  }

  mutating func parseItem() -> NodeID? {
    if word == .poundIf { return parseConditionalCompilation(inSwitch: false) }
    if word == .poundSourceLocation || word == .poundError || word == .poundWarning {
      advance()
      if kind == .leftParen { position = indexAfterBalanced(position) }
      return nil
    }
    if let start = declarationStart() { return parseDeclaration(start) }
    switch word {
    case .if: return parseIf()
    case .guard: return parseGuard()
    case .while: return parseWhile()
    case .repeat where peek().kind == .leftBrace: return parseRepeat()
    case .for: return parseFor()
    case .switch: return parseSwitch()
    case .do where peek().kind == .leftBrace || peek().word == .throws: return parseDo()
    case .defer where peek().kind == .leftBrace:
      let first = position
      advance()
      let id = make(.deferStatement, first: first)
      var list = ChildList()
      link(parseBlock(), to: &list)
      finish(id, list)
      return id
    case .return, .throw: return parseReturn()
    case .then, .yield:
      if !peek().newlineBefore, peek().kind == .identifier || peek().kind == .prefixAmpersand { return parseReturn() }
    case .break, .continue, .fallthrough:
      let first = position
      advance()
      if kind == .identifier, !current.newlineBefore { advance() }
      return make(.jumpStatement, first: first)
    default: break
    }
    // `label: while …`
    if kind == .identifier, peek().kind == .colon,
      [.for, .while, .repeat, .do, .if, .switch].contains(peek(2).word)
    {
      advance()
      advance()
      return parseItem()
    }
    return parseExpression()
  }

  mutating func parseConditionalCompilation(inSwitch: Bool) -> NodeID {
    let first = position
    let id = make(.conditionalCompilation, first: first)
    guard depth < Parser.maximumDepth else {
      skipConditional()
      finish(id)
      return id
    }
    depth += 1
    defer { depth -= 1 }
    var branches = ChildList()
    while word == .poundIf && position == first || word == .poundElseif || word == .poundElse {
      if word == .poundElse { advance() } else { skipConditionLine() }
      let start = position
      let branch = make(.block, first: start)
      var list = ChildList()
      while !atEnd {
        if inSwitch { parseCases(into: &list) } else { parseItems(into: &list) }
        if word == .poundElseif || word == .poundElse || word == .poundEndif || atEnd { break }
        if inSwitch, kind != .rightBrace { break }
        // A brace whose partner stands in another branch.
        skipped += 1
        advance()
      }
      finish(branch, list)
      link(branch, to: &branches)
    }
    if word == .poundEndif { advance() }
    finish(id, branches)
    return id
  }

  /// All up to the `#endif` of the `#if` that stands here.
  private mutating func skipConditional() {
    var open = 0
    repeat {
      if word == .poundIf { open += 1 }
      if word == .poundEndif { open -= 1 }
      advance()
    } while open > 0 && !atEnd
  }

  private mutating func parseReturn() -> NodeID {
    let first = position
    let kind: NodeKind = word == .throw ? .throwStatement : .returnStatement
    advance()
    var list = ChildList()
    if !current.newlineBefore, startsExpression { link(parseExpression(), to: &list) }
    let id = make(kind, first: first)
    finish(id, list)
    return id
  }
}
