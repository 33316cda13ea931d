/// Objects that a method makes anew on each run, and that a bag of `self` keeps for as long as `self` lives:
/// `let page = Page(); page.closings.sink { page.dismiss() }.store(in: &bag)`.
final class KeptNewObjects {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private lazy var repetitions = Repetitions(linked)
  private lazy var shown = ShownObjects(linked, repetitions)

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The cycle of an observation that holds such an object; nil if it holds none, or if the object ends.
  func site(of observation: Observation) -> CycleSite? {
    let call = observation.call
    let function = program.calls[call].function
    guard let bag = bag(of: observation), linked.endings.isEndless(observation.chain),
      let owner = linked.captures.referenceType(ofSelfIn: function), !linked.mentions.isTest(function),
      let source = program.receiver(call), !repetitions.isSourceKept(source, in: function, depth: 0),
      repetitions.bodiesEmptying(bag)?.isEmpty ?? false
    else { return nil }
    for hold in holds(of: observation) {
      let variable = program.values[hold.value].variable
      guard let type = type(of: hold),
        let made = makings(of: hold.value).first(where: { leaks($0, in: owner, observedBy: call) })
      else { continue }
      var site = CycleSite(call: call, hold: hold, object: variable, owner: type, storage: bag)
      site.made = made
      return site
    }
    return nil
  }

  /// The locals and parameters that a lasting observation in a bag of `self` holds.
  func holds(of observation: Observation) -> [Captures.Hold] {
    guard bag(of: observation) != nil else { return [] }
    let target = observation.target.map { Captures.Hold(how: .target, value: $0) }
    let named = observation.blocks.flatMap { linked.captures.namingsOfObjects(heldBy: $0) }
    return ([target].compactMap(\.self) + named.map { Captures.Hold(how: .object, value: $0) }).filter {
      program.values[$0.value].kind == .variable
    }
  }

  /// The class of the program of an object that is held.
  func type(of hold: Captures.Hold) -> NominalID? {
    guard case .nominal(let type) = linked.inference.type(of: hold.value), linked.table.isClass(type),
      !linked.table.nominals[type].isExternal
    else { return nil }
    return type
  }

  private func bag(of observation: Observation) -> VariableID? {
    switch observation.chain.ending {
    case .atOnce, .later: return nil
    case .never, .unknown: break
    }
    guard let properties = observation.properties, properties.count == 1 else { return nil }
    return properties[0]
  }

  // MARK: New objects

  /// The calls that make what a local or a parameter is.
  func makings(of value: ValueID) -> [CallID] {
    calls(giving: value).filter { call in
      repetitions.isMade(program.calls[call].value, in: program.calls[call].function, depth: 0)
    }
  }

  /// The calls that return what a local or a parameter is. Other methods of `self` may give the parameter.
  func calls(giving value: ValueID, depth: Int = 0) -> [CallID] {
    let fact = program.values[StoredOrder(linked).readPlace(of: value)]
    switch fact.kind {
    case .call: return [fact.call]
    case .cast: return calls(giving: fact.base, depth: depth)
    case .variable where depth < 4:
      let parameter = program.variables[fact.variable]
      guard parameter.kind == .parameter, program.functions[parameter.function].kind == .function else { return [] }
      return linked.runs.callers(of: parameter.function).filter(program.isOnSelf).flatMap { call in
        linked.inference.argument(of: call, for: fact.variable, of: parameter.function).map {
          calls(giving: $0, depth: depth + 1)
        } ?? []
      }
    default: return []
    }
  }

  private func leaks(_ making: CallID, in owner: NominalID, observedBy call: CallID) -> Bool {
    shown.contain(madeBy: making) && !isGuarded(making) && !isGuarded(call)
      && isRepeated(making, in: owner, observedBy: call, depth: 0)
  }

  /// `guard current == nil else { return }`: returns true if a property of `self` that the same code stores decides about a
  /// call. Such code may run once.
  private func isGuarded(_ call: CallID) -> Bool {
    let function = program.calls[call].function
    let body = linked.flow.bodies.body(of: function)
    let conditions = linked.order.conditions(deciding: program.calls[call].nameOffset, in: function)
    let stored = linked.flow.bodies.flows[body].compactMap { linked.trail.ownProperty(program.flows[$0].to) }
    return linked.order.values(in: conditions, of: body).contains { value in
      linked.trail.ownProperty(value).map(stored.contains) ?? false
    }
  }

  /// `pages.append(page)`: the property that has the object, if no code takes anything out of it or replaces it.
  private func collection(keptBy keeper: ObjectKeepers.Keeper) -> VariableID? {
    guard case .variables(let variables) = keeper, variables.count == 1,
      repetitions.bodiesEmptying(variables[0])?.isEmpty ?? false
    else { return nil }
    return variables[0]
  }

  // MARK: Further runs

  /// Returns true if a call runs again while `self` lives, or if each `self` is one more that its maker keeps for good.
  private func isRepeated(_ making: CallID, in owner: NominalID, observedBy call: CallID?, depth: Int) -> Bool {
    let site = Repetitions.Site(call: making, removedIn: [], isPile: true)
    if let found = repetitions.repetition(of: site), found.excuse == nil {
      let frames = (found.chain + [making] + [call].compactMap(\.self)).map { program.calls[$0].function }
      return !Departures(linked).mayEnd(owner, with: [found.root] + frames)
    }
    var function = program.calls[making].function
    while program.functions[function].kind == .closure, linked.runsAtOnce(function) {
      function = program.functions[function].parent
    }
    guard depth < 4, program.functions[function].kind == .function else { return false }
    return linked.runs.callers(of: function).contains { caller in
      if program.isOnSelf(caller) { return isRepeated(caller, in: owner, observedBy: nil, depth: depth + 1) }
      guard let receiver = program.receiver(caller) else { return false }
      return makings(of: receiver).contains { maker in
        guard let around = linked.captures.referenceType(ofSelfIn: program.calls[maker].function),
          ObjectKeepers(linked).keepers(of: maker).contains(where: { collection(keptBy: $0) != nil })
        else { return false }
        return isRepeated(maker, in: around, observedBy: nil, depth: depth + 1)
      }
    }
  }
}
