/// Where the program stores into one property, and not into another property of its name.
extension ValueFlow {
  /// The bodies that may store into a property or global.
  func bodiesStoring(into variable: VariableID) -> Set<FunctionID> {
    if let known = knownStoring[variable] { return known }
    let fact = program.variables[variable]
    let stores = bodies.storing(into: variable)
    var result = stores.itself
    if !isMadeOnce(fact) {
      result.formUnion(stores.byName.filter { isVisible(fact, in: $0) && storesInto(variable, fact, body: $0) })
    }
    knownStoring[variable] = result
    return result
  }

  /// Returns true for `@StateObject var model = Model()`, which only `init` sets: SwiftUI makes the object once.
  func isMadeOnce(_ fact: VariableFact) -> Bool {
    fact.wrapper >= 0 && TypeName.withoutGenerics(program.name(fact.wrapper)) == "StateObject"
  }

  /// Returns true if the language lets the code of a body name a variable: what is private has its file.
  private func isVisible(_ fact: VariableFact, in body: FunctionID) -> Bool {
    guard fact.isPrivate, fact.owner >= 0 else { return true }
    return program.fileOfType[fact.owner] == program.fileOfFunction[body]
  }

  private func storesInto(_ variable: VariableID, _ fact: VariableFact, body: FunctionID) -> Bool {
    bodies.flows[body].contains { flow in
      let target = program.values[program.flows[flow].to]
      switch target.kind {
      case .name:
        return target.name == fact.name
          && mayBe(variable, fact, among: variables(named: target.name, from: target.function))
      case .member:
        guard target.name == fact.name else { return false }
        let found = fields(target.name, ofBase: target.base).variables
        switch inference.type(of: target.base) {
        case .unknown: return true
        case .nominal(let id) where found.isEmpty && table.nominals[id].isExternal:
          if inference.isGenericParameter(id, in: target.function) { return true }
          return table.nominal(of: fact.owner).map { table.areRelated($0.id, id) } ?? false
        default: return mayBe(variable, fact, among: found)
        }
      default: return false
      }
    }
  }

  /// Returns true if a property of a name may be the one that is asked about, or one that it overrides. None was read
  /// where a type is unknown.
  private func mayBe(_ variable: VariableID, _ fact: VariableFact, among found: Variables) -> Bool {
    if found.isEmpty || found.contains(variable) { return true }
    guard let owner = table.nominal(of: fact.owner) else { return false }
    return found.contains { other in
      table.nominal(of: program.variables[other].owner).map { table.areRelated($0.id, owner.id) } ?? false
    }
  }
}
