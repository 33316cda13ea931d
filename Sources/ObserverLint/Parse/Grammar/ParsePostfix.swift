extension Parser {
  /// A longer chain of members and calls is read in pieces: whoever visits it goes one call deeper for each link.
  private static let maximumChain = 128

  /// Members, calls, subscripts, trailing closures, `?` and `!` behind an operand.
  mutating func parsePostfix(_ operand: NodeID, _ context: ExpressionContext) -> NodeID {
    var result = operand
    var links = 0
    /// The receivers of conditional branches, and the branches read so far.
    var open: [(receiver: NodeID, branches: [NodeID])] = []
    while true {
      links += 1
      switch kind {
      case .period, .colonColon:
        let next = peek()
        guard
          next.kind == .identifier || next.kind == .keyword || next.kind == .integerLiteral
            || next.kind == .floatLiteral || next.kind == .dollarIdentifier
        else {
          guard next.kind == .leftParen else { return result }
          advance()
          continue
        }
        advance()
        let name = position
        advance()
        result = wrap(.member, result, name: name)
      case .leftParen where !current.newlineBefore:
        if let end = compoundNameEnd {
          position = end  // `removeObserver(_:)` names a function; it is no call
          nodes[Int(result)].end = Int32(end)
          continue
        }
        let list = parseArguments(closing: .rightParen)
        result = makeCall(.call, callee: result, arguments: list)
        parseTrailingClosures(of: result, context)
      case .leftSquare where !current.newlineBefore:
        let list = parseArguments(closing: .rightSquare)
        result = makeCall(.subscriptCall, callee: result, arguments: list)
      case .leftBrace:
        guard opensTrailingClosure(result, context) else { return result }
        if nodes[Int(result)].kind != .macroExpression {
          result = makeCall(.call, callee: result, arguments: ChildList())
        }
        parseTrailingClosures(of: result, context)
      case .postfixQuestionMark:
        advance()
        result = wrap(.optionalChain, result)
      case .exclamationMark:
        advance()
        result = wrap(.forceUnwrap, result)
      case .binaryOperator, .prefixOperator, .postfixOperator:
        // The lexer takes `<` for a postfix operator where a blank or a line break follows.
        if startsWith(current, 0x3C), !current.spaceBefore, let after = indexAfterGenericArguments(position),
          endsGenericArguments(lexeme(at: after))
        {
          position = min(after, lexemes.count - 1)
          continue
        }
        guard current.kind == .postfixOperator else { return result }
        advance()
        result = wrap(.prefixOperation, result, name: position - 1)
      case .poundWord:
        // Postfix `#if`: each branch continues the chain; all of them count as code.
        guard word == .poundIf, continuesChain(from: position) || insidePostfixConditional else {
          guard insidePostfixConditional, word == .poundElseif || word == .poundElse || word == .poundEndif else {
            return result
          }
          if let last = open.indices.last, open[last].receiver >= 0 {
            open[last].branches.append(result)
            result =
              word == .poundEndif ? choose(open[last].branches, of: open[last].receiver) : copy(of: open[last].receiver)
          }
          if word == .poundEndif { _ = open.popLast() }
          leavePostfixBranch()
          continue
        }
        postfixConditionals += 1
        let isShort = isName(result)
        open.append((isShort ? copy(of: result) : -1, []))
        skipConditionLine()
      default: return result
      }
      if links > Self.maximumChain { return result }
    }
  }

  /// Returns true if an expression is a chain of names. Only such an expression is copied: it is short, and makes no object.
  private func isName(_ id: NodeID) -> Bool {
    switch nodes[Int(id)].kind {
    case .identifier, .selfExpression: true
    case .member, .optionalChain: isName(nodes[Int(id)].child)
    default: false
    }
  }

  /// The same expression once more, to stand before another branch.
  private mutating func copy(of id: NodeID) -> NodeID {
    let copy = NodeID(nodes.count)
    var node = nodes[Int(id)]
    node.next = -1
    nodes.append(node)
    if node.child >= 0 { nodes[Int(copy)].child = self.copy(of: node.child) }
    return copy
  }

  /// Makes an expression whose value is that of any of several branches.
  private mutating func choose(_ branches: [NodeID], of receiver: NodeID) -> NodeID {
    let id = make(.ternary, first: Int(nodes[Int(receiver)].first))
    var last = receiver
    for branch in branches {
      nodes[Int(last)].next = branch
      last = branch
    }
    nodes[Int(last)].next = -1
    nodes[Int(id)].child = receiver
    nodes[Int(id)].end = Int32(position)
    return id
  }

  /// The index behind `(_:name:)` where that stands here.
  private var compoundNameEnd: Int? {
    var index = position + 1
    while true {
      let label = lexeme(at: index)
      guard label.kind == .identifier || label.kind == .keyword || label.kind == .wildcard,
        lexeme(at: index + 1).kind == .colon
      else { return nil }
      index += 2
      if lexeme(at: index).kind == .rightParen { return index + 1 }
    }
  }

  private func endsGenericArguments(_ next: Lexeme) -> Bool {
    switch next.kind {
    case .leftParen, .rightParen, .rightSquare, .leftSquare: !next.newlineBefore || next.kind != .leftParen
    case .rightBrace, .period, .comma, .semicolon, .colon, .endOfFile, .leftBrace, .postfixQuestionMark,
      .exclamationMark, .equal:
      true
    default: next.newlineBefore
    }
  }

  /// Returns true if the first token behind the `#if` line (over nested directives) is a period.
  private func continuesChain(from start: Int) -> Bool {
    var index = start
    while [.poundIf, .poundElseif, .poundElse].contains(lexeme(at: index).word) {
      index += 1
      while !lexeme(at: index).newlineBefore, lexeme(at: index).kind != .endOfFile { index += 1 }
    }
    return lexeme(at: index).kind == .period
  }

  private var insidePostfixConditional: Bool { postfixConditionals > 0 }

  private mutating func leavePostfixBranch() {
    switch word {
    case .poundEndif:
      postfixConditionals -= 1
      advance()
    case .poundElse: advance()
    default: skipConditionLine()
    }
  }

  private mutating func makeCall(_ kind: NodeKind, callee: NodeID, arguments: ChildList) -> NodeID {
    let id = make(kind, first: Int(nodes[Int(callee)].first))
    nodes[Int(callee)].next = arguments.first
    nodes[Int(id)].child = callee
    nodes[Int(id)].end = Int32(position)
    return id
  }

  // MARK: Arguments

  /// Arguments between brackets. The closing bracket is taken.
  mutating func parseArguments(closing: TokenKind) -> ChildList {
    var list = ChildList()
    guard depth < Parser.maximumDepth else {
      skipBalanced()
      return list
    }
    depth += 1
    defer { depth -= 1 }
    let outer = postfixConditionals
    postfixConditionals = 0
    defer { postfixConditionals = outer }
    var conditionals = 0
    advance()
    while !atEnd, kind != closing {
      let before = position
      switch kind {
      case .rightParen, .rightSquare, .rightBrace:
        return list  // damage: let the bracket around this one have it
      case .comma, .semicolon:
        advance()
        continue
      case .colon:
        advance()  // `[:]`, or a dictionary's value
        continue
      default: break
      }
      switch word {
      case .poundIf:
        conditionals += 1
        skipConditionLine()
        continue
      case .poundElseif, .poundElse, .poundEndif:
        // A directive of an `#if` around the call: the closing bracket is missing in this branch.
        guard conditionals > 0 else { return list }
        if word == .poundEndif { conditionals -= 1 }
        if word == .poundElseif { skipConditionLine() } else { advance() }
        continue
      default: break
      }
      link(parseArgument(), to: &list)
      if position == before { advance() }
    }
    _ = take(closing)
    return list
  }

  private mutating func parseArgument() -> NodeID {
    let first = position
    var label = -1
    if peek().kind == .colon, kind == .identifier || kind == .keyword || kind == .wildcard {
      label = position
      advance()
      advance()
    }
    let id = make(.argument, first: first)
    nodes[Int(id)].label = Int32(label)
    var list = ChildList()
    if let value = parseExpression() {
      link(value, to: &list)
    } else if kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator {
      advance()  // an operator given as a function
    } else if word == .let || word == .var || word == .is {
      link(parsePattern(.matching), to: &list)
    }
    finish(id, list)
    return id
  }

  // MARK: Trailing closures

  private func opensTrailingClosure(_ callee: NodeID, _ context: ExpressionContext) -> Bool {
    guard context != .condition else { return false }
    switch nodes[Int(callee)].kind {
    case .identifier, .member, .implicitMember, .call, .subscriptCall, .macroExpression, .optionalChain,
      .selfExpression, .superExpression, .forceUnwrap, .closure, .tuple:
      break
    default: return false
    }
    if nodes[Int(callee)].kind == .tuple || nodes[Int(callee)].kind == .closure {
      return !current.newlineBefore
    }
    if context == .initialValue, startsAccessors() { return false }
    // As the compiler has it, a brace on the next line is a trailing closure wherever no body can stand.
    return !current.newlineBefore || context == .plain || nodes[Int(callee)].kind == .call
  }

  private mutating func parseTrailingClosures(of call: NodeID, _ context: ExpressionContext) {
    guard kind == .leftBrace, context != .condition else { return }
    if context == .initialValue, startsAccessors() { return }
    var last = nodes[Int(call)].child
    while last >= 0, nodes[Int(last)].next >= 0 { last = nodes[Int(last)].next }
    func append(_ closure: NodeID, label: Int, first: Int, _ parser: inout Parser) {
      let argument = parser.make(.argument, first: first, flags: .isTrailing)
      parser.nodes[Int(argument)].label = Int32(label)
      parser.nodes[Int(argument)].child = closure
      if last >= 0 { parser.nodes[Int(last)].next = argument } else { parser.nodes[Int(call)].child = argument }
      last = argument
    }
    let first = position
    append(parseClosure(), label: -1, first: first, &self)
    while kind == .identifier || kind == .keyword, peek().kind == .colon, peek(2).kind == .leftBrace,
      word != .default, word != .case
    {
      let label = position
      advance()
      advance()
      append(parseClosure(), label: label, first: label, &self)
    }
    nodes[Int(call)].end = Int32(position)
  }
}
