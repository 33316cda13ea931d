/// The implementations of a protocol that a property holds.
extension PublisherEndings {
  /// The members that run on an object: without those of implementations that the program never stores into the object's
  /// property. None if the program stores one that it does not declare.
  func members<Found: Sequence>(_ found: Found, on object: ValueID?, owner: (Found.Element) -> NominalType?)
    -> [Found.Element]
  {
    guard let object else { return Array(found) }
    if let parts = parts(ofTypeOf: object) {
      return found.filter { owner($0).map { mayConform($0.id, to: parts) } ?? true }
    }
    guard let types = types(heldBy: object) else { return Array(found) }
    let held = found.filter { member in
      owner(member).map { owner in types.contains { table.areRelated(owner.id, $0) } } ?? false
    }
    let implementing = held.compactMap { owner($0)?.id }.filter { !table.isProtocol($0) }
    return types.allSatisfy { type in implementing.contains { table.areRelated($0, type) } } ? held : []
  }

  /// `let model: Input & Output`: the types of the program that each value has together.
  private func parts(ofTypeOf object: ValueID) -> [NominalID]? {
    guard case .nominal(let id) = inference.type(of: object), table.nominals[id].isExternal else { return nil }
    let parts = table.nominals[id].parents.filter { !table.nominals[$0].isExternal }
    return parts.count > 1 ? parts : nil
  }

  /// Returns false for a type that is below some of the parts, and that has no type below that is below all of them.
  private func mayConform(_ type: NominalID, to parts: [NominalID]) -> Bool {
    table.isProtocol(type)
      || ([type] + table.descendants(type)).contains { below in parts.allSatisfy { table.areRelated(below, $0) } }
  }

  /// The types of the objects that a property of a protocol's type holds. Nil if unknown code may store another one.
  private func types(heldBy object: ValueID) -> Set<NominalID>? {
    guard case .nominal(let declared) = inference.type(of: object), table.isProtocol(declared),
      program.values[object].kind != .index, let property = trail.ownProperty(object)
    else { return nil }
    let fact = program.variables[property]
    guard fact.isLet || fact.isPrivate && fact.wrapper < 0, fact.getter < 0, let owner = table.nominal(of: fact.owner),
      fact.isLet || program.types[owner.declaration].keyword == .class
    else { return nil }
    let named = mentions.values(namingProperty: property)
    guard !named.contains(where: isGivenInout) else { return nil }
    let stored = named.flatMap { value in
      trail.uses(in: program.values[value].function).stores[value] ?? []
    }
    var types: Set<NominalID> = []
    for value in (fact.initial >= 0 ? [fact.initial] : []) + stored {
      guard let found = self.types(of: value) else { return nil }
      types.formUnion(found)
    }
    return types.isEmpty ? nil : types
  }

  /// The types of the objects that a value may be. Nil if the program does not show all of them.
  private func types(of value: ValueID) -> Set<NominalID>? {
    let fact = program.values[value]
    switch fact.kind {
    case .nil: return []
    case .alternatives:
      var types: Set<NominalID> = []
      for operand in program.operands(of: fact) {
        guard let found = self.types(of: operand) else { return nil }
        types.formUnion(found)
      }
      return types
    case .call where program.values[program.calls[fact.call].callee].kind == .closure: return nil
    default:
      guard case .nominal(let id) = inference.type(of: value), !table.isProtocol(id),
        !table.nominals[id].isExternal || isConstruction(value)
      else { return nil }
      return [id]
    }
  }

  /// `connect(&service)`
  private func isGivenInout(_ value: ValueID) -> Bool {
    trail.uses(in: program.values[value].function)[value].contains { use in
      guard case .argument(let call, let position) = use else { return false }
      return program.arguments[program.argumentRange(call).lowerBound + position].isInout
    }
  }

  /// `Preview()`, and not `resolve()`, which may return anything.
  private func isConstruction(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    guard fact.kind == .call else { return false }
    if case .metatype = inference.type(of: program.calls[fact.call].callee) { return true }
    return false
  }
}
