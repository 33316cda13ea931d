/// Objects that give themselves to the code that observes for them.
extension OpenQuestions {
  /// Who calls a method with itself, where an observation holds what the method is given.
  func askWhoGivesItself(to observation: Observation, _ wanted: inout Set<Demand>) {
    let program = linked.program
    guard case .ownProperties = observation.destination else { return }
    let function = program.outermostFunction(program.calls[observation.call].function)
    for parameter in observation.blocks.flatMap({ linked.captures.locals(heldBy: $0) }) {
      askWhoGivesItself(to: parameter, of: function, &wanted, depth: 0)
    }
  }

  private func askWhoGivesItself(
    to parameter: VariableID, of function: FunctionID, _ wanted: inout Set<Demand>, depth: Int
  ) {
    let variable = program.variables[parameter]
    let fact = program.functions[function]
    guard depth < 4, fact.kind == .function, variable.kind == .parameter, variable.function == function else { return }
    if case .nominal(let id) = linked.inference.type(ofVariable: parameter) {
      guard mayBeObject(id) else { return }
      wanted.insert(.mentions(program.name(fact.name), with: linked.table.nominals[id].firstName))
    }
    for call in linked.mentions.uses(of: function).calls {
      let caller = program.outermostFunction(program.calls[call].function)
      if let owner = linked.table.owner(of: caller), owner.isExternal { askForHierarchy(of: owner, &wanted) }
      guard let argument = linked.inference.argument(of: call, for: parameter, of: function) else { continue }
      let given = program.values[argument]
      if given.kind == .variable {
        askWhoGivesItself(to: given.variable, of: caller, &wanted, depth: depth + 1)
      } else if let receiver = program.receiver(call), program.values[receiver].kind == .variable {
        // The local that the method is called on may be what the function around makes.
        askForCallers(of: caller, &wanted)
      }
    }
  }

  /// The types of the objects that observations in bags hold, who runs the code that makes the objects, and who takes them out
  /// of the collections that keep them.
  func askAboutNewObjects(_ wanted: inout Set<Demand>) {
    let newObjects = linked.cycles.newObjects
    for observation in linked.observations {
      for call in newObjects.holds(of: observation).flatMap({ newObjects.calls(giving: $0.value) }) {
        askForType(of: program.calls[call].value, &wanted)
      }
    }
    for function in newObjects.open.functions { askForCallers(of: function, &wanted) }
    for call in newObjects.open.observations { askForReceiver(of: call, &wanted) }
    for collection in newObjects.reliedOn { askWhoMentions(collection, &wanted) }
  }

  /// Returns true if an observation holds `self`, or if it is in a bag and holds an object that the code around makes.
  func holdsSelfOrNewObject(_ observation: Observation) -> Bool {
    if linked.cycles.holdsSelf(observation) { return true }
    let newObjects = linked.cycles.newObjects
    return newObjects.holds(of: observation).contains { hold in
      newObjects.type(of: hold) != nil && !newObjects.makings(of: hold.value).isEmpty
    }
  }

  private func mayBeObject(_ type: NominalID) -> Bool {
    let nominal = linked.table.nominals[type]
    if linked.table.isClassBound(type) { return true }
    return nominal.isExternal
      ? !SystemTypes.isKnown(nominal.path)
      : linked.program.types[nominal.declaration].keyword == .protocol
  }
}
