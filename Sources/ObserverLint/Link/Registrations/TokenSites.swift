/// A place where a token comes into being, and what becomes of it.
struct TokenSite {
  var call: CallID
  /// The registration that made the token, where the call is one of a function that returns it.
  var registration: CallID
  var fate: Fate
  /// The reason why no rule reports it. Nil if a rule does.
  var silence: Silence?
  /// Why nobody is harmed, where that is so: the owner lives on, or a test dropped the token on purpose.
  var excuse: String?
  /// Where the program makes the owner, so that there may be several.
  var maker: CallID?
  /// Where the token is kept.
  var storage: [FlowNodeID] = []
  /// Where the token is overwritten before anything could remove it.
  var lostAt: SourceRange?
  /// The only removal, where it runs at one end of its owner and not at others.
  var removedAtOneEnd: SourceRange?
  /// The class that runs the registration of a protocol's extension, and never the extension's removal.
  var forgottenBy: NominalID?
}

/// Decides, for every block-based registration, where its token counts: at the registration, or at the callers of
/// the function that returns it.
struct TokenSites {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }

  /// True if a removal of a token names a notification. Such a removal ends no other registration.
  private let hasNamedRemovals: Bool

  init(_ linked: LinkedProgram) {
    self.linked = linked
    hasNamedRemovals = linked.flow.removalArguments.contains { removal in
      removal.call != nil && !linked.identity.isNil(removal.name)
        && linked.program.values[removal.argument].kind != .selfReference
    }
  }

  func all() -> [TokenSite] {
    var callers: [FunctionID: [CallID]] = [:]
    for (call, targets) in flow.callTargets {
      for target in targets { callers[target, default: []].append(call) }
    }
    var result: [TokenSite] = []
    var reported: Set<CallID> = []
    for registration in linked.registrations where registration.kind == .block {
      for site in sites(of: registration, callers: callers) where reported.insert(site.call).inserted {
        result.append(site)
      }
    }
    return result.sorted(byNumber: { Int($0.call) })
  }

  private func sites(of registration: Registration, callers: [FunctionID: [CallID]]) -> [TokenSite] {
    let call = registration.call
    let function = program.calls[call].function
    let token = program.calls[call].value
    let loss = loss(of: token)
    let followed = loss?.fate ?? linked.fate.fate(of: token.node, center: registration.center, function: function)
    var fate = followed
    if fate == .removed, hasNamedRemovals, linked.removalIndex.removals(ending: registration).isEmpty {
      fate = linked.fate.storage(of: token.node).isEmpty ? .dropped : .kept
    }
    let partial = fate == .removed ? removal(atOneEndOf: registration) : nil
    if partial != nil { fate = linked.fate.storage(of: token.node).isEmpty ? .dropped : .kept }
    let forgetful = fate == .removed ? ConformingObservers(linked, running: function).forgetful(registration) : []
    if !forgetful.isEmpty { fate = .kept }
    var site = TokenSite(call: call, registration: call, fate: fate)
    site.lostAt = loss?.place
    site.removedAtOneEnd = partial
    if fate == .kept { site.storage = linked.fate.storage(of: token.node) }
    site.silence = silence(of: registration, site, callers: callers)
    excuse(&site)
    if site.excuse == nil, let first = forgetful.first {
      let lasting = forgetful.first { linked.ownership.path(to: $0) == nil }
      site.forgottenBy = lasting ?? first
      site.excuse = lasting == nil ? linked.ownership.path(to: first) : nil
    }
    // The callers of the function that returns the token answer for themselves, unless each drops it, or their blocks are
    // registered elsewhere.
    guard fate == followed, fate != .dropped, loss == nil,
      let returning = linked.fate.returningFunction(of: token.node), isAround(returning, function),
      !linked.hasIdleBlock(call)
    else { return [site] }
    let own = takers(of: returning, callers).compactMap { self.site(ofTaker: $0, registration, callers) }
    guard fate == .kept else { return [site] + own }
    // A helper registers for its own object.
    let owner = linked.table.ownerID(of: function)
    guard own.contains(where: { linked.table.ownerID(of: program.calls[$0.call].function) != owner }) else {
      return [site]
    }
    site.silence = Silence(.callersTakeToken)
    return [site] + own
  }

  /// The site of a call that takes the token of a registration, if it keeps or drops it.
  private func site(
    ofTaker call: CallID, _ registration: Registration, _ callers: [FunctionID: [CallID]]
  ) -> TokenSite? {
    let token = program.calls[call].value
    let fate = linked.fate.fate(
      of: token.node, center: registration.center, function: program.calls[call].function)
    guard fate == .dropped || fate == .kept else { return nil }
    var site = TokenSite(call: call, registration: registration.call, fate: fate)
    if fate == .kept { site.storage = linked.fate.storage(of: token.node) }
    site.silence = silence(of: registration, site, callers: callers)
    excuse(&site)
    return site
  }

  /// The calls that take the token which a function returns, and do not return it in turn.
  private func takers(of function: FunctionID, _ callers: [FunctionID: [CallID]]) -> [CallID] {
    var result: Set<CallID> = []
    var seen: Set<FunctionID> = [function]
    var open = [function]
    while let next = open.popLast() {
      for caller in callers[next] ?? [] {
        let fact = program.calls[caller]
        guard let returning = linked.fate.returningFunction(of: fact.value.node), isAround(returning, fact.function)
        else {
          result.insert(caller)
          continue
        }
        if seen.insert(returning).inserted { open.append(returning) }
      }
    }
    return result.sorted()
  }

  /// A function that a token was given to hands it back to whoever gave it alone.
  private func isAround(_ outer: FunctionID, _ function: FunctionID) -> Bool {
    var current = function
    while current >= 0 {
      if current == outer { return true }
      current = program.functions[current].parent
    }
    return false
  }

  /// A token that the next store overwrites before anybody could read it is lost, whatever becomes of the next one.
  private func loss(of token: ValueID) -> (fate: Fate, place: SourceRange)? {
    let order = StoredOrder(linked)
    for index in flow.bodies.flowsByValue[token] {
      let store = program.flows[index]
      guard let variable = order.variable(of: store.to), let next = order.loss(of: store) else {
        continue
      }
      let isLocal = program.variables[variable].kind == .local
      return (isLocal ? .dropped : .kept, program.range(ofValue: next.to))
    }
    return nil
  }

  /// The removal of a token, where all its removals stand under one of two conditions that only together hold at each
  /// end of a controller: it leaves its parent, or it is dismissed.
  private func removal(atOneEndOf registration: Registration) -> SourceRange? {
    guard linked.partialEnds.areAsked else { return nil }
    let removals = linked.removalIndex.removals(ending: registration)
    let ways = removals.flatMap { removal in
      linked.partialEnds.ways(to: linked.reach.offset(of: removal), in: linked.reach.function(of: removal))
    }
    guard ways.allSatisfy({ !$0.ends.isEmpty }), Set(ways.flatMap(\.ends)).count == 1 else { return nil }
    return program.range(ofValue: removals[0].argument)
  }

  /// Finds why a leak harms nobody.
  func excuse(_ site: inout TokenSite) {
    guard site.silence == nil, site.fate == .kept || site.fate == .dropped else { return }
    let fact = program.calls[site.call]
    if linked.isDroppedOnPurpose(site.call) {
      site.excuse = "a test drops it on purpose"
    } else if linked.mentions.isTest(fact.function) {
      site.excuse = "only tests run it"
    } else if let reason = linked.ownership.reason(forOwnerOf: fact.function) {
      if !Restarts(linked).isBegunAgain(site) { site.excuse = reason }
    } else if let runner = linked.ownership.runner(of: site.call) {
      if !Restarts(linked).isBegunAgain(site) { site.excuse = "`\(runner)` registers it once" }
    } else if linked.ownership.previews.contain(fact.function) {
      site.excuse = "only previews run it"
    } else if linked.hasIdleBlock(site.registration) {
      site.excuse = "its block does nothing"
    } else {
      site.maker = linked.ownership.maker(ofOwnerOf: fact.function)
    }
  }

  private func silence(of registration: Registration, _ site: TokenSite, callers: [FunctionID: [CallID]]) -> Silence? {
    let fate = site.fate
    switch fate {
    case .removed: return Silence(.tokenRemoved)
    case .unknown: return Silence(.tokenUnfollowed)
    case .kept, .dropped: break
    }
    if let silence = silence(ofOwnerOf: site) { return silence }
    let function = program.calls[site.call].function
    if let center = registration.center, isMadeInTest(center, function: program.calls[registration.call].function) {
      return Silence(.centerEndsWithTest)
    }
    let outermost = program.outermostFunction(function)
    if fate == .kept, keepsOneForEver(site.call, outermost: outermost) {
      let isStatic = site.storage.contains { node in
        flow.variable(ofNode: node).map { program.variables[$0].isStatic } ?? false
      }
      return Silence(.keptByTypeOrGlobal, isStatic ? "a static property" : "a global")
    }
    let owner = linked.table.owner(of: outermost)
    if owner == nil || owner?.isExternal == true, let calls = callers[outermost], !calls.isEmpty,
      calls.allSatisfy({ linked.lifetime.processLong(program.calls[$0].function) != nil })
    {
      return Silence(.callersAreProcessLong)
    }
    return nil
  }

  func silence(ofOwnerOf site: TokenSite) -> Silence? {
    linked.lifetime.processLong(program.calls[site.call].function).flatMap { reason in
      Restarts(linked).isBegunAgain(site) ? nil : Silence(.ownerIsProcessLong, reason)
    }
  }

  /// Returns true if a type or the program itself observes, which never ends, and observes once.
  private func keepsOneForEver(_ call: CallID, outermost: FunctionID) -> Bool {
    let fact = program.calls[call]
    let isType = program.functions[outermost].isStatic || linked.table.owner(of: outermost) == nil
    guard isType, fact.function == outermost else { return false }
    let storage = linked.fate.storage(of: fact.value.node)
    let isGlobal = storage.allSatisfy { node in
      guard node >= flow.firstVariable, node < flow.firstResult else { return false }
      let variable = program.variables[flow.variable(at: node)]
      return variable.isStatic || variable.kind == .global
    }
    return isGlobal && runsOnce(fact.nameOffset, in: fact.function, ReachedNodes(near: Set(storage)), depth: 0)
  }

  /// Returns true if a condition lets a place run once, or lets each call of the private static function around it do so.
  private func runsOnce(_ offset: UInt32, in function: FunctionID, _ token: ReachedNodes, depth: Int) -> Bool {
    if linked.once.isMadeOnce(offset, in: function, token: token) { return true }
    let fact = program.functions[function]
    guard depth < 4, fact.kind == .function, fact.isPrivate, fact.isStatic || linked.table.owner(of: function) == nil,
      !linked.mentions.isSelector(fact.name)
    else { return false }
    let uses = linked.mentions.uses(of: function)
    return uses.references.isEmpty && !uses.calls.isEmpty
      && uses.calls.allSatisfy { call in
        let call = program.calls[call]
        return runsOnce(call.nameOffset, in: call.function, token, depth: depth + 1)
      }
  }

  private func isMadeInTest(_ center: ValueID, function: FunctionID) -> Bool {
    let sources = linked.identity.sources(of: center)
    guard !sources.isEmpty, sources.allSatisfy({ if case .made = $0 { true } else { false } }) else { return false }
    let outermost = program.outermostFunction(function)
    if outermost >= 0, program.functions[outermost].isTest { return true }
    return linked.table.owner(of: function).map { linked.lifetime.isTestType($0.id) } ?? false
  }
}
