/// The open questions about observations that end with their token, and about the objects that they hold.
extension OpenQuestions {
  func askAboutObservations(_ wanted: inout Set<Demand>) {
    for site in linked.cycles.sites { ask(about: site, &wanted) }
    for call in linked.cycles.endings.adders { wanted.insert(.declaresFunction(program.callName(call).name)) }
    askAboutOwnObservables(&wanted)
    for type in linked.unheldObjects.reliedOn { wanted.insert(table.nominals[type].demand(.makes)) }
    for observation in linked.observations { ask(about: observation, &wanted) }
    askAboutNewObjects(&wanted)
    if linked.endings.isRemovalAsked {
      for name in Catalog.viewRemovers { wanted.insert(.mentions(name)) }
      for name in linked.endings.removedViews.helpers { wanted.insert(.mentions(linked.program.name(name))) }
    }
    for site in linked.notificationLoops + linked.openLoops { ask(about: site, &wanted) }
    for name in linked.subscribingOperators.names { wanted.insert(.mentions(linked.program.name(name))) }
    for registration in linked.registrations { askWhoGivesBlock(to: registration, &wanted) }
    for function in TransformedStreams.functions(of: linked) {
      if let owner = table.owner(of: function) { askForHierarchy(of: owner, &wanted) }
    }
  }

  private func ask(about site: CycleSite, _ wanted: inout Set<Demand>) {
    guard site.hold != nil else { return }
    let function = linked.program.calls[site.call].function
    askWhoConforms(function, &wanted)
    if site.owner == nil {
      // Another file says what it is that an extension adds to, or what a protocol inherits from.
      if let owner = linked.table.owner(of: function), owner.isExternal || linked.table.isProtocol(owner.id) {
        askForHierarchy(of: owner, &wanted)
      }
      askForBoundsOfSelf(in: function, &wanted)
    }
    if let end = site.end { askForMethod(calledOn: end, &wanted) }
    if let keeper = site.innerKeeper { askWhoMentions(keeper, &wanted) }
    guard site.silence == nil else { return }
    askForOwner(site.owner, &wanted)
    // All code that makes the owner decides if a weak hold would be the last hold.
    if let owner = site.owner, !table.nominals[owner].isExternal {
      wanted.insert(table.nominals[owner].demand(.mentions))
      _ = linked.unheldObjects.object(keeping: table.nominals[owner])
    }
    if let storage = site.storage, site.canBeEmptied { askWhoMentions(storage, &wanted) }
    // `tokens += [token]`, unless the program declares the operator.
    wanted.insert(.declaresMember("+="))
    if site.keeper == .associatedBag { askWhoRenewsAssociatedBags(&wanted) }
    for removal in site.removals { askWhoCalls(linked.program.values[removal].function, &wanted) }
    if !site.removals.isEmpty { askForKeys(givenTo: site.call, &wanted) }
    // A method of the program's own by that name would be another one than the catalog's.
    wanted.insert(.declaresFunction(linked.program.callName(site.call).name))
  }

  /// Where what is observed comes from, where a verdict hangs on it.
  private func ask(about observation: Observation, _ wanted: inout Set<Demand>) {
    var isDropped = false
    if case .dropped = observation.destination, case .released = observation.kind { isDropped = true }
    for operation in [observation.call] + operators(before: observation.call) {
      askForMethods(givenTo: operation, &wanted)
    }
    let unknown = operatorsHoldingSelf(before: observation.call)
    for operation in unknown { wanted.insert(.declaresFunction(program.callName(operation).name)) }
    let keeper = OwnersOfBags(linked).keeper(of: observation)
    if let keeper {
      askForType(ofKeeper: keeper, &wanted)
      askWhoImplements(bagOf: observation.call, &wanted)
    }
    let holds = keeper != nil || !unknown.isEmpty || holdsSelfOrNewObject(observation)
    if holds {
      askAboutCopy(heldBy: observation, keptBy: keeper ?? linked.trail.bag(of: observation.call)?.object, &wanted)
    }
    askForResultBuilder(around: observation.call, &wanted)
    for member in observation.chain.namespaceMembers { askWhoAdds(member, &wanted) }
    askWhoAddsBinders(around: observation.call, &wanted)
    // `button.rx.tap.bind { … }`: who puts another button in its place.
    if case .dropped = observation.destination, !observation.chain.namespaceMembers.isEmpty {
      for property in observation.chain.lasting { askWhoStores(into: property, &wanted) }
    }
    for subject in observation.chain.subjects { askWhoTakes(subject, &wanted) }
    if case .never = observation.chain.ending {} else { askWhoImplements(publisherOf: observation, &wanted) }
    guard isDropped || holds else {
      askWhoGivesItself(to: observation, &wanted)
      // `$books.publisher` that a method observes again and again: the property wrapper may be the program's own.
      if case .never = observation.chain.ending {
        for type in observation.chain.types { wanted.insert(table.nominals[type].demand(.declaresType)) }
      }
      // The bag of an extension is declared with its class.
      if case .elsewhere = observation.destination,
        let owner = linked.table.owner(of: program.calls[observation.call].function), owner.isExternal
      {
        askForHierarchy(of: owner, &wanted)
      }
      return
    }
    askWhoEnds(observation.chain, &wanted)
    switch observation.chain.ending {
    case .unknown: askForSource(of: observation, &wanted)
    case .never:
      if !observation.chain.namespaceMembers.isEmpty { askWhoDeclaresNamespaces(&wanted) }
      // A label that no operator of a library has is that of the program's own.
      for operation in operators(before: observation.call) where hasLabels(operation) {
        wanted.insert(.declaresFunction(program.callName(operation).name))
      }
    case .atOnce, .later: return
    }
    askWhoKeepsResult(of: observation.call, &wanted, depth: 0)
    if case .elsewhere = observation.destination {
      askWhoTakesClosure(around: observation.call, &wanted)
      for taker in linked.trail.unknownTakers(ofResultOf: observation.call) {
        wanted.insert(.declaresFunction(program.callName(taker).name))
      }
    }
    if Observations(linked).isOfBus(observation.call) { askWhoUnregisters(objectOf: observation.call, &wanted) }
    // The bag may be a superclass's, a global, or that of a singleton.
    let function = program.calls[observation.call].function
    if case .elsewhere = observation.destination, let owner = linked.table.owner(of: function) {
      askForHierarchy(of: owner, &wanted)
      if linked.cycles.holdsSelf(observation) {
        for bag in linked.trail.bags(of: observation.call) { askForBag(bag, &wanted) }
      }
    }
    if isDropped {
      wanted.insert(.declaresFunction(program.callName(observation.call).name))
      askForReceiver(of: observation.call, &wanted)
    }
  }

  /// Where the stream of an observation comes from whose disposable is dropped, and who makes its owner.
  func askAboutLoss(of observation: Observation, _ wanted: inout Set<Demand>) {
    guard linked.mayBeLost(observation),
      let owner = linked.captures.referenceType(ofSelfIn: program.calls[observation.call].function)
    else { return }
    askWhoEnds(observation.chain, &wanted)
    switch observation.chain.ending {
    case .unknown: askForSource(of: observation, &wanted)
    case .never: askForOwner(owner, &wanted)
    case .atOnce, .later: break
    }
  }

  /// `token = makeToken()`: who calls a method that returns an observation.
  private func askWhoKeepsResult(of call: CallID, _ wanted: inout Set<Demand>, depth: Int) {
    for function in linked.trail.functions(returning: call) where depth < 4 {
      guard linked.table.owner(of: function) != nil else { continue }
      askForCallers(of: function, &wanted)
      for caller in linked.mentions.uses(of: function).calls {
        askWhoKeepsResult(of: caller, &wanted, depth: depth + 1)
      }
    }
  }

  /// `bag.collect { [updates.sink { … }] }`: the method of what a property holds, which may keep what the closure returns.
  private func askWhoTakesClosure(around call: CallID, _ wanted: inout Set<Demand>) {
    let fact = linked.program.calls[call]
    guard let site = linked.inference.closureSites[fact.function], linked.inference.candidates(for: site.call).isEmpty,
      linked.program.receiver(site.call).map({ linked.trail.ownProperty($0) != nil }) ?? true,
      linked.trail.uses(in: fact.function)[fact.value].contains(where: { use in
        switch use {
        case .returned, .part: true
        default: false
        }
      })
    else { return }
    askWhoDeclares(linked.program.callName(site.call).name, &wanted)
    askForReceiver(of: site.call, &wanted)
  }

  /// `helper.listen(name, by: key(of: self))`: the function, which may make a key for each object or for the class.
  private func askForKeys(givenTo call: CallID, _ wanted: inout Set<Demand>) {
    for index in linked.program.argumentRange(call) {
      let value = linked.program.values[linked.program.arguments[index].value]
      guard value.kind == .call, linked.inference.candidates(for: value.call).isEmpty else { continue }
      askWhoDeclares(linked.program.callName(value.call).name, &wanted)
    }
  }

  /// `bag.cancelAll()`: the method, which the program may add to collections.
  private func askForMethod(calledOn bag: ValueID, _ wanted: inout Set<Demand>) {
    askWhoRuns(reuseMethod: linked.program.outermostFunction(linked.program.values[bag].function), &wanted)
    let uses = linked.trail.uses(in: linked.program.values[bag].function)
    for use in uses[bag] {
      let found: CallID? =
        switch use {
        case .member(let member): uses.call(of: member)
        case .argument(let call, _): call
        default: nil
        }
      guard let call = found, linked.inference.candidates(for: call).isEmpty else { continue }
      let name = linked.program.callName(call).name
      if !Catalog.observationEnds.contains(name) { wanted.insert(.declaresFunction(name)) }
    }
  }

  /// `sink(receiveValue: show(value:))`: the method, beside a property of the name.
  private func askForMethods(givenTo call: CallID, _ wanted: inout Set<Demand>) {
    let program = linked.program
    for index in program.argumentRange(call) {
      let value = program.values[program.arguments[index].value]
      guard value.kind == .name, value.flags & ValueFact.compound != 0,
        let owner = linked.table.ownerID(of: value.function), linked.table.functions(value.name, in: owner).isEmpty
      else { continue }
      wanted.insert(.declaresMember(program.name(value.name)))
    }
  }

  /// The class of a local or parameter whose property keeps an observation: the function around may give the parameter of
  /// a closure its type.
  private func askForType(ofKeeper object: ValueID, _ wanted: inout Set<Demand>) {
    askForType(of: object, &wanted)
    let fact = program.values[object]
    guard fact.kind == .variable else { return }
    let variable = program.variables[fact.variable]
    guard variable.kind == .parameter, let site = linked.inference.closureSites[variable.function] else { return }
    let (name, receiver) = program.callName(site.call)
    wanted.insert(.declaresFunction(name))
    if receiver == nil { wanted.insert(.declaresType(name)) }
    askForReceiver(of: site.call, &wanted)
    askForParameterType(site.argument, of: site.call, &wanted)
  }

  /// The calls before an observation, back to where the publisher comes from.
  func operators(before call: CallID) -> [CallID] {
    var result: [CallID] = []
    var next = linked.program.receiver(call)
    while let value = next, result.count < 40, linked.program.values[value].kind == .call {
      result.append(linked.program.values[value].call)
      next = linked.program.receiver(linked.program.values[value].call)
    }
    return result
  }

  private func hasLabels(_ call: CallID) -> Bool {
    let program = linked.program
    return Catalog.combiningOperators.contains(program.callName(call).name)
      && linked.inference.candidates(for: call).isEmpty
      && program.argumentRange(call).contains { program.arguments[$0].label >= 0 }
  }

  /// Operators that are given a closure which holds `self`, and that another file may declare.
  private func operatorsHoldingSelf(before call: CallID) -> [CallID] {
    operators(before: call).filter { operation in
      let name = linked.program.callName(operation).name
      return linked.endings.ownFunctions(for: operation).isEmpty && !Catalog.endlessOperators.contains(name)
        && !Catalog.failingOperators.contains(name)
        && linked.program.argumentRange(operation).contains { index in
          let value = linked.program.arguments[index].value
          return linked.program.values[value].kind == .closure && linked.captures.holdOfSelf(by: value) != nil
        }
    }
  }

  /// Who makes instances, and what stands above them: they may live for as long as the process does.
  func askForOwner(_ owner: NominalID?, _ wanted: inout Set<Demand>) {
    guard let owner, !linked.table.nominals[owner].isExternal else { return }
    let nominal = linked.table.nominals[owner]
    askWhoMakes(owner, &wanted)
    // A protocol's methods run in those that conform to it.
    if linked.program.types[nominal.declaration].keyword == .protocol {
      wanted.insert(nominal.demand(.mentions))
    }
  }

  /// `extension Screen where Self: Player`: the declaration of the bound, which may be a class.
  private func askForBoundsOfSelf(in function: FunctionID, _ wanted: inout Set<Demand>) {
    let part = linked.program.functions[linked.program.outermostFunction(function)].owner
    guard part >= 0 else { return }
    for case .external(let bound) in linked.table.boundsOfSelf(of: part) where !SystemTypes.isKnown(bound) {
      wanted.insert(.declaresSupertype(TypeName.lastPart(bound)))
    }
  }

  /// The methods that a protocol has run in those that conform to it.
  func askWhoConforms(_ function: FunctionID, _ wanted: inout Set<Demand>) {
    if let owner = linked.table.owner(of: function), linked.table.isProtocol(owner.id) {
      wanted.insert(owner.demand(.mentions))
    }
  }

  func askWhoMentions(_ variable: VariableID, _ wanted: inout Set<Demand>) {
    let fact = linked.program.variables[variable]
    guard !fact.isPrivate, fact.kind == .field || fact.kind == .global else { return }
    askWhoReaches(variable, &wanted)
  }

  func askWhoCalls(_ function: FunctionID, _ wanted: inout Set<Demand>) {
    let outermost = linked.program.outermostFunction(function)
    let fact = linked.program.functions[outermost]
    if fact.kind == .function, !fact.isPrivate { wanted.insert(.mentions(linked.program.name(fact.name))) }
  }
}
