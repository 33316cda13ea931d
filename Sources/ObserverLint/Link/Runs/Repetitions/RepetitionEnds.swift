/// The code that ends a repeated registration before the next pass.
extension Repetitions {
  func endsIn(_ site: Site, _ function: FunctionID) -> Bool {
    linked.runs.bodiesRunning(site.removedIn).contains(flow.bodies.body(of: function))
  }

  /// Why a function makes nothing pile up, whoever runs it.
  func silence(of site: Site, at offset: UInt32, in function: FunctionID) -> Silence? {
    if linked.once.isMadeOnce(offset, in: function, token: site.token) { return Silence(.runsOnce) }
    return endsIn(site, function) ? Silence(.endedInBetween) : nil
  }

  /// Returns true if the lifecycle method or a counterpart removes the observer.
  func isUndone(_ site: Site, _ root: Lifecycles.Root, _ function: FunctionID) -> Bool {
    if endsIn(site, function) { return true }
    return !site.removedIn.isEmpty && counterparts(of: root, site, function).contains { endsIn(site, $0) }
  }

  private func counterparts(of root: Lifecycles.Root, _ site: Site, _ function: FunctionID) -> [FunctionID] {
    let registering = table.ownerID(of: program.calls[site.call].function)
    return lifecycles.counterparts(
      of: root.row, in: [table.ownerID(of: function), registering, site.keeper].compactMap(\.self))
  }

  /// Why a lifecycle method makes nothing pile up: it ends the registration, or its counterparts set a flag that a place on
  /// the way asks for.
  func silence(of site: Site, _ root: Lifecycles.Root, _ function: FunctionID, _ path: Path) -> Silence? {
    if isUndone(site, root, function) { return Silence(.endedInBetween) }
    if root.isAction {
      // Anything may run until the user comes back.
      let mayEnd = site.removedIn.contains { linked.mentions.deinitOwners(of: $0) == nil }
      if mayEnd { return Silence(.mayEndInBetween) }
    }
    let calls = (path.calls + [site.call]).map { (program.calls[$0].function, program.calls[$0].nameOffset) }
    let isFirst = (calls + path.stores.map { ($0.function, $0.offset) }).contains { place, offset in
      isKept(from: offset, in: place, byFlagSetIn: counterparts(of: root, site, function))
    }
    return isFirst ? Silence(.runsOnce) : nil
  }

  /// The class above the one that registers by selector, if the class was not read.
  func unseenSuperclass(of registration: Registration) -> String? {
    guard registration.kind == .selector else { return nil }
    return table.owner(of: program.calls[registration.call].function).flatMap { table.unseenAncestor($0.id) }
  }

  /// Returns true if a superclass that was not read may remove the observer in between. A class whose counterpart removes
  /// other names of the center itself does not leave that to its superclass.
  func mayEndInSuperclass(_ found: Repetition, _ registration: Registration) -> Bool {
    guard unseenSuperclass(of: registration) != nil else { return false }
    guard let root = lifecycles.root(found.root) else { return true }
    let others = linked.removalIndex.removalsOfOtherNames(than: registration)
    let site = Site(
      call: registration.call, removedIn: Set(others.map { flow.bodies.body(of: linked.reach.function(of: $0)) }))
    return !isUndone(site, root, found.root)
  }

  /// Returns the calls of a counterpart of methods that the program does not declare, on `self` or on the center. Another
  /// module may add them to the class or to centers, and they may remove the observer.
  func undeclaredEnds(of repetition: Repetition) -> [CallID] {
    guard !repetition.isOfObservation || repetition.isByUser else { return [] }
    let root = lifecycles.root(repetition.root)
    guard root != nil || repetition.isByHandler else { return [] }
    let registering = table.ownerID(of: program.calls[repetition.call].function)
    let types = [table.ownerID(of: repetition.root), registering].compactMap(\.self)
    guard types.contains(where: { table.isBelowExternal[$0] }) else { return [] }
    // The row's other repeated methods register.
    let counterparts = root.flatMap { root in
      root.isAction ? nil : lifecycles.counterparts(of: root.row, in: types).filter { lifecycles.root($0) == nil }
    }
    let registration = linked.registration(of: repetition.call)
    return (counterparts ?? [repetition.root]).flatMap { counterpart in
      flow.bodies.calls[flow.bodies.body(of: counterpart)].filter { call in
        linked.captures.isInside(program.calls[call].function, counterpart)
          && (isUndeclaredOnSelf(call) || registration.map { UndeclaredRemovals(linked).mayEnd($0, call) } ?? false)
      }
    }
  }

  private func isUndeclaredOnSelf(_ call: CallID) -> Bool {
    let callee = program.values[program.calls[call].callee]
    switch callee.kind {
    case .name where callee.flags & ValueFact.operation == 0: break
    case .member where program.values[callee.base].kind == .selfReference: break
    default: return false
    }
    return linked.inference.candidates(for: call).isEmpty && !isPlain(program.name(callee.name))
      && linked.inference.type(of: program.calls[call].callee).isUnknown
  }

  /// Returns true for a name that a known framework's function has, and for a type's.
  private func isPlain(_ name: String) -> Bool {
    Catalog.plainMethods.contains(name) || Catalog.nonKeepingFunctions.contains(name)
      || Catalog.immediateFunctions.contains(name) || Catalog.resultIgnoringFunctions.contains(name)
      || Catalog.transformingFunctions.contains(name) || name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? true
  }

  /// Returns true if the method that the notification calls ends the registration.
  func handlerRemoves(_ site: Site) -> Bool {
    guard !site.removedIn.isEmpty, let id = program.handlerName(of: site.call) else { return false }
    return site.removedIn.contains { program.functions[$0].name == id }
  }

  func site(of registration: Registration) -> Site? {
    let function = program.calls[registration.call].function
    if registration.kind == .block {
      let fate = linked.fate.fate(
        of: program.calls[registration.call].value.node, center: registration.center, function: function)
      if fate == .unknown { return nil }
    } else if unseenSuperclass(of: registration) != nil,
      linked.removalIndex.removalsOfOtherNames(than: registration).isEmpty
    {
      return nil
    }
    var removedIn: Set<FunctionID> = []
    var removedOnTheWay: Set<FunctionID> = []
    let body = flow.bodies.body(of: function)
    for removal in linked.removalIndex.removals(ending: registration) {
      let removing = linked.reach.function(of: removal)
      if isNeverReached(linked.reach.offset(of: removal), in: removing) { continue }
      // A controller that only disappears comes back.
      let places = linked.partialEnds.bodies(runningAlways: linked.reach.offset(of: removal), in: removing)
      removedIn.formUnion(places)
      let offset = program.calls[registration.call].nameOffset
      if flow.bodies.body(of: removing) != body
        || !linked.order.exclude(offset, linked.reach.offset(of: removal), in: function)
      {
        removedOnTheWay.formUnion(places)
      }
    }
    return Site(
      call: registration.call, observer: registration.observer, object: registration.object, removedIn: removedIn,
      removedBeside: removedIn.subtracting(removedOnTheWay),
      token: registration.kind == .block ? linked.reach.nodes(ofToken: registration.call) : ReachedNodes())
  }

  func site(of registration: KeyPathSite) -> Site {
    let ending = linked.keyPathSites.removals.filter {
      linked.keyPathSites.mayEnd($0, registration)
        && !isNeverReached(program.calls[$0.call].nameOffset, in: program.calls[$0.call].function)
    }
    return Site(
      call: registration.call, observer: registration.observer, object: registration.object,
      removedIn: Set(
        ending.flatMap {
          let fact = program.calls[$0.call]
          return linked.partialEnds.bodies(runningAlways: fact.nameOffset, in: fact.function)
        }))
  }
}
