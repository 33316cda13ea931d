/// The open questions about the observables that the program declares itself.
extension OpenQuestions {
  /// Who gives closures to the observables, and who takes closures out of their collections.
  func askAboutOwnObservables(_ wanted: inout Set<Demand>) {
    let kept = linked.keptClosures
    for name in kept.undeclared { wanted.insert(.declaresType(program.name(name))) }
    for method in kept.methods.keys { wanted.insert(.reaches(program.name(program.functions[method].name))) }
    for method in kept.methods.values { askWhoMentions(method.collection, &wanted) }
    // A method of an extension may fill the collection.
    for property in kept.collectionsOfClosures { askWhoMentions(property, &wanted) }
    for name in kept.names {
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

  /// The object that a call observes. An observable of the program may have the name of a library's type.
  func askForSource(of observation: Observation, _ wanted: inout Set<Demand>) {
    askForReceiver(of: observation.call, &wanted)
    if case .lasting = observation.kind { askWhoDeclares(program.callName(observation.call).name, &wanted) }
  }

  private func hasClosure(_ call: CallID) -> Bool {
    program.argumentRange(call).contains { program.values[program.arguments[$0].value].kind == .closure }
  }
}
