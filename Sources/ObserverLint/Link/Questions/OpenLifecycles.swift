extension OpenQuestions {
  func askForRemovals(_ wanted: inout Set<Demand>) {
    for function in linked.registeringHelpers { askForCallers(of: function, &wanted) }
    for type in linked.typesOfNibs {
      for made in [type] + table.descendants(type) { wanted.insert(table.nominals[made].demand(.makes)) }
    }
    for function in OverbroadRemovals(linked).helpersOfDeinit() { askForCallers(of: function, &wanted) }
    askForNamesRegisteredTogether(&wanted)
    askWhoGivesBlocks(&wanted)
    for duplicate in linked.duplicates { askWhoOverrides(handlerOf: duplicate.call, &wanted) }
  }

  /// The declarations of an idle handler in further types, which may have something to do.
  private func askWhoOverrides(handlerOf registration: CallID, _ wanted: inout Set<Demand>) {
    guard let name = linked.nameOfIdleHandler(registration) else { return }
    wanted.insert(.declaresFunction(program.name(name)))
  }

  /// Who calls a function that registers the block of its caller, in a type that removes itself and registers nothing so far.
  private func askWhoGivesBlocks(_ wanted: inout Set<Demand>) {
    let functions = linked.registeredBlocks.functions.keys.map { linked.program.functions[$0].name }
    if functions.isEmpty { return }
    for site in linked.removalSites {
      guard case .effective(let silence) = site.verdict, silence.id == .noKnownRegistration,
        let owner = linked.table.owner(of: linked.program.calls[site.call].function)
      else { continue }
      for name in Set(functions) { wanted.insert(.mentions(linked.program.name(name), with: owner.firstName)) }
    }
  }

  /// The types of the objects on which code calls a method by the name of a reused view's: the type may have such a method of
  /// its own.
  func askWhoRuns(reuseMethod method: FunctionID, _ wanted: inout Set<Demand>) {
    guard method >= 0, Catalog.reuseMethods.contains(program.fullName(ofFunction: method)) else { return }
    for call in linked.mentions.callsAtHand(of: method) { askForReceiver(of: call, &wanted) }
  }

  func askForRepetitions(_ wanted: inout Set<Demand>) {
    askForCallers(&wanted)
    for call in linked.openRepetitions.observations {
      askForReceiver(of: call, &wanted)
      askForOperator(before: call, &wanted)
      let name = program.callName(call).name
      if Catalog.answeringFunctions.contains(name) { wanted.insert(.declaresFunction(name)) }
    }
    for property in linked.openRepetitions.properties {
      askWhoSets(property, &wanted)
      askWhoseProperties(areNamedLike: property, &wanted)
    }
    for object in linked.openRepetitions.objects {
      askForType(of: object, &wanted)
      let fact = program.values[object]
      guard fact.kind == .call else { continue }
      askWhoImplements(fact.call, &wanted)
      askForReceiver(of: fact.call, &wanted)
    }
    for subject in linked.openRepetitions.subjects { askWhoSends(to: subject, &wanted) }
    for bag in linked.openRepetitions.bags {
      if let heir = table.owner(of: program.values[bag].function) { askForHierarchy(of: heir, &wanted) }
      askWhoAssociates(bag, &wanted)
    }
    for name in linked.openRepetitions.makers { wanted.insert(.declaresType(name)) }
    wanted.formUnion(linked.sceneQuestions)
    for call in linked.undeclaredEnds { wanted.insert(.declaresFunction(linked.program.callName(call).name)) }
    for repetition in linked.repetitions {
      askWhoOverrides(handlerOf: repetition.call, &wanted)
      if let collection = repetition.collection { askWhoEmpties(collection, &wanted) }
      askWhoAddsBinders(around: repetition.call, &wanted)
      if repetition.isOfObservation { askForParts(ofCombinationBefore: repetition.call, &wanted) }
      if repetition.isKeptByLibrary { askWhoRenewsAssociatedBags(&wanted) }
      // What runs in between may stand in an extension that has none of the words.
      for function in [repetition.root, linked.program.calls[repetition.call].function] {
        if let owner = linked.table.owner(of: function), !owner.isExternal {
          wanted.insert(owner.demand(.declaresType))
        }
      }
      // A superclass may declare the method that is overridden.
      let root = linked.program.functions[repetition.root]
      if root.isOverride, let owner = linked.table.owner(of: repetition.root) { askForHierarchy(of: owner, &wanted) }
      if repetition.collection == nil { askWhoIsTold(repetition, &wanted) }
      for receiver in repetition.chain.compactMap(linked.program.receiver) {
        // A call on an object of unknown type may run the method of another type.
        if linked.inference.type(of: receiver).isUnknown { askForType(of: receiver, &wanted) }
        // Another file may store a new object on each pass.
        if let variable = StoredOrder(linked).variable(of: receiver), !linked.program.variables[variable].isLet {
          askWhoStores(into: variable, &wanted)
        }
      }
    }
  }

  /// `Observable.combineLatest(store.fresh.delays, ferries)`: the publishers, which may be those of a new object on each pass.
  private func askForParts(ofCombinationBefore call: CallID, _ wanted: inout Set<Demand>) {
    for operation in operators(before: call)
    where Catalog.combiningOperators.contains(linked.program.callName(operation).name) {
      for index in linked.program.argumentRange(operation) {
        askForType(of: linked.program.arguments[index].value, &wanted)
      }
    }
  }

  /// The operator before an observation that an operator of the program begins: the program may declare both.
  private func askForOperator(before call: CallID, _ wanted: inout Set<Demand>) {
    guard linked.subscribingOperators.names.contains(linked.program.callNameID(call)),
      let receiver = linked.program.receiver(call), let source = linked.endings.chain(of: receiver).unknownSource,
      linked.program.values[source].kind == .call
    else { return }
    wanted.insert(.declaresFunction(linked.program.callName(linked.program.values[source].call).name))
  }

  /// Another object may undo it that the lifecycle method or one in between gives `self`.
  private func askWhoIsTold(_ repetition: Repetition, _ wanted: inout Set<Demand>) {
    let program = linked.program
    let lifecycles = Lifecycles(linked)
    guard let row = lifecycles.root(repetition.root)?.row else { return }
    let types = [repetition.root, program.calls[repetition.call].function].compactMap {
      linked.table.ownerID(of: $0)
    }
    for function in [repetition.root] + lifecycles.counterparts(of: row, in: types) {
      for call in linked.flow.bodies.calls[linked.flow.bodies.body(of: function)] {
        guard program.argumentRange(call).contains(where: { isSelf(program.arguments[$0].value) }) else { continue }
        let candidates = linked.inference.candidates(for: call)
        if candidates.isEmpty { askWhoDeclares(call, &wanted) }
        for callee in candidates { askWhatParametersAreTold(in: callee, &wanted) }
      }
    }
  }

  private func isSelf(_ value: ValueID) -> Bool { linked.program.values[value].kind == .selfReference }

  /// The same of one that hands on what it was given, or calls it.
  private func askWhatParametersAreTold(in function: FunctionID, _ wanted: inout Set<Demand>) {
    let program = linked.program
    func isParameter(_ value: ValueID) -> Bool {
      let fact = program.values[value]
      return fact.kind == .variable && program.variables[fact.variable].kind == .parameter
    }
    for call in linked.flow.bodies.calls[linked.flow.bodies.body(of: function)]
    where linked.inference.candidates(for: call).isEmpty {
      guard
        program.receiver(call).map(isParameter) ?? false
          || program.argumentRange(call).contains(where: { isParameter(program.arguments[$0].value) })
      else { continue }
      askWhoDeclares(call, &wanted)
    }
  }

  private func askWhoDeclares(_ call: CallID, _ wanted: inout Set<Demand>) {
    if let receiver = linked.program.receiver(call), case .nominal(let id) = linked.inference.type(of: receiver),
      linked.table.nominals[id].isExternal, SystemTypes.isKnown(linked.table.nominals[id].path)
    {
      return
    }
    askWhoDeclares(linked.program.callName(call).name, &wanted)
    askForReceiver(of: call, &wanted)
  }

  /// Who calls the functions that would pile up observers if a lifecycle method did.
  private func askForCallers(_ wanted: inout Set<Demand>) {
    let open = linked.openRepetitions
    for function in open.functions.union(open.givers) {
      guard !linked.program.functions[function].isStatic, let owner = linked.table.owner(of: function),
        !linked.lifetime.isTestType(owner.id)
      else { continue }
      askForCallers(of: function, &wanted)
      askWhoReturns(owner, toCallsOf: function, &wanted)
      // A caller may know the object by a protocol.
      if open.givers.contains(function) { askForHierarchy(of: owner, &wanted) }
    }
  }

  /// `table.next(Cell.self)?.configure()`: a function that no known file declares may return an object of the type that it is
  /// given.
  private func askWhoReturns(_ owner: NominalType, toCallsOf function: FunctionID, _ wanted: inout Set<Demand>) {
    for call in program.calls(named: program.functions[function].name) {
      guard let receiver = program.receiver(call) else { continue }
      let object = program.values[StoredOrder(linked).readPlace(of: receiver)]
      guard object.kind == .call,
        program.argumentRange(object.call).contains(where: { isType(owner, program.arguments[$0].value) }),
        linked.inference.type(of: receiver).isUnknown, linked.inference.candidates(for: object.call).isEmpty
      else { continue }
      wanted.insert(.declaresFunction(program.callName(object.call).name))
    }
  }

  private func isType(_ owner: NominalType, _ value: ValueID) -> Bool {
    guard case .metatype(let id) = linked.inference.type(of: value) else { return false }
    return table.areRelated(id, owner.id)
  }

  /// Who else runs the code that lets go of a token and registers again, and how often each of them runs.
  func askWhoRunsAgain(_ site: TokenSite, _ wanted: inout Set<Demand>) {
    guard let runners = Restarts(linked).runners(of: site) else { return }
    for function in runners.path {
      if let owner = linked.table.owner(of: function) { askForHierarchy(of: owner, &wanted) }
      if runners.areSeveral { continue }
      let fact = linked.program.functions[function]
      if fact.kind == .observer { askWhoSets(fact.variable, &wanted) } else { askForCallers(of: function, &wanted) }
    }
  }

  /// Who calls a method: a file that does not name its type, or a type below that, has no value to call it on.
  func askForCallers(of function: FunctionID, _ wanted: inout Set<Demand>) {
    let fact = linked.program.functions[function]
    guard !fact.isPrivate else { return }
    guard let owner = linked.table.owner(of: function) else {
      // A free function needs no value to be called on.
      if fact.kind == .function, fact.parent < 0 || linked.program.functions[fact.parent].kind == .topLevel {
        wanted.insert(.mentions(linked.program.name(fact.name)))
      }
      return
    }
    if owner.isExternal {
      // `extension UIViewController`: a file with a subclass need not name the extended class.
      if fact.kind == .function { wanted.insert(.mentions(linked.program.name(fact.name))) }
      return
    }
    guard !linked.table.overridesFrameworkMethod(function) else { return }
    for type in linked.table.typesWithMember(fact.name, of: owner.id, limit: 64) {
      wanted.insert(.mentions(linked.program.name(fact.name), with: linked.table.nominals[type].firstName))
    }
  }

  /// Who sets a property, which takes an object of the type that has it.
  private func askWhoSets(_ property: VariableID, _ wanted: inout Set<Demand>) {
    let fact = linked.program.variables[property]
    guard !fact.isPrivate, !fact.isStatic, let owner = linked.table.nominal(of: fact.owner) else { return }
    for type in linked.table.typesWithMember(fact.name, of: owner.id, limit: 64) {
      wanted.insert(.stores(linked.program.name(fact.name), with: linked.table.nominals[type].firstName))
    }
  }

  /// Who else empties a collection, which takes an object of the type that has it.
  private func askWhoEmpties(_ collection: VariableID, _ wanted: inout Set<Demand>) {
    let fact = linked.program.variables[collection]
    guard !fact.isPrivate, !fact.isFileprivate, let owner = linked.table.nominal(of: fact.owner) else { return }
    for type in linked.table.typesWithMember(fact.name, of: owner.id, limit: 64) {
      let nominal = linked.table.nominals[type]
      wanted.insert(.mentions(linked.program.name(fact.name), with: nominal.firstName))
      // What is below it may name neither.
      if !linked.program.types[nominal.declaration].isFinal { wanted.insert(nominal.demand(.mentions)) }
    }
  }

  /// The constants of other modules by which one type registers one selector twice: two may be one name.
  func askForNamesRegisteredTogether(_ wanted: inout Set<Demand>) {
    let program = linked.program
    var groups: [String: [ValueID]] = [:]
    for registration in linked.registrations where registration.kind == .selector {
      guard let owner = linked.table.owner(of: program.calls[registration.call].function),
        let selector = program.argument(registration.call, labelled: "selector"), let name = registration.name
      else { continue }
      let fact = program.values[selector]
      guard fact.kind == .selector else { continue }
      groups["\(owner.id) \(fact.name.number)", default: []].append(name)
    }
    for group in groups.values where group.count > 1 {
      for name in group {
        let fact = program.values[name]
        if fact.kind == .member, case .metatype(let id) = linked.inference.type(of: fact.base),
          linked.table.nominals[id].isExternal, !SystemTypes.isKnown(linked.table.nominals[id].path)
        {
          wanted.insert(.declaresMember(program.name(fact.name)))
        } else if !isKnown(name) {
          askWhatDeclares(name, &wanted)
        }
      }
    }
  }

  /// Returns true if a name is a string, or a name of the system.
  private func isKnown(_ name: ValueID) -> Bool {
    guard let sources = linked.identity.names(of: name) else { return false }
    return sources.allSatisfy { source in
      if case .raw = source { true } else { SystemNotifications.notification(source) != nil }
    }
  }
}
