/// Observations through a library whose disposables are dropped, and which go on without them.
extension TokenSites {
  func lost() -> [TokenSite] {
    linked.observations.compactMap { observation in
      guard linked.mayBeLost(observation), linked.endings.isEndless(observation.chain),
        !linked.mentions.isTest(linked.program.calls[observation.call].function), outlivesOwner(observation)
      else { return nil }
      var site = TokenSite(call: observation.call, registration: observation.call, fate: .dropped)
      site.silence = silence(ofOwnerOf: site)
      excuse(&site)
      return site
    }
  }

  /// Returns true for the stream of a center, of a timer, or of a subject that lives as long as the process.
  private func outlivesOwner(_ observation: Observation) -> Bool {
    let chain = observation.chain
    if chain.isCenters { return !chain.endsWithObject || linked.cycles.holdsSelf(observation) }
    let function = linked.program.calls[observation.call].function
    guard chain.keepers.isEmpty, !chain.endsWithObject, linked.captures.referenceType(ofSelfIn: function) != nil else {
      return false
    }
    return chain.isTimer && chain.subjects.isEmpty || isOfLastingSubject(observation)
  }

  /// Returns true if what is observed lives as long as the process: the subject of a global, of a type or of a singleton. A
  /// library ends a binding with the object that it is bound to. `retain_cycle` reports an observation that holds its owner.
  private func isOfLastingSubject(_ observation: Observation) -> Bool {
    let program = linked.program
    guard observation.isKeptBySubject, !observation.chain.subjects.isEmpty,
      !Catalog.transformingBindings.contains(program.callName(observation.call).name),
      !linked.cycles.holdsSelf(observation)
    else { return false }
    return observation.chain.subjects.allSatisfy { subject in
      let fact = program.variables[subject]
      guard fact.getter < 0, !fact.isWeak, linked.trail.isPermanent(subject) else { return false }
      if fact.kind == .global || fact.kind == .field && fact.isStatic { return true }
      return fact.kind == .field
        && linked.table.nominal(of: fact.owner).map { linked.lifetime.processLong($0.id) != nil } ?? false
    }
  }
}

extension LinkedProgram {
  /// Returns true if an observation goes on when what its call returned is released, and nobody keeps that.
  func mayBeLost(_ observation: Observation) -> Bool {
    if case .lasting = observation.kind, case .dropped = observation.destination { true } else { false }
  }
}
