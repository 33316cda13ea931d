extension Parser {
  mutating func parseFile() -> NodeID {
    let id = make(.file, first: 0)
    var list = ChildList()
    while !atEnd {
      let before = position
      parseItems(into: &list)
      // A closing brace or `#endif` without its partner: step over it and go on reading.
      if !atEnd {
        skipped += 1
        advance()
      }
      if position == before { advance() }
    }
    finish(id, list)
    return id
  }

  /// The start of a declaration, found by looking ahead over attributes and modifiers.
  struct DeclarationStart {
    var keyword: Word
    var index: Int
  }

  func declarationStart() -> DeclarationStart? {
    var index = position
    while true {
      let lexeme = lexeme(at: index)
      if lexeme.kind == .atSign {
        index += 1
        guard self.lexeme(at: index).kind == .identifier || self.lexeme(at: index).kind == .keyword else { return nil }
        index += 1
        while self.lexeme(at: index).kind == .period { index += 2 }
        if self.isText(self.lexeme(at: index), "<") { index = indexAfterGenericArguments(index) ?? index }
        if self.lexeme(at: index).kind == .leftParen, !self.lexeme(at: index).spaceBefore {
          index = indexAfterBalanced(index)
        }
        continue
      }
      switch lexeme.word {
      case .struct, .enum, .protocol, .extension, .func, .deinit, .var, .let, .typealias, .associatedtype, .import,
        .precedenceGroup, .case:
        return DeclarationStart(keyword: lexeme.word, index: index)
      case .`init`:
        let next = self.lexeme(at: index + 1)
        guard
          next.kind == .leftParen || next.kind == .infixQuestionMark || next.kind == .postfixQuestionMark
            || next.kind == .exclamationMark || isText(next, "<") || isText(next, "?") || isText(next, "!")
        else { return nil }
        return DeclarationStart(keyword: .`init`, index: index)
      case .subscript:
        return DeclarationStart(keyword: .subscript, index: index)
      case .operator:
        return DeclarationStart(keyword: .operator, index: index)
      case .class:
        // `class func` is a modifier, `class Name` a declaration.
        switch self.lexeme(at: index + 1).word {
        case .func, .var, .let, .subscript, .override, .private, .fileprivate, .internal, .public, .open, .final,
          .typealias, .package:
          index += 1
          continue
        default:
          return DeclarationStart(keyword: .class, index: index)
        }
      case .actor, .macro:
        let next = self.lexeme(at: index + 1)
        guard next.kind == .identifier, !next.newlineBefore else { return nil }
        return DeclarationStart(keyword: lexeme.word, index: index)
      case .static, .lazy, .weak, .unowned, .override, .private, .fileprivate, .internal, .public, .open, .package,
        .final, .mutating, .nonmutating, .convenience, .required, .optional, .dynamic, .indirect, .prefix, .postfix,
        .infix, .isolated, .nonisolated, .distributed, .consuming, .borrowing, .sending, .async, .unsafe:
        let next = self.lexeme(at: index + 1)
        if next.kind == .leftParen, lexeme.word != .async {
          let after = indexAfterBalanced(index + 1)
          let following = self.lexeme(at: after)
          guard following.kind == .identifier || following.kind == .keyword, !following.newlineBefore else {
            return nil
          }
          index = after
          continue
        }
        guard next.kind == .identifier || next.kind == .keyword || next.kind == .atSign else { return nil }
        guard !next.newlineBefore || next.word != .none else { return nil }
        index += 1
        continue
      default:
        return nil
      }
    }
  }

  /// Reads attributes and modifiers up to the declaration's keyword.
  mutating func parseModifiers(upTo index: Int, into list: inout ChildList) -> NodeFlags {
    var flags: NodeFlags = []
    while position < index {
      if kind == .atSign {
        link(parseAttribute(), to: &list)
        continue
      }
      let restricted = peek().kind == .leftParen
      switch word {
      case .static, .class: flags.insert(.isStatic)
      case .lazy: flags.insert(.isLazy)
      case .weak: flags.insert(.isWeak)
      case .unowned: flags.insert(.isUnowned)
      case .override: flags.insert(.isOverride)
      case .private where !restricted: flags.insert(.isPrivate)
      case .fileprivate where !restricted: flags.formUnion([.isPrivate, .isFileprivate])
      case .public where !restricted: flags.insert(.isPublic)
      case .open where !restricted: flags.insert(.isPublic)
      case .final: flags.insert(.isFinal)
      default: break
      }
      advance()
      if kind == .leftParen, position < index { position = min(indexAfterBalanced(position), index) }
    }
    return flags
  }

  mutating func parseAttribute() -> NodeID {
    let first = position
    advance()
    // `@Combine.Published` is called by its last part, as behind a module's name.
    var name = position
    advance()
    while kind == .period {
      advance()
      name = position
      advance()
    }
    if isText(current, "<") { position = indexAfterGenericArguments(position) ?? position }
    var list = ChildList()
    if kind == .leftParen, !current.spaceBefore { list = parseArguments(closing: .rightParen) }
    let id = make(.attribute, first: first, name: name)
    finish(id, list)
    return id
  }

  mutating func parseDeclaration(_ start: DeclarationStart) -> NodeID {
    let first = position
    let column = trustsIndentation ? columnAtLineStart(lexemes[first]) : nil
    if let column { columns.append(column) }
    defer { if column != nil { columns.removeLast() } }
    var list = ChildList()
    let flags = parseModifiers(upTo: start.index, into: &list)
    switch start.keyword {
    case .class, .struct, .enum, .protocol, .extension, .actor:
      return parseType(start.keyword, first: first, flags: flags, list: list)
    case .func, .`init`, .deinit, .subscript, .macro:
      return parseFunction(start.keyword, first: first, flags: flags, list: list)
    case .var, .let:
      return parseVariables(first: first, flags: flags, list: list)
    case .case: return parseEnumCase(first: first)
    case .typealias, .associatedtype: return parseTypealias(first: first, flags: flags)
    case .import: return parseImport(first: first, list: list)
    default:
      // Operators and precedence groups say nothing of observers.
      while !atEnd, !(current.newlineBefore && position > start.index), kind != .leftBrace { advance() }
      if kind == .leftBrace { skipBalanced() }
      return make(.unreadable, first: first)
    }
  }

  private mutating func parseType(_ keyword: Word, first: Int, flags: NodeFlags, list: ChildList) -> NodeID {
    var list = list
    advance()
    let name = position
    let nameEnd = keyword == .extension ? typeEnd(from: position) ?? position + 1 : position + 1
    position = min(nameEnd, lexemes.count - 1)
    if keyword != .extension, isText(current, "<") { position = indexAfterGenericArguments(position) ?? position }
    if take(.colon) {
      repeat {
        while kind == .atSign || word == .unsafe || word == .nonisolated { skipTypeAttribute() }
        let start = position
        // `protocol Store: class`
        let isAnyClass = word == .class
        guard let end = isAnyClass ? position + 1 : typeEnd(from: position) else { break }
        position = end
        link(make(.inheritedType, first: start, word: isAnyClass ? .class : .none), to: &list)
      } while take(.comma)
    }
    parseBounds(into: &list)
    let id = make(.typeDecl, first: first, name: name, word: keyword, flags: flags)
    if keyword == .extension { nodes[Int(id)].label = Int32(nameEnd) }
    if kind == .leftBrace { parseBraces(into: &list) }
    finish(id, list)
    return id
  }

  /// Keeps the types of `where Self: UIView` and `where Model: Feed`, and skips the rest of the clause.
  private mutating func parseBounds(into list: inout ChildList) {
    let start = position
    skipWhereClause()
    let end = position
    for index in start..<end where lexeme(at: index + 1).kind == .colon {
      // `where Model.Item: Feed` bounds another type.
      guard index > start, lexeme(at: index - 1).kind != .period, let bound = typeEnd(from: index + 2), bound <= end
      else { continue }
      position = bound
      link(make(.inheritedType, first: index + 2, name: index, word: .where), to: &list)
    }
    position = end
  }

  mutating func skipTypeAttribute() {
    if take(.atSign) {
      advance()
      if kind == .leftParen, !current.spaceBefore { position = indexAfterBalanced(position) }
    } else {
      advance()
      if kind == .leftParen { position = indexAfterBalanced(position) }
    }
  }

  mutating func skipWhereClause() {
    guard word == .where else { return }
    while !atEnd, kind != .leftBrace, kind != .rightBrace, kind != .semicolon {
      if current.newlineBefore, declarationStart() != nil, word != .where { return }
      advance()
    }
  }

  private mutating func parseEnumCase(first: Int) -> NodeID {
    advance()
    var list = ChildList()
    let id = make(.enumCaseDecl, first: first, name: position)
    repeat {
      let name = position
      advance()
      let element = make(.parameter, first: name, name: name)
      if kind == .leftParen { position = indexAfterBalanced(position) }
      var parts = ChildList()
      if take(.equal) { link(parseExpression(), to: &parts) }
      finish(element, parts)
      link(element, to: &list)
    } while take(.comma)
    finish(id, list)
    return id
  }

  private mutating func parseTypealias(first: Int, flags: NodeFlags) -> NodeID {
    advance()
    let name = position
    advance()
    if isText(current, "<") { position = indexAfterGenericArguments(position) ?? position }
    var list = ChildList()
    if take(.colon) { _ = parseTypeName() }
    if take(.equal) { link(parseTypeName(), to: &list) }
    skipWhereClause()
    let id = make(.typealiasDecl, first: first, name: name, flags: flags)
    finish(id, list)
    return id
  }

  private mutating func parseImport(first: Int, list attributes: ChildList) -> NodeID {
    advance()
    switch word {
    case .class, .struct, .enum, .protocol, .typealias, .func, .let, .var: advance()
    default: break
    }
    let name = position
    advance()
    while kind == .period {
      advance()
      advance()
    }
    let id = make(.importDecl, first: first, name: name)
    finish(id, attributes)
    return id
  }
}
