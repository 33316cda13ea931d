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
  private var isUnknownCase: Bool { peek(2).word == .default || peek(2).word == .case }

  private mutating func skipOne() {
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

  // MARK: Conditions

  mutating func parseConditions(into list: inout ChildList) {
    repeat {
      if atEnd || kind == .leftBrace || word == .else { return }
      link(parseCondition(), to: &list)
    } while take(.comma)
  }

  private mutating func parseCondition() -> NodeID? {
    let first = position
    if word == .poundAvailable || word == .poundUnavailable {
      advance()
      if kind == .leftParen { position = indexAfterBalanced(position) }
      return make(.literal, first: first)
    }
    let isCase = word == .case
    guard isCase || word == .let || word == .var || word == .inout && peek().kind == .identifier else {
      return parseExpression(.condition)
    }
    advance()
    var list = ChildList()
    link(parsePattern(isCase ? .matching : .binding), to: &list)
    if take(.colon) { link(parseTypeName(), to: &list) }
    if take(.equal) { link(parseExpression(.condition), to: &list) }
    let id = make(.bindingCondition, first: first, flags: isCase ? [] : .isOptionalBinding)
    finish(id, list)
    return id
  }

  mutating func parseIf() -> NodeID {
    let first = position
    advance()
    let id = make(.ifStatement, first: first)
    var list = ChildList()
    parseConditions(into: &list)
    link(parseBlock(), to: &list)
    if word == .else {
      advance()
      if word == .if {
        guard depth < Parser.maximumDepth else {
          finish(id, list)
          return id
        }
        depth += 1
        link(parseIf(), to: &list)
        depth -= 1
      } else {
        link(parseBlock(), to: &list)
      }
    }
    finish(id, list)
    return id
  }

  private mutating func parseGuard() -> NodeID {
    let first = position
    advance()
    let id = make(.guardStatement, first: first)
    var list = ChildList()
    parseConditions(into: &list)
    _ = take(.else)
    link(parseBlock(), to: &list)
    finish(id, list)
    return id
  }

  private mutating func parseWhile() -> NodeID {
    let first = position
    advance()
    let id = make(.whileStatement, first: first)
    var list = ChildList()
    parseConditions(into: &list)
    link(parseBlock(), to: &list)
    finish(id, list)
    return id
  }

  private mutating func parseRepeat() -> NodeID {
    let first = position
    advance()
    let id = make(.repeatStatement, first: first)
    var list = ChildList()
    link(parseBlock(), to: &list)
    if take(.while) { link(parseExpression(.condition), to: &list) }
    finish(id, list)
    return id
  }

  private mutating func parseFor() -> NodeID {
    let first = position
    advance()
    let id = make(.forStatement, first: first, name: first)
    var list = ChildList()
    while word == .try || word == .await || word == .unsafe {
      if word == .await { nodes[Int(id)].flags.insert(.isAwait) }
      advance()
      if kind == .postfixQuestionMark || kind == .exclamationMark { advance() }
    }
    let isCase = take(.case)
    link(parsePattern(isCase ? .matching : .loop), to: &list)
    if take(.colon) { link(parseTypeName(), to: &list) }
    _ = take(.in)
    link(parseExpression(.condition), to: &list)
    if take(.where) { link(parseExpression(.condition), to: &list) }
    link(parseBlock(), to: &list)
    finish(id, list)
    return id
  }

  mutating func parseSwitch() -> NodeID {
    let first = position
    advance()
    let id = make(.switchStatement, first: first)
    var list = ChildList()
    link(parseExpression(.condition), to: &list)
    if kind == .leftBrace {
      if depth >= Parser.maximumDepth {
        skipBalanced()
      } else {
        depth += 1
        advance()
        while !atEnd, kind != .rightBrace {
          let before = position
          parseCases(into: &list)
          if word == .poundElseif || word == .poundElse || word == .poundEndif { break }
          if position == before { skipOne() }
        }
        _ = take(.rightBrace)
        depth -= 1
      }
    }
    finish(id, list)
    return id
  }

  private mutating func parseCases(into list: inout ChildList) {
    while !atEnd, kind != .rightBrace {
      if word == .poundIf {
        link(parseConditionalCompilation(inSwitch: true), to: &list)
        continue
      }
      if kind == .atSign, isUnknownCase {
        advance()
        advance()
      }
      guard word == .case || word == .default else { return }
      link(parseCase(), to: &list)
    }
  }

  private mutating func parseCase() -> NodeID {
    let first = position
    let id = make(.switchCase, first: first)
    var list = ChildList()
    if take(.case) {
      repeat {
        link(parsePattern(.matching), to: &list)
        if take(.where) { link(parseExpression(.condition), to: &list) }
      } while take(.comma)
    } else {
      advance()
    }
    _ = take(.colon)
    let block = make(.block, first: position)
    var statements = ChildList()
    parseItems(into: &statements, inSwitch: true)
    finish(block, statements)
    link(block, to: &list)
    finish(id, list)
    return id
  }

  private mutating func parseDo() -> NodeID {
    let first = position
    advance()
    if take(.throws), kind == .leftParen { position = indexAfterBalanced(position) }
    let id = make(.doStatement, first: first)
    var list = ChildList()
    link(parseBlock(), to: &list)
    while word == .catch {
      let start = position
      advance()
      let clause = make(.catchClause, first: start)
      var parts = ChildList()
      while !atEnd, kind != .leftBrace, kind != .rightBrace {
        link(parsePattern(.matching), to: &parts)
        if take(.where) { link(parseExpression(.condition), to: &parts) }
        if !take(.comma) { break }
      }
      link(parseBlock(), to: &parts)
      finish(clause, parts)
      link(clause, to: &list)
    }
    finish(id, list)
    return id
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
