/// Code that sends to a subject while an observation of the subject goes on.
struct SubjectFeeds {
  let repetitions: Repetitions
  private var linked: LinkedProgram { repetitions.linked }
  private var program: Program { linked.program }

  /// Returns true if code may send to a subject after an observation in a function has begun. The value that the subject had
  /// before arrives once. A new object observes nothing before it is in use.
  func mayFollow(_ subject: VariableID, observationIn function: FunctionID) -> Bool {
    let isBegun = runsInInitializer(function)
    return linked.mentions.values(namingProperty: subject).contains { value in
      let place = program.values[value].function
      return !linked.mentions.isTest(place) && !runsWithBeginning(place)
        && maySend(value) && (isBegun || !NewObjects(linked: linked).have(value))
        && !(linked.observedSubjects[value]?.contains(subject) ?? false)
    }
  }

  private func runsWithBeginning(_ place: FunctionID) -> Bool {
    var function = place
    while program.functions[function].kind == .closure, linked.runsAtOnce(function) {
      function = program.functions[function].parent
    }
    return repetitions.isBeginning(function)
  }

  /// Returns true if an initializer of a function's type runs the function.
  private func runsInInitializer(_ function: FunctionID) -> Bool {
    guard let owner = linked.table.owner(of: function), let name = program.nameIDs["init"] else { return false }
    let running = linked.runs.bodiesRunning([linked.flow.bodies.body(of: function)])
    return (owner.functions[name] ?? []).contains { running.contains(linked.flow.bodies.body(of: $0)) }
  }

  /// Returns false for a place that only reads a subject, or passes its values on: the result of the subject's method is used.
  private func maySend(_ value: ValueID) -> Bool {
    let uses = linked.trail.uses(in: program.values[value].function)
    if uses.stores[value] != nil { return false }
    return uses[value].isEmpty || uses[value].contains { maySend($0, uses) }
  }

  private func maySend(_ use: ValueUses.Use, _ uses: ValueUses) -> Bool {
    switch use {
    case .member(let member):
      guard let call = uses.call(of: member) else {
        let name = program.name(program.values[member].name)
        return uses.stores[member] != nil || !Catalog.currentValues.contains(name)
      }
      let result = program.calls[call].value
      if Catalog.identityOperators.contains(program.callName(call).name) { return maySend(result) }
      return !uses[result].contains { use in
        switch use {
        case .member, .argument, .stored: true
        // `switch result { case .success: subject.send(1) … }` may be what a closure returns.
        case .returned, .part: false
        }
      }
    case .argument(let call, _): return !Catalog.combiningOperators.contains(program.callName(call).name)
    default: return true
    }
  }
}
