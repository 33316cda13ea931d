/// Places that run only where a variable is empty: `if player == nil { player = Player() }`.
struct EmptyVariables {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var order: StoredOrder { StoredOrder(linked) }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func isEmpty(_ variable: VariableID, at offset: UInt32, in function: FunctionID) -> Bool {
    let body = linked.flow.bodies.body(of: function)
    let values = linked.order.decisions(for: offset, in: function).flatMap { condition, isTrue in
      let values = linked.order.values(in: [condition], of: body)
      return isTrue != nil && isTrue == truthIfFull(variable, values) ? [] : values
    }
    // `guard let player, player.isReady else { … }` makes another one where the first is not ready.
    let asksTheObject = values.contains { value in
      let fact = program.values[Int(value)]
      return fact.kind == .member && reads(order.readPlace(of: fact.a), variable)
    }
    // `if players[name] == nil` makes one for each name.
    let keyed = Set(
      values.compactMap { value in
        let fact = program.values[Int(value)]
        guard fact.kind == .index, fact.b >= 0 else { return nil as ValueID? }
        let key = program.values[Int(fact.b)].kind
        return key == .string || key == .literal ? nil : fact.a
      })
    return !asksTheObject && values.contains { reads($0, variable) && !keyed.contains($0) }
  }

  /// The value of a condition where the variable has a value: true for `let player` and `player != nil`.
  private func truthIfFull(_ variable: VariableID, _ condition: [ValueID]) -> Bool? {
    let isBound = condition.contains { value in
      let read = order.readPlace(of: value)
      return read != value && reads(read, variable)
    }
    if isBound { return true }
    let absences = condition.map { program.values[Int($0)] }.filter { $0.kind == .nil }
    return absences.count == 1 ? absences[0].flags & ValueFact.negated != 0 : nil
  }

  private func reads(_ value: ValueID, _ variable: VariableID) -> Bool {
    if order.variable(of: value) == variable { return true }
    let fact = program.values[Int(value)]
    return fact.kind == .member && linked.flow.fields(fact.b, ofBase: fact.a).variables.contains(variable)
  }
}
