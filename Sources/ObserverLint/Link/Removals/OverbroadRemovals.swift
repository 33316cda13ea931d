/// `removeObserver(self)` without a name, outside of `deinit`.
struct RemovalOfEverything {
  var call: CallID
  /// True if no other code can have registered the object: its final class inherits from `NSObject` alone.
  var isHarmless: Bool
  /// True if the object is a controller that leaves for good: nobody misses its observers.
  var isEnd = false
  /// Registrations of the same object that others made, and that end while they are still needed.
  var victims: [CallID]
}

/// Finds removals that end more than their type registered.
struct OverbroadRemovals {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }
  private var table: TypeTable { linked.table }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func all() -> [RemovalOfEverything] {
    flow.allRemovals.compactMap(removal).sorted(byNumber: { Int($0.call) })
  }

  /// Why a removal is none of everything that its object observes, on an object that lives on.
  func silence(of removal: ValueFlow.Removal) -> Silence? {
    guard linked.identity.isNil(removal.name), linked.identity.isNil(removal.object) else {
      return Silence(.namesRegistration)
    }
    let function = linked.reach.function(of: removal)
    guard let receiver = removal.center, linked.inference.isCenter(linked.inference.type(of: receiver)) else {
      return Silence(.removedSourceUnknown)
    }
    let origins = linked.reach.origins(removal.argument)
    guard let type = linked.reach.selves(removal.argument).first, let owner = table.owner(of: function),
      origins.allSatisfy({ linked.reach.isSelf($0) || isLocal($0) }), type == owner.id
    else { return Silence(.removesOtherObject) }
    // A value has no identity: nothing registered it, nor will.
    if owner.isExternal || [.struct, .enum].contains(program.types[owner.declaration].keyword) {
      return linked.captures.silenceOfSelf(in: function)
    }
    var seen: Set<FunctionID> = []
    if runsInDeinit(function, &seen) { return Silence(.removedInDeinit) }
    if linked.lifetime.isTestType(type) { return Silence(.ownerIsTest) }
    return isOwn(receiver) ? Silence(.removedOnOwnCenter) : nil
  }

  private func removal(_ removal: ValueFlow.Removal) -> RemovalOfEverything? {
    guard let call = removal.call, silence(of: removal) == nil else { return nil }
    let function = program.calls[call].function
    guard let owner = table.owner(of: function) else { return nil }
    let type = owner.id
    if linked.partialEnds.isEnd(program.calls[call].nameOffset, in: function) {
      return RemovalOfEverything(call: call, isHarmless: false, isEnd: true, victims: [])
    }
    let victims = linked.removalIndex.selectorRegistrations(near: removal).filter { registration in
      isVictim(registration, of: function, in: type) && linked.reach.verdict(of: removal, on: registration).mayEnd
        && !isEnded(registration, before: call) && !isEndedByName(registration, behind: call)
    }
    return RemovalOfEverything(call: call, isHarmless: inheritsNothing(owner), victims: victims.map(\.call))
  }

  // MARK: Victims

  /// Returns true if the removal loses a registration of the app: another type of the hierarchy makes it, or another part of
  /// the type, and no code makes it again.
  private func isVictim(_ registration: Registration, of remover: FunctionID, in type: NominalID) -> Bool {
    let registering = program.calls[registration.call].function
    guard let owner = table.owner(of: registering), !linked.mentions.isTest(registering),
      !linked.lifetime.isTestType(owner.id), !linked.idleFunctions.contains(registering)
    else { return false }
    let isOwn = owner.id == type
    // Who writes a type knows its other parts: only an order that cannot work is no choice of theirs.
    guard
      isOwn
        ? program.functions[registering].owner != program.functions[remover].owner
        : table.areRelated(owner.id, type)
    else { return false }
    let body = flow.bodies.body(of: registering)
    if linked.runs.bodiesRunning([body]).contains(flow.bodies.body(of: remover)) { return false }
    let ends = entries(to: remover)
    let begins = entries(to: registering)
    if isOwn { return begins.contains { isRunOnce($0) } && ends.contains { isCounterpart($0) } }
    guard ConformingObservers(linked, running: remover).mayRun(onA: owner.id) else { return false }
    return !ends.allSatisfy { end in
      isNeverRun(end) || begins.allSatisfy { isPair($0, end) }
        || begins.contains { isBehindSuper($0, end, registering: body) }
    }
  }

  /// Returns true if a statement before the removal, or a method that it calls, ends the registration. The statement may
  /// also stand before each call of the helper that removes.
  private func isEnded(_ registration: Registration, before removal: CallID) -> Bool {
    let ends = linked.removalIndex.removals(ending: registration).compactMap(\.call).filter { $0 != removal }
    return !ends.isEmpty && isReached(removal, behind: ends, of: registration, excludes: false, depth: 0)
  }

  /// Returns true if the code behind the removal ends a registration of the same type by its name: the type ends it on purpose.
  private func isEndedByName(_ registration: Registration, behind removal: CallID) -> Bool {
    let begin = program.calls[registration.call].function
    let function = program.calls[removal].function
    guard let type = table.ownerID(of: begin), type == table.ownerID(of: function) else { return false }
    let ends = linked.removalIndex.removals(ending: registration).filter { !linked.identity.isNil($0.name) }
      .compactMap(\.call)
    let registering = linked.runs.bodiesRunning([flow.bodies.body(of: begin)])
    let ending = linked.runs.bodiesRunning(Set(ends.map { flow.bodies.body(of: program.calls[$0].function) }))
    return flow.bodies.calls[flow.bodies.body(of: function)].contains { call in
      program.calls[call].function == function && offset(of: call) > offset(of: removal)
        && conditions(of: call).isSubset(of: conditions(of: removal))
        && (ends.contains(call)
          || linked.runs.targets(of: call).map(flow.bodies.body).contains {
            ending.contains($0) && !registering.contains($0)
          })
    }
  }

  /// - Parameter excludes: true if a condition between the place and the removal differs from that of the registration. A
  ///   method of the superclass may register or end the registration, and a condition decides which.
  private func isReached(
    _ place: CallID, behind ends: [CallID], of registration: Registration, excludes: Bool, depth: Int
  ) -> Bool {
    let function = program.calls[place].function
    let body = flow.bodies.body(of: function)
    let own = conditions(of: place)
    let excludes = excludes || !own.isEmpty && own.isDisjoint(with: conditions(of: registration.call))
    let begin = flow.bodies.body(of: program.calls[registration.call].function)
    let registering = linked.runs.bodiesRunning([begin])
    let ending = linked.runs.bodiesRunning(
      Set(ends.map { flow.bodies.body(of: program.calls[$0].function) }).subtracting([body]))
    let isEnded = flow.bodies.calls[body].contains { call in
      offset(of: call) < offset(of: place)
        && (ends.contains(call)
          || linked.runs.targets(of: call).contains { target in
            let target = flow.bodies.body(of: target)
            return ending.contains(target) && (excludes || !registering.contains(target))
          })
    }
    guard !isEnded, depth < Self.maximumHelpers, program.functions[body].kind == .function,
      !table.overridesFrameworkMethod(body)
    else { return isEnded }
    let callers = linked.runs.callers(of: body).filter { !isInDeinit($0) }
    return !callers.isEmpty
      && callers.allSatisfy {
        isReached($0, behind: ends, of: registration, excludes: excludes, depth: depth + 1)
      }
  }

  /// The conditions that decide whether a call runs: what each names, and the value that it must have.
  private func conditions(of call: CallID) -> Set<[String]> {
    let function = program.calls[call].function
    return Set(
      linked.order.decisions(for: offset(of: call), in: function).map { condition, isTrue in
        linked.order.values(in: [condition], of: flow.bodies.body(of: function)).map { value in
          let fact = program.values[value]
          return fact.kind == .name || fact.kind == .member ? program.name(fact.name) : "\(fact.kind)"
        } + [isTrue.map { "\($0)" } ?? ""]
      })
  }

  /// A removal stands a few helpers away from the method that a framework calls.
  private static let maximumHelpers = 4

  private func isInDeinit(_ call: CallID) -> Bool {
    program.functions[program.outermostFunction(program.calls[call].function)].kind == .deinitializer
  }

  /// Returns true if a method overrides the method that removes, calls it first, and registers then.
  private func isBehindSuper(_ begin: FunctionID, _ end: FunctionID, registering body: FunctionID) -> Bool {
    guard begin != end, let below = table.owner(of: begin), let above = table.owner(of: end),
      table.tree.isAbove(above.id, below.id),
      program.fullName(ofFunction: begin) == program.fullName(ofFunction: end)
    else { return false }
    let calls = flow.bodies.calls[flow.bodies.body(of: begin)].sorted { offset(of: $0) < offset(of: $1) }
    let ending = flow.bodies.body(of: end)
    guard
      let first = calls.first(where: { call in
        program.isOnSuper(call)
          && linked.runs.targets(of: call).contains {
            linked.runs.bodiesRunning([ending]).contains(flow.bodies.body(of: $0))
          }
      })
    else { return false }
    let isBefore = calls.prefix { $0 != first }.contains { call in
      linked.runs.targets(of: call).contains { linked.runs.bodiesRunning([body]).contains(flow.bodies.body(of: $0)) }
        || flow.bodies.body(of: begin) == body && linked.registrations.contains { $0.call == call }
    }
    return !isBefore
  }

  private func offset(of call: CallID) -> UInt32 { program.calls[call].nameOffset }

  /// Returns true for a private function that nothing in its file names.
  private func isNeverRun(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    guard fact.kind == .function, fact.isPrivate, !fact.isOverride, !linked.mentions.isSelector(fact.name) else {
      return false
    }
    let file = program.fileOfFunction[function]
    let uses = linked.mentions.uses(of: function)
    let places =
      uses.calls.map { program.calls[$0].function } + uses.references.map { program.values[$0].function }
    return !places.contains { program.fileOfFunction[$0] == file }
  }

  /// The methods that run a function of the same object, as far up as nobody of the program calls them.
  private func entries(to function: FunctionID) -> [FunctionID] {
    var result: [FunctionID] = []
    var pending = [program.outermostFunction(function)]
    var seen = Set(pending)
    while let next = pending.popLast() {
      let fact = program.functions[next]
      let callers =
        fact.kind == .function && !linked.table.overridesFrameworkMethod(next) ? linked.runs.callers(of: next) : []
      if callers.isEmpty || seen.count > Self.maximumCallers { result.append(next) }
      for call in callers {
        let caller = program.outermostFunction(program.calls[call].function)
        if seen.insert(caller).inserted { pending.append(caller) }
      }
    }
    return result
  }

  private static let maximumCallers = 16

  private func isRunOnce(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    return fact.kind == .initializer || Catalog.onceMethods.contains(program.name(fact.name))
  }

  private func isCounterpart(_ function: FunctionID) -> Bool {
    let name = program.fullName(ofFunction: function)
    return lifecycles.contains { $0.counterparts.contains(name) }
  }

  /// Returns true if the earlier method runs again after each run of the later method.
  private func isPair(_ begin: FunctionID, _ end: FunctionID) -> Bool {
    let (first, second) = (program.fullName(ofFunction: begin), program.fullName(ofFunction: end))
    return lifecycles.contains { $0.repeated.contains(first) && $0.counterparts.contains(second) }
  }

  private var lifecycles: [LifecycleRow] { Catalog.repeatedLifecycles + program.additions.lifecycles }

  private func isLocal(_ node: FlowNodeID) -> Bool {
    node < flow.firstResult && program.variables[flow.variable(at: node)].kind == .local
  }

  /// In `deinit`, or in a function that nothing but `deinit` calls.
  private func runsInDeinit(_ function: FunctionID, _ seen: inout Set<FunctionID>) -> Bool {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0, seen.insert(outermost).inserted else { return false }
    let fact = program.functions[outermost]
    if fact.kind == .deinitializer { return true }
    guard fact.kind == .function, !fact.isPublic, !fact.isOverride else { return false }
    let callers = linked.runs.callers(of: outermost)
    return !callers.isEmpty && callers.allSatisfy { runsInDeinit(program.calls[$0].function, &seen) }
  }

  /// A center that the type makes for itself: nobody else registers there.
  private func isOwn(_ center: ValueID) -> Bool {
    let sources = linked.identity.sources(of: center)
    return !sources.isEmpty && sources.allSatisfy { if case .made = $0 { true } else { false } }
  }

  private func inheritsNothing(_ type: NominalType) -> Bool {
    let declaration = program.types[type.declaration]
    guard declaration.isFinal else { return false }
    guard let first = declaration.inherited.first.map(program.name), first != "NSObject" else { return true }
    return table.declaredType(first, owner: nil, file: program.fileOfType[type.declaration]).map {
      program.types[table.nominals[$0].declaration].keyword == .protocol
    } ?? false
  }
}
