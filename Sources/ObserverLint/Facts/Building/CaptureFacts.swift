/// The meaning of `self` in closures, and the values that capture lists hold.
extension FactsBuilder {
  /// The local that `self` means here, or -1 where it is the method's own.
  mutating func selfBinding() -> VariableID {
    // In a line of its own: a call that changes the builder within another call of the builder would copy all of it.
    let name = intern("self")
    return lookUp(name) ?? -1
  }

  /// An item of a capture list. Its value is read outside, when the closure is made.
  @inline(never)
  mutating func visitCapture(_ id: NodeID, of closure: FunctionID) {
    let flags = node(id).flags
    let strength: CaptureFact.Strength =
      flags.contains(.isWeak) ? .weak : flags.contains(.isUnowned) ? .unowned : .strong
    let spelled = name(of: id)
    let start = startOffset(id)
    let value = firstChild(of: id)
    let captured =
      value.map { visitExpression($0) }
      ?? (spelled == "self"
        ? addValue(.selfReference, a: selfBinding().number, offset: start)
        : reference(to: spelled, offset: start, end: start))
    facts.captures.append(CaptureFact(closure: closure, value: captured, strength: strength))
    // A strong capture of a local under its own name is that local still; one of a property is no longer the property.
    let isNil = isStillNil(captured)
    guard value != nil || strength != .strong || facts.values[captured].kind != .variable || isNil else { return }
    let outer = function
    function = closure
    let variable = addVariable(.local, name: spelled, type: nil, offset: start)
    facts.variables[variable].initial = captured
    facts.variables[variable].isWeak = strength != .strong
    if spelled != "self", !isNil {
      addFlow(from: captured, to: addValue(.variable, a: variable.number, offset: start), offset: start)
    }
    declare(variable)
    function = outer
  }

  /// Returns true if a local still has its first value, `nil`. A closure that copies it never sees a later value.
  private func isStillNil(_ value: ValueID) -> Bool {
    let fact = facts.values[value]
    guard fact.kind == .variable else { return false }
    let variable = facts.variables[fact.variable]
    guard variable.kind == .local, !variable.isLet, !variable.isElement, variable.function == function else {
      return false
    }
    if variable.initial >= 0, facts.values[variable.initial].kind != .nil { return false }
    return !facts.flows.contains { flow in
      flow.from != variable.initial && facts.values[flow.to].kind == .variable
        && facts.values[flow.to].variable == fact.variable
    }
  }
}

/// Loops over asynchronous sequences.
extension FactsBuilder {
  mutating func addAwaitLoop(_ id: NodeID, over sequence: ValueID, body: NodeID) {
    let aliases = Set(scopes.variables).filter { variable in
      let initial = facts.variables[variable].initial
      return initial >= 0 && facts.values[initial].kind == .selfReference
    }
    facts.loops.append(
      AwaitLoopFact(
        function: function, sequence: sequence, offset: startOffset(id), end: endOffset(ofLexeme: node(id).first),
        bodyStart: startOffset(body), bodyEnd: endOffset(ofLexeme: node(body).end - 1),
        endsItself: leaves(body, inside: .none), selfBinding: selfBinding(), aliases: aliases.sorted()))
  }

  private enum Nesting { case none, `switch`, loop }

  /// Returns true if a statement below leaves the loop: `break`, `return` or `throw`. A guard that asks whether the
  /// task was cancelled does not count, because nothing cancels a task that no code holds.
  private func leaves(_ id: NodeID, inside nesting: Nesting) -> Bool {
    switch kind(id) {
    case .closure, .functionDecl, .typeDecl, .variableDecl: return false
    case .returnStatement, .throwStatement: return true
    case .jumpStatement:
      let isLabelled = node(id).end > node(id).first + 1
      return outline.lexemes[Int(node(id).first)].word == .break && (nesting == .none || isLabelled)
    case .ifStatement, .guardStatement:
      let parts = each(of: id)
      if parts.contains(where: { kind($0) != .block && asksForCancellation($0) }) { return false }
      return parts.contains { leaves($0, inside: nesting) }
    case .switchStatement:
      return each(of: id).contains { leaves($0, inside: nesting == .none ? .switch : nesting) }
    case .forStatement, .whileStatement, .repeatStatement:
      return each(of: id).contains { leaves($0, inside: .loop) }
    default: return each(of: id).contains { leaves($0, inside: nesting) }
    }
  }

  private func asksForCancellation(_ id: NodeID) -> Bool {
    if kind(id) == .member, name(of: id) == "isCancelled" { return true }
    return kind(id) != .closure && each(of: id).contains { asksForCancellation($0) }
  }
}
