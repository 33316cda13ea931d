extension Parser {
  mutating func parseClosure() -> NodeID {
    let first = position
    let id = make(.closure, first: first)
    guard depth < Parser.maximumDepth else {
      skipBalanced()
      finish(id)
      return id
    }
    depth += 1
    defer { depth -= 1 }
    let outer = postfixConditionals
    postfixConditionals = 0
    defer { postfixConditionals = outer }
    var list = ChildList()
    advance()
    if let signatureEnd = closureSignatureEnd(from: position) {
      nodes[Int(id)].flags.insert(.hasSignature)
      parseClosureSignature(upTo: signatureEnd, into: &list)
      position = signatureEnd + 1
    }
    let block = make(.block, first: position)
    var statements = ChildList()
    parseItems(into: &statements)
    finish(block, statements)
    link(block, to: &list)
    _ = take(.rightBrace)
    finish(id, list)
    return id
  }

  /// The index of the `in` that ends a closure's signature, where there is one.
  private func closureSignatureEnd(from start: Int) -> Int? {
    var index = start
    while lexeme(at: index).kind == .atSign {
      index += 2
      if lexeme(at: index).kind == .leftParen, !lexeme(at: index).spaceBefore { index = indexAfterBalanced(index) }
    }
    if lexeme(at: index).kind == .leftSquare {
      index = indexAfterBalanced(index)
      if lexeme(at: index).word == .in { return index }
    }
    if lexeme(at: index).kind == .leftParen {
      index = indexAfterBalanced(index)
    } else {
      while true {
        let name = lexeme(at: index)
        guard name.kind == .identifier || name.kind == .wildcard || name.kind == .dollarIdentifier else { break }
        if name.word == .async, lexeme(at: index + 1).word == .in { break }
        index += 1
        guard lexeme(at: index).kind == .comma else { break }
        index += 1
      }
    }
    while [.async, .throws, .rethrows].contains(lexeme(at: index).word) {
      index += 1
      if lexeme(at: index).kind == .leftParen { index = indexAfterBalanced(index) }
    }
    if lexeme(at: index).kind == .arrow {
      guard let end = typeEnd(from: index + 1) else { return nil }
      index = end
    }
    return lexeme(at: index).word == .in ? index : nil
  }

  private mutating func parseClosureSignature(upTo end: Int, into list: inout ChildList) {
    while kind == .atSign { skipTypeAttribute() }
    if kind == .leftSquare {
      let close = indexAfterBalanced(position) - 1
      advance()
      while position < close {
        let before = position
        parseCapture(into: &list)
        while position < close, kind != .comma { advance() }
        _ = take(.comma)
        if position == before { advance() }
      }
      position = close + 1
    }
    if kind == .leftParen {
      let close = indexAfterBalanced(position) - 1
      advance()
      while position < close {
        let before = position
        let first = position
        var name = position
        advance()
        if kind == .identifier || kind == .wildcard {
          name = position
          advance()
        }
        var parts = ChildList()
        if take(.colon) { link(parseTypeName(), to: &parts) }
        let id = make(.parameter, first: first, name: name)
        finish(id, parts)
        link(id, to: &list)
        while position < close, kind != .comma {
          if kind == .leftParen || kind == .leftSquare {
            position = min(indexAfterBalanced(position), close)
          } else {
            advance()
          }
        }
        _ = take(.comma)
        if position == before { advance() }
      }
      position = close + 1
    } else {
      while position < end, kind == .identifier || kind == .wildcard, word != .async || peek().kind == .comma {
        let name = position
        advance()
        link(make(.parameter, first: name, name: name), to: &list)
        if !take(.comma) { break }
      }
    }
    while position < end, kind != .arrow { advance() }
    if take(.arrow) { link(parseTypeName(), to: &list) }
  }

  /// One item of a capture list: `self`, `weak self`, `unowned(unsafe) x`, `me = self`.
  private mutating func parseCapture(into list: inout ChildList) {
    let first = position
    var flags: NodeFlags = []
    if word == .weak || word == .unowned, peek().kind != .comma, peek().kind != .equal, peek().kind != .rightSquare {
      flags = word == .weak ? .isWeak : .isUnowned
      advance()
      if kind == .leftParen { position = indexAfterBalanced(position) }
    } else if word == .let || word == .var {
      advance()
    }
    let name = position
    advance()
    var parts = ChildList()
    if take(.equal) { link(parseExpression(), to: &parts) }
    let id = make(.capture, first: first, name: name, flags: flags)
    finish(id, parts)
    link(id, to: &list)
  }

  /// A string literal with the expressions of its interpolations, which are code.
  mutating func parseString() -> NodeID {
    let first = position
    let id = make(.stringLiteral, first: first)
    var list = ChildList()
    if kind == .rawStringDelimiter {
      nodes[Int(id)].flags.insert(.isRawString)
      advance()
    }
    let quote = kind
    if quote == .stringQuote || quote == .multilineStringQuote { advance() }
    while !atEnd {
      switch kind {
      case .stringSegment: advance()
      case .backslash:
        advance()
        if kind == .rawStringDelimiter { advance() }
        guard kind == .leftParen else { continue }
        var arguments = parseArguments(closing: .rightParen)
        while arguments.first >= 0 {
          let next = nodes[Int(arguments.first)].next
          nodes[Int(arguments.first)].next = -1
          link(arguments.first, to: &list)
          arguments.first = next
        }
      case quote:
        advance()
        if kind == .rawStringDelimiter, nodes[Int(id)].flags.contains(.isRawString), !current.spaceBefore { advance() }
        finish(id, list)
        return id
      default:
        finish(id, list)
        return id
      }
    }
    finish(id, list)
    return id
  }
}
