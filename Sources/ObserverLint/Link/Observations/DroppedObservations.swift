/// A call whose result ends an observation when it is released, and whether somebody keeps it.
struct DroppedSite {
  var call: CallID
  /// The center's registration behind a token of the program's own.
  var registration: CallID?
  /// The reason why no rule reports it. Nil if a rule does.
  var silence: Silence?
}

extension LinkedProgram {
  func findDroppedObservations() -> [DroppedSite] {
    var result = observations.compactMap { observation -> DroppedSite? in
      guard case .released = observation.kind else { return nil }
      return DroppedSite(call: observation.call, silence: silence(of: observation))
    }
    var seen = Set(result.map(\.call))
    for registration in registrations where registration.kind == .block {
      for call in wrappers.callsReturningWrapper(of: registration) where seen.insert(call).inserted {
        var site = DroppedSite(call: call, registration: registration.call)
        if case .dropped = trail.destination(of: call), !trail.isKeptUntilReplaced(call) {
          if isDroppedOnPurpose(call) { site.silence = Silence(.droppedByTest) }
        } else {
          site.silence = silence(ofTakenBy: trail.destination(of: call))
        }
        result.append(site)
      }
    }
    return result
  }

  private func silence(ofTakenBy destination: Destination) -> Silence {
    if case .elsewhere = destination { Silence(.resultUsed) } else { Silence(.resultKept) }
  }

  /// `_ =` in a test.
  func isDroppedOnPurpose(_ call: CallID) -> Bool {
    let fact = program.calls[call]
    return fact.use == .discarded && mentions.isTest(fact.function)
  }

  /// `let observation = …` in a test that waits behind it: the local lives as long as the test waits.
  private func isInScopeOfWait(_ call: CallID) -> Bool {
    let fact = program.calls[call]
    guard fact.use == .taken, mentions.isTest(fact.function) else { return false }
    return flow.bodies.calls[flow.bodies.body(of: fact.function)].contains { other in
      program.calls[other].function == fact.function && program.calls[other].nameOffset > fact.nameOffset
        && Catalog.testWaits.contains(program.callName(other).name)
    }
  }

  private func silence(of observation: Observation) -> Silence? {
    guard case .dropped = observation.destination, !trail.isKeptUntilReplaced(observation.call) else {
      return silence(ofTakenBy: observation.destination)
    }
    if isDroppedOnPurpose(observation.call) { return Silence(.droppedByTest) }
    if isInScopeOfWait(observation.call) { return Silence(.testWaits) }
    if subscribesLater(observation.call) { return Silence(.subscribesLater) }
    switch observation.chain.ending {
    case .never: return endings.isEndless(observation.chain) ? nil : Silence(.observedObjectCompletes)
    case .later: return nil
    case .atOnce: return Silence(.completesAtOnce)
    case .unknown: return Silence(.mayCompleteAtOnce)
    }
  }

  /// `_ = read().subscribe(on: queue).sink { … }`: the subscription begins on the queue, when nothing is left to cancel it.
  private func subscribesLater(_ call: CallID) -> Bool {
    var next: CallID? = call
    while let current = next, let receiver = program.callName(current).receiver {
      let fact = program.values[receiver]
      guard fact.kind == .call else { return false }
      if program.fullName(fact.call).hasPrefix("subscribe(on:") { return true }
      // An operator such as `flatMap` has a subscription of its own at once.
      guard Self.operatorsOfOneSubscription.contains(program.callName(fact.call).name) else { return false }
      next = fact.call
    }
    return false
  }

  /// Operators that hand on the subscription of the publisher before them.
  private static let operatorsOfOneSubscription: Set = [
    "compactMap", "decode", "eraseToAnyPublisher", "filter", "handleEvents", "map", "mapError", "receive", "replaceNil",
    "replaceError", "setFailureType", "tryMap",
  ]
}
