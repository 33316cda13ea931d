/// Tokens of the program's own: objects whose `deinit` removes what a registration added.
final class TokenWrappers {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var known: [CallID: [CallID]] = [:]

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Calls of the program's own functions and initializers that return a wrapper of a registration's token.
  func callsReturningWrapper(of registration: Registration) -> [CallID] {
    if let calls = known[registration.call] { return calls }
    let calls = findCalls(returningWrapperOf: registration)
    known[registration.call] = calls
    return calls
  }

  private func findCalls(returningWrapperOf registration: Registration) -> [CallID] {
    let function = program.outermostFunction(program.calls[registration.call].function)
    let calls = linked.mentions.uses(of: function).calls
    if calls.isEmpty { return [] }
    let wrappers = types(wrapping: registration)
    guard !wrappers.isEmpty else { return [] }
    // A wrapper that its own block holds is not released with the last object that keeps it.
    let fact = program.functions[function]
    guard !linked.cycles.blockHoldsSelf(registration.call) || fact.kind != .initializer else { return [] }
    return calls.filter { call in
      guard !delegates(call), case .nominal(let id) = linked.inference.type(of: program.calls[call].value) else {
        return false
      }
      return wrappers.contains(id)
    }
  }

  /// The classes whose `deinit` removes what a registration added.
  private func types(wrapping registration: Registration) -> Set<NominalID> {
    let removals =
      registration.kind == .selector
      ? linked.removalIndex.removals(ending: registration)
      : linked.cycles.removals(of: program.calls[registration.call].value.node, registration)
    return removals.reduce(into: []) { types, removal in
      let place = program.outermostFunction(program.values[removal.argument].function)
      types.formUnion(linked.mentions.deinitOwners(of: place) ?? [])
    }
  }

  /// Returns true for a call that makes an object whose `deinit` removes what a registration added.
  func isWrapper(_ call: CallID, of registration: Registration) -> Bool {
    guard case .nominal(let type) = linked.inference.type(of: program.calls[call].value) else { return false }
    return types(wrapping: registration).contains { $0 == type || linked.table.tree.isAbove($0, type) }
  }

  /// Calls that make a wrapper for the token of a registration, which another object registers:
  /// `playing = Playing(center.addObserver(…))`.
  func callsMakingWrapper(of registration: Registration) -> [CallID] {
    let function = program.calls[registration.call].function
    let owner = linked.table.ownerID(of: function)
    let wrappers = types(wrapping: registration).filter { wrapper in
      owner.map { !linked.table.areRelated($0, wrapper) } ?? true
    }
    guard !wrappers.isEmpty else { return [] }
    let token = linked.reach.nodes(ofToken: registration.call)
    let stores = linked.flow.bodies.flows[linked.flow.bodies.body(of: function)].map { program.flows[$0] }
    let order = StoredOrder(linked)
    // `playing = Playing()` before `playing.token = …`
    let keepers = Set(
      stores.lazy.filter { token.contains($0.from.node) }.compactMap { [program] store in
        let target = program.values[store.to]
        return target.kind == .member ? order.variable(of: target.base) : nil
      })
    let kept = Set(stores.lazy.filter { order.variable(of: $0.to).map(keepers.contains) ?? false }.map(\.from))
    let conditions = linked.order.conditions(deciding: program.calls[registration.call].nameOffset, in: function)
    return wrappers.sorted().flatMap { wrapper in
      linked.lifetime.constructions(of: wrapper).map(\.call).filter { [program] call in
        let made = program.calls[call]
        // A wrapper that is made on a condition keeps the last of several tokens.
        guard linked.order.conditions(deciding: made.nameOffset, in: made.function) == conditions else { return false }
        return kept.contains(program.calls[call].value)
          || program.argumentRange(call).contains { token.contains(program.arguments[$0].value.node) }
      }
    }
  }

  /// Returns true if an initializer calls another initializer for the same object, as `self.init` does, which makes
  /// no object.
  func delegates(_ call: CallID) -> Bool {
    let (name, receiver) = program.callName(call)
    guard name == "init", let receiver else { return false }
    let kind = program.values[receiver].kind
    return kind == .selfReference || kind == .superReference
  }
}
