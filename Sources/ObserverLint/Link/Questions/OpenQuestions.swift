/// The open questions of the program so far, as names that other files may declare or use. A name is asked for only
/// if a verdict depends on it.
struct OpenQuestions {
  let linked: LinkedProgram
  private let subjects: Subjects
  var program: Program { linked.program }
  var table: TypeTable { linked.table }
  var flow: ValueFlow { linked.flow }

  let asked = AskedOnce()

  init(_ linked: LinkedProgram, _ subjects: Subjects) {
    self.linked = linked
    self.subjects = subjects
  }

  func demands() -> Set<Demand> {
    var wanted: Set<Demand> = []
    for owner in owners() { askForHierarchy(of: owner, &wanted) }
    if subjects.contains(.registrations) {
      for site in linked.tokenSites + linked.lostObservations { askAbout(site, &wanted) }
      for site in linked.observerSites { askAbout(site, &wanted) }
      askWhatEndsKeyPaths(&wanted)
      for site in linked.keyPathSites.all { askWhatKeepsObject(of: site, &wanted) }
      for variable in linked.keyPathSites.storedByObserver {
        wanted.insert(.stores(program.name(program.variables[variable].name)))
      }
    }
    askForUntoldNames(&wanted)
    askForCenters(&wanted)
    if subjects.contains(.payloads) {
      askForPayloads(&wanted)
      askForAccessors(&wanted)
    }
    if subjects.contains(.observations) { askAboutObservations(&wanted) }
    if subjects.contains(.lastingObservations) {
      for observation in linked.observations { askAboutLoss(of: observation, &wanted) }
    }
    if subjects.contains(.removals) { askForRemovals(&wanted) }
    if subjects.contains(.repetitions) { askForRepetitions(&wanted) }
    if subjects.contains(.posts) {
      linked.contracts.ask(&wanted)
      for value in linked.contracts.openValues { askForOpenValue(value, &wanted) }
      for name in linked.contracts.openNames { askWhatDeclares(name, &wanted) }
    }
    for type in linked.lifetime.reliedOn { askWhoMakes(type, &wanted) }
    let holders = linked.lifetime.reliedOnHolders.union(linked.ownership.reliedOnHolders)
    for holder in holders { askWhoStores(into: holder, &wanted) }
    for type in linked.ownership.reliedOn {
      askWhoHasMetatypes(of: type, &wanted)
      for below in asked.newBelow(type, table) { wanted.insert(table.nominals[below].demand(.makes)) }
    }
    for function in linked.ownership.functionsReliedOn {
      askForCallers(of: function, &wanted)
      // Unless the program declares the overridden method, a framework may call the method. A protocol that was not read
      // may require a method without callers.
      if program.functions[function].isOverride || linked.calls(of: function).isEmpty,
        let owner = table.owner(of: function)
      {
        askForHierarchy(of: owner, &wanted)
      }
    }
    for function in linked.partialEnds.helpers { askForCallers(of: function, &wanted) }
    for function in linked.idleFunctions.reliedOn {
      wanted.insert(.reaches(program.name(program.functions[function].name)))
    }
    wanted.formUnion(linked.ownership.previews.asked)
    wanted.formUnion(linked.ownership.asked)
    for type in linked.lifetime.unseenMakers.union(linked.ownership.shownTypes) {
      askForHierarchy(of: table.nominals[type], &wanted)
    }
    // Word lists have operators only where these are declared.
    return Set(wanted.map { OperatorSpelling.isName($0.name) ? .declaresMember($0.name) : $0 })
  }

  // MARK: Hierarchies

  /// The types whose methods register, remove or loop over notifications.
  private func owners() -> [NominalType] {
    var functions = linked.registrations.map { program.calls[$0.call].function }
    functions += flow.removalArguments.map { program.values[$0.argument].function }
    functions += (linked.notificationLoops + linked.openLoops).map(\.loop.function)
    functions += linked.keyPathSites.all.map { program.calls[$0.call].function }
    var seen: Set<NominalID> = []
    return functions.compactMap { table.owner(of: $0) }.filter { seen.insert($0.id).inserted }
  }

  func askForHierarchy(of owner: NominalType, _ wanted: inout Set<Demand>) {
    for id in asked.newAbove(owner.id, table) {
      for parent in table.nominals[id].unseenParents { wanted.insert(.declaresSupertype(TypeName.lastPart(parent))) }
      // An extension of a type that another file declares, and protocols of others: they may inherit from one by which an
      // owner lives as long as the process, and have requirements by which it is called.
      if table.nominals[id].isExternal, !SystemTypes.isKnown(table.nominals[id].path) {
        wanted.insert(table.nominals[id].demand(.declaresSupertype))
      }
    }
  }

  // MARK: Tokens

  private func askAbout(_ site: TokenSite, _ wanted: inout Set<Demand>) {
    let function = program.calls[site.call].function
    let token = program.calls[site.call].value
    askWhoConforms(site, &wanted)
    switch site.fate {
    case .removed:
      // An operator on an unknown type may be taken for another operator, which removes.
      for value in flow.outgoing.nearest(from: token.node, limit: 60) where value < flow.firstVariable {
        askForOperators(taking: value.value, &wanted)
      }
      return
    case .unknown:
      askForResultBuilder(around: site.call, &wanted)
      askWhereItGoes(token, &wanted)
    case .kept:
      for node in site.storage {
        guard let variable = linked.flow.variable(ofNode: node) else { continue }
        let fact = program.variables[variable]
        if !fact.isPrivate { askWhoReaches(variable, &wanted) }
      }
      askWhereItGoes(token, &wanted)
    case .dropped: askWhereItGoes(token, &wanted)
    }
    if let owner = table.owner(of: function) { askWhoMakes(owner.id, &wanted) }
    askWhoRunsAgain(site, &wanted)
  }

  /// The functions that hand the token on, and those that it is given to.
  private func askWhereItGoes(_ token: ValueID, _ wanted: inout Set<Demand>) {
    let reached = flow.outgoing.nearest(from: token.node, limit: 60)
    let values = Set(reached.filter { $0 < flow.firstVariable })
    for node in reached where node >= flow.firstResult && node < flow.firstSelf {
      let function = program.functions[flow.function(at: node)]
      if function.kind == .function, !function.isPrivate,
        !Catalog.transformingFunctions.contains(program.name(function.name))
      {
        wanted.insert(.mentions(program.name(function.name)))
      }
      // A closure's result is what the function makes of it that the closure is given to.
      if let site = linked.inference.closureSites[flow.function(at: node)], flow.callTargets[site.call] == nil {
        askWhatItCalls(site.call, &wanted)
      }
    }
    // A parameter of a closure that the token is stored into: whoever takes the closure has it back.
    for node in reached where node >= flow.firstVariable && node < flow.firstResult {
      let variable = program.variables[flow.variable(at: node)]
      guard variable.kind == .parameter, let site = linked.inference.closureSites[variable.function],
        flow.callTargets[site.call] == nil
      else { continue }
      askWhatItCalls(site.call, &wanted)
      askForReceiver(of: site.call, &wanted)
    }
    for value in values {
      askForOperators(taking: value.value, &wanted)
      for call in linked.callsTaking(value.value) {
        guard let targets = flow.callTargets[call] else {
          askWhatItCalls(call, &wanted)
          continue
        }
        // A method of an extension keeps the token in a property of the type.
        for owner in targets.compactMap({ table.owner(of: $0) }) where owner.isExternal {
          askForHierarchy(of: owner, &wanted)
        }
      }
    }
    for value in values {
      let fact = program.values[value.value]
      // A property that the token is stored into, declared in a file not read.
      if fact.kind == .member || fact.kind == .name, flow.outgoing[value].contains(flow.unknownNode) {
        wanted.insert(.declaresMember(program.name(fact.name)))
      }
    }
  }

  private func askForOperators(taking value: ValueID, _ wanted: inout Set<Demand>) {
    for call in linked.callsTaking(value) {
      for candidate in linked.inference.candidates(for: call) where program.isOperator(candidate) {
        askForParameterTypes(of: candidate, &wanted)
      }
    }
  }

  /// Where a call is a statement of a closure: what takes the closure, and whether it collects the statements' values.
  func askForResultBuilder(around call: CallID, _ wanted: inout Set<Demand>) {
    let fact = program.calls[call]
    guard fact.use == .statement, let site = linked.inference.closureSites[fact.function] else { return }
    if case .unknown(let attribute?) = flow.resultBuilding(fact.function) {
      wanted.insert(.declaresType(attribute))
    } else if linked.inference.candidates(for: site.call).isEmpty {
      askWhoDeclares(program.callName(site.call).name, &wanted)
      askForReceiver(of: site.call, &wanted)
    }
  }

  private func askWhatItCalls(_ call: CallID, _ wanted: inout Set<Demand>) {
    if let type = linked.inference.typesMadeImplicitly[call], table.nominals[type].isExternal {
      wanted.insert(table.nominals[type].demand(.declaresType))
      return
    }
    let name = program.callName(call).name
    guard !Catalog.resultIgnoringFunctions.contains(name), !Catalog.transformingFunctions.contains(name),
      !Catalog.nonKeepingFunctions.contains(name)
    else { return }
    askWhoDeclares(name, &wanted)
  }

  /// Who declares a function of that name, or a type whose initializer is meant.
  func askWhoDeclares(_ name: String, _ wanted: inout Set<Demand>) {
    guard let first = name.utf8.first else { return }
    wanted.insert(first >= 0x41 && first <= 0x5A ? .declaresType(name) : .declaresFunction(name))
  }

  /// Who makes values of the types by which it is decided how long one lives, and of those below them.
  func askWhoMakes(_ owner: NominalID, _ wanted: inout Set<Demand>) {
    guard asked.owners.insert(owner).inserted else { return }
    for root in linked.lifetime.undecided(owner) {
      for type in asked.newBelow(root, table) {
        wanted.insert(table.nominals[type].demand(.makes))
        // An extension may make it the delegate of the application.
        for delegate in Catalog.processLongProtocols.sorted() {
          wanted.insert(.declaresType(table.nominals[type].lastName, with: delegate))
        }
      }
    }
  }

  /// Who uses a property, on an object or in a type that has it. A file that declares another member or a local of that name
  /// may use this property alone, and then names the type or one below it.
  func askWhoReaches(_ variable: VariableID, _ wanted: inout Set<Demand>) {
    let fact = program.variables[variable]
    let name = program.name(fact.name)
    wanted.insert(.reaches(name))
    guard let owner = table.nominal(of: fact.owner) else {
      wanted.insert(.mentions(name))
      return
    }
    for type in [owner.id] + table.typesWithMember(fact.name, of: owner.id, limit: 64) {
      wanted.insert(.mentions(name, with: table.nominals[type].firstName))
    }
  }

  /// Who stores into a variable. A file that stores into a static property from outside names the type.
  func askWhoStores(into variable: VariableID, _ wanted: inout Set<Demand>) {
    let fact = program.variables[variable]
    guard !fact.isPrivate else { return }
    let owner = fact.isStatic ? table.nominal(of: fact.owner)?.firstName : nil
    wanted.insert(.stores(program.name(fact.name), with: owner))
  }

  // MARK: Payloads

  /// A closure that reads `userInfo` of a parameter whose type a function of another file tells.
  private func askForPayloads(_ wanted: inout Set<Demand>) {
    guard let userInfo = program.nameIDs["userInfo"] else { return }
    for value in flow.bodies.mentions(of: userInfo) {
      let fact = program.values[value]
      guard fact.kind == .member else { continue }
      let base = program.values[fact.base]
      if base.kind == .variable { askForStream(of: program.variables[base.variable], &wanted) }
      guard base.kind == .variable, linked.inference.type(of: fact.base).isUnknown else { continue }
      let variable = program.variables[base.variable]
      guard variable.function >= 0, let site = linked.inference.closureSites[variable.function] else { continue }
      wanted.insert(.declaresFunction(program.callName(site.call).name))
      askForReceiver(of: site.call, &wanted)
      askForParameterType(site.argument, of: site.call, &wanted)
      // `onReceive(alerts)`: what is received is declared with the type.
      for index in program.argumentRange(site.call) {
        let argument = program.arguments[index].value
        guard program.values[argument].kind == .name, linked.inference.type(of: argument).isUnknown else {
          continue
        }
        wanted.insert(.declaresMember(program.name(program.values[argument].name)))
      }
    }
  }

  /// The receiver of the call that begins the stream of an element: its type may declare such a call itself.
  private func askForStream(of element: VariableFact, _ wanted: inout Set<Demand>) {
    var next: ValueID? = element.isElement && element.initial >= 0 ? element.initial : nil
    if element.function >= 0, let site = linked.inference.closureSites[element.function] {
      next = program.callName(site.call).receiver
    }
    while let value = next, case .notificationStream = linked.inference.type(of: value) {
      let fact = program.values[value]
      switch fact.kind {
      case .call: next = program.callName(fact.call).receiver
      case .member: next = fact.base
      default: return
      }
    }
    if let next { _ = askWhatDeclares(typeOf: next, &wanted) }
  }
}
