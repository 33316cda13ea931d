/// Observations through a library whose disposables are dropped, and which go on without them.
extension LinkedProgram {
  func lostObservations() -> [Observation] {
    observations.filter { observation in
      guard mayBeLost(observation), endings.isEndless(observation.chain) else { return false }
      let (chain, function) = (observation.chain, program.calls[observation.call].function)
      guard lifetime.processLong(function) == nil, !mentions.isTest(function) else { return false }
      if chain.isCenters { return !chain.endsWithObject || cycles.holdsSelf(observation) }
      guard chain.keepers.isEmpty, !chain.endsWithObject, captures.referenceType(ofSelfIn: function) != nil,
        ownership.reason(forOwnerOf: function) == nil
      else { return false }
      return chain.isTimer && chain.subjects.isEmpty || isOfLastingSubject(observation)
    }
  }

  /// Returns true if an observation goes on when what its call returned is released, and nobody keeps that.
  func mayBeLost(_ observation: Observation) -> Bool {
    if case .lasting = observation.kind, case .dropped = observation.destination { true } else { false }
  }

  /// Returns true if what is observed lives as long as the process: the subject of a global, of a type or of a singleton. A
  /// library ends a binding with the object that it is bound to. `retain_cycle` reports an observation that holds its owner.
  private func isOfLastingSubject(_ observation: Observation) -> Bool {
    guard observation.isKeptBySubject, !observation.chain.subjects.isEmpty,
      !Catalog.transformingBindings.contains(program.callName(observation.call).name), !cycles.holdsSelf(observation)
    else { return false }
    return observation.chain.subjects.allSatisfy { subject in
      let fact = program.variables[subject]
      guard fact.getter < 0, !fact.isWeak, trail.isPermanent(subject) else { return false }
      if fact.kind == .global || fact.kind == .field && fact.isStatic { return true }
      return fact.kind == .field && table.nominal(of: fact.owner).map { lifetime.processLong($0.id) != nil } ?? false
    }
  }
}
