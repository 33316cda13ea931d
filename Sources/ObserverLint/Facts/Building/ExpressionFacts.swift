extension FactsBuilder {
  @inline(never)
  mutating func visitExpression(_ id: NodeID) -> ValueID {
    let expression = node(id)
    let start = startOffset(id)
    switch expression.kind {
    case .identifier:
      let end = endOffset(ofLexeme: expression.name)
      // `show(value:)`: labels follow the name.
      if expression.name >= 0, expression.end > expression.name + 1 {
        return addValue(.name, b: internName(of: id).number, flags: ValueFact.compound, offset: start, end: end)
      }
      if expression.name >= 0, outline.bytes[Int(offset(ofLexeme: expression.name))] != 0x24 {
        return reference(toName: internName(of: id), offset: start, end: end)
      }
      return reference(to: name(of: id), offset: start, end: end)
    case .selfExpression: return addValue(.selfReference, a: selfBinding().number, offset: start)
    case .superExpression:
      if type >= 0 { facts.types[type].usesSuper = true }
      return addValue(.superReference, offset: start)
    case .implicitMember:
      return addValue(
        .implicitMember, b: internName(of: id).number, offset: offset(ofLexeme: expression.name),
        end: endOffset(ofLexeme: expression.name))
    case .member:
      guard let base = firstChild(of: id) else { break }
      let value = visitExpression(base)
      if outline.lexemes.indices.contains(Int(expression.name)), outline.lexemes[Int(expression.name)].word == .self {
        return value
      }
      return addValue(
        .member, a: value.number, b: internName(of: id).number,
        flags: hasLabel(behind: expression) ? ValueFact.compound : 0,
        offset: offset(ofLexeme: expression.name), end: endOffset(ofLexeme: expression.name))
    case .optionalChain, .forceUnwrap, .inoutExpression:
      guard let operand = firstChild(of: id) else { break }
      let value = visitExpression(operand)
      if expression.kind == .forceUnwrap { noteUnwrapping(of: value) }
      return value
    case .prefixOperation, .binaryOperation, .coalescing: return visitOperation(id, isAlone: false)
    case .call: return visitCall(id)
    case .macroExpression: return visitMacro(id)
    case .subscriptCall:
      let parts = each(of: id)
      guard let base = parts.first else { break }
      let value = visitExpression(base)
      var index: ValueID = -1
      for argument in parts.rest {
        guard let expression = firstChild(of: argument) else { continue }
        let key = visitExpression(expression)
        if index < 0 { index = key }
      }
      return addValue(
        .index, a: value.number, b: index.number, offset: start, end: endOffset(ofLexeme: expression.end - 1))
    case .closure: return visitClosure(id)
    case .stringLiteral: return visitString(id)
    case .literal: return addValue(.literal, flags: literalFlags(expression.first), offset: start)
    case .nilLiteral: return addValue(.nil, offset: start)
    case .arrayLiteral where expression.flags.contains(.isDictionary): return visitDictionary(id)
    case .arrayLiteral, .tuple:
      var operands: [ValueID] = []
      for argument in each(of: id) {
        if let element = firstChild(of: argument) {
          operands.append(visitExpression(element))
        } else if let function = visitOperatorReference(argument) {
          operands.append(function)
        }
      }
      if expression.kind == .tuple, operands.count == 1 { return operands[0] }
      let list = addOperands(.array, operands, offset: start)
      if expression.kind == .arrayLiteral { facts.values[list].flags |= ValueFact.bracketed }
      return list
    case .cast:
      guard let (value, type) = each(of: id).pair else { break }
      let operand = visitExpression(value)
      var flags: UInt8 = 0
      if expression.flags.contains(.isForced) { flags |= ValueFact.forcedCast }
      if expression.flags.contains(.isConditional) { flags |= ValueFact.conditionalCast }
      if expression.flags.contains(.isTypeTest) { flags |= ValueFact.typeTest }
      return addValue(
        .cast, a: operand.number, b: internText(type).number, flags: flags, offset: offset(ofLexeme: expression.name))
    case .assignment, .compoundAssignment:
      visitAssignment(id)
      return addValue(.unknown, offset: start)
    case .ternary:
      return visitTernary(id)
    case .ifStatement: return visitIf(id, wantsValue: true)
    case .switchStatement: return visitSwitch(id, wantsValue: true)
    case .keyPath:
      return addValue(.keyPath, b: expression.name >= 0 ? internName(of: id).number : -1, offset: start)
    case .pattern:
      bind(id, type: nil, to: nil, isElement: true)
    case .discardTarget, .unreadable: break
    default: visitStatement(id)
    }
    return addValue(.unknown, offset: start)
  }

  /// `isShown ? observe() : ignore()`: as for a statement, each branch that calls something is a region. The parser makes a
  /// ternary of a postfix `#if`, too. Its branches begin with the same receiver, and are no regions.
  @inline(never)
  private mutating func visitTernary(_ id: NodeID) -> ValueID {
    let parts = each(of: id)
    guard let condition = parts.first else { return addValue(.unknown, offset: startOffset(id)) }
    _ = visitExpression(condition)
    let operands = parts.rest.map { branch in
      let calls = facts.calls.count
      let value = visitExpression(branch)
      if facts.calls.count > calls, node(branch).first >= node(condition).end {
        addRegion(.branch, branch, of: id, conditionEnd: endOffset(ofLexeme: node(condition).end - 1))
      }
      return value
    }
    return addOperands(.alternatives, operands, offset: startOffset(id))
  }

  /// A name: a local of the scopes around, a closure's implicit parameter, or something that linking finds.
  mutating func reference(to spelled: String, offset: UInt32, end: UInt32) -> ValueID {
    if spelled.utf8.first == 0x24 { return implicitParameter(spelled, offset: offset, end: end) }
    return reference(toName: intern(spelled), offset: offset, end: end)
  }

  private mutating func reference(toName id: NameID, offset: UInt32, end: UInt32) -> ValueID {
    if let variable = lookUp(id) { return addValue(.variable, a: variable.number, offset: offset, end: end) }
    return addValue(.name, b: id.number, offset: offset, end: end)
  }

  private mutating func implicitParameter(_ spelled: String, offset: UInt32, end: UInt32) -> ValueID {
    guard let position = Int(spelled.dropFirst()), position < 16 else {
      // `$property`: a property wrapper's projection; the property itself, as far as values go.
      return addValue(
        .name, b: intern(String(spelled.dropFirst())).number, flags: ValueFact.projected, offset: offset, end: end)
    }
    guard let closure = closures.last(where: { $0 >= 0 }) else { return addValue(.unknown, offset: offset) }
    let variable = implicitParameter(position, of: closure, offset: offset)
    return addValue(.variable, a: variable.number, offset: offset, end: end)
  }

  mutating func noteUnwrapping(of value: ValueID) {
    switch facts.values[value].kind {
    case .name, .member, .variable: facts.values[value].flags |= ValueFact.unwrapped
    default: break
    }
  }

  @inline(never)
  private mutating func visitCall(_ id: NodeID) -> ValueID {
    guard let callee = firstChild(of: id) else { return addValue(.unknown, offset: startOffset(id)) }
    let calleeValue = visitExpression(callee)
    return addCall(callee: calleeValue, argumentsFrom: next(callee), nameLexeme: nameLexeme(of: callee))
  }

  /// The lexeme that names the call: the last name of its callee.
  private func nameLexeme(of callee: NodeID) -> Int32 {
    let expression = node(callee)
    switch expression.kind {
    case .member, .identifier, .implicitMember, .selfExpression, .superExpression: return expression.name
    case .optionalChain, .forceUnwrap:
      return firstChild(of: callee).map { nameLexeme(of: $0) } ?? expression.first
    default: return expression.first
    }
  }

  /// - Parameter first: the node of the first argument, or -1.
  private mutating func addCall(callee: ValueID, argumentsFrom first: NodeID, nameLexeme: Int32) -> ValueID {
    let begin = openArguments.count
    var argument = first
    while argument >= 0 {
      defer { argument = next(argument) }
      let expression = firstChild(of: argument)
      let label = node(argument).label
      guard let value = expression.map({ visitExpression($0) }) ?? visitOperatorReference(argument) else { continue }
      let name = label >= 0 ? intern(lexeme: label) : -1
      openArguments.append(
        ArgumentFact(
          label: name, value: value, isInout: expression.map { kind($0) == .inoutExpression } ?? false,
          isTrailing: node(argument).flags.contains(.isTrailing)))
    }
    let firstFact = Int32(facts.arguments.count)
    for index in begin..<openArguments.count { facts.arguments.append(openArguments[index]) }
    openArguments.removeLast(openArguments.count - begin)
    typeClosures(givenTo: nameLexeme, argumentsFrom: firstFact)
    return addCall(callee: callee, factsFrom: firstFact, nameLexeme: nameLexeme)
  }

  mutating func addCall(callee: ValueID, arguments list: [ArgumentFact], nameLexeme: Int32) -> ValueID {
    let first = Int32(facts.arguments.count)
    facts.arguments.append(contentsOf: list)
    return addCall(callee: callee, factsFrom: first, nameLexeme: nameLexeme)
  }

  /// Adds a call of which the arguments are the last ones so far.
  private mutating func addCall(callee: ValueID, factsFrom first: Int32, nameLexeme: Int32) -> ValueID {
    let call = CallID(facts.calls.count)
    let start = offset(ofLexeme: nameLexeme)
    let end = endOffset(ofLexeme: nameLexeme)
    facts.calls.append(
      CallFact(
        callee: callee, firstArgument: first, argumentCount: Int32(facts.arguments.count) - first, value: -1,
        function: function, nameOffset: start, nameEnd: end, use: .taken))
    let value = addValue(.call, a: call.number, offset: start, end: end)
    facts.calls[call].value = value
    return value
  }

  @inline(never)
  private mutating func visitMacro(_ id: NodeID) -> ValueID {
    let macro = node(id)
    let parts = each(of: id)
    if macro.word == .poundSelector || macro.word == .poundKeyPath {
      let inner = parts.first.flatMap { firstChild(of: $0) }
      let text = inner.map { compactText(first: node($0).first, end: node($0).end) } ?? ""
      return addValue(
        macro.word == .poundSelector ? .selector : .keyPath, b: intern(text).number, offset: startOffset(id))
    }
    let callee = addValue(.name, b: internName(of: id).number, offset: startOffset(id))
    return addCall(callee: callee, argumentsFrom: macro.child, nameLexeme: macro.first)
  }

  @inline(never)
  private mutating func visitString(_ id: NodeID) -> ValueID {
    let first = node(id).child
    var part = first
    while part >= 0 {
      if kind(part) == .argument, let expression = firstChild(of: part) { _ = visitExpression(expression) }
      part = next(part)
    }
    let start = startOffset(id)
    guard first < 0 else { return addValue(.string, flags: ValueFact.interpolated, offset: start) }
    return addValue(.string, b: literalText(id).number, offset: start)
  }

  /// Returns the text of a string literal without interpolations.
  mutating func literalText(_ id: NodeID) -> NameID {
    let literal = node(id)
    return internText(from: literal.first, to: literal.end) { $0.kind == .stringSegment }
  }

  @inline(never)
  private mutating func visitClosure(_ id: NodeID) -> ValueID {
    let closure = addFunction(.closure, name: "", offset: startOffset(id))
    let outer = function
    var block: NodeID?
    scopes.open()
    for child in each(of: id) {
      switch kind(child) {
      case .capture: visitCapture(child, of: closure)
      case .parameter:
        function = closure
        let typeName = firstChild(of: child)
        let variable = addVariable(.parameter, name: internName(of: child), type: typeName, offset: startOffset(child))
        addParameter(ParameterFact(label: -1, variable: variable, hasDefault: false), to: closure)
        if isNamed(node(child).name) { declare(variable) }
        function = outer
      case .typeName:
        let result = internText(child)
        facts.functions[closure].result = result
      default: block = child
      }
    }
    function = closure
    closures.append(
      node(id).flags.contains(.hasSignature) && facts.functions[closure].parameterCount > 0 ? -1 : closure)
    let result = facts.functions[closure].result
    let isVoid = result >= 0 && TypeName.isVoid(names.texts[Int(result)])
    facts.functions[closure].returnsValue = !isVoid
    if let block { visitBody(block, mayReturnImplicitly: !isVoid) }
    closures.removeLast()
    scopes.close()
    function = outer
    return addValue(.closure, a: closure.number, offset: startOffset(id))
  }

  /// Returns true for `subject.send(completion:)`, which names a method by a label.
  private func hasLabel(behind member: Node) -> Bool {
    let label = Int(member.name) + 2
    return member.name >= 0 && label < Int(member.end) && outline.lexemes[label].kind != .wildcard
  }
}
