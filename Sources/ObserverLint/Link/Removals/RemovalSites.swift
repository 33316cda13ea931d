/// A removal, and what it can end.
struct RemovalSite {
  enum Verdict {
    /// It ends a registration, or may end one that cannot be seen.
    case effective(Silence)
    case ineffective(Reason)
  }

  enum Reason {
    /// `removeObserver(self)` where everything is registered with blocks.
    case onlyBlocks
    case nameNeverRegistered, otherCenter, otherObject
    /// The result of a registration by selector, which returns nothing.
    case notAToken
    /// Nothing but `nil` is ever stored there.
    case neverAToken
    /// A collection of tokens given as one.
    case collection
    /// A pair of a key and a token.
    case pair
    /// A notification, an identifier, or an object that is observed.
    case neverAnObserver
    /// Set to `nil` just before.
    case overwritten
  }

  var call: CallID
  var verdict: Verdict
  /// The registrations that it misses, or the store that took its token away.
  var related: [SourceRange] = []
  /// The calls of the registrations that it misses.
  var missed: [CallID] = []
  /// The registrations among them that another removal ends.
  var ended: Set<SourceRange> = []
  /// The reason why nobody misses the removal, if the program shows that.
  var excuse: Excuse?

  enum Excuse {
    /// Neither its type nor a relative of the type registers an observer of the kind that the call removes.
    case registersNothing
    /// All registrations of its type have another removal.
    case allAreRemoved
    /// The same code lets go of what it is given, which ends the observation.
    case released
  }
}

/// Decides, for every removal, whether there is anything that it can end.
struct RemovalSites {
  let linked: LinkedProgram
  var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }
  var table: TypeTable { linked.table }
  private let registeringTypes: TypeSelection
  private let registrationOfValue: [ValueID: Registration]

  init(_ linked: LinkedProgram) {
    self.linked = linked
    registeringTypes = TypeSelection(linked.registeredBlocks.ofType.keys, linked.table.tree)
    registrationOfValue = Dictionary(
      linked.registrations.map { (linked.program.calls[$0.call].value, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func all() -> [RemovalSite] {
    var result: [RemovalSite] = []
    for removal in flow.allRemovals {
      guard let call = removal.call, isOnCenter(call) else { continue }
      result.append(removesSelf(removal) ? siteOfSelf(removal, call) : siteOfToken(removal, call))
    }
    for removal in flow.collectionRemovals {
      guard let call = removal.call, isOnCenter(call) else { continue }
      result.append(siteOfCollection(removal, call))
    }
    return result.sorted(byNumber: { Int($0.call) })
  }

  /// A receiver of unknown type is taken for a center where the labels are Foundation's.
  private func isOnCenter(_ call: CallID) -> Bool {
    guard let receiver = program.callName(call).receiver else { return true }
    let type = linked.inference.type(of: receiver)
    return type.isUnknown ? program.argumentRange(call).count == 3 : linked.inference.isCenter(type)
  }

  // MARK: Removing self

  private func removesSelf(_ removal: ValueFlow.Removal) -> Bool {
    let origins = linked.reach.origins(removal.argument)
    return origins.contains(where: linked.reach.isSelf)
      && origins.allSatisfy { node in
        linked.reach.isSelf(node)
          || program.variables[flow.variable(at: node)].kind == .local
      }
  }

  private func siteOfSelf(_ removal: ValueFlow.Removal, _ call: CallID) -> RemovalSite {
    var site = RemovalSite(call: call, verdict: .effective(Silence(.mayEndRegistration)))
    let types = linked.reach.selves(removal.argument)
    for type in types {
      if table.nominals[type].isExternal {
        site.verdict = .effective(Silence(.typeOfOtherModule, table.nominals[type].lastName))
        return site
      }
      if let unseen = table.unseenAncestor(type) {
        site.verdict = .effective(Silence(.unseenAncestor, unseen))
        return site
      }
    }
    guard let missed = linked.removalIndex.registrations(missedBy: removal) else { return site }
    // The string of a constant that cannot be seen may be the string of a registration.
    if linked.identity.names(of: removal.name)?.contains(where: \.isUntold) == true,
      missed.first.contains(where: hasLiteralName)
    {
      site.verdict = .effective(Silence(.nameUnknown))
      return site
    }
    let blocks = linked.registeredBlocks
    let own = Set(types.flatMap { registeringTypes.related(to: $0) }).flatMap { blocks.ofType[$0] ?? [] }.sorted()
    let isNamed = !(linked.identity.names(of: removal.name) ?? []).isEmpty
    guard isNamed || !missed.first.isEmpty || !own.isEmpty else {
      site.verdict = .effective(Silence(.noKnownRegistration))
      return site
    }
    let meant = own.map { blocks.all[$0] }.filter { !linked.reach.isOfOtherNames(removal, $0.registration) }
    // A block is registered for the name: the other names say nothing.
    let isMeantForBlock =
      missed.differences == [.name] && isNamed
      && meant.contains { linked.identity.oneName(of: $0.registration.name)?.isEmpty == false }
    site.verdict = .ineffective(
      isMeantForBlock ? .onlyBlocks : reason(missed.differences, hasBlocks: !own.isEmpty))
    let missing = isMeantForBlock ? [] : missed.first.map { RegisteredBlock(registration: $0, call: $0.call) }
    let shown = missing.isEmpty ? Array(meant.prefix(3)) : missing
    site.related = shown.map { program.range(ofCall: $0.call) }
    site.missed = shown.map(\.registration.call)
    let ended = shown.filter { !linked.removalIndex.removals(ending: $0.registration).isEmpty }
    site.ended = Set(ended.map { program.range(ofCall: $0.call) })
    if missed.first.isEmpty, own.isEmpty {
      site.excuse = .registersNothing
    } else if case .ineffective(.nameNeverRegistered) = site.verdict, own.isEmpty, areRemoved(near: removal) {
      site.excuse = .allAreRemoved
    } else if case .ineffective(.onlyBlocks) = site.verdict {
      let isAtEnd = linked.mentions.deinitOwners(of: program.calls[call].function) != nil
      let areRemoved = own.allSatisfy { block in
        let registration = blocks.all[block].registration
        return isAtEnd && isRemoved(registration, byFramework: true) || isRemoved(registration, beside: call)
      }
      if areRemoved { site.excuse = .allAreRemoved }
    }
    return site
  }

  private func hasLiteralName(_ registration: Registration) -> Bool {
    linked.identity.names(of: registration.name)?.contains { if case .raw = $0 { true } else { false } } ?? false
  }

  /// Returns true if other removals surely end all registrations of the objects that a removal receives.
  private func areRemoved(near removal: ValueFlow.Removal) -> Bool {
    linked.removalIndex.selectorRegistrations(near: removal).allSatisfy { registration in
      if case .misses(.observer) = linked.reach.verdict(of: removal, on: registration) { return true }
      return isRemoved(registration)
    }
  }

  /// Returns true if a removal elsewhere surely ends a registration.
  ///
  /// - Parameter byFramework: a method that a framework calls must run it, and not only what a person may tap.
  private func isRemoved(_ registration: Registration, byFramework: Bool = false) -> Bool {
    let body = flow.bodies.body(of: program.calls[registration.call].function)
    return !linked.repetitions.contains { $0.call == registration.call }
      && linked.removalIndex.removals(ending: registration).contains { other in
        let function = linked.reach.function(of: other)
        return flow.bodies.body(of: function) != body
          && !linked.partialEnds.bodies(runningAlways: linked.reach.offset(of: other), in: function).isEmpty
          && (!byFramework
            || linked.runs.bodiesRunning([flow.bodies.body(of: function)]).bodies.contains {
              table.overridesFrameworkMethod($0) || program.functions[$0].kind == .deinitializer
            })
      }
  }

  /// Returns true if each run of a call also removes the token of a registration, if there is a token.
  private func isRemoved(_ registration: Registration, beside call: CallID) -> Bool {
    let place = program.calls[call]
    let body = flow.bodies.body(of: place.function)
    let conditions = linked.order.conditions(deciding: place.nameOffset, in: place.function)
    let token = linked.reach.nodes(ofToken: registration.call)
    return linked.tokenSites.contains { $0.call == registration.call && $0.fate == .removed }
      && !linked.repetitions.contains { $0.call == registration.call }
      && linked.removalIndex.removals(ending: registration).contains { other in
        let (offset, function) = (linked.reach.offset(of: other), linked.reach.function(of: other))
        guard flow.bodies.body(of: function) == body,
          !linked.order.exclude(offset, place.nameOffset, in: place.function)
        else { return false }
        let others = linked.order.conditions(deciding: offset, in: function).filter { !conditions.contains($0) }
        return linked.order.calls(in: others, of: body).isEmpty
          && linked.order.values(in: others, of: body).allSatisfy { value in
            guard [.name, .member, .variable].contains(program.values[value].kind) else { return true }
            return StoredOrder(linked).variable(of: value).map { token.contains(flow.node(ofVariable: $0)) } ?? false
          }
      }
  }

  private func reason(_ missed: Set<RemovalReach.Difference>, hasBlocks: Bool) -> RemovalSite.Reason {
    // The nearest miss says most: the right name for another object, the right name on another center.
    if missed.contains(.object) { return .otherObject }
    if missed.contains(.center) { return .otherCenter }
    if missed.contains(.name) || !hasBlocks { return .nameNeverRegistered }
    return .onlyBlocks
  }

  // MARK: Removing a token

  private func siteOfToken(_ removal: ValueFlow.Removal, _ call: CallID) -> RemovalSite {
    var site = RemovalSite(call: call, verdict: .effective(Silence(.endsRegistration)))
    if let store = StoredOrder(linked).nilStore(readBy: removal.argument) {
      site.verdict = .ineffective(.overwritten)
      site.related = [program.range(ofValue: store.to)]
      return site
    }
    if let observed = neverAnObserver(removal, call) {
      site.verdict = .ineffective(.neverAnObserver)
      site.related = observed.map { program.range(ofCall: $0) }
      if isReleased(removal.argument) { site.excuse = .released }
      return site
    }
    let sources = flow.incoming.nearest(from: removal.argument.node, limit: Budget.removedSources)
    var missed: [Registration] = []
    var nothing: [Registration] = []
    var isUnknown = sources.count >= Budget.removedSources
    var holders: [VariableID] = []
    for node in sources {
      if node < flow.firstVariable, let registration = registrationOfValue[node.value] {
        if registration.kind == .selector {
          nothing.append(registration)
        } else if linked.reach.verdict(of: removal, on: registration).mayEnd {
          return site
        } else {
          missed.append(registration)
        }
      } else if node < flow.firstVariable {
        let fact = program.values[node.value]
        if flow.incoming.isEmpty(node), fact.kind != .nil, !isEmptyCollection(fact) { isUnknown = true }
      } else if node < flow.firstResult {
        holders.append(flow.variable(at: node))
        if !isKnown(flow.variable(at: node)) { isUnknown = true }
      } else {
        // Results and objects may come from code that was not read.
        if flow.incoming.isEmpty(node) { isUnknown = true }
      }
    }
    guard !isUnknown else {
      site.verdict = .effective(Silence(.removedSourceUnknown))
      return site
    }
    if !missed.isEmpty {
      let isName = missed.allSatisfy { registration in
        if case .misses(.name) = linked.reach.verdict(of: removal, on: registration) { true } else { false }
      }
      site.verdict = .ineffective(isName ? .nameNeverRegistered : .otherCenter)
      site.related = missed.prefix(3).map { program.range(ofCall: $0.call) }
    } else if !nothing.isEmpty {
      site.verdict = .ineffective(.notAToken)
      site.related = nothing.prefix(3).map { program.range(ofCall: $0.call) }
      site.missed = nothing.map(\.call)
    } else if holders.contains(where: { program.variables[$0].kind != .local }) {
      site.verdict = .ineffective(.neverAToken)
      let owner = table.ownerID(of: program.calls[call].function)
      if let owner, registeringTypes.related(to: owner).isEmpty { site.excuse = .registersNothing }
      site.related = holders.last.flatMap { linked.range(ofVariable: $0) }.map { [$0] } ?? []
    } else {
      site.verdict = .effective(Silence(.removedObserverUnknown))
    }
    return site
  }

  /// A removal of each token helps only where the collection ever has a token.
  private func siteOfCollection(_ removal: ValueFlow.Removal, _ call: CallID) -> RemovalSite {
    let site = siteOfToken(removal, call)
    if case .ineffective(.neverAToken) = site.verdict { return site }
    let isPair = flow.dictionary(ofPair: removal.argument) != nil
    return RemovalSite(call: call, verdict: .ineffective(isPair ? .pair : .collection))
  }

  private func isEmptyCollection(_ fact: ValueFact) -> Bool { fact.kind == .array && fact.operands.isEmpty }

  /// Returns true if each value that a variable ever holds is known.
  private func isKnown(_ variable: VariableID) -> Bool {
    let fact = program.variables[variable]
    let node = flow.node(ofVariable: variable)
    if flow.outgoing[node].contains(flow.unknownNode) { return false }
    switch fact.kind {
    case .local: return true
    case .parameter: return !flow.incoming.isEmpty(node)
    case .field, .global:
      // Others may store into what they can see; a wrapper or an accessor makes values of its own.
      return (fact.isPrivate || fact.isFileprivate || !flow.incoming.isEmpty(node)) && fact.wrapper < 0
        && fact.getter < 0 && program.name(fact.type).isEmpty == false
    }
  }
}
