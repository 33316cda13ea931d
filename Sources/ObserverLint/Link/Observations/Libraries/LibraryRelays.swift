/// The relays of singletons of other modules, as in `Inbox.shared.items`. Their declarations cannot be read, but other code of
/// the program may show that they are relays.
extension PublisherEndings {
  /// The singleton lives as long as the process, and so does its relay.
  func ending(ofRelayOfSingleton value: ValueID, _ chain: inout Chain) -> PublisherEnding? {
    guard let type = typeOfSingleton(around: value) else { return nil }
    let member = program.values[value].name
    guard relays(of: member).contains(type) else { return nil }
    chain.isKeptBySubject = true
    return .never("a subject does not complete by itself")
  }

  /// The types whose singletons have a relay of that name.
  private func relays(of member: NameID) -> Set<NominalID> {
    if let known = relaysByName[member] { return known }
    let found = Set(flow.bodies.mentions(of: member).filter(isUsedAsRelay).compactMap(typeOfSingleton))
    relaysByName[member] = found
    return found
  }

  /// `Inbox` for `Inbox.shared.items`, if another module may declare it.
  func typeOfSingleton(around value: ValueID) -> NominalID? {
    let fact = program.values[value]
    guard fact.kind == .member else { return nil }
    let singleton = program.values[fact.base]
    guard singleton.kind == .member, Catalog.sharedInstances.contains(program.name(singleton.name)),
      case .metatype(let id) = inference.type(of: singleton.base), table.nominals[id].isExternal,
      !SystemTypes.isKnown(table.nominals[id].path)
    else { return nil }
    return id
  }

  /// `items.accept([])`, `var items: BehaviorRelay<[Item]> { Inbox.shared.items }`
  private func isUsedAsRelay(_ value: ValueID) -> Bool {
    let uses = trail.uses(in: program.values[value].function)
    return uses[value].contains { use in
      switch use {
      case .member(let member):
        return uses.call(of: member).map { Catalog.relayMethods.contains(program.fullName($0)) } ?? false
      case .returned(let result):
        let file = program.fileOfFunction[result.function]
        let written = program.functions[result.function].result
        guard case .nominal(let id) = inference.type(written: written, owner: nil, file: file) else { return false }
        return table.nominals[id].isExternal && Catalog.relays.contains(table.nominals[id].lastName)
      default: return false
      }
    }
  }
}
