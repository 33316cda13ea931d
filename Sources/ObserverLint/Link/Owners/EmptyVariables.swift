/// Places that run only where a variable is empty: `if player == nil { player = Player() }`.
struct EmptyVariables {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var order: StoredOrder { StoredOrder(linked) }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if a condition decides a place that reads the variable and nothing else. Behind
  /// `player == nil || isForced`, `players[name] == nil`, and `guard let player, player.isReady else`, the place runs
  /// again.
  func isEmpty(_ variable: VariableID, at offset: UInt32, in function: FunctionID) -> Bool {
    if isFallback(for: variable, at: offset, in: function) { return true }
    return linked.order.decisions(for: offset, in: function).contains { condition, isTrue in
      let values = linked.order.values(in: [condition], of: linked.flow.bodies.body(of: function))
      guard isTrue == nil || isTrue != truthIfFull(variable, values) else { return false }
      let read = self.values(readBy: condition, in: function)
      // `player == nil, let scene = scene as? WindowScene`: a binding decides beside it, and not instead of it.
      let casts = read.filter {
        program.values[$0].kind == .cast && program.values[$0].flags & ValueFact.typeTest == 0
      }
      let others = read.subtracting(casts).subtracting(casts.map { program.values[$0].base })
      return others.count == 1 && others.allSatisfy { reads($0, variable) }
    }
  }

  /// `player ?? Player()`, `player ?? { let made = Player(); player = made; return made }()`
  private func isFallback(for variable: VariableID, at offset: UInt32, in function: FunctionID) -> Bool {
    let bodies = linked.flow.bodies
    return bodies.values[bodies.body(of: function)].contains { value in
      let whole = program.values[value]
      guard whole.isFallback, whole.operands.count == 2,
        reads(order.readPlace(of: program.operands[whole.operands.lowerBound]), variable)
      else { return false }
      let other = program.values[program.operands[whole.operands.lowerBound + 1]]
      guard other.kind == .call else { return false }
      let callee = program.values[program.calls[other.call].callee]
      return program.calls[other.call].nameOffset == offset || callee.kind == .closure && callee.closure == function
    }
  }

  /// The places that a condition reads, each once, without the objects whose members it reads.
  func values(readBy condition: Range<UInt32>, in function: FunctionID) -> Set<ValueID> {
    // The result of an `if` begins where its condition does.
    let values = linked.order.values(in: [condition], of: linked.flow.bodies.body(of: function)).filter {
      program.values[$0].offset > condition.lowerBound
    }
    let bases = Set(values.map { program.values[$0] }.filter { $0.kind == .member }.map(\.base))
    return Set(values.map(order.readPlace)).subtracting(bases).filter { !isConstant($0) }
  }

  /// `nil`, a literal, and the element with a literal key, which its dictionary stands for.
  private func isConstant(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    switch fact.kind {
    case .nil, .literal, .string: return true
    case .index: return fact.index >= 0 && isConstant(fact.index)
    default: return false
    }
  }

  /// The value of a condition where the variable has a value: true for `let player` and `player != nil`.
  private func truthIfFull(_ variable: VariableID, _ condition: [ValueID]) -> Bool? {
    let isBound = condition.contains { value in
      let read = order.readPlace(of: value)
      return read != value && reads(read, variable)
    }
    if isBound { return true }
    let absences = condition.map { program.values[$0] }.filter { $0.kind == .nil }
    return absences.count == 1 ? absences[0].flags & ValueFact.negated != 0 : nil
  }

  private func reads(_ value: ValueID, _ variable: VariableID) -> Bool {
    if order.variable(of: value) == variable { return true }
    let fact = program.values[value]
    return fact.kind == .member && linked.flow.fields(fact.name, ofBase: fact.base).variables.contains(variable)
  }
}
