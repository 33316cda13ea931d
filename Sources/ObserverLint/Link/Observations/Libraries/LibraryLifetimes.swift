/// The lifetimes of objects, with which a library ends streams: `producer.take(during: lifetime)`.
extension PublisherEndings {
  /// Adds the keepers of `self`, whose lifetime an operator is given: the stream goes on for an observation that keeps `self`.
  /// Returns false if the lifetime is that of another object, or may be over earlier.
  func isLifetimeKept(by call: CallID, _ chain: inout Chain) -> Bool {
    guard let lifetime = program.argument(call, at: 0) else { return false }
    chain.endsWithObject = true
    let fact = program.values[lifetime]
    if fact.kind == .member, Catalog.objectLifetimes.contains(program.name(fact.name)),
      let object = flow.object(ofNamespace: fact.base), !flow.mayAdd(fact.name, toNamespace: fact.base)
    {
      guard object.map(program.isSelf) ?? true else { return false }
      return add(keeper(ofSelfIn: fact.function), &chain)
    }
    let properties =
      fact.kind == .name
      ? flow.variables(named: fact.name, from: fact.function)
      : fact.kind == .member && program.isSelf(fact.base) ? flow.fields(fact.name, ofBase: fact.base).variables : []
    return properties.count == 1 && endsWithOwner(properties[0]) && isKept(lifetime, &chain)
  }

  /// `let (lifetime, token) = Lifetime.make()`: returns true for a lifetime whose token is a constant of the same object.
  private func endsWithOwner(_ lifetime: VariableID) -> Bool {
    let fact = program.variables[lifetime]
    guard fact.kind == .field, fact.isLet, !fact.isStatic, fact.isElement,
      table.nominal(of: fact.owner).map({ table.isClass($0.id) }) ?? false
    else { return false }
    // The token is the next variable, and the last of the pattern.
    let token = VariableID(lifetime.number + 1)
    // Code that names the token may end the lifetime early.
    guard Int(token) < program.variables.count, let body = flow.bodies.ofVariable[token].first,
      program.variables[token].isPrivate || program.variables[token].isFileprivate,
      mentions.values(namingProperty: token).isEmpty
    else { return false }
    let stores = flow.bodies.flows[body].map { program.flows[$0] }
    guard stores.map({ program.values[$0.to].variable }) == [lifetime, token] else { return false }
    let made = program.values[stores[0].from]
    guard made.kind == .call, case (let name, let type?) = program.callName(made.call),
      case .metatype(let id) = inference.type(of: type), table.nominals[id].isExternal,
      Catalog.lifetimeMakers.contains("\(table.nominals[id].lastName).\(name)")
    else { return false }
    return true
  }
}
