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
    let fact = program.variables[variable]
    if fact.isLet, fact.initial >= 0 { return [] }
    let storing = bodies.storing(into: variable)
    var result: [FlowFact] = []
    for body in storing.byName.union(storing.itself).sorted() {
      for index in bodies.flows[body] {
        let store = program.flows[index]
        if store.from != fact.initial, mayMean(variable, fact, program.values[store.to]) { result.append(store) }
      }
    }
    return result
  }

  private func mayMean(_ variable: VariableID, _ fact: VariableFact, _ target: ValueFact) -> Bool {
    switch target.kind {
    case .variable: target.variable == variable
    case .name:
      target.name == fact.name && variables(named: target.name, from: target.function).contains(variable)
    case .member:
      target.name == fact.name && fields(target.name, ofBase: target.base).variables.contains(variable)
    default: false
    }
  }
}
