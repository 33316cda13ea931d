/// Observations that are added to a collection, such as `store(in: &bag)`, and observations that nothing can end. They pile up
/// in code that runs again and again: each pass adds one more to those that are there.
extension Repetitions {
  /// - Parameter wrappers: calls that return a token of the program's own, which ends a center's registration when it is
  ///   released.
  func piles(_ wrappers: [CallID]) -> [Repetition] {
    piles(of: linked.observations.compactMap(addition) + wrappers.compactMap(addition))
  }

  /// The collection that each pass adds one more wrapper of a token to; nil if the next wrapper replaces the previous one.
  func collection(pilingUp wrappers: [CallID]) -> VariableID? {
    piles(of: wrappers.compactMap(addition)).lazy.compactMap(\.collection).first
  }

  private func piles(of additions: [Addition]) -> [Repetition] {
    var emptying: [VariableID: Set<FunctionID>?] = [:]
    var result: [Repetition] = []
    for addition in additions {
      guard var unended = repetition(of: site(of: addition, emptiedIn: [])), mayBeEndless(addition),
        isSourceKept(addition)
      else { continue }
      if case .unknown = addition.chain?.ending, addition.chain?.isProperty != true || addition.isUnkept { continue }
      guard let collection = addition.collection else {
        unended.isUnendable = !addition.isKeptByLibrary
        unended.isKeptByLibrary = addition.isKeptByLibrary
        result.append(unended)
        continue
      }
      let bodies = emptying[collection] ?? bodiesEmptying(collection)
      emptying[collection] = .some(bodies)
      guard let bodies, addition.keeper != nil || !concernsOnlyItsObject(addition.call),
        var found = repetition(of: site(of: addition, emptiedIn: bodies))
      else { continue }
      found.collection = collection
      // `cell.reactor = model; cell.configure()`
      let isRenewed = found.chain.contains { call in
        program.receiver(call).map { linked.trail.isRenewed(collection, of: $0, before: call) } ?? false
      }
      if !isRenewed { result.append(found) }
    }
    return result
  }

  /// Why an observation that a property keeps does not pile up.
  func silence(of observation: Observation) -> Silence {
    switch observation.chain.ending {
    case .atOnce, .later: return Silence(.publisherCompletes)
    case .never, .unknown: break
    }
    if linked.mentions.isTest(program.calls[observation.call].function) { return Silence(.ownerIsTest) }
    guard let addition = addition(observation), isSourceKept(addition),
      addition.keeper != nil || !concernsOnlyItsObject(addition.call)
    else {
      return Silence(.otherObjectOnEachPass)
    }
    var search = Search()
    guard repetition(of: site(of: addition, emptiedIn: []), &search) != nil else {
      return search.silence ?? Silence(.noRepeatedLifecycle)
    }
    if !mayBeEndless(addition) { return Silence(.observedObjectCompletes) }
    if case .unknown = observation.chain.ending { return Silence(.publisherMayComplete) }
    let bodies = addition.collection.map { bodiesEmptying($0) } ?? []
    return bodies == nil ? Silence(.mayEndInBetween) : Silence(.endedInBetween)
  }

  private func mayBeEndless(_ addition: Addition) -> Bool {
    guard let chain = addition.chain else { return true }
    if case .unknown = chain.ending { return true }
    return linked.endings.isEndless(chain)
  }

  /// A call whose result a property of `self` keeps, or a property of another object that stays. The observation goes on if
  /// nothing keeps the result, and the collection is nil.
  private struct Addition {
    var call: CallID
    var collection: VariableID?
    /// True if a bag keeps the result that a library associates with such an object. The collection is nil.
    var isKeptByLibrary = false
    /// The type of that other object.
    var keeper: NominalID?
    /// The observed publisher, if it is not a center.
    var chain: PublisherEndings.Chain?
    var isUnkept: Bool { collection == nil && !isKeptByLibrary }
  }

  private func site(of addition: Addition, emptiedIn: Set<FunctionID>) -> Site {
    Site(
      call: addition.call, removedIn: emptiedIn,
      token: ReachedNodes(near: Set(addition.collection.map { [linked.flow.node(ofVariable: $0)] } ?? [])),
      keeper: addition.keeper, isPile: true)
  }

  /// Returns true if a property gets an object that existed before, and that an observation of the property's object
  /// observes again.
  func isKeptSource(_ store: FlowFact, of site: Site) -> Bool {
    site.isPile
      ? isObjectKept(store.from, in: store.function, depth: 0) : isKept(store.from, in: store.function)
  }

  private func addition(_ observation: Observation) -> Addition? {
    if case .atOnce = observation.chain.ending { return nil }
    if case .later = observation.chain.ending { return nil }
    // A request that sends one value on each pass adds nothing to what is to come.
    if observation.chain.isCreated || endsWithTarget(observation.call) { return nil }
    // A subject that is made on each pass has nobody left who sends to it.
    if observation.chain.subjects.contains(where: { program.variables[$0].kind == .local }) { return nil }
    switch (observation.kind, observation.destination) {
    // `assign(to: &$title)` ends with the object of the property.
    case (.lasting, .dropped) where observation.chain.isControlReplaced: return nil
    case (.lasting, .dropped), (.assigned, .ownProperties):
      let isOfTest = linked.mentions.isTest(linked.program.calls[observation.call].function)
      return isOfTest ? nil : Addition(call: observation.call, chain: observation.chain)
    case (.assigned, _): return nil
    default: return addition(observation.call, observation.destination, observation.chain)
    }
  }

  /// `name.bind(to: label.reactive.text)`: returns true if the binding ends with an object that a pass may make.
  private func endsWithTarget(_ call: CallID) -> Bool {
    guard let target = program.argument(call, labelled: "to"), program.values[target].kind == .member,
      case let namespace = program.values[target].base,
      case .some(.some(let object)) = flow.object(ofNamespace: namespace)
    else { return false }
    return Catalog.namespacesOfTargets.contains(program.name(program.values[namespace].name))
      && !isKept(object, in: program.calls[call].function)
  }

  private func addition(_ call: CallID) -> Addition? {
    addition(call, linked.trail.destination(of: call), nil)
  }

  private func addition(
    _ call: CallID, _ destination: Destination, _ chain: PublisherEndings.Chain?
  ) -> Addition? {
    guard !linked.mentions.isTest(linked.program.calls[call].function) else { return nil }
    switch destination {
    case .ownProperties(let properties) where properties.count == 1:
      return Addition(call: call, collection: properties[0], chain: chain)
    case .ownProperties([]):
      return linked.trail.renewsAssociatedBags ? nil : Addition(call: call, isKeptByLibrary: true, chain: chain)
    case .elsewhere:
      if let object = linked.trail.objectAssociated(withBagOf: call) {
        guard isKept(object, in: linked.program.calls[call].function), !linked.trail.renewsAssociatedBags else {
          return nil
        }
        return Addition(call: call, isKeptByLibrary: true, chain: chain)
      }
      guard let bag = linked.trail.bag(of: call) else { return nil }
      guard isKept(bag.object, in: linked.program.calls[call].function), let property = bag.property,
        let keeper = linked.table.nominal(of: linked.program.variables[property].owner)
      else { return nil }
      if linked.trail.isRenewed(property, of: bag.object, before: call) { return nil }
      return Addition(call: call, collection: property, keeper: keeper.id, chain: chain)
    default: return nil
    }
  }

  private func isSourceKept(_ addition: Addition) -> Bool {
    guard let receiver = program.callName(addition.call).receiver else { return true }
    return isSourceKept(receiver, in: program.calls[addition.call].function, depth: 0)
      || addition.chain.map { isHandedOut(receiver, $0, depth: 0) } ?? false
  }

  // MARK: What empties it

  /// The bodies in which a collection may lose what it has, but for those that run when its owner goes; nil where that
  /// happens nobody knows when.
  func bodiesEmptying(_ collection: VariableID) -> Set<FunctionID>? {
    var result: Set<FunctionID> = []
    for value in linked.mentions.values(namingProperty: collection) {
      let function = linked.program.values[value].function
      guard !linked.mentions.isTest(function), linked.mentions.deinitOwners(of: function) == nil,
        !linked.mentions.isGetter(function, of: collection),
        mayEmpty(value, linked.trail.uses(in: function), depth: 0)
      else { continue }
      // A closure runs when somebody else wants it to.
      if linked.program.functions[function].kind == .closure { return nil }
      let offset = linked.program.values[value].offset
      result.formUnion(linked.partialEnds.bodies(runningAlways: offset, in: function))
    }
    return result
  }

  /// `observations += [observation]` keeps what the collection has.
  private func isAppendedTo(_ value: ValueID, _ uses: ValueUses) -> Bool {
    uses[value].contains { use in
      guard case .argument(let call, 0) = use else { return false }
      return linked.trail.isAppending(call)
    }
  }

  private func mayEmpty(_ value: ValueID, _ uses: ValueUses, depth: Int) -> Bool {
    if isAppendedTo(value, uses) { return false }
    guard depth < 8, uses.stores[value] == nil else { return true }
    return uses[value].contains { use in
      switch use {
      case .stored, .returned: true
      case .part(let whole): mayEmpty(whole, uses, depth: depth + 1)
      case .argument(let call, _): !Catalog.observationKeepers.contains(linked.program.fullName(call))
      case .member(let member) where linked.trail.isWrappedBag(member): mayEmpty(member, uses, depth: depth + 1)
      case .member(let member):
        if let call = uses.call(of: member) {
          !Catalog.containerMutators.contains(linked.program.callName(call).name)
        } else {
          !Catalog.nonCarryingMembers.contains(linked.program.name(linked.program.values[member].name))
        }
      }
    }
  }

  /// `Binder(track: tracks[row], cell: cell).bind()`: returns true if the call is on a structure of the program that is made
  /// of objects which existed before, and the observation is of these objects, and in the bag of one of them.
  func isOnStructureOfKeptObjects(_ call: CallID, _ site: Site) -> Bool {
    guard let receiver = program.receiver(call).map(StoredOrder(linked).readPlace),
      case let made = program.values[receiver], made.kind == .call,
      case .metatype(let type) = linked.inference.type(of: program.calls[made.call].callee),
      case let declaration = table.nominals[type].declaration, declaration >= 0,
      program.types[declaration].keyword == .struct, linked.inference.candidates(for: made.call).isEmpty
    else { return false }
    let objects: [ValueID?] = [program.receiver(site.call), linked.trail.bag(of: site.call)?.object]
    let isGiven = objects.lazy.compactMap(\.self).flatMap(propertiesRead).allSatisfy { read in
      let property = program.variables[read]
      return table.nominal(of: property.owner)?.id != type || property.initial < 0 && property.getter < 0
    }
    let arguments = program.argumentRange(made.call).map { program.arguments[$0].value }
    return isGiven && !arguments.isEmpty
      && arguments.allSatisfy { isObjectKept($0, in: made.function, depth: 0) }
  }
}
