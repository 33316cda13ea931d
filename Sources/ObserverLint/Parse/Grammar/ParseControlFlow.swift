/// Conditions, and the statements that they decide or repeat.
extension Parser {
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

  mutating func parseGuard() -> NodeID {
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

  mutating func parseWhile() -> NodeID {
    let first = position
    advance()
    let id = make(.whileStatement, first: first)
    var list = ChildList()
    parseConditions(into: &list)
    link(parseBlock(), to: &list)
    finish(id, list)
    return id
  }

  mutating func parseRepeat() -> NodeID {
    let first = position
    advance()
    let id = make(.repeatStatement, first: first)
    var list = ChildList()
    link(parseBlock(), to: &list)
    if take(.while) { link(parseExpression(.condition), to: &list) }
    finish(id, list)
    return id
  }

  mutating func parseFor() -> NodeID {
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

  mutating func parseCases(into list: inout ChildList) {
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

  mutating func parseDo() -> NodeID {
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
}
