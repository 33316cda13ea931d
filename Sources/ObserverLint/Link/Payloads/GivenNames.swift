/// Names and keys that the makers of an object give to a constant of the object.
extension NotificationContracts {
  /// The name of a constant that its initializer takes from callers; nil if the callers give several, or are unknown.
  func nameGiven(to value: ValueID) -> NameSource? {
    guard let property = linked.trail.ownProperty(value), program.variables[property].isLet else { return nil }
    if let known = knownGivenNames[property] { return known }
    // An object that makes another of its type, and gives it its own name, brings nothing new.
    knownGivenNames[property] = .some(nil)
    let name = findNameGiven(to: property)
    knownGivenNames[property] = .some(name)
    return name
  }

  private func findNameGiven(to property: VariableID) -> NameSource? {
    var result: NameSource?
    for store in linked.flow.stores(into: property) {
      let origin = linked.argumentOrigin(of: store.from)
      guard case .parameter(_, let initializer) = origin, initializer == store.function,
        program.functions[initializer].kind == .initializer, !program.functions[initializer].isPublic
      else { return nil }
      initializersOfNames.insert(initializer)
      let uses = linked.mentions.uses(of: initializer)
      guard uses.references.isEmpty, !uses.calls.isEmpty else { return nil }
      for call in uses.calls {
        guard let name = linked.argument(store.from, origin, at: call, of: initializer).flatMap({ self.name($0) }),
          result == nil || result == name
        else { return nil }
        result = name
      }
    }
    return result
  }
}
