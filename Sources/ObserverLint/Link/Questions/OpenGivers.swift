/// Objects that give themselves to the code that observes for them.
extension OpenQuestions {
  /// Who calls a method with itself, where an observation holds what the method is given.
  func askWhoGivesItself(to observation: Observation, _ wanted: inout Set<Demand>) {
    let program = linked.program
    guard case .ownProperties = observation.destination else { return }
    let function = program.outermostFunction(program.calls[Int(observation.call)].function)
    for parameter in observation.blocks.flatMap({ linked.captures.locals(heldBy: $0) }) {
      askWhoGivesItself(to: parameter, of: function, &wanted, depth: 0)
    }
  }

  /// `_ = bus.subscribe { … }`: who calls a function that returns an observation, and keeps nothing.
  func askWhoDropsResult(of observation: Observation, _ wanted: inout Set<Demand>) {
    guard case .released = observation.kind, case .elsewhere = observation.destination,
      let function = linked.trail.functionReturningAlone(observation.call)
    else { return }
    switch observation.chain.ending {
    case .never, .later: askForCallers(of: function, &wanted)
    case .atOnce, .unknown: return
    }
  }

  private func askWhoGivesItself(
    to parameter: VariableID, of function: FunctionID, _ wanted: inout Set<Demand>, depth: Int
  ) {
    let variable = program.variables[Int(parameter)]
    let fact = program.functions[Int(function)]
    guard depth < 4, fact.kind == .function, variable.kind == .parameter, variable.function == function else { return }
    // `view.addSubview(child)` beside a call of the child's method.
    for adder in Catalog.viewAdders where isView(linked.inference.type(ofVariable: parameter)) {
      wanted.insert(.mentions(program.name(fact.name), with: adder))
    }
    if case .nominal(let id) = linked.inference.type(ofVariable: parameter) {
      guard mayBeObject(id) else { return }
      wanted.insert(.mentions(program.name(fact.name), with: linked.table.nominals[id].firstName))
    }
    for call in linked.mentions.uses(of: function).calls {
      let caller = program.outermostFunction(program.calls[Int(call)].function)
      if let owner = linked.table.owner(of: caller), owner.isExternal { askForHierarchy(of: owner, &wanted) }
      guard let argument = linked.inference.argument(of: call, for: parameter, of: function) else { continue }
      let given = program.values[Int(argument)]
      if given.kind == .variable {
        askWhoGivesItself(to: given.a, of: caller, &wanted, depth: depth + 1)
      } else if let receiver = program.receiver(call), program.values[Int(receiver)].kind == .variable {
        // The local that the method is called on may be what the function around makes.
        askForCallers(of: caller, &wanted)
      }
    }
  }

  /// Returns true for a class that a framework declares, or a class below it.
  private func isView(_ type: InferredType) -> Bool {
    guard case .nominal(let id) = type else { return false }
    let nominal = linked.table.nominals[id]
    if nominal.isExternal { return Catalog.mainActorTypes.contains(nominal.lastName) }
    return linked.table.conforms(id, toExternal: Catalog.mainActorTypes)
  }

  private func mayBeObject(_ type: Int) -> Bool {
    let nominal = linked.table.nominals[type]
    if linked.table.isClassBound(type) { return true }
    return nominal.isExternal
      ? !SystemTypes.isKnown(nominal.path)
      : linked.program.types[Int(nominal.declaration)].keyword == .protocol
  }
}
