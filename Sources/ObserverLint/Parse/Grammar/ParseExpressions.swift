extension Parser {
  enum ExpressionContext {
    case plain
    /// Behind `if`, `guard`, `for`, `switch`, `while`: a brace opens the body, not a trailing closure.
    case condition
    /// Behind `=` of a variable: a brace may open its accessors.
    case initialValue
  }

  var startsExpression: Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineStringQuote, .rawStringDelimiter, .regexSlash, .regexPoundDelimiter, .prefixOperator, .leftParen,
      .leftBrace, .leftSquare, .period, .backslash, .prefixAmpersand, .poundWord, .atSign:
      switch word {
      case .poundElse, .poundElseif, .poundEndif, .poundIf: return false
      default: return true
      }
    case .keyword:
      switch word {
      case .`self`, .capitalSelf, .super, .nil, .true, .false, .anyType, .try, .await, .if, .switch, .`init`, .none,
        .repeat:
        return true
      default: return false
      }
    default: return false
    }
  }

  mutating func parseExpression(_ context: ExpressionContext = .plain) -> NodeID? {
    guard depth < Parser.maximumDepth else {
      let first = position
      while !atEnd, kind != .comma, kind != .semicolon, kind != .rightParen, kind != .rightBrace, kind != .rightSquare {
        if kind == .leftParen || kind == .leftBrace || kind == .leftSquare { skipBalanced() } else { advance() }
        if current.newlineBefore { break }
      }
      skipped += position - first
      return position > first ? make(.unreadable, first: first) : nil
    }
    depth += 1
    defer { depth -= 1 }
    guard var left = parseOperand(context) else { return nil }
    var holdsOperands = false
    var operands: [NodeID] = []
    // The first operator of the run, or the first that is not the standard library's.
    var operation = -1
    var isDeclared = false
    var casts = 0

    // Closes the run of operands read so far into one node.
    func close(_ parser: inout Parser) -> NodeID {
      guard !operands.isEmpty else { return left }
      let id = parser.make(
        holdsOperands && !isDeclared ? .coalescing : .binaryOperation,
        first: Int(parser.nodes[Int(operands[0])].first), name: operation)
      var list = ChildList()
      for operand in operands { parser.link(operand, to: &list) }
      parser.link(left, to: &list)
      parser.finish(id, list)
      operands = []
      return id
    }

    while true {
      switch kind {
      case .equal:
        let target = close(&self)
        advance()
        guard let value = parseExpression(context) else { return target }
        return wrap(.assignment, target, value)
      case .infixQuestionMark:
        let condition = close(&self)
        advance()
        guard let first = parseExpression(.plain) else { return condition }
        guard take(.colon) else { return wrap(.ternary, condition, first) }
        guard let second = parseExpression(context) else { return wrap(.ternary, condition, first) }
        return wrap(.ternary, condition, first, second)
      case .binaryOperator:
        let lexeme = current
        let name = position
        if isAssigningOperator(lexeme) {
          let target = close(&self)
          advance()
          guard let value = parseExpression(context) else { return target }
          return wrap(.compoundAssignment, target, value, name: name)
        }
        if isText(lexeme, "??") || isText(lexeme, "+") { holdsOperands = true }
        if !isDeclared {
          if case .declared = OperatorSpelling(bytes[Int(lexeme.start)..<Int(lexeme.end)]) {
            isDeclared = true
            operation = name
          } else if operation < 0 {
            operation = name
          }
        }
        advance()
        guard let right = parseOperand(context) else { return close(&self) }
        operands.append(left)
        left = right
      case .keyword, .identifier:
        guard word == .as || word == .is else { return close(&self) }
        var flags: NodeFlags = word == .is ? .isTypeTest : []
        let name = position
        advance()
        if kind == .postfixQuestionMark || kind == .infixQuestionMark || isText(current, "?") {
          flags.insert(.isConditional)
          advance()
        } else if kind == .exclamationMark || isText(current, "!") {
          flags.insert(.isForced)
          advance()
        }
        guard let type = parseTypeName() else { return close(&self) }
        casts += 1
        guard casts < Parser.maximumDepth else { continue }
        left = wrap(.cast, left, type, name: name, flags: flags)
      case .arrow:
        // A function type where an expression stands: `([Int]) -> Void`.
        advance()
        _ = parseTypeName()
      default:
        return close(&self)
      }
    }
  }

  /// `+=` and its kin, not comparisons.
  private func isAssigningOperator(_ lexeme: Lexeme) -> Bool {
    guard bytes[Int(lexeme.end) - 1] == 0x3D, lexeme.end - lexeme.start > 1 else { return false }
    switch bytes[Int(lexeme.start)] {
    case 0x3D, 0x21, 0x7E: return false  // ==, !=, ~=
    case 0x3C, 0x3E: return lexeme.end - lexeme.start > 2  // <=, >= against <<=, >>=
    default: return true
    }
  }

  mutating func parseOperand(_ context: ExpressionContext) -> NodeID? {
    while true {
      switch word {
      case .try:
        advance()
        if kind == .postfixQuestionMark || kind == .exclamationMark || kind == .infixQuestionMark { advance() }
        continue
      case .await, .consume, .copy, .unsafe, .each, .borrow, .repeat, .discard, .yield:
        let next = peek()
        guard !next.newlineBefore, next.spaceBefore || next.kind == .leftParen && word == .await else { break }
        switch next.kind {
        case .identifier, .keyword, .dollarIdentifier, .period, .leftSquare, .stringQuote, .leftBrace, .leftParen:
          if (next.kind == .leftBrace || next.kind == .leftParen) && word != .await { break }
          if next.word == .in || next.word == .as || next.word == .is || next.word == .else { break }
          advance()
          continue
        default: break
        }
      default: break
      }
      break
    }
    let first = position
    switch kind {
    case .prefixOperator, .prefixAmpersand:
      let wrapper: NodeKind = kind == .prefixOperator ? .prefixOperation : .inoutExpression
      advance()
      guard depth < Parser.maximumDepth else { return make(.unreadable, first: first) }
      depth += 1
      defer { depth -= 1 }
      guard let operand = parseOperand(context) else { return make(.unreadable, first: first) }
      let id = wrap(wrapper, operand, name: first)
      nodes[Int(id)].first = Int32(first)
      return id
    default: break
    }
    guard let primary = parsePrimary(context) else { return nil }
    return parsePostfix(primary, context)
  }

  private mutating func parsePrimary(_ context: ExpressionContext) -> NodeID? {
    let first = position
    switch kind {
    case .identifier, .dollarIdentifier:
      advance()
      return make(.identifier, first: first, name: first)
    case .keyword:
      switch word {
      case .`self`:
        advance()
        return make(.selfExpression, first: first, name: first)
      case .super:
        advance()
        return make(.superExpression, first: first, name: first)
      case .nil:
        advance()
        return make(.nilLiteral, first: first)
      case .true, .false:
        advance()
        return make(.literal, first: first, name: first, word: lexemes[first].word)
      case .if: return parseIf()
      case .switch: return parseSwitch()
      case .capitalSelf, .anyType, .`init`, .none:
        advance()
        return make(.identifier, first: first, name: first)
      default: return nil
      }
    case .wildcard:
      advance()
      return make(.discardTarget, first: first)
    case .integerLiteral, .floatLiteral:
      advance()
      return make(.literal, first: first)
    case .stringQuote, .multilineStringQuote, .rawStringDelimiter:
      return parseString()
    case .regexSlash, .regexPoundDelimiter:
      while kind == .regexSlash || kind == .regexPoundDelimiter || kind == .regexPattern { advance() }
      return make(.literal, first: first)
    case .leftParen:
      let list = parseArguments(closing: .rightParen)
      let id = make(.tuple, first: first)
      finish(id, list)
      return id
    case .leftSquare:
      let list = parseArguments(closing: .rightSquare)
      let id = make(.arrayLiteral, first: first, flags: holdsEntries(first, list) ? .isDictionary : [])
      finish(id, list)
      return id
    case .leftBrace: return parseClosure()
    case .period:
      guard peek().kind == .identifier || peek().kind == .keyword || peek().kind == .integerLiteral else { return nil }
      advance()
      let name = position
      advance()
      return make(.implicitMember, first: first, name: name)
    case .backslash: return parseKeyPath()
    case .poundWord: return parseMacroExpression()
    case .atSign:
      // An attribute in front of a closure's or an argument's type.
      while kind == .atSign { skipTypeAttribute() }
      return parsePrimary(context)
    default:
      return nil
    }
  }

  /// Returns true if the brackets at a lexeme hold the entries of a dictionary. A key that is a single name was read
  /// as a label.
  private func holdsEntries(_ bracket: Int, _ elements: ChildList) -> Bool {
    guard elements.first >= 0 else { return lexemes[bracket + 1].kind == .colon }
    let first = nodes[Int(elements.first)]
    return first.label >= 0 || Int(first.end) < lexemes.count && lexemes[Int(first.end)].kind == .colon
  }

  private mutating func parseKeyPath() -> NodeID {
    let first = position
    advance()
    var name = -1
    if kind == .identifier || kind == .keyword {
      name = position
      advance()
      if isText(current, "<"), let after = indexAfterGenericArguments(position) { position = after }
    } else if kind == .leftParen || kind == .leftSquare {
      position = indexAfterBalanced(position)
    }
    while true {
      switch kind {
      case .period:
        advance()
        name = position
        advance()
      case .postfixQuestionMark, .exclamationMark: advance()
      case .leftSquare where !current.spaceBefore: position = indexAfterBalanced(position)
      default: return make(.keyPath, first: first, name: name)
      }
    }
  }

  private mutating func parseMacroExpression() -> NodeID? {
    switch word {
    case .poundIf, .poundElse, .poundElseif, .poundEndif: return nil
    default: break
    }
    let first = position
    let id = make(.macroExpression, first: first, name: first, word: word)
    advance()
    if isText(current, "<"), !current.spaceBefore { position = indexAfterGenericArguments(position) ?? position }
    var list = ChildList()
    if kind == .leftParen, !current.newlineBefore { list = parseArguments(closing: .rightParen) }
    finish(id, list)
    return id
  }
}
