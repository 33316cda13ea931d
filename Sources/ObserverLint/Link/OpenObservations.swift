/// The open questions about observations that end with their token, and about the objects that they hold.
extension OpenQuestions {
  func askAboutObservations(_ wanted: inout NamesWanted) {
    for site in linked.cycles.sites { ask(about: site, &wanted) }
    for observation in linked.observations { ask(about: observation, &wanted) }
    for site in linked.notificationLoops { ask(about: site, &wanted) }
    for registration in linked.registrations where registration.kind == .block { ask(about: registration, &wanted) }
  }

  /// Who gives the block to an object that removes the observer when it is released.
  private func ask(about registration: Registration, _ wanted: inout NamesWanted) {
    let program = linked.program
    let function = program.outermostFunction(program.calls[Int(registration.call)].function)
    let fact = program.functions[Int(function)]
    guard fact.parameterCount > 0, linked.cycles.takesBlock(registration.call) else { return }
    let removals = linked.cycles.removals(of: program.calls[Int(registration.call)].value, registration)
    guard
      removals.contains(where: { linked.mentions.deinitOwners(of: program.values[Int($0.argument)].function) != nil })
    else { return }
    if fact.kind == .initializer {
      if let owner = linked.table.owner(of: function), !owner.isExternal {
        wanted.mentioned.insert(owner.lastName)
      }
    } else {
      askWhoCalls(function, &wanted)
    }
  }

  private func ask(about site: CycleSite, _ wanted: inout NamesWanted) {
    guard site.hold != nil else { return }
    if site.owner == nil { askWhoConforms(linked.program.calls[Int(site.call)].function, &wanted) }
    guard site.silence == nil else { return }
    askForOwner(site.owner, &wanted)
    // Whether a weak hold would be the last one is told by all who make the owner.
    if let owner = site.owner, !linked.table.nominals[owner].isExternal {
      wanted.mentioned.insert(linked.table.nominals[owner].lastName)
    }
    if let storage = site.storage { askWhoMentions(storage, &wanted) }
    for removal in site.removals { askWhoCalls(linked.program.values[Int(removal)].function, &wanted) }
    // A method of the program's own by that name would be another one than the catalog's.
    wanted.declared.insert(linked.program.callName(site.call).name)
  }

  /// Where what is observed comes from, where a verdict hangs on it.
  private func ask(about observation: Observation, _ wanted: inout NamesWanted) {
    let program = linked.program
    var isDropped = false
    if case .dropped = observation.destination, case .released = observation.kind { isDropped = true }
    let holds = linked.cycles.holdsSelf(observation)
    askForResultBuilder(around: observation.call, &wanted)
    guard isDropped || holds else {
      // The bag of an extension is declared with its class.
      if case .elsewhere = observation.destination,
        let owner = linked.table.owner(of: program.calls[Int(observation.call)].function), owner.isExternal
      {
        askForHierarchy(of: owner, &wanted)
      }
      return
    }
    switch observation.chain.ending {
    case .unknown: askForReceiver(of: observation.call, &wanted)
    case .never:
      if let subject = observation.chain.subject { askWhoMentions(subject, &wanted) }
    case .atOnce: return
    }
    // The bag may be a superclass's.
    let function = program.calls[Int(observation.call)].function
    if case .elsewhere = observation.destination, let owner = linked.table.owner(of: function) {
      askForHierarchy(of: owner, &wanted)
    }
    if isDropped {
      wanted.declared.insert(program.callName(observation.call).name)
      askForReceiver(of: observation.call, &wanted)
    }
  }

  private func ask(about site: LoopSite, _ wanted: inout NamesWanted) {
    if site.silence == nil {
      askForOwner(linked.captures.referenceType(ofSelfIn: site.loop.function), &wanted)
      if let storage = site.storage { askWhoMentions(storage, &wanted) }
    }
    if !site.loop.endsItself { askWhoCalls(site.loop.function, &wanted) }
  }

  /// Who makes instances, and what stands above them: they may live for as long as the process does.
  private func askForOwner(_ owner: Int?, _ wanted: inout NamesWanted) {
    guard let owner, !linked.table.nominals[owner].isExternal else { return }
    let nominal = linked.table.nominals[owner]
    askWhoMakes(owner, &wanted)
    // A protocol's methods run in those that conform to it.
    if linked.program.types[Int(nominal.declaration)].keyword == .protocol { wanted.mentioned.insert(nominal.lastName) }
  }

  /// The methods that a protocol has run in those that conform to it.
  private func askWhoConforms(_ function: FunctionID, _ wanted: inout NamesWanted) {
    if let owner = linked.table.owner(of: function), linked.table.isProtocol(owner.id) {
      wanted.mentioned.insert(owner.lastName)
    }
  }

  func askWhoMentions(_ variable: VariableID, _ wanted: inout NamesWanted) {
    let fact = linked.program.variables[Int(variable)]
    guard !fact.isPrivate, fact.kind == .field || fact.kind == .global else { return }
    wanted.mentioned.insert(linked.program.name(fact.name))
  }

  private func askWhoCalls(_ function: FunctionID, _ wanted: inout NamesWanted) {
    let outermost = linked.program.outermostFunction(function)
    let fact = linked.program.functions[Int(outermost)]
    if fact.kind == .function, !fact.isPrivate { wanted.mentioned.insert(linked.program.name(fact.name)) }
  }
}
