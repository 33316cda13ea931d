/// Tokens of the program's own: objects whose `deinit` removes what a registration added.
final class TokenWrappers {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var known: [CallID: [CallID]] = [:]

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Calls of the program's own functions and initialisers that return a wrapper of a registration's token.
  func callsReturningWrapper(of registration: Registration) -> [CallID] {
    if let calls = known[registration.call] { return calls }
    let calls = findCalls(returningWrapperOf: registration)
    known[registration.call] = calls
    return calls
  }

  private func findCalls(returningWrapperOf registration: Registration) -> [CallID] {
    let function = program.outermostFunction(program.calls[Int(registration.call)].function)
    let calls = linked.mentions.uses(of: function).calls
    if calls.isEmpty { return [] }
    let removals = linked.cycles.removals(of: program.calls[Int(registration.call)].value, registration)
    let wrappers = removals.reduce(into: Set<Int>()) { types, removal in
      let place = program.outermostFunction(program.values[Int(removal.argument)].function)
      types.formUnion(linked.mentions.deinitOwners(of: place) ?? [])
    }
    guard !wrappers.isEmpty else { return [] }
    // A wrapper that its own block holds is not released with the last object that keeps it.
    let fact = program.functions[Int(function)]
    guard !linked.cycles.blockHoldsSelf(registration.call) || fact.kind != .initializer else { return [] }
    return calls.filter { call in
      guard !delegates(call), case .nominal(let id) = linked.inference.type(of: program.calls[Int(call)].value) else {
        return false
      }
      return wrappers.contains(id)
    }
  }

  /// Returns true if an initialiser calls another initialiser for the same object, as `self.init` does, which makes
  /// no object.
  private func delegates(_ call: CallID) -> Bool {
    let (name, receiver) = program.callName(call)
    guard name == "init", let receiver else { return false }
    let kind = program.values[Int(receiver)].kind
    return kind == .selfReference || kind == .superReference
  }
}
