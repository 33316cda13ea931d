/// Bags that keep an observation for good without being a property of an object that the observation holds: they live as
/// long as the process.
struct LastingBags {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// `….disposed(by: globalBag)`, `….store(in: &Bags.shared.bag)`: a bag that lives as long as the process.
  func bag(of observation: Observation) -> VariableID? {
    guard case .elsewhere = observation.destination else { return nil }
    return linked.trail.bags(of: observation.call).lazy.compactMap { bag -> VariableID? in
      guard let found = variable(of: bag) else { return nil }
      let fact = program.variables[found]
      if fact.kind == .global || fact.isStatic { return found }
      guard program.values[bag].kind == .member, let object = variable(of: program.values[bag].base) else {
        return nil
      }
      let keeper = program.variables[object]
      return keeper.isLet && (keeper.kind == .global || keeper.isStatic) ? found : nil
    }.first
  }

  private func variable(of value: ValueID) -> VariableID? {
    let fact = program.values[value]
    let found: Variables
    switch fact.kind {
    case .name: found = linked.flow.variables(named: fact.name, from: fact.function)
    case .member: found = linked.flow.fields(fact.name, ofBase: fact.base).variables
    default: return nil
    }
    guard found.count == 1, program.variables[found[0]].getter < 0, !program.variables[found[0]].isWeak else {
      return nil
    }
    return found[0]
  }
}
