/// Functions as values.
extension ValueFlow {
  /// `removeToken`, `self.removeToken`, `center.removeObserver` without a call.
  func isFunctionReference(_ value: ValueID) -> Bool {
    isRemovalReference(value) || !functionReferences(value).isEmpty
  }

  func isRemovalReference(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    guard fact.kind == .member || fact.kind == .name else { return false }
    guard program.callNames.mayRemove(fact.name) else { return false }
    return fact.kind == .member
      ? mayBeCenter(fact.base, in: fact.function) : mayBeCenter(nil, in: fact.function)
  }

  func functionReferences(_ value: ValueID) -> [FunctionID] {
    let fact = program.values[value]
    switch fact.kind {
    case .closure: return [fact.closure]
    case .name where fact.flags & ValueFact.operation != 0:
      return Array(table.functionsByName[fact.name] ?? []) + (table.topLevelFunctions[fact.name] ?? [])
    case .name:
      var scope = fact.function
      while scope >= 0 {
        if let local = table.localFunctions[scope]?[fact.name] { return local }
        scope = program.functions[scope].parent
      }
      guard variables(named: fact.name, from: fact.function).isEmpty else { return [] }
      var owner = table.ownerID(of: fact.function)
      while let current = owner {
        let found = Array(table.functions(fact.name, in: current))
        if !found.isEmpty { return found + inference.overrides(of: found, below: current) }
        owner = inference.outerType(of: current)
      }
      return table.topLevelFunctions[fact.name] ?? []
    case .member:
      switch inference.type(of: fact.base) {
      case .nominal(let id), .metatype(let id):
        guard table.fields(fact.name, in: id).isEmpty else { return [] }
        let found = Array(table.functions(fact.name, in: id))
        return found + inference.overrides(of: found, below: id)
      default: return []
      }
    default: return []
    }
  }

  func isClosureVariable(_ value: ValueID) -> Bool {
    if case .function = inference.type(of: value) { return true }
    let fact = program.values[value]
    guard fact.kind == .variable else { return false }
    let initial = program.variables[fact.variable].initial
    return initial >= 0 && program.values[initial].kind == .closure
  }
}
