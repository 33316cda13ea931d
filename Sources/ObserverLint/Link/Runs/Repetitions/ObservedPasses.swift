/// Closures of observations that go on: they run again with each value.
extension Repetitions {
  /// `network.sink { [weak self] _ in self?.listen() }`: the way from the closure of such an observation to another one. A
  /// collection keeps that one, and no code empties the collection while its object lives.
  func repetition(byObservation closure: FunctionID, _ site: Site, at offset: UInt32, _ path: Path) -> Repetition? {
    guard site.isPile, site.removedIn.isEmpty, path.parameters.isEmpty,
      let passing = linked.inference.closureSites[closure], passing.call != site.call,
      takesEachValue(passing.argument, of: passing.call), let observation = linked.observationsByCall[passing.call],
      goesOn(observation), linked.endings.isEndless(observation.chain), !linked.mentions.isTest(closure),
      silence(of: site, at: offset, in: closure) == nil
    else { return nil }
    return Repetition(
      call: site.call, root: closure, rootName: program.callName(passing.call).name, counterparts: [],
      chain: path.calls)
  }

  /// Returns true if self keeps an observation, and no code ends it while self lives. Its own closure may do so before it
  /// goes on.
  private func goesOn(_ observation: Observation) -> Bool {
    guard case .ownProperties(let properties) = observation.destination else { return false }
    return properties.allSatisfy { bodiesEmptying($0)?.isEmpty ?? false }
  }

  /// `sink { _ in } receiveValue: { value in }`: returns false for the closure that gets the completion.
  private func takesEachValue(_ position: Int, of call: CallID) -> Bool {
    let range = program.argumentRange(call)
    let label = program.arguments[range.lowerBound + position].label
    guard label >= 0 else { return range.count == 1 }
    return ["receiveValue", "onNext"].contains(program.name(label))
  }
}
