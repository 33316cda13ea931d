/// The entries of dictionaries, which are pairs of a key and a value.
extension ValueFlow {
  /// `for entry in tokensByName`, `tokensByName.forEach { … $0 … }`: the dictionary of which a value is an entry; nil if the
  /// value is none.
  func dictionary(ofPair value: ValueID) -> ValueID? {
    let fact = program.values[value]
    guard fact.kind == .variable else { return nil }
    let variable = program.variables[fact.variable]
    if variable.isWholeElement { return isDictionary(variable.initial) ? variable.initial : nil }
    guard variable.kind == .parameter, let site = inference.closureSites[variable.function],
      program.parameters(of: variable.function).count == 1, inference.candidates(for: site.call).isEmpty
    else { return nil }
    let (name, receiver) = program.callName(site.call)
    return name == "forEach" ? receiver.flatMap { isDictionary($0) ? $0 : nil } : nil
  }

  /// Returns true if the elements of a value are pairs or collections, and so no tokens: a method that each of them is given
  /// to removes nothing.
  func hasNoTokenAsElement(_ value: ValueID) -> Bool {
    if isDictionary(value) { return true }
    if case .collection(.collection) = inference.type(of: value) { return true }
    return false
  }

  /// Returns true if a value is a variable that is declared as a dictionary.
  private func isDictionary(_ value: ValueID) -> Bool {
    let types = writtenTypes(ofVariable: value)
    return !types.isEmpty && types.allSatisfy { TypeName.isDictionary($0) }
  }

  /// Returns true if the values of a dictionary may be collections, as in `[String: [NSObjectProtocol]]`.
  func mayHoldCollections(_ dictionary: ValueID) -> Bool {
    writtenTypes(ofVariable: dictionary).contains { type in
      type.dropFirst().contains("[") || type.contains("Array<") || type.contains("Set<")
    }
  }

  /// The types with which a variable is declared. Empty if one of them is not written.
  private func writtenTypes(ofVariable value: ValueID) -> [String] {
    guard value >= 0 else { return [] }
    let fact = program.values[value]
    let variables: Variables
    switch fact.kind {
    case .variable: variables = [fact.variable]
    case .name: variables = self.variables(named: fact.name, from: fact.function)
    case .member: variables = fields(fact.name, ofBase: fact.base).variables
    default: return []
    }
    let types = variables.map { program.variables[$0].type }
    return types.contains { $0 < 0 } ? [] : types.map { program.name($0) }
  }
}
