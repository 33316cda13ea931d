/// Registrations that the beginning of an object makes, and that other code makes again.
extension Repetitions {
  /// `init() { observe() }`, and `model.observe()` elsewhere: each event then has two handlers. The same is true of
  /// `model.end(); model.observe()`, if `end()` leaves the observer.
  func secondRun(
    _ site: Site, _ function: FunctionID, _ callers: [CallID], _ path: Path
  ) -> Repetition? {
    if let (first, call) = beginningTwice(site, function, callers, path) {
      return secondRun(of: site, path.with(call, objects: 0), after: first)
    }
    let way = [function] + path.calls.flatMap(linked.runs.targets)
    guard path.objects == 0, way.allSatisfy(isPlain) || ignoresParameters(site, way, path),
      let owner = table.owner(of: function),
      site.removedIn.allSatisfy({ linked.mentions.deinitOwners(of: $0) != nil })
    else { return nil }
    let observed = [program.callName(site.call).receiver, site.observer, site.object]
    guard observed.flatMap({ observedProperties($0) }).allSatisfy(isSettled) else { return nil }
    guard let first = beginning(of: owner, callers) else { return nil }
    for call in callers where runsLater(call, than: first) && (path.calls + [call]).allSatisfy(isUnconditional) {
      return secondRun(of: site, path.with(call, objects: 0), after: first)
    }
    return nil
  }

  private func secondRun(of site: Site, _ path: Path, after first: FunctionID) -> Repetition {
    let again = program.outermostFunction(program.calls[path.calls[0]].function)
    return Repetition(
      call: site.call, root: again, rootName: name(ofRoot: again, after: first), counterparts: [], chain: path.calls,
      firstRun: first)
  }

  /// The initializer, or the method that runs once for each object, that runs a method in any case.
  private func beginning(of owner: NominalType, _ callers: [CallID]) -> FunctionID? {
    let beginnings = callers.compactMap { call in beginning(with: call).map { (call, $0) } }
    guard let first = beginnings.first?.1 else { return nil }
    if program.functions[first].kind != .initializer { return first }
    return allInitializers(of: owner, areAmong: Set(beginnings.map(\.1))) ? first : nil
  }

  /// The function by which an object begins, if each run of it makes a call on the object.
  private func beginning(with call: CallID) -> FunctionID? {
    guard program.isOnSelf(call) else { return nil }
    var place = program.calls[call].function
    var offset = program.calls[call].nameOffset
    while linked.order.conditions(deciding: offset, in: place).isEmpty {
      let function = program.functions[place]
      if function.kind == .closure, function.parent >= 0, linked.runsAtOnce(place) {
        (place, offset) = (function.parent, function.offset)
        continue
      }
      let isDesignTime = Catalog.designTimeMethods.contains(program.name(function.name))
      return isBeginning(place) && function.parent < 0 && !isDesignTime ? place : nil
    }
    return nil
  }

  func isBeginning(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    if fact.kind == .initializer { return true }
    if fact.isOverride { return Catalog.onceMethods.union(Catalog.designTimeMethods).contains(program.name(fact.name)) }
    return !fact.isStatic && Catalog.launchMethods.contains(program.fullName(of: fact))
  }

  /// Returns true if each initializer of a type that can succeed is among the given initializers, or calls another
  /// initializer.
  private func allInitializers(of owner: NominalType, areAmong known: Set<FunctionID>) -> Bool {
    guard let name = program.nameIDs["init"] else { return false }
    return (owner.functions[name] ?? []).allSatisfy { initializer in
      known.contains(initializer) || linked.idleFunctions.neverSucceeds(initializer)
        || flow.bodies.calls[flow.bodies.body(of: initializer)].contains { call in
          let (name, receiver) = program.callName(call)
          return name == "init" && receiver.map { program.values[$0].kind == .selfReference } ?? false
        }
    }
  }

  /// Returns true for a method that does the same on each call.
  func isPlain(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    return !fact.isStatic && fact.parameterCount == 0
  }

  /// `load(.today)` and later `load(.all)`: returns true if methods register the same, whatever arguments they get. An object
  /// that is observed may depend on them: `player.currentItem`.
  private func ignoresParameters(_ site: Site, _ way: [FunctionID], _ path: Path) -> Bool {
    guard !site.isPile, linked.identity.isNil(site.object), path.parameters.isEmpty, !dependsOnPass(site),
      let registration = linked.registration(of: site.call), linked.identity.names(of: registration.name)?.count == 1
    else { return false }
    return !way.contains { program.functions[$0].isStatic }
      && (path.calls + [site.call]).allSatisfy { call in
        let fact = program.calls[call]
        return program.functions[fact.function].kind == .function
          && (fact.use != .taken || call == site.call && registration.kind == .block)
          && linked.order.conditions(deciding: fact.nameOffset, in: fact.function).isEmpty
      }
  }

  /// Returns true for a call that runs in any case when its function does, outside of how an object of the type begins.
  private func runsLater(_ call: CallID, than first: FunctionID) -> Bool {
    let fact = program.calls[call]
    let outermost = program.outermostFunction(fact.function)
    guard outermost >= 0, !linked.mentions.isTest(fact.function), !linked.idleFunctions.contains(outermost),
      linked.runs.targets(of: call).count == 1
    else { return false }
    if program.isOnSelf(call), table.ownerID(of: outermost) == table.ownerID(of: first), isHandler(fact.function) {
      return true
    }
    if outermost == first { return false }
    guard let receiver = program.callName(call).receiver, !program.isSelf(receiver) else {
      // Another class of the same hierarchy may begin with it.
      return !isBeginning(outermost) && table.ownerID(of: outermost) == table.ownerID(of: first)
        && !isPart(outermost, of: first)
    }
    // `awakeFromNib` does not run on an object that code makes.
    guard case .nominal(let type) = linked.inference.type(of: receiver),
      program.functions[first].kind == .initializer || isOnTheSameObject(call)
    else { return false }
    return table.ownerID(of: first).map { table.areRelated($0, type) } ?? false
  }

  /// Returns true for code that runs for each notification, or for each value of a publisher that does not complete.
  private func isHandler(_ function: FunctionID) -> Bool {
    var closure = function
    while program.functions[closure].kind == .closure, let site = linked.inference.closureSites[closure] {
      let isObservation = linked.observations.contains { observation in
        observation.call == site.call && linked.endings.isRepeated(observation.chain)
      }
      if isObservation || linked.registrations.contains(where: { $0.call == site.call }) { return true }
      guard linked.runsAtOnce(closure) else { return false }
      closure = program.functions[closure].parent
    }
    return false
  }

  /// Returns true for a call that runs in any case, as long as the object lives.
  func isUnconditional(_ call: CallID) -> Bool {
    let fact = program.calls[call]
    let conditions = linked.order.conditions(deciding: fact.nameOffset, in: fact.function)
    // `guard let self else { return }`
    return linked.order.values(in: conditions, of: flow.bodies.body(of: fact.function)).allSatisfy {
      program.values[StoredOrder(linked).readPlace(of: $0)].kind == .selfReference
    }
  }

  /// Returns true if only initializers store into a property: each run then observes the same object. Other files may store
  /// into a variable that they see.
  private func isSettled(_ property: VariableID) -> Bool {
    let fact = program.variables[property]
    if fact.isLet { return true }
    guard fact.isPrivate || fact.isFileprivate else { return false }
    return linked.stores(into: property).allSatisfy { store in
      let outermost = program.outermostFunction(store.function)
      return outermost >= 0 && program.functions[outermost].kind == .initializer
    }
  }

  /// The properties on the way to an observed object.
  private func observedProperties(_ value: ValueID?) -> [VariableID] {
    guard let value else { return [] }
    let fact = program.values[value]
    switch fact.kind {
    case .call: return observedProperties(program.calls[fact.call].callee)
    case .name, .member:
      if fact.flags & ValueFact.projected != 0 { return [] }
      return (StoredOrder(linked).variable(of: value).map { [$0] } ?? [])
        + (fact.kind == .member ? observedProperties(fact.base) : [])
    case .index, .cast: return observedProperties(fact.base)
    case .variable:
      let read = StoredOrder(linked).readPlace(of: value)
      return read == value ? [] : observedProperties(read)
    default: return []
    }
  }

  /// The name of a function for people, with its type where that is another than the type of the first run.
  private func name(ofRoot function: FunctionID, after first: FunctionID) -> String {
    let owner = table.owner(of: function)
    let type = owner.flatMap { $0.id == table.ownerID(of: first) ? nil : $0.lastName + "." } ?? ""
    let fact = program.functions[function]
    guard fact.kind != .function, fact.kind != .initializer else { return type + program.fullName(of: fact) }
    guard fact.variable >= 0 else { return "the program" }
    let name = program.name(program.variables[fact.variable].name)
    return type + (fact.kind == .observer ? name + ".didSet" : name)
  }

  /// Returns true if the first run calls a method.
  private func isPart(_ function: FunctionID, of first: FunctionID) -> Bool {
    linked.runs.bodiesRunning([flow.bodies.body(of: function)]).contains(flow.bodies.body(of: first))
  }
}
