/// Closures of observations that go on: they run again with each value.
extension Repetitions {
  /// `network.sink { [weak self] _ in self?.listen() }`: the way from the closure of such an observation to another one. A
  /// collection keeps that one, and no code empties the collection while its object lives.
  func repetition(
    byObservation closure: FunctionID, _ site: Site, at offset: UInt32, _ path: Path
  ) -> Repetition? {
    guard site.isPile, site.removedIn.isEmpty, path.parameters.isEmpty,
      let passing = linked.inference.closureSites[closure], passing.call != site.call,
      takesEachValue(passing.argument, of: passing.call), let observation = linked.observationsByCall[passing.call],
      goesOn(observation), !setsObserved(closure, site, path),
      !linked.mentions.isTest(closure), silence(of: site, at: offset, in: closure) == nil
    else { return nil }
    guard linked.endings.isRepeated(observation.chain), mayGetAnother(observation) else { return nil }
    return Repetition(
      call: site.call, root: closure, rootName: program.callName(passing.call).name, counterparts: [],
      chain: path.calls)
  }

  /// `request.sink { _ in } receiveValue: { value in self.listen() }`, `session.dataTask(with: url) { … }`: returns true for the
  /// closure that gets the answer to a request, which each pass begins anew.
  func answersEachPass(_ closure: FunctionID, _ site: Site) -> Bool {
    guard let passing = linked.inference.closureSites[closure], passing.call != site.call,
      !linked.mentions.isTest(closure)
    else { return false }
    if linked.inference.candidates(for: passing.call).isEmpty,
      Catalog.answeringFunctions.contains(program.callName(passing.call).name)
    {
      return true
    }
    guard takesEachValue(passing.argument, of: passing.call), let observation = linked.observationsByCall[passing.call],
      case .later = observation.chain.ending
    else { return false }
    return true
  }

  /// `viewDidLoad.send()` in the method of that name sends once. Returns true if other code sends, too.
  private func mayGetAnother(_ observation: Observation) -> Bool {
    let function = program.outermostFunction(program.calls[observation.call].function)
    return observation.chain.subjects.allSatisfy {
      SubjectFeeds(repetitions: self).mayFollow($0, observationIn: function)
    }
  }

  /// Returns true if self keeps an observation, and no code ends it while self lives. Its own closure may do so before it
  /// goes on.
  private func goesOn(_ observation: Observation) -> Bool {
    guard case .ownProperties(let properties) = observation.destination else { return false }
    return properties.allSatisfy { bodiesEmptying($0)?.isEmpty ?? false }
  }

  /// `model = new; observe()`: returns true if the closure, or a method that it runs, sets a property that the observed object
  /// comes from. Each pass may then observe another object.
  private func setsObserved(_ closure: FunctionID, _ site: Site, _ path: Path) -> Bool {
    let bodies = linked.flow.bodies
    let onTheWay = Set(path.calls.flatMap(linked.runs.targets).map(bodies.body))
    let read = program.receiver(site.call).map { propertiesRead(by: $0) } ?? []
    let outer = linked.inference.closureSites[closure].flatMap { program.receiver($0.call) }
    if let outer, let leaf = linked.trail.ownProperty(outer), read.contains(leaf) { return true }
    let storing = read.reduce(into: Set<FunctionID>()) { $0.formUnion(linked.flow.bodiesStoring(into: $1)) }
    if !storing.isEmpty {
      let running = linked.runs.bodiesRunning(storing)
      let called = bodies.calls[bodies.body(of: closure)].filter {
        linked.captures.isInside(program.calls[$0].function, closure)
      }
      let passed = onTheWay.union(called.flatMap(linked.runs.targets).map(bodies.body))
      if passed.contains(where: running.contains) { return true }
    }
    return bodies.flows[bodies.body(of: closure)].contains { index in
      let store = program.flows[index]
      return linked.captures.isInside(store.function, closure)
        && linked.trail.ownProperty(store.to).map(read.contains) ?? false
    }
  }

  /// `sink { _ in } receiveValue: { value in }`: returns false for the closure that gets the completion. The object of
  /// `drive(with: self) { owner, value in }` comes before the first closure.
  private func takesEachValue(_ position: Int, of call: CallID) -> Bool {
    let range = program.argumentRange(call)
    let label = program.arguments[range.lowerBound + position].label
    guard label >= 0 else {
      return range.count == 1 || position == 1 && program.argument(call, labelled: "with") != nil
    }
    return ["receiveValue", "onNext"].contains(program.name(label))
  }
}
