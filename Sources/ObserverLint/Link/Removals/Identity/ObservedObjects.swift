/// The objects whose notifications an observer gets.
extension Identity {
  /// Returns whether a removal with the object `removed` can reach a registration with the object `registered`.
  func objectCovers(registered: ValueID?, removed: ValueID?) -> Sameness {
    guard let removed, program.values[removed].kind != .nil else { return .same }
    guard let registered, program.values[registered].kind != .nil else {
      return isParameter(removed) ? .unknown : .different
    }
    // Two constants of one object hold two objects, unless both were set from one.
    guard let first = constant(registered), let second = constant(removed) else { return .unknown }
    if first == second { return .same }
    guard let firstSources = flow.incoming.all(from: flow.node(ofVariable: first), within: Budget.objectSources),
      let secondSources = flow.incoming.all(from: flow.node(ofVariable: second), within: Budget.objectSources)
    else { return .unknown }
    return Set(firstSources).isDisjoint(with: secondSources) ? .different : .unknown
  }

  /// Returns true for a missing argument and for `nil`.
  func isNil(_ value: ValueID?) -> Bool { value.map { program.values[$0].kind == .nil } ?? true }

  /// The parts of an object that `objectCovers` compares.
  struct ObjectKey: Hashable {
    var isNil: Bool
    var isParameter = false
    var constant: VariableID?
  }

  func key(ofObject value: ValueID?) -> ObjectKey {
    guard let value, !isNil(value) else { return ObjectKey(isNil: true) }
    return ObjectKey(isNil: false, isParameter: isParameter(value), constant: constant(value))
  }

  private func isParameter(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    return fact.kind == .variable && program.variables[fact.variable].kind == .parameter
  }

  /// The `let` property of `self` that a value is.
  private func constant(_ value: ValueID) -> VariableID? {
    let fact = program.values[value]
    var variables: Variables = []
    if fact.kind == .name { variables = flow.variables(named: fact.name, from: fact.function) }
    if fact.kind == .member, program.values[fact.base].kind == .selfReference {
      variables = flow.fields(fact.name, ofBase: fact.base).variables
    }
    guard variables.count == 1 else { return nil }
    let variable = program.variables[variables[0]]
    return variable.isLet && variable.initial >= 0 && variable.kind == .field ? variables[0] : nil
  }
}
