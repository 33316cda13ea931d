extension Parser {
  /// The index behind the type that starts at `index`, or nil where none does. Reads ahead only.
  func typeEnd(from start: Int, nesting: Int = 0) -> Int? {
    guard nesting < Parser.maximumDepth else { return nil }
    var index = start
    // Prefixes
    while true {
      let lexeme = lexeme(at: index)
      if lexeme.kind == .atSign {
        index += 2
        if self.lexeme(at: index).kind == .leftParen, !self.lexeme(at: index).spaceBefore {
          index = indexAfterBalanced(index)
        }
        continue
      }
      switch lexeme.word {
      case .inout, .some, .any, .isolated, .nonisolated, .sending, .borrowing, .consuming, .each, .repeat, .indirect:
        let next = self.lexeme(at: index + 1)
        guard
          next.kind == .identifier || next.kind == .keyword || next.kind == .leftParen || next.kind == .leftSquare
            || next.kind == .atSign || next.kind == .prefixOperator
        else { break }
        if lexeme.word == .nonisolated, next.kind == .leftParen {
          index = indexAfterBalanced(index + 1)
        } else {
          index += 1
        }
        continue
      default: break
      }
      if lexeme.kind == .prefixOperator {
        index += 1
        continue
      }  // ~Copyable
      break
    }
    // Body
    switch lexeme(at: index).kind {
    case .leftParen, .leftSquare:
      index = indexAfterBalanced(index)
    case .identifier, .keyword, .wildcard:
      switch lexeme(at: index).word {
      case .let, .var, .func, .class, .struct, .if, .for, .while, .return, .in, .else, .where, .guard, .switch, .case:
        return nil
      default: index += 1
      }
    default: return nil
    }
    // Suffixes
    while true {
      let lexeme = lexeme(at: index)
      switch lexeme.kind {
      case .period, .colonColon:
        guard self.lexeme(at: index + 1).kind == .identifier || self.lexeme(at: index + 1).kind == .keyword else {
          return index
        }
        index += 2
      case .postfixQuestionMark, .exclamationMark:
        index += 1
      case .arrow:
        return typeEnd(from: index + 1, nesting: nesting + 1) ?? index + 1
      case .prefixAmpersand, .binaryOperator, .postfixOperator, .prefixOperator,
        .infixQuestionMark:
        if startsWith(lexeme, 0x3C), let after = indexAfterGenericArguments(index) {  // <
          index = after
        } else if isText(lexeme, "&") {
          guard let after = typeEnd(from: index + 1, nesting: nesting + 1) else { return index }
          index = after
        } else if isText(lexeme, "?") && lexeme.kind != .infixQuestionMark
          || isText(lexeme, "??") && !lexeme.spaceBefore
        {
          index += 1
        } else {
          return index
        }
      default:
        switch lexeme.word {
        case .async, .throws, .rethrows:
          var next = index + 1
          if self.lexeme(at: next).kind == .leftParen { next = indexAfterBalanced(next) }
          while self.lexeme(at: next).word == .throws { next += 1 }
          guard self.lexeme(at: next).kind == .arrow else { return index }
          index = next
        default: return index
        }
      }
    }
  }

  func startsWith(_ lexeme: Lexeme, _ byte: UInt8) -> Bool { bytes[Int(lexeme.start)] == byte }

  /// The index behind `<…>` where the operator token at `index` opens one that closes, else nil.
  func indexAfterGenericArguments(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < lexemes.count {
      let lexeme = lexemes[index]
      switch lexeme.kind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for offset in Int(lexeme.start)..<Int(lexeme.end) {
          switch bytes[offset] {
          case 0x3C: depth += 1
          case 0x3E: depth -= 1
          case 0x3F, 0x21, 0x26, 0x2E, 0x7E: break  // ? ! & . ~
          default: return nil
          }
        }
        if depth <= 0 { return depth == 0 ? index + 1 : nil }
        index += 1
      case .leftParen, .leftSquare:
        index = indexAfterBalanced(index)
      case .identifier, .keyword, .period, .comma, .colon, .arrow, .postfixQuestionMark, .exclamationMark, .atSign,
        .prefixAmpersand, .wildcard, .integerLiteral, .colonColon, .equal:
        switch lexeme.word {
        case .let, .var, .func, .if, .for, .while, .return, .guard, .switch, .case, .else: return nil
        default: index += 1
        }
      default: return nil
      }
      if index - start > 400 { return nil }
    }
    return nil
  }

  mutating func parseTypeName() -> NodeID? {
    let first = position
    guard let end = typeEnd(from: position) else { return nil }
    position = min(end, lexemes.count - 1)
    return make(.typeName, first: first)
  }
}
