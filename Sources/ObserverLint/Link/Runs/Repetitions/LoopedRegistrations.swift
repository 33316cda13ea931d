/// Registrations of a method that a loop calls for each element.
extension Repetitions {
  /// `for item in items { add(item) }`: a method that registers the same for each element.
  func eachElement(_ site: Site, _ function: FunctionID, _ call: CallID, _ path: Path) -> Repetition? {
    let caller = program.calls[call]
    guard path.calls.isEmpty, path.parameters.isEmpty, program.isOnSelf(call),
      isInLoop(caller), !dependsOnPass(site)
    else { return nil }
    return Repetition(
      call: site.call, root: function, rootName: program.fullName(ofFunction: function), counterparts: [],
      chain: [call])
  }

  private func isInLoop(_ call: CallFact) -> Bool {
    if let loop = linked.order.loop(around: call.nameOffset, in: call.function) {
      return !loop.exits && linked.order.conditions(deciding: call.nameOffset, in: call.function).isEmpty
    }
    guard let site = linked.inference.closureSites[call.function], program.callName(site.call).name == "forEach",
      linked.inference.candidates(for: site.call).isEmpty
    else { return false }
    return linked.order.conditions(deciding: call.nameOffset, in: call.function).isEmpty
  }

  /// Returns true if a registration, or its block, names a local or a parameter of the function around.
  func dependsOnPass(_ site: Site) -> Bool {
    program.argumentRange(site.call).contains { namesLocal(program.arguments[$0].value) }
  }

  private func namesLocal(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    switch fact.kind {
    case .variable: return true
    case .member, .index, .cast: return namesLocal(fact.base)
    case .array, .alternatives: return program.operands(of: fact).contains { namesLocal($0) }
    case .call:
      return namesLocal(program.calls[fact.call].callee)
        || program.argumentRange(fact.call).contains { namesLocal(program.arguments[$0].value) }
    case .closure:
      return flow.bodies.values[flow.bodies.body(of: fact.closure)].contains { value in
        let inner = program.values[value]
        return inner.kind == .variable && linked.captures.isInside(inner.function, fact.closure)
          && !linked.captures.isInside(program.variables[inner.variable].function, fact.closure)
      }
    default: return false
    }
  }
}
