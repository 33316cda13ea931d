/// The open questions about the observables that the program declares itself.
extension OpenQuestions {
  /// Who gives closures to the observables, and who takes closures out of their collections.
  func askAboutOwnObservables(_ wanted: inout Set<Demand>) {
    let kept = linked.keptClosures
    for name in kept.undeclared { wanted.insert(.declaresType(program.name(name))) }
    // A list of completions that the class empties is no observable: no caller matters.
    let lasting = kept.methods.filter { !kept.removals.mayEndAll(of: $0.key, $0.value) }
    for (function, method) in lasting {
      wanted.insert(.reaches(program.name(program.functions[function].name)))
      askWhoMentions(method.collection, &wanted)
    }
    for property in kept.collectionsOfClosures { askWhoExtends(property, &wanted) }
    for name in Set(lasting.keys.map { program.functions[$0].name }) {
      for call in program.calls(named: name) where linked.inference.candidates(for: call).count != 1 || hasClosure(call)
      {
        askForReceiver(of: call, &wanted)
      }
    }
    for function in kept.removals.functionsAsked where !program.functions[function].isPrivate {
      wanted.insert(.reaches(program.name(program.functions[function].name)))
    }
    for property in kept.removals.propertiesAsked { askWhoMentions(property, &wanted) }
  }

  /// A method of an extension or a subclass in another file may fill the collection.
  private func askWhoExtends(_ property: VariableID, _ wanted: inout Set<Demand>) {
    let fact = linked.program.variables[property]
    guard !fact.isPrivate, let owner = linked.table.nominal(of: fact.owner) else { return }
    for type in [owner.id] + linked.table.typesWithMember(fact.name, of: owner.id, limit: 64) {
      wanted.insert(.mentions(linked.program.name(fact.name), with: linked.table.nominals[type].firstName))
    }
  }

  /// The object that a call observes. An observable of the program may have the name of a library's type.
  func askForSource(of observation: Observation, _ wanted: inout Set<Demand>) {
    askForReceiver(of: observation.call, &wanted)
    if case .lasting = observation.kind { askWhoDeclares(program.callName(observation.call).name, &wanted) }
  }

  private func hasClosure(_ call: CallID) -> Bool {
    program.argumentRange(call).contains { program.values[program.arguments[$0].value].kind == .closure }
  }
}
