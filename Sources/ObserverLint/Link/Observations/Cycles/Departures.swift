/// Code with which an object may end that runs it: a screen goes away, or other code is told, which may let go of the object.
struct Departures {
  private let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if an object may end with a run of its methods.
  ///
  /// - Parameter frames: the functions on the way, of which each calls the next.
  func mayEnd(_ owner: NominalID, with frames: [FunctionID]) -> Bool {
    let isScreen = linked.table.ancestors(owner).contains {
      linked.table.nominals[$0].isExternal && Catalog.mainActorTypes.contains(linked.table.nominals[$0].lastName)
    }
    if isScreen, frames.contains(where: leavesScreen) { return true }
    let bodies = Set(frames.map(linked.flow.bodies.body))
    return bodies.contains { body in
      linked.flow.bodies.calls[body].contains { call in
        guard frames.contains(program.calls[call].function), linked.observationsByCall[call] == nil else {
          return false
        }
        let targets = linked.runs.targets(of: call)
        if targets.isEmpty { return linked.userActions.handsSelfOn(call) || isReport(call) }
        return isScreen
          && targets.contains { !frames.contains($0) && linked.userActions.mayLeave($0) }
      }
    }
  }

  /// `dismiss(animated: true)`, `window.rootViewController = page`: returns true if a function takes the screen of `self`
  /// away. The closures of observations run later.
  private func leavesScreen(_ function: FunctionID) -> Bool {
    linked.flow.bodies.values[linked.flow.bodies.body(of: function)].contains { value in
      let fact = program.values[value]
      guard fact.kind == .name || fact.kind == .member, !isOfLocal(fact), linked.isOwnCode(value, of: function) else {
        return false
      }
      let name = program.name(fact.name)
      return Catalog.leavingMethods.contains(name) || Catalog.leavingProperties.contains(name)
    }
  }

  private func isOfLocal(_ member: ValueFact) -> Bool {
    var fact = member
    while fact.kind == .member { fact = program.values[fact.base] }
    return fact.kind == .variable && !linked.inference.isBoundToSelf(fact.variable)
  }

  /// `delegate?.finished()`, `onEnd()`
  private func isReport(_ call: CallID) -> Bool {
    let object = program.receiver(call) ?? program.calls[call].callee
    let fact = program.values[object]
    guard fact.kind == .name || fact.kind == .member && program.isSelf(fact.base) else { return false }
    let variables =
      fact.kind == .name
      ? linked.flow.variables(named: fact.name, from: fact.function)
      : linked.flow.fields(fact.name, ofBase: fact.base).variables
    return variables.contains { program.variables[$0].isWeak || program.receiver(call) == nil }
  }
}
