/// The open questions about objects that may be centers.
extension OpenQuestions {
  func askForCenters(_ wanted: inout Set<Demand>) {
    for name in Self.registrationNames {
      guard let id = linked.program.nameIDs[name] else { continue }
      for function in linked.table.functionsByName[id] ?? [] { askWhoConformsAsCenter(function, &wanted) }
    }
    for registration in linked.registrations { askWhereItComesFrom(registration.center, &wanted) }
    for call in linked.flow.registeringCalls { askWhatIsGiven(call, &wanted) }
  }

  /// A center that a caller gives may be a constant of another module.
  private func askWhereItComesFrom(_ center: ValueID?, _ wanted: inout Set<Demand>) {
    guard let center, linked.identity.sources(of: center).isEmpty else { return }
    let flow = linked.flow
    for node in flow.incoming.nearest(from: center.node, limit: 50) where node < flow.firstVariable {
      let fact = linked.program.values[node.value]
      let variables = fact.kind == .name ? flow.variables(named: fact.name, from: fact.function) : []
      for variable in variables where linked.program.variables[variable].wrapperKey >= 0 {
        wanted.insert(.declaresMember(linked.program.name(linked.program.variables[variable].wrapperKey)))
      }
      guard fact.kind == .name, variables.isEmpty else { continue }
      if let owner = linked.table.owner(of: fact.function) {
        askForHierarchy(of: owner, &wanted)
      } else {
        wanted.insert(.declaresMember(linked.program.name(fact.name)))
      }
    }
  }

  private static let registrations = Catalog.blockRegistrations.union(Catalog.selectorRegistrations)
  private static let registrationNames = Set(registrations.map { String($0.prefix { $0 != "(" }) })

  /// A protocol that declares what Foundation's centers have: a file that has none of the words may make those conform.
  private func askWhoConformsAsCenter(_ function: FunctionID, _ wanted: inout Set<Demand>) {
    guard let owner = linked.table.owner(of: function), linked.table.isProtocol(owner.id),
      !linked.inference.isCenter(owner.id), Self.registrations.contains(linked.program.fullName(ofFunction: function))
    else { return }
    wanted.insert(owner.demand(.mentions))
  }

  /// `center.configured { $0.addObserver(…) }`: who declares what the closure is given to, where its parameter's type is
  /// not known.
  private func askWhatIsGiven(_ call: CallID, _ wanted: inout Set<Demand>) {
    guard let receiver = linked.program.receiver(call), linked.inference.type(of: receiver).isUnknown else { return }
    let fact = linked.program.values[receiver]
    guard fact.kind == .variable else { return }
    let full = linked.program.fullName(call)
    guard
      linked.program.isSelectorRegistration(full)
        || linked.inference.isBlockRegistration(full, name: linked.program.callName(call).name)
    else { return }
    let variable = linked.program.variables[fact.variable]
    guard variable.kind == .parameter, let site = linked.inference.closureSites[variable.function] else { return }
    askWhoDeclares(linked.program.callName(site.call).name, &wanted)
    askForReceiver(of: site.call, &wanted)
  }
}
