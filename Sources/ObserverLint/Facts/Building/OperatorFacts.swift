/// Operators that a program declares are functions, and what they do with their operands is told like a function's. The
/// standard library's do nothing with a token: only where one stands so that it must do more is it taken for a call.
extension FactsBuilder {
  func isOperation(_ id: NodeID) -> Bool {
    switch kind(id) {
    case .binaryOperation, .prefixOperation, .coalescing: true
    default: false
    }
  }

  /// - Parameter isAlone: whether it is a statement, or all of a body.
  @inline(never)
  mutating func visitOperation(_ id: NodeID, isAlone: Bool) -> ValueID {
    let operation = node(id)
    let start = startOffset(id)
    guard operation.name >= 0 else { return addValue(.unknown, offset: start) }
    let spelling = spelling(ofLexeme: operation.name)
    if spelling == .comparing, operation.kind == .binaryOperation {
      let operands = visitOperands(of: id)
      markAbsenceAsAnswer(operands)
      if outline.string(operation.name) == "!=" {
        for operand in operands where facts.values[operand].kind == .nil {
          facts.values[operand].flags |= ValueFact.negated
        }
      }
      return addValue(.literal, offset: start)
    }
    let nodes = each(of: id)
    let operands = visitOperands(of: id)
    guard !operands.isEmpty else { return addValue(.unknown, offset: start) }
    if operation.kind == .coalescing { markAbsenceAsAnswer(operands) }
    switch spelling {
    case .declared: return addCall(of: operation.name, operands, isKnown: operands.count < 3)
    case .calculating where isToldByCall(operands, isAlone: isAlone):
      let call = addCall(of: operation.name, operands, isKnown: true)
      return operation.kind == .coalescing ? addFallback(operands, offset: start) : call
    default: break
    }
    if operation.kind == .coalescing { return addFallback(operands, offset: start) }
    let isName = nodes.first.map { kind($0) } == .identifier
    if operation.kind == .prefixOperation, isName || outline.string(operation.name) == "..." {
      if outline.string(operation.name) == "!" { facts.values[operands[0]].flags |= ValueFact.negated }
      return operands[0]
    }
    // `a == b`, `-x`: nothing of the operands lives on in the result.
    return addValue(.literal, offset: start)
  }

  /// `isReady && observe()`, `token ?? observe()`: what stands on the left decides whether the right side runs. A right
  /// side that calls something is a region.
  private mutating func visitOperands(of id: NodeID) -> [ValueID] {
    var operands: [ValueID] = []
    var end = node(id).first
    // Where the condition ends: for `&&` and `||` of all operands behind it, for `??` of the next.
    var logical: UInt32?
    for operand in each(of: id) {
      var fallback: UInt32?
      for lexeme in end..<max(end, node(operand).first) {
        switch doubledCharacter(ofLexeme: lexeme) {
        case UInt8(ascii: "&"), UInt8(ascii: "|"): logical = endOffset(ofLexeme: end - 1)
        case UInt8(ascii: "?"): fallback = endOffset(ofLexeme: end - 1)
        default: break
        }
      }
      end = node(operand).end
      let calls = facts.calls.count
      operands.append(visitExpression(operand))
      if let condition = fallback ?? logical, facts.calls.count > calls {
        addRegion(.operand, operand, of: id, conditionEnd: condition)
      }
    }
    return operands
  }

  /// The character of `&&`, `||` or another lexeme that is one character twice.
  private func doubledCharacter(ofLexeme index: Int32) -> UInt8? {
    let lexeme = outline.lexemes[Int(index)]
    let first = outline.bytes[Int(lexeme.start)]
    return lexeme.end - lexeme.start == 2 && outline.bytes[Int(lexeme.end) - 1] == first ? first : nil
  }

  private mutating func addFallback(_ operands: [ValueID], offset: UInt32) -> ValueID {
    let value = addOperands(.alternatives, operands, offset: offset)
    facts.values[value].flags |= ValueFact.fallback
    return value
  }

  /// `value as? Bool == true`, `value as? Bool ?? false`
  private mutating func markAbsenceAsAnswer(_ operands: [ValueID]) {
    guard operands.contains(where: { facts.values[$0].isBoolean }) else { return }
    for operand in operands where facts.values[operand].kind == .cast {
      facts.values[operand].flags |= ValueFact.absenceIsAnswer
    }
  }

  /// Returns true if an operator of the standard library may be the program's own: numbers are calculated to be used,
  /// and not with literals alone.
  private func isToldByCall(_ operands: [ValueID], isAlone: Bool) -> Bool {
    guard operands.count == 2 || isAlone && operands.count == 1 else { return false }
    var hasCall = false
    for operand in operands {
      switch facts.values[operand].kind {
      case .literal, .string, .nil: return false
      case .call: hasCall = true
      default: break
      }
    }
    return hasCall || isAlone && operands.count == 2
  }

  /// `target += value`: a store, and a call of the program's own function of that name, where there is one.
  @inline(never)
  mutating func addCall(ofAssigning id: NodeID, target: ValueID, value: ValueID) {
    switch facts.values[value].kind {
    case .literal, .string, .nil, .closure: return
    default: _ = addCall(of: node(id).name, [target, value], isKnown: true, assigns: true)
    }
  }

  /// - Parameter isKnown: whether it can be told which operands the operator takes: not in a row of several.
  private mutating func addCall(of lexeme: Int32, _ operands: [ValueID], isKnown: Bool, assigns: Bool = false)
    -> ValueID
  {
    let start = offset(ofLexeme: lexeme)
    let callee =
      isKnown ? addOperatorName(lexeme) : addValue(.unknown, offset: start, end: endOffset(ofLexeme: lexeme))
    let arguments = operands.enumerated().map { position, operand in
      ArgumentFact(label: -1, value: operand, isInout: assigns && position == 0, isTrailing: false)
    }
    return addCall(callee: callee, arguments: arguments, nameLexeme: lexeme)
  }

  private mutating func addOperatorName(_ lexeme: Int32) -> ValueID {
    addValue(
      .name, b: intern(lexeme: lexeme).number, flags: ValueFact.operation, offset: offset(ofLexeme: lexeme),
      end: endOffset(ofLexeme: lexeme))
  }

  /// An operator given as a function, `tokens.reduce(bag, <~)`, where it is a program's own or assigns.
  mutating func visitOperatorReference(_ argument: NodeID) -> ValueID? {
    let lexeme = node(argument).end - 1
    guard lexeme >= node(argument).first, OperatorSpelling.isName(outline.string(lexeme)) else { return nil }
    guard case .declared = spelling(ofLexeme: lexeme) else { return nil }
    return addOperatorName(lexeme)
  }

  private func spelling(ofLexeme lexeme: Int32) -> OperatorSpelling {
    let range = outline.lexemes[Int(lexeme)]
    return OperatorSpelling(outline.bytes[Int(range.start)..<Int(range.end)])
  }

  /// A function's name, without the sign that opens generic parameters right behind an operator.
  func functionName(of id: NodeID) -> String {
    let spelled = name(of: id)
    let next = Int(node(id).name) + 1
    guard spelled.utf8.count > 1, spelled.utf8.last == 0x3C, OperatorSpelling.isName(spelled),
      next < outline.lexemes.count, outline.lexemes[next].kind != .leftParen, !outline.lexemes[next].spaceBefore
    else { return spelled }
    return String(spelled.dropLast())
  }
}
