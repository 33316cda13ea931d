/// A registration that runs each time that a repeated lifecycle method does, with nothing that undoes it.
struct Repetition {
  var call: CallID
  /// The lifecycle method, property or closure.
  var root: FunctionID
  var rootName: String
  var counterparts: [String]
  /// The calls from the lifecycle method to the registration's function, the outermost first.
  var chain: [CallID]
  /// The property that every pass adds one more observation to, where that is what piles up.
  var collection: VariableID?
  /// True if only a further window of the program runs it again.
  var isOnceInWindow = false
}

/// Who runs a registration, and how often: a helper that a lifecycle method calls is as repeated as the method.
struct Repetitions {
  let linked: LinkedProgram
  var program: Program { linked.program }
  var flow: ValueFlow { linked.flow }
  var table: TypeTable { linked.table }
  let lifecycles: Lifecycles

  init(_ linked: LinkedProgram) {
    self.linked = linked
    lifecycles = Lifecycles(linked)
  }

  /// A call that may pile up, the values that must be the same on each pass, and the places that may end it.
  struct Site {
    var call: CallID
    var observer: ValueID?
    var object: ValueID?
    /// The functions that a removal of it stands in.
    var removedIn: Set<FunctionID>
    /// Wherever its token goes.
    var token = ReachedNodes()
  }

  /// The result for the whole program.
  struct Found {
    var repetitions: [Repetition] = []
    /// Functions that would make something repeat if a lifecycle method called them.
    var climbed: Set<FunctionID> = []
    /// Observations that repeat, if what they observe goes on.
    var open: [CallID] = []
    /// Calls that may end a repetition, of methods that no file seen so far declares.
    var undeclaredEnds: [CallID] = []
    /// Views that appear once if a scene shows them, and no other code does.
    var sceneViews: Set<Int> = []
  }

  func found() -> Found {
    var found = Found()
    for var repetition in all(&found.climbed, open: &found.open) {
      repetition.isOnceInWindow =
        appearance(running: repetition).map {
          SceneContent(linked: linked).contains($0, &found.sceneViews)
        } ?? false
      let ends = undeclaredEnds(of: repetition)
      if ends.isEmpty { found.repetitions.append(repetition) } else { found.undeclaredEnds += ends }
    }
    return found
  }

  /// The `onAppear` that runs a registration.
  private func appearance(running repetition: Repetition) -> CallID? {
    guard repetition.rootName == "onAppear" else { return nil }
    return linked.inference.closureSites[repetition.root]?.call ?? repetition.chain.first
  }

  private func all(_ climbed: inout Set<FunctionID>, open: inout [CallID]) -> [Repetition] {
    var result: [Repetition] = []
    var wrappers: [CallID] = []
    for registration in linked.registrations {
      guard let site = site(of: registration) else { continue }
      guard let found = repetition(of: site, &climbed) else { continue }
      // A token that ends it when it is released ends it when the next one takes its place.
      let wrapping = registration.kind == .block ? linked.wrappers.callsReturningWrapper(of: registration) : []
      wrappers += wrapping
      if wrapping.isEmpty { result.append(found) }
    }
    for registration in linked.keyPathSites.all where registration.silence == nil || registration.isCovered {
      let ending = linked.keyPathSites.removals.filter {
        linked.keyPathSites.same($0.keyPath, registration.keyPath) != .different
      }
      let site = Site(
        call: registration.call, observer: registration.observer, object: registration.object,
        removedIn: Set(ending.map { flow.bodies.body(of: program.calls[Int($0.call)].function) }))
      result += repetition(of: site, &climbed).map { [$0] } ?? []
    }
    let known = Set(result.map(\.call))
    return result + piles(wrappers, &climbed, open: &open).filter { !known.contains($0.call) }
  }

  private func site(of registration: Registration) -> Site? {
    let function = program.calls[Int(registration.call)].function
    if registration.kind == .block {
      let fate = linked.fate.fate(
        of: program.calls[Int(registration.call)].value, center: registration.center, function: function)
      if fate == .unknown { return nil }
    } else if let owner = table.owner(of: function), table.unseenAncestor(owner.id) != nil {
      return nil
    }
    var removedIn: Set<FunctionID> = []
    // A controller that only disappears comes back.
    for removal in linked.removalIndex.removals(ending: registration)
    where linked.reach.ends(asked: removal, linked.order).isEmpty {
      removedIn.insert(flow.bodies.body(of: linked.reach.function(of: removal)))
    }
    return Site(
      call: registration.call, observer: registration.observer, object: registration.object, removedIn: removedIn,
      token: registration.kind == .block ? linked.reach.nodes(ofToken: registration.call) : ReachedNodes())
  }

  // MARK: Upwards

  func repetition(of site: Site) -> Repetition? {
    var climbed: Set<FunctionID> = []
    return repetition(of: site, &climbed)
  }

  func repetition(of site: Site, _ climbed: inout Set<FunctionID>) -> Repetition? {
    let fact = program.calls[Int(site.call)]
    guard staysTheSame(site.observer, site), staysTheSame(site.object, site), !handlerRemoves(site) else { return nil }
    var seen: Set<FunctionID> = []
    return climb(site, from: fact.function, at: fact.nameOffset, chain: [], seen: &seen, &climbed)
  }

  /// From a place outwards through closures that run at once, then through callers, to a lifecycle method.
  private func climb(
    _ site: Site, from function: FunctionID, at offset: UInt32, chain: [CallID], seen: inout Set<FunctionID>,
    _ climbed: inout Set<FunctionID>
  ) -> Repetition? {
    guard seen.insert(function).inserted, chain.count < 6 else { return nil }
    let fact = program.functions[Int(function)]
    if let root = lifecycles.root(function) {
      guard !linked.once.isMadeOnce(offset, in: function, token: site.token), !isUndone(site, root, function) else {
        return nil
      }
      return Repetition(
        call: site.call, root: function, rootName: root.name, counterparts: root.row.counterparts.sorted(), chain: chain
      )
    }
    switch fact.kind {
    case .closure:
      guard fact.parent >= 0, runsAtOnce(function) else { return nil }
      return climb(site, from: fact.parent, at: offset, chain: chain, seen: &seen, &climbed)
    case .function:
      guard !linked.table.overridesFrameworkMethod(function),
        !linked.once.isMadeOnce(offset, in: function, token: site.token),
        !endsIn(site, function)
      else { return nil }
      let callers = linked.runs.callers(of: function)
      for call in callers where isOnTheSameObject(call, chain: chain) {
        let caller = program.calls[Int(call)]
        if let found = eachElement(site, function, call, chain) { return found }
        if let found = climb(
          site, from: caller.function, at: caller.nameOffset, chain: [call] + chain, seen: &seen, &climbed)
        {
          return found
        }
      }
      if let found = given(site, function, chain: chain) { return found }
      // Some other file may call it: hardly one that the object calls itself.
      if !callers.contains(where: { program.callName($0).receiver.map(isOwn) ?? true }) { climbed.insert(function) }
      return nil
    default: return nil
    }
  }

  /// `for item in items { add(item) }`: a method that registers the same for each element.
  private func eachElement(_ site: Site, _ function: FunctionID, _ call: CallID, _ chain: [CallID]) -> Repetition? {
    let caller = program.calls[Int(call)]
    guard chain.isEmpty, program.callName(call).receiver.map(isOwn) ?? true, isInLoop(caller), !dependsOnPass(site)
    else { return nil }
    return Repetition(
      call: site.call, root: function, rootName: program.fullName(ofFunction: function), counterparts: [],
      chain: [call])
  }

  private func isInLoop(_ call: CallFact) -> Bool {
    if let loop = linked.order.loop(around: call.nameOffset, in: call.function) {
      return !loop.exits && linked.order.conditions(deciding: call.nameOffset, in: call.function).isEmpty
    }
    guard let site = linked.inference.closureSites[call.function], program.callName(site.call).name == "forEach",
      linked.inference.candidates(for: site.call).isEmpty
    else { return false }
    return linked.order.conditions(deciding: call.nameOffset, in: call.function).isEmpty
  }

  /// Returns true if a registration, or its block, names a local or a parameter of the function around.
  private func dependsOnPass(_ site: Site) -> Bool {
    program.argumentRange(site.call).contains { namesLocal(program.arguments[$0].value) }
  }

  private func namesLocal(_ value: ValueID) -> Bool {
    let fact = program.values[Int(value)]
    switch fact.kind {
    case .variable: return true
    case .member, .index, .cast: return namesLocal(fact.a)
    case .array, .alternatives: return (fact.a..<fact.a + fact.b).contains { namesLocal(program.operands[Int($0)]) }
    case .call:
      return namesLocal(program.calls[Int(fact.a)].callee)
        || program.argumentRange(fact.a).contains { namesLocal(program.arguments[$0].value) }
    case .closure:
      return flow.bodies.values[flow.bodies.body(of: fact.a)].contains { value in
        let inner = program.values[Int(value)]
        return inner.kind == .variable && linked.captures.isInside(inner.function, fact.a)
          && !linked.captures.isInside(program.variables[Int(inner.a)].function, fact.a)
      }
    default: return false
    }
  }

  /// `onAppear(perform: model.bind)`: a method that is given as the closure of a repeated lifecycle.
  private func given(_ site: Site, _ function: FunctionID, chain: [CallID]) -> Repetition? {
    for reference in linked.mentions.uses(of: function).references {
      let fact = program.values[Int(reference)]
      guard fact.kind != .member || isKept(fact.a, in: fact.function) else { continue }
      for call in linked.callsTaking(reference) {
        guard let root = lifecycles.root(givenTo: call), !isUndone(site, root, fact.function) else { continue }
        return Repetition(
          call: site.call, root: function, rootName: root.name, counterparts: root.row.counterparts.sorted(),
          chain: [call] + chain)
      }
    }
    return nil
  }

  private func runsAtOnce(_ closure: FunctionID) -> Bool {
    guard let site = linked.inference.closureSites[closure] else { return linked.runs.isCalledInPlace(closure) }
    let candidates = linked.inference.candidates(for: site.call)
    guard !candidates.isEmpty else { return Catalog.immediateFunctions.contains(program.callName(site.call).name) }
    return candidates.allSatisfy { candidate in
      guard let parameter = linked.inference.matchArguments(site.call, candidate)?[site.argument] else { return false }
      let variable = program.parameters(of: candidate)[parameter].variable
      let type = program.name(program.variables[Int(variable)].type)
      // A closure that may escape runs at an unknown time.
      return type.utf8.contains(0x3E) && !type.hasPrefix("@escaping") && !type.hasSuffix("?")
    }
  }

  /// Returns true if each call of the method is on an object that existed before, and not on a new object. A helper
  /// may lead from one object to the next, and no further: beyond that, other code may call it in between.
  private func isOnTheSameObject(_ call: CallID, chain: [CallID]) -> Bool {
    guard let receiver = program.callName(call).receiver else { return true }
    // A type is always the same.
    if case .metatype = linked.inference.type(of: receiver) { return true }
    guard isKept(receiver, in: program.calls[Int(call)].function) else { return false }
    return isOwn(receiver) || chain.allSatisfy { program.callName($0).receiver.map(isOwn) ?? true }
  }

  private func isOwn(_ receiver: ValueID) -> Bool {
    let kind = program.values[Int(receiver)].kind
    return kind == .selfReference || kind == .superReference
  }

  func isKept(_ value: ValueID, in function: FunctionID) -> Bool {
    let read = StoredOrder(linked).readPlace(of: value)
    let fact = program.values[Int(read)]
    switch fact.kind {
    case .selfReference, .superReference: return true
    case .cast: return isKept(fact.a, in: function)
    case .call: return Catalog.reusingFunctions.contains(program.callName(fact.a).name)
    case .variable:
      let variable = program.variables[Int(fact.a)]
      if variable.kind == .parameter { return lifecycles.root(function) != nil }
      if variable.initial >= 0, variable.kind == .local,
        StoredOrder(linked).stores(into: fact.a, in: function).count < 2
      {
        return variable.initial != read && isKept(variable.initial, in: function)
      }
      return variable.kind == .global
    // A store into the property sends through its publisher, which stays.
    case .name where fact.flags & ValueFact.projected != 0: return true
    case .name, .member:
      guard let variable = StoredOrder(linked).variable(of: read) else { return fact.kind == .member }
      return StoredOrder(linked).stores(into: variable, in: function).isEmpty
    default: return false
    }
  }

  /// A registration for an object that each pass makes anew does not pile up.
  private func staysTheSame(_ value: ValueID?, _ site: Site) -> Bool {
    guard let value, program.values[Int(value)].kind != .nil else { return true }
    return isKept(value, in: program.calls[Int(site.call)].function)
  }
}
