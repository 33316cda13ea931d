/// Helpers that register, and that the beginning of an object calls twice.
extension Repetitions {
  /// `init() { observe(); load(); observe() }`, or `viewDidLoad` calls `observe()` as `super.viewDidLoad()` does: the function
  /// that runs the helper first, and the call that runs it again, while the same object begins. `duplicate_registration`
  /// reports selectors.
  func beginningTwice(_ site: Site, _ helper: FunctionID, _ callers: [CallID], _ path: Path)
    -> (first: FunctionID, again: CallID)?
  {
    guard callers.count > 1, linked.registration(of: site.call)?.kind != .selector, path.objects == 0,
      path.calls.allSatisfy(surelyRuns),
      ([helper] + path.calls.flatMap(linked.runs.targets)).allSatisfy(isPlain),
      site.removedIn.allSatisfy({ linked.mentions.deinitOwners(of: $0) != nil }), isFixed(site)
    else { return nil }
    var first: [FunctionID: CallID] = [:]
    let calls = callers.sorted().filter { call in
      let function = program.calls[call].function
      let isDesignTime = Catalog.designTimeMethods.contains(program.name(program.functions[function].name))
      return isBeginning(function) && !isDesignTime && surelyRuns(call)
    }
    for call in calls {
      let function = program.calls[call].function
      if first[function] != nil { return (function, call) }
      first[function] = call
    }
    for call in calls {
      let function = program.calls[call].function
      let others = flow.bodies.calls[flow.bodies.body(of: function)].filter { $0 != call && surelyRuns($0) }
      for other in others.flatMap(linked.runs.targets) where other != function && first[other] != nil {
        return (other, call)
      }
    }
    return nil
  }

  /// Returns true for a statement that calls a method of the same object, and that each run of its function reaches.
  private func surelyRuns(_ call: CallID) -> Bool {
    let fact = program.calls[call]
    let function = program.functions[fact.function]
    return fact.use == .statement && function.kind != .closure && program.isOnSelf(call)
      && linked.runs.targets(of: call).count == 1
      && linked.order.conditions(deciding: fact.nameOffset, in: fact.function).isEmpty
      && linked.order.regions(around: fact.nameOffset, in: fact.function).isEmpty
      && !linked.order.isLeft(between: function.offset, and: fact.nameOffset, in: fact.function)
  }

  /// Returns true if each run registers the same: nothing that the code names may have changed.
  private func isFixed(_ site: Site) -> Bool {
    let name = linked.registration(of: site.call)?.name
    return [program.receiver(site.call), site.observer, site.object, name].allSatisfy { value in
      value.map { isFixed($0, depth: 0) } ?? true
    }
  }

  private func isFixed(_ value: ValueID, depth: Int) -> Bool {
    guard depth < 24 else { return false }
    if case .metatype = linked.inference.type(of: value) { return true }
    let read = StoredOrder(linked).readPlace(of: value)
    let fact = program.values[read]
    switch fact.kind {
    case .nil, .literal, .string, .selfReference, .superReference, .keyPath, .selector, .implicitMember: return true
    // The publisher of a property stays.
    case .name where fact.flags & ValueFact.projected != 0: return true
    case .member where program.name(fact.name).hasPrefix("$"): return isFixed(fact.base, depth: depth + 1)
    case .member:
      if case .metatype = linked.inference.type(of: fact.base) { return true }
      return areFixed(flow.fields(fact.name, ofBase: fact.base).variables) && isFixed(fact.base, depth: depth + 1)
    case .name: return areFixed(flow.variables(named: fact.name, from: fact.function))
    case .call:
      let arguments = program.argumentRange(fact.call).map { program.arguments[$0].value }
      return linked.inference.candidates(for: fact.call).isEmpty
        && (program.receiver(fact.call).map { isFixed($0, depth: depth + 1) } ?? true)
        && arguments.allSatisfy { program.values[$0].kind == .closure || isFixed($0, depth: depth + 1) }
    default: return false
    }
  }

  private func areFixed(_ variables: Variables) -> Bool {
    !variables.isEmpty
      && variables.allSatisfy { program.variables[$0].isLet && program.variables[$0].getter < 0 }
  }
}
