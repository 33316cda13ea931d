/// Generic parameters of types, and types of closures' parameters that the generic arguments of a call tell.
extension FactsBuilder {
  /// `CellRegistration<RowCell, Row> { cell, _, _ in … }`: the closure gets a `RowCell`.
  mutating func typeClosures(givenTo nameLexeme: Int32, argumentsFrom first: Int32) {
    guard let end = endOfFirstGenericArgument(behind: nameLexeme),
      Catalog.cellRegistrations.contains(outline.string(nameLexeme))
    else { return }
    for index in Int(first)..<facts.arguments.count {
      let value = facts.values[facts.arguments[index].value]
      guard value.kind == .closure,
        let parameter = parameters.first(where: { $0.function == value.closure })?.fact.variable
      else { continue }
      if facts.variables[parameter].type < 0 {
        facts.variables[parameter].type = intern(compactText(first: nameLexeme + 2, end: end))
      }
    }
  }

  /// `ReusableCell<RowCell>` for `ReusableCell<RowCell>()`, which says the class of the views that a value identifies. -1 for
  /// another value.
  mutating func typeOfViewIdentifier(_ value: NodeID) -> NameID {
    guard kind(value) == .call, let callee = firstChild(of: value), kind(callee) == .identifier,
      Catalog.viewIdentifiers.contains(name(of: callee)),
      let end = endOfFirstGenericArgument(behind: node(callee).name)
    else { return -1 }
    return intern(compactText(first: node(callee).name, end: end) + ">")
  }

  /// `<Model: Feed, Item>` behind a type's name.
  ///
  /// - Parameter bounds: the bounds behind `where`. A bound within the brackets comes before them.
  mutating func genericParameters(behind nameLexeme: Int32, _ bounds: [String: NameID]) -> [GenericParameterFact] {
    guard nameLexeme >= 0, opens(nameLexeme + 1) else { return [] }
    var result: [GenericParameterFact] = []
    var depth = 1
    var next = nameLexeme + 2
    var begins = true
    // Where the bound of the last parameter begins.
    var bound: Int32?
    while depth > 0, Int(next) < outline.lexemes.count {
      let text = outline.string(next)
      if begins, outline.lexemes[Int(next)].kind == .identifier {
        result.append(GenericParameterFact(name: intern(text), bound: bounds[text] ?? -1))
        bound = outline.lexemes[Int(next) + 1].kind == .colon ? next + 2 : nil
      }
      begins = depth == 1 && text == ","
      if !text.hasPrefix("->") {
        depth += text.utf8.count { $0 == UInt8(ascii: "<") } - text.utf8.count { $0 == UInt8(ascii: ">") }
      }
      if begins || depth == 0, let first = bound, first < next {
        result[result.count - 1].bound = intern(compactText(first: first, end: next))
        bound = nil
      }
      next += 1
    }
    return result
  }

  /// `class Page<Item: Feed> { func show<Item>(_ item: Item) }`: the type of `item` is not the parameter of the class.
  mutating func forgetShadowedTypes(ofVariablesFrom first: Int, by own: [GenericParameterFact]) {
    guard type >= 0, !own.isEmpty, !facts.types[type].genericParameters.isEmpty else { return }
    for index in first..<facts.variables.count where own.contains(where: { $0.name == facts.variables[index].type }) {
      facts.variables[index].type = -1
    }
  }

  /// The lexeme behind the first of several generic arguments, if that is a name: `Outer.Inner`.
  private func endOfFirstGenericArgument(behind nameLexeme: Int32) -> Int32? {
    guard nameLexeme >= 0, opens(nameLexeme + 1) else { return nil }
    var next = nameLexeme + 2
    while Int(next) < outline.lexemes.count {
      switch outline.lexemes[Int(next)].kind {
      case .identifier, .period: next += 1
      case .comma: return next > nameLexeme + 2 ? next : nil
      default: return next > nameLexeme + 2 && outline.string(next).hasPrefix(">") ? next : nil
      }
    }
    return nil
  }

  /// Returns true for a lexeme that opens generic arguments.
  private func opens(_ lexeme: Int32) -> Bool {
    guard Int(lexeme) < outline.lexemes.count else { return false }
    let lexeme = outline.lexemes[Int(lexeme)]
    return lexeme.end - lexeme.start == 1 && outline.bytes[Int(lexeme.start)] == UInt8(ascii: "<")
  }
}
