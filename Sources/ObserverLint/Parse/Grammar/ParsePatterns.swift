extension Parser {
  enum PatternContext {
    /// Behind `let` or `var`: every name is bound.
    case binding
    /// Behind `case`: only names behind a `let` or `var` are bound.
    case matching
    /// Behind `for`: every name is bound; ends at `in`.
    case loop
  }

  /// Reads a pattern as the names that it binds; what else it holds is skipped.
  mutating func parsePattern(_ context: PatternContext) -> NodeID {
    let first = position
    let id = make(.pattern, first: first)
    var list = ChildList()
    var depth = 0
    var binds = context != .matching
    // Inside the parentheses of an enum's case stands what the case carries, which is of another type than the value.
    var depthOfCase = Int.max
    loop: while !atEnd {
      let lexeme = current
      switch lexeme.kind {
      case .leftParen, .leftSquare:
        if depthOfCase == .max, position > first, isBehindCase { depthOfCase = depth }
        depth += 1
        advance()
      case .rightParen, .rightSquare:
        if depth == 0 { break loop }
        depth -= 1
        if depth <= depthOfCase { depthOfCase = .max }
        advance()
      case .comma:
        if depth == 0 { break loop }
        advance()
      case .colon:
        if depth == 0 { break loop }
        advance()
        if context == .binding, depth == 0 { break loop }
      case .equal: break loop
      case .leftBrace, .rightBrace, .semicolon: break loop
      case .wildcard:
        // Its place counts where a tuple is taken apart.
        if context == .binding, depth > 0 { link(make(.boundName, first: position, name: position), to: &list) }
        advance()
      case .period:
        advance()
        advance()
      case .identifier, .keyword:
        switch lexeme.word {
        case .let, .var:
          binds = true
          advance()
          continue loop
        case .in where depth == 0, .where where depth == 0: break loop
        case .is, .as:
          if list.last >= 0 { nodes[Int(list.last)].flags.insert(.isPart) }
          advance()
          while kind == .postfixQuestionMark || kind == .exclamationMark { advance() }
          position = min(typeEnd(from: position) ?? position + 1, lexemes.count - 1)
          continue loop
        default: break
        }
        if context == .binding, position > first, depth == 0 { break loop }
        let next = peek()
        let isLabel = next.kind == .colon && depth > 0
        let isPath = next.kind == .period || next.kind == .leftParen && !next.spaceBefore
        // `guard let self`
        if binds, lexeme.kind == .identifier || lexeme.word == .self, !isLabel, !isPath || context == .binding {
          let name = make(
            .boundName, first: position, name: position, flags: depth > depthOfCase ? .isPart : [])
          link(name, to: &list)
        }
        advance()
        if context == .binding, depth == 0 { break loop }
      case .stringQuote, .multilineStringQuote, .rawStringDelimiter:
        _ = parseString()
      default:
        if context == .binding { break loop }
        advance()
      }
    }
    if position == first { advance() }
    finish(id, list)
    return id
  }

  /// True if the parenthesis here holds the associated values of an enum's case. An optional carries the value
  /// itself.
  private var isBehindCase: Bool {
    let name = lexemes[position - 1]
    return kind == .leftParen && !current.spaceBefore && (name.kind == .identifier || name.kind == .keyword)
      && name.word != .let && name.word != .var && !isText(name, "some")
  }
}
