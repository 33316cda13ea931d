/// The open questions about the publishers that are observed.
extension OpenQuestions {
  /// Who gives a function or an initializer the publisher that is observed.
  func askWhoGives(to function: FunctionID, _ wanted: inout Set<Demand>) {
    let fact = program.functions[function]
    guard let owner = table.owner(of: function), !owner.isExternal else {
      if !fact.isPrivate { wanted.insert(.mentions(program.name(fact.name))) }
      return
    }
    guard fact.kind == .initializer else {
      askForCallers(of: function, &wanted)
      askWhoInherits(function, &wanted)
      return
    }
    for type in [owner.id] + table.descendants(owner.id) where !table.nominals[type].isExternal {
      wanted.insert(table.nominals[type].demand(.mentions))
    }
  }

  /// Asks for the declaration of a bag that is none of `self`: a global, or a property of another object.
  func askForBag(_ bag: ValueID, _ wanted: inout Set<Demand>) {
    askWhoAssociates(bag, &wanted)
    let fact = program.values[bag]
    if fact.kind == .name, flow.variables(named: fact.name, from: fact.function).isEmpty,
      table.ownerID(of: fact.function).map({ table.unseenAncestor($0) == nil }) ?? true
    {
      wanted.insert(.declaresMember(program.name(fact.name)))
    } else if fact.kind == .member, [.member, .name].contains(program.values[fact.base].kind) {
      askForType(of: fact.base, &wanted)
    }
  }

  /// `….disposed(by: bag)`: the extension of a framework's class that associates the bag with its object.
  func askWhoAssociates(_ bag: ValueID, _ wanted: inout Set<Demand>) {
    guard linked.trail.isUndeclared(bag) else { return }
    wanted.insert(.mentions("objc_getAssociatedObject", with: program.name(program.values[bag].name)))
  }

  func askWhoRenewsAssociatedBags(_ wanted: inout Set<Demand>) {
    for bag in Catalog.associatedBags.map(TypeName.lastPart) {
      for namespace in Catalog.extensionNamespaces { wanted.insert(.stores(bag, with: namespace)) }
      for end in Catalog.observationEnds { wanted.insert(.mentions(end, with: bag)) }
    }
    for bag in linked.trail.ownAssociatedBags.names {
      wanted.insert(.stores(bag))
      wanted.insert(.mentions("objc_removeAssociatedObjects"))
      for key in linked.trail.ownAssociatedBags.namesOfKeys {
        wanted.insert(.mentions("objc_setAssociatedObject", with: key))
      }
      for end in Catalog.observationEnds { wanted.insert(.mentions(end, with: bag)) }
    }
  }

  /// `….store(in: &cell.bag)`: the superclasses and protocols of the object, and the extension of a protocol that implements
  /// the bag which the protocol requires.
  func askWhoImplements(bagOf call: CallID, _ wanted: inout Set<Demand>) {
    guard let bag = linked.trail.bag(of: call), bag.property == nil,
      case .nominal(let id) = linked.inference.type(of: bag.object)
    else { return }
    askForHierarchy(of: table.nominals[id], &wanted)
    for value in linked.trail.bags(of: call) where program.values[value].kind == .member {
      let name = program.values[value].name
      for requirement in table.fields(name, in: id) {
        askWhoImplements(
          program.name(name), ofTypeDeclaring: table.nominal(of: program.variables[requirement].owner), &wanted)
      }
    }
  }

  private static let completions = Set(
    Catalog.completions.map { full in
      full.hasPrefix("send(") ? String(full.dropFirst(5).dropLast(2)) : String(full.prefix { $0 != "(" })
    })

  /// A function that takes a subject may complete it.
  func askWhoTakes(_ subject: VariableID, _ wanted: inout Set<Demand>) {
    for call in linked.endings.completedSubjects.unknownCalls(taking: subject) {
      let (name, receiver) = program.callName(call)
      if receiver == nil { wanted.insert(.declaresType(name)) }
      wanted.insert(.declaresFunction(name))
      if let receiver { askForType(of: receiver, &wanted) }
    }
  }

  /// A subject of that name goes on until some code completes one.
  func askWhoCompletes(_ subject: VariableID, _ wanted: inout Set<Demand>) {
    let fact = linked.program.variables[subject]
    guard !fact.isPrivate, fact.kind == .field || fact.kind == .global else { return }
    for completion in Self.completions {
      wanted.insert(.mentions(linked.program.name(fact.name), with: completion))
    }
  }

  /// `var closings: PublishSubject<Void> { page.closings }`: who completes the subject of the other object.
  private func askForSubjects(handedOnBy property: VariableID, _ wanted: inout Set<Demand>) {
    let getter = program.variables[property].getter
    guard getter >= 0 else { return }
    for result in flow.results(of: getter) where program.values[result].kind == .member {
      askForType(of: program.values[result].base, &wanted)
    }
    for subject in linked.endings.completedSubjects.handedOn(by: property) { askWhoCompletes(subject, &wanted) }
  }

  /// An observation of a subject of that name gets a further value if some code sends one.
  func askWhoSends(to subject: VariableID, _ wanted: inout Set<Demand>) {
    let fact = program.variables[subject]
    guard !fact.isPrivate, fact.kind == .field || fact.kind == .global else { return }
    for sender in ["accept", "onNext", "send"] { wanted.insert(.mentions(program.name(fact.name), with: sender)) }
  }

  /// Who conforms to the protocol whose method or property gives what is observed. A stand-in ends at once; another
  /// implementation may have no end.
  func askWhoImplements(publisherOf observation: Observation, _ wanted: inout Set<Demand>) {
    guard let receiver = program.receiver(observation.call) else { return }
    var values = [receiver]
    var next = 0
    while next < values.count, next < 40 {
      let fact = program.values[values[next]]
      next += 1
      var givers: [FunctionID] = []
      switch fact.kind {
      case .call:
        askWhoImplements(fact.call, &wanted)
        if let receiver = program.receiver(fact.call) { values.append(receiver) }
        givers = linked.inference.candidates(for: fact.call)
      case .member:
        askWhoImplements(publisherOf: fact, &wanted)
        givers = flow.fields(fact.name, ofBase: fact.base).variables.map { program.variables[$0].getter }
          .filter { $0 >= 0 }
      default: break
      }
      for result in givers.flatMap(flow.results) where !values.contains(result) { values.append(result) }
    }
  }

  /// `source.changes`, where the source is of a protocol.
  private func askWhoImplements(publisherOf member: ValueFact, _ wanted: inout Set<Demand>) {
    guard case .nominal(let id) = linked.inference.type(of: member.base) else { return }
    // `Input & Output`
    let parts = table.nominals[id].isExternal ? table.nominals[id].parents : [id]
    for type in parts where table.isProtocol(type) {
      askWhoImplements(program.name(member.name), ofTypeDeclaring: table.nominals[type], &wanted)
    }
  }

  /// Who conforms to the protocol whose method is called.
  func askWhoImplements(_ call: CallID, _ wanted: inout Set<Demand>) {
    for candidate in linked.inference.candidates(for: call) where !program.functions[candidate].hasBody {
      askWhoConforms(candidate, &wanted)
      askWhoImplements(program.callName(call).name, ofTypeDeclaring: table.owner(of: candidate), &wanted)
    }
  }

  private func askWhoImplements(_ name: String, ofTypeDeclaring owner: NominalType?, _ wanted: inout Set<Demand>) {
    guard let owner, asked.implemented[name, default: []].insert(owner.id).inserted else { return }
    for type in [owner.id] + table.descendants(owner.id) {
      wanted.insert(Demand(name: name, use: .declaresMember, with: table.nominals[type].firstName))
    }
    // `final class Model: Both`, with `typealias Both = Input & Output`
    for (alias, parts) in table.compositions where parts.contains(where: { table.matches(owner.path, $0) }) {
      wanted.insert(Demand(name: name, use: .declaresMember, with: program.name(alias)))
    }
  }

  func askWhoOverrides(_ property: VariableID, _ wanted: inout Set<Demand>) {
    let fact = program.variables[property]
    guard fact.getter >= 0, let owner = table.nominal(of: fact.owner), !owner.isExternal else { return }
    wanted.insert(Demand(name: program.name(fact.name), use: .declaresMember, with: owner.lastName))
  }

  /// `Sample(changes: publisher)`: who sets a property of a structure by the structure's own initializer.
  func askWhoGives(_ property: VariableID, _ wanted: inout Set<Demand>) {
    let fact = program.variables[property]
    guard !fact.isLet, !fact.isPrivate, let owner = table.nominal(of: fact.owner), !owner.isExternal,
      program.types[owner.declaration].keyword == .struct
    else { return }
    wanted.insert(Demand(name: program.name(fact.name), use: .labels, with: owner.lastName))
  }

  /// `cell.model = model`: the type of the object, which may be below the type that declares the property.
  func askWhoseProperties(areNamedLike property: VariableID, _ wanted: inout Set<Demand>) {
    let name = program.variables[property].name
    for body in flow.bodies.storing(into: property).byName {
      for index in flow.bodies.flows[body] {
        let target = program.values[program.flows[index].to]
        guard target.kind == .member, target.name == name,
          case .nominal(let id) = linked.inference.type(of: target.base),
          table.nominals[id].isExternal, !SystemTypes.isKnown(table.nominals[id].path)
        else { continue }
        wanted.insert(table.nominals[id].demand(.declaresType))
      }
    }
  }

  /// Who gives, declares or completes a publisher.
  func askWhoEnds(_ chain: PublisherEndings.Chain, _ wanted: inout Set<Demand>) {
    for function in chain.givenTo { askWhoGives(to: function, &wanted) }
    askForTypes(of: chain, &wanted)
    switch chain.ending {
    case .unknown:
      for property in chain.lasting {
        if program.variables[property].isWeak { askWhoStores(into: property, &wanted) }
        askWhoOverrides(property, &wanted)
      }
      // A property of the program may hand on a publisher that another file declares.
      if let source = chain.unknownSource {
        askForType(of: source, &wanted)
        // Other code may show that it is a relay.
        if let type = linked.endings.typeOfSingleton(around: source) {
          let member = program.name(program.values[source].name)
          wanted.insert(.mentions(member, with: table.nominals[type].lastName))
        }
      }
    case .never:
      for subject in chain.subjects {
        askWhoCompletes(subject, &wanted)
        askForSubjects(handedOnBy: subject, &wanted)
      }
      for property in chain.lasting where program.variables[property].getter < 0 {
        askWhoStores(into: property, &wanted)
        askWhoseProperties(areNamedLike: property, &wanted)
        askWhoGives(property, &wanted)
      }
      for member in chain.libraryMembers { wanted.insert(.declaresMember(member)) }
    case .atOnce, .later: break
    }
  }

  /// `Just(self)`: a type of the program may have the name of a library's.
  private func askForOwnPublisher(_ held: ValueID, _ wanted: inout Set<Demand>) {
    let fact = program.values[held]
    guard fact.kind == .call, case (let name, let receiver) = program.callName(fact.call),
      Catalog.valuePublishers.contains(name)
    else { return }
    if let receiver { _ = askWhatDeclares(typeOf: receiver, &wanted) } else { wanted.insert(.declaresType(name)) }
  }

  /// The types of publishers and subscriptions on the way, and code that may reach a subscriber.
  func askForTypes(of chain: PublisherEndings.Chain, _ wanted: inout Set<Demand>) {
    for type in chain.types {
      wanted.insert(table.nominals[type].demand(.declaresType))
      // A protocol above a type of the program may be a library's.
      if !table.nominals[type].isExternal { askForHierarchy(of: table.nominals[type], &wanted) }
    }
    for property in chain.keptSubscribers where !program.variables[property].isPrivate {
      askWhoReaches(property, &wanted)
    }
    for held in chain.held { askForOwnPublisher(held, &wanted) }
    for call in chain.laterCalls + chain.subscriberCalls { askForOwnFunction(call, &wanted) }
    for call in chain.subscriberCalls { askWhoImplements(call, &wanted) }
    if !chain.laterCalls.isEmpty {
      for type in Catalog.promisedPublishers { wanted.insert(.declaresType(type)) }
    }
  }

  /// A function or type of the program may have the name of a framework's that runs its closure later.
  private func askForOwnFunction(_ call: CallID, _ wanted: inout Set<Demand>) {
    let (name, receiver) = program.callName(call)
    wanted.insert(.declaresFunction(name))
    if let receiver { askForType(of: receiver, &wanted) } else { wanted.insert(.declaresType(name)) }
  }

  /// `bar.rx.taps`: an extension of the program may declare a member of the name.
  func askWhoAdds(_ member: String, _ wanted: inout Set<Demand>) {
    for type in Catalog.namespaceTypes { wanted.insert(Demand(name: member, use: .declaresMember, with: type)) }
  }

  /// `rows.bind(to: bar.rx.items) { … }`: the same for what a call binds to, and for the calls whose closures it stands in.
  func askWhoAddsBinders(around call: CallID, _ wanted: inout Set<Demand>) {
    var next: CallID? = call
    while let current = next {
      for index in program.argumentRange(current) {
        guard let binder = ContentsBinder(program.arguments[index].value, flow) else { continue }
        askWhoAdds(program.name(binder.name), &wanted)
        // `list.rx.items(dataSource: source)`: who stores the source into the property.
        for source in binder.call.map(program.argumentRange) ?? 0..<0 {
          guard let property = linked.trail.ownProperty(program.arguments[source].value) else { continue }
          askWhoStores(into: property, &wanted)
        }
      }
      next = linked.inference.closureSites[program.calls[current].function]?.call
    }
  }

  /// `client.rx`: the program may declare a property of a library's name.
  func askWhoDeclaresNamespaces(_ wanted: inout Set<Demand>) {
    for namespace in Catalog.extensionNamespaces { wanted.insert(.declaresMember(namespace)) }
  }
}
