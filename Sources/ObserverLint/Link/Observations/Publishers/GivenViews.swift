/// The controls, views and subjects that a function makes, and that it or its callers give to the object that keeps them.
extension PublisherEndings {
  /// `field = newField`, `view.addSubview(newField)`, `return newField`: what the code around gives a local to.
  func keepers(given local: VariableID, depth: Int) -> [Keeper] {
    let variable = program.variables[local]
    guard variable.kind == .parameter || variable.kind == .local && variable.isLet, variable.function >= 0 else {
      return []
    }
    if isGone(after: removedViews.removals(of: local)) { return [] }
    let uses = trail.uses(in: variable.function)
    let reads = uses.reads[local] ?? []
    // `toast = button`, and later `toast?.removeFromSuperview()`: no view keeps the button for good.
    let isRemoved = reads.contains { read in
      uses[read].contains { use in
        guard case .stored(let target) = use, [.name, .member].contains(program.values[target].kind) else {
          return false
        }
        return isGone(after: removedViews.removals(ofViewIn: program.values[target].name))
      }
    }
    // `input = subject.asObserver()`: the publisher that code binds to the property may complete the subject.
    let isGivenAway = reads.contains { read in
      uses[read].contains { use in
        guard case .member(let callee) = use else { return false }
        return uses.call(of: callee).map { Catalog.observerConversions.contains(program.callName($0).name) } ?? false
      }
    }
    return isGivenAway ? [] : reads.flatMap { keepers(ofView: $0, isRemoved: isRemoved, depth) }
  }

  private func keepers(ofView view: ValueID, isRemoved: Bool = false, _ depth: Int) -> [Keeper] {
    let uses = trail.uses(in: program.values[view].function)
    return uses[view].flatMap { use -> [Keeper] in
      switch use {
      case .stored(let target): return keepers(ofPlace: target, depth)
      case .part(let list):
        for case .stored(let target) in uses[list] {
          if let keeper = self.keeper(ofItemPlace: target, depth) { return [keeper] }
        }
        return []
      case .argument(let call, _) where !isRemoved && Catalog.viewAdders.contains(program.callName(call).name):
        let found =
          program.callName(call).receiver.map { keeper(of: $0, depth: depth) }
          ?? keeper(ofSelfIn: program.calls[call].function, depth: depth)
        return found.map { [$0] } ?? []
      case .returned(let fact): return isRemoved ? [] : keepers(ofReturned: fact, depth)
      case .member(let callee):
        // `items = subject.asDriver()`: what an operator returns keeps the publisher that it is called on.
        guard let call = uses.call(of: callee), isOperator(call) else { return [] }
        return keepers(ofView: program.calls[call].value, isRemoved: isRemoved, depth)
      case .argument: return []
      }
    }
  }

  private func isOperator(_ call: CallID) -> Bool {
    let name = program.callName(call).name
    return (Catalog.endlessOperators.contains(name) || Catalog.identityOperators.contains(name))
      && inference.candidates(for: call).isEmpty
  }

  /// The keepers of what code stores into a property. Code may take an element out of a collection again.
  private func keepers(ofPlace target: ValueID, _ depth: Int) -> [Keeper] {
    let fact = program.values[target]
    if fact.kind == .index { return [] }
    if let property = trail.ownProperty(target) {
      return linked.isLetGo(property) ? [] : keeper(ofSelfIn: fact.function, depth: depth).map { [$0] } ?? []
    }
    if fact.kind == .variable {
      return program.variables[fact.variable].kind == .local ? keepers(given: fact.variable, depth: depth) : []
    }
    return keeper(ofItemPlace: target, depth).map { [$0] } ?? []
  }

  /// `lazy var label = { …; return label }()`, `addSubview(makeRow())`: the code that gets the result. A caller in another
  /// function counts if its `self` keeps the result. Each call makes a view with its own events, so one caller suffices.
  private func keepers(ofReturned fact: ReturnFact, _ depth: Int) -> [Keeper] {
    guard fact.kind != .statement, depth < 6 else { return [] }
    if let call = flow.bodies.callInPlace(of: fact.function) {
      return keepers(ofView: program.calls[call].value, depth)
    }
    guard followed.isEmpty, program.functions[fact.function].kind == .function else { return [] }
    let callers = mentions.uses(of: fact.function).calls.filter {
      program.isOnSelf($0) && !mentions.isTest(program.calls[$0].function)
    }
    let isKept = callers.prefix(Budget.askedFunctions).contains { caller in
      keepers(ofView: program.calls[caller].value, depth + 1).contains {
        if case .itself = $0 { true } else { false }
      }
    }
    return isKept ? [.itself] : []
  }

  /// Returns true if some removal of a view does not go on to make the next view, whose events it observes again.
  private func isGone(after removals: [RemovedViews.Removal]) -> Bool {
    removals.contains { removal in
      observation.map { !Renewals(linked).begin([$0], after: removal.offset, in: removal.function) } ?? true
    }
  }
}
