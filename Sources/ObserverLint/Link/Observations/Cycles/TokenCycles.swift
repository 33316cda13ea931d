/// Cycles of a center's tokens: the block holds the object whose end alone removes the observer.
extension RetainCycles {
  /// Returns true if a registration's block is, or holds, an argument of the function around.
  func takesBlock(_ registration: CallID) -> Bool {
    guard let block = block(of: registration) else { return false }
    return linked.captures.locals(heldBy: block).contains { program.variables[$0].kind == .parameter }
  }

  func blockHoldsSelf(_ registration: CallID) -> Bool { hold(ofBlockOf: registration) != nil }

  /// How the block of a registration holds `self`.
  func hold(ofBlockOf registration: CallID) -> Captures.Hold? {
    block(of: registration).flatMap { linked.captures.holdOfSelf(by: $0) }
  }

  func sites(of registration: Registration) -> [CycleSite] {
    guard let block = block(of: registration.call) else { return [] }
    var result: [CycleSite] = []
    lazy var removals = removals(of: program.calls[registration.call].value.node, registration)
    if linked.captures.holdOfSelf(by: block) != nil {
      result.append(site(of: registration.call, block: block, removals: removals, registration))
    } else {
      result.append(
        CycleSite(call: registration.call, silence: Silence(.removerHeldWeakly)))
    }
    // The block is the caller's, or calls the caller's.
    let given = parameters(heldBy: block, of: registration.call)
    return given.isEmpty ? result : result + sites(ofCallersGiving: given, to: registration, removals)
  }

  /// The cycles of objects that observe by selector, and call the closures of their makers.
  func sites(ofSelector registration: Registration) -> [CycleSite] {
    let given = ClosuresOfSelectors(linked).parameters(calledBy: registration)
    if given.isEmpty { return [] }
    return sites(ofCallersGiving: given, to: registration, linked.removalIndex.removals(ending: registration))
  }

  /// - Parameter given: the parameters by which the registration gets the closures of callers.
  private func sites(
    ofCallersGiving given: [VariableID], to registration: Registration, _ removals: [ValueFlow.Removal]
  ) -> [CycleSite] {
    var given = given
    var result: [CycleSite] = []
    var calls: Set<CallID> = []
    while let parameter = given.popLast() {
      let function = program.variables[parameter].function
      for caller in linked.mentions.uses(of: function).calls {
        guard let argument = linked.inference.argument(of: caller, for: parameter, of: function) else { continue }
        let value = program.calls[caller].value
        let isMaking = program.functions[function].kind == .initializer
        var own = isMaking ? removals : self.removals(of: value.node, registration)
        // The token is inside of what the function returns.
        if own.isEmpty, linked.wrappers.callsReturningWrapper(of: registration).contains(caller) { own = removals }
        let isHandedOn = isMaking && linked.wrappers.delegates(caller)
        if registration.kind == .block || !isHandedOn && linked.wrappers.isWrapper(caller, of: registration) {
          result.append(site(of: caller, block: argument, removals: own, registration))
        }
        if isHandedOn, calls.insert(caller).inserted {
          given += parameters(heldBy: argument, of: caller)
        }
      }
    }
    return result
  }

  /// The parameters of the function around a call that a block of the call holds.
  private func parameters(heldBy block: ValueID, of call: CallID) -> [VariableID] {
    let function = program.outermostFunction(program.calls[call].function)
    return linked.captures.locals(heldBy: block).sorted().filter {
      program.variables[$0].kind == .parameter && program.variables[$0].function == function
    }
  }

  private func block(of call: CallID) -> ValueID? {
    program.argument(call, labelled: "using") ?? program.argument(call, labelled: "usingBlock")
      ?? program.argumentRange(call).last.map { program.arguments[$0].value }
  }

  /// The removals that a token reaches.
  func removals(of token: FlowNodeID, _ registration: Registration) -> [ValueFlow.Removal] {
    let function = program.calls[registration.call].function
    return linked.removalIndex.removals(reachedBy: token).filter { removal in
      let removalFunction = program.values[removal.argument].function
      return linked.identity.centers(registration.center, in: function, removal.center, in: removalFunction)
        != .different
    }
  }

  private func site(
    of call: CallID, block: ValueID, removals: [ValueFlow.Removal], _ registration: Registration
  ) -> CycleSite {
    var site = CycleSite(call: call)
    let function = program.calls[call].function
    // The closure or the value given by a caller; or what a local of the caller stands for.
    let isObject = linked.captures.isStrongSelf(block, outside: nil)
    site.hold =
      isObject ? Captures.Hold(how: .target, value: block) : linked.captures.holdOfSelf(by: block)
    guard site.hold != nil else {
      site.silence = Silence(.blockHoldsWeakly)
      return site
    }
    guard let owner = linked.captures.referenceType(ofSelfIn: function) else {
      site.silence = linked.captures.silenceOfSelf(in: function)
      return site
    }
    site.owner = owner
    guard !removals.isEmpty else {
      site.silence = Silence(.noRemovalInDeinit)
      return site
    }
    var owners: Set<NominalID> = []
    for removal in removals {
      let place = program.values[removal.argument].function
      if linked.mentions.isTest(place), !linked.mentions.isTest(function) { continue }
      guard let found = linked.mentions.deinitOwners(of: place) else {
        if Renewals(linked).begin([call], after: program.values[removal.argument].offset, in: place) {
          site.renewals.append(removal.argument)
          continue
        }
        site.silence = Silence(.removedOutsideDeinit)
        return site
      }
      site.removals.append(removal.argument)
      owners.formUnion(found)
    }
    site.storage =
      linked.fate.storage(of: program.calls[call].value.node).first.flatMap { linked.flow.variable(ofNode: $0) }
    site.silence = silence(ofOwner: owner, in: function)
    if site.silence == nil, registration.kind == .selector || !owners.allSatisfy({ linked.table.areRelated($0, owner) })
    {
      site.silence = silenceOfWrapper(owners, &site, owner)
    }
    if site.silence == nil { site.excuse = linked.ownership.reason(forOwnerOf: function) }
    return site
  }

  /// The token is removed by the `deinit` of something that `self` keeps: that never runs either, unless it is let go.
  private func silenceOfWrapper(
    _ wrappers: Set<NominalID>, _ site: inout CycleSite, _ owner: NominalID
  ) -> Silence? {
    guard let kept = wrapped(by: wrappers, site.call) else { return Silence(.otherObjectRemoves) }
    guard case .ownProperties(let properties) = linked.trail.destination(of: kept) else {
      return Silence(.removerNotKept)
    }
    site.storage = properties.first
    for property in properties where endings.ending(ofKeptIn: property, owner: owner, begunBy: kept) != nil {
      return Silence(.removerMayEnd)
    }
    return nil
  }

  /// The call that makes the wrapper: this one, or one that is given the token.
  private func wrapped(by wrappers: Set<NominalID>, _ call: CallID) -> CallID? {
    let value = program.calls[call].value
    if isWrapper(value, wrappers) { return call }
    return linked.callsTaking(value).first { isWrapper(program.calls[$0].value, wrappers) }
  }

  private func isWrapper(_ value: ValueID, _ wrappers: Set<NominalID>) -> Bool {
    guard case .nominal(let id) = linked.inference.type(of: value) else { return false }
    return wrappers.contains { linked.table.areRelated($0, id) }
  }
}
