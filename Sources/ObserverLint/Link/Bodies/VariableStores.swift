/// The code that stores into a variable.
extension LinkedProgram {
  /// Returns the stores into a variable, without its initial value, and without those of tests and of what nothing runs.
  func stores(into variable: VariableID) -> [FlowFact] {
    flow.stores(into: variable).filter {
      !mentions.isTest($0.function) && !idleFunctions.containsPrivately($0.function)
    }
  }
}

extension ValueFlow {
  /// Returns all stores into a variable, without its initial value.
  func stores(into variable: VariableID) -> [FlowFact] {
    let fact = program.variables[Int(variable)]
    if fact.isLet, fact.initial >= 0 { return [] }
    let storing = bodies.storing(into: variable)
    var result: [FlowFact] = []
    for body in storing.byName.union(storing.itself).sorted() {
      for index in bodies.flows[body] {
        let store = program.flows[Int(index)]
        if store.from != fact.initial, mayMean(variable, fact, program.values[Int(store.to)]) { result.append(store) }
      }
    }
    return result
  }

  private func mayMean(_ variable: VariableID, _ fact: VariableFact, _ target: ValueFact) -> Bool {
    switch target.kind {
    case .variable: target.a == variable
    case .name:
      target.b == fact.name && variables(named: target.b, from: target.function).contains(variable)
    case .member:
      target.b == fact.name && fields(target.b, ofBase: target.a).variables.contains(variable)
    default: false
    }
  }
}
