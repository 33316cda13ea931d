/// Look-ups of the analysis's answers for each place. Each table is made once, when a fix asks for it.
final class SiteLookups {
  private let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  // MARK: By call

  private(set) lazy var registrations = first(linked.registrations, by: \.call)
  private(set) lazy var tokenSites = first(linked.tokenSites, by: \.call)
  private(set) lazy var observerSites = first(linked.observerSites, by: \.registration.call)
  private(set) lazy var removalSites = first(linked.removalSites, by: \.call)
  private(set) lazy var removals = Dictionary(
    linked.flow.removalArguments.compactMap { removal in removal.call.map { ($0, removal) } },
    uniquingKeysWith: { first, _ in first })
  private(set) lazy var keyPathSites = first(linked.keyPathSites.all, by: \.call)
  private(set) lazy var observations = first(linked.observations, by: \.call)
  private(set) lazy var repetitions = first(linked.repetitions, by: \.call)

  private func first<Site, Key>(_ sites: [Site], by key: (Site) -> Key) -> [Key: Site] {
    Dictionary(sites.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private(set) lazy var droppingCallers = DroppingCallers(linked)

  // MARK: By place

  private(set) lazy var registrationsByPlace = first(linked.registrations) { program.range(ofCall: $0.call) }
  private(set) lazy var removalSitesByPlace = first(linked.removalSites) { program.range(ofCall: $0.call) }

  // MARK: By type

  /// Token sites by the type whose code registers, as their places in the list.
  private(set) lazy var tokenSitesByRegistrar: [NominalID: [Int]] = Dictionary(
    grouping: linked.tokenSites.indices.filter { registrations[linked.tokenSites[$0].registration] != nil }
  ) { owner(of: linked.tokenSites[$0].registration) }
  /// Registrations whose token is dropped, by the type whose code registers.
  private(set) lazy var droppedTokensByOwner: [NominalID: [TokenSite]] = Dictionary(
    grouping: linked.tokenSites.filter {
      $0.fate == .dropped && $0.silence == nil && $0.registration == $0.call
    }
  ) { owner(of: $0.call) }
  private(set) lazy var selectorsByOwner: [NominalID: [Registration]] = Dictionary(
    grouping: linked.registrations.filter { $0.kind == .selector }
  ) { owner(of: $0.call) }
  /// By the type around the outermost function.
  private(set) lazy var selectorsByOutermostOwner: [NominalID: [Registration]] = Dictionary(
    grouping: linked.registrations.filter { $0.kind == .selector }
  ) { registration in outermostOwner(of: program.function(ofCall: registration.call)) }
  /// Removals of `self` by the type around the outermost function.
  private(set) lazy var removalsOfSelf: [NominalID: [ValueFlow.Removal]] = Dictionary(
    grouping: linked.flow.removalArguments.filter { program.values[$0.argument].kind == .selfReference }
  ) { removal in
    outermostOwner(of: program.values[removal.argument].function)
  }
  /// Observations whose token is dropped, by the type whose code begins them and the name of the call.
  private(set) lazy var droppedCalls: [OwnedName: [CallID]] = Dictionary(
    grouping: linked.droppedObservations.filter { $0.silence == nil }.map(\.call)
  ) { call in
    OwnedName(owner: owner(of: call), name: program.callNameID(call))
  }
  /// The number of loops in dropped tasks, by type.
  private(set) lazy var droppedLoops: [NominalID: Int] = linked.notificationLoops.reduce(into: [:]) { counts, site in
    guard site.silence == nil, site.storage == nil else { return }
    counts[linked.table.ownerID(of: site.loop.function) ?? -1, default: 0] += 1
  }

  struct OwnedName: Hashable {
    var owner: NominalID
    var name: NameID
  }

  /// -1 for none.
  private func owner(of call: CallID) -> NominalID { linked.table.ownerID(of: program.function(ofCall: call)) ?? -1 }

  private func outermostOwner(of function: FunctionID) -> NominalID {
    let outermost = program.outermostFunction(function)
    return outermost >= 0 ? linked.table.ownerID(of: outermost) ?? -1 : -1
  }

  // MARK: By what is meant

  /// The first removal in `deinit` that was meant for what a property keeps, or for one registration on another center.
  func meant(atEndOf variable: VariableID, _ registration: SourceRange) -> RemovalSite? {
    let found = [collectionsRemovedAtEnd[variable], missedAtEnd[registration]].compactMap(\.self).min()
    return found.map { linked.removalSites[$0] }
  }

  /// Removals in `deinit` of collections of tokens by the collection, as places in the list.
  private lazy var collectionsRemovedAtEnd: [VariableID: Int] = first(removalsAtEnd) { site, reason in
    guard reason == .collection || reason == .pair, let argument = program.argument(site.call, at: 0) else {
      return nil
    }
    return StoredOrder(linked).variable(of: linked.flow.dictionary(ofPair: argument) ?? argument)
  }
  /// The removals from another center, by the registrations that they miss.
  private lazy var missedAtEnd: [SourceRange: Int] = first(removalsAtEnd) { site, reason in
    guard case .otherCenter = reason, site.related.count == 1 else { return nil }
    return site.related[0]
  }

  private lazy var removalsAtEnd: [(place: Int, reason: RemovalSite.Reason)] =
    linked.removalSites.enumerated().compactMap { index, site in
      guard case .ineffective(let reason) = site.verdict,
        linked.mentions.deinitOwners(of: program.function(ofCall: site.call)) != nil
      else { return nil }
      return (index, reason)
    }

  private func first<Key: Hashable>(
    _ removals: [(place: Int, reason: RemovalSite.Reason)], by key: (RemovalSite, RemovalSite.Reason) -> Key?
  ) -> [Key: Int] {
    var result: [Key: Int] = [:]
    for (place, reason) in removals {
      if let key = key(linked.removalSites[place], reason), result[key] == nil { result[key] = place }
    }
    return result
  }

  /// Removals of what never is a token, by the type whose property is meant.
  private(set) lazy var idleRemovals: [NominalID: [(variable: VariableID, removal: CallID)]] = {
    var result: [NominalID: [(variable: VariableID, removal: CallID)]] = [:]
    let order = StoredOrder(linked)
    for site in linked.removalSites {
      guard case .ineffective(.neverAToken) = site.verdict, let argument = program.argument(site.call, at: 0),
        let variable = order.variable(of: order.readPlace(of: argument)),
        let nominal = linked.table.nominal(of: program.variables[variable].owner)
      else { continue }
      result[nominal.id, default: []].append((variable, site.call))
    }
    return result
  }()

  /// The only registration that nothing ends and that a removal misses. Nil if the removal misses several or none.
  func loneObserver(missedBy removal: CallID) -> ObserverSite? {
    guard let families = familiesByCall[removal] else { return nil }
    let calls = Set(families.flatMap { observersMissed[$0]?.prefix(2).map(\.registration.call) ?? [] })
    return calls.count == 1 ? families.lazy.compactMap { self.observersMissed[$0]?.first }.first : nil
  }

  /// Returns true if no removal before it in the same body misses the same registration by its name. Only the first such
  /// removal may get the registered name.
  func isFirst(_ removal: CallID, missing registration: CallID) -> Bool {
    (firstRemovals[MissedName(registration, removal, linked)] ?? removal) == removal
  }

  private struct MissedName: Hashable {
    var registration: CallID
    var body: FunctionID

    init(_ registration: CallID, _ removal: CallID, _ linked: LinkedProgram) {
      self.registration = registration
      body = linked.flow.bodies.body(of: linked.program.calls[removal].function)
    }
  }

  private lazy var firstRemovals: [MissedName: CallID] = {
    var result: [MissedName: CallID] = [:]
    for site in linked.removalSites {
      guard case .ineffective(.nameNeverRegistered) = site.verdict,
        let registration = loneObserver(missedBy: site.call)?.registration.call
      else { continue }
      let name = MissedName(registration, site.call, linked)
      result[name] = result[name] ?? site.call
    }
    return result
  }()

  /// The removals that a fix may correct for a registration that they miss, in order: removals that miss nothing
  /// else, then removals that are known to be meant for it.
  func removalsToCorrect(for site: ObserverSite) -> [CallID] {
    let meant = Set(removalsByMissed[linked.program.range(ofCall: site.registration.call)] ?? [])
    return site.missing.flatMap { removals in
      if observersMissed[ObjectIdentifier(removals.family)]?.count == 1 { return removals.calls }
      return meant.isEmpty ? [] : removals.calls.filter { meant.contains($0) }
    }
  }

  /// Removals from another center, or of another object, by the one registration that each of them misses.
  private lazy var removalsByMissed: [SourceRange: [CallID]] = {
    var result: [SourceRange: [CallID]] = [:]
    for site in linked.removalSites where site.related.count == 1 {
      switch site.verdict {
      case .ineffective(.otherCenter), .ineffective(.otherObject):
        result[site.related[0], default: []].append(site.call)
      default: continue
      }
    }
    return result
  }()

  /// Registrations that nothing ends, by the removals of their observer.
  private lazy var observersMissed: [ObjectIdentifier: [ObserverSite]] = {
    var result: [ObjectIdentifier: [ObserverSite]] = [:]
    for site in linked.observerSites where !site.isCovered && site.silence == nil {
      for family in Set(site.missing.map { ObjectIdentifier($0.family) }) { result[family, default: []].append(site) }
    }
    return result
  }()

  private lazy var familiesByCall: [CallID: [ObjectIdentifier]] = {
    var result: [CallID: [ObjectIdentifier]] = [:]
    var seen: Set<ObjectIdentifier> = []
    for site in linked.observerSites where !site.isCovered && site.silence == nil {
      for family in site.missing.map(\.family) where seen.insert(ObjectIdentifier(family)).inserted {
        for call in Set(family.calls) { result[call, default: []].append(ObjectIdentifier(family)) }
      }
    }
    return result
  }()

  /// Token sites by what keeps their tokens, as places in the graph.
  private(set) lazy var tokenSitesByStorage: [FlowNodeID: [TokenSite]] = {
    var result: [FlowNodeID: [TokenSite]] = [:]
    for site in linked.tokenSites {
      for node in Set(linked.fate.storage(of: program.calls[site.call].value.node)) {
        result[node, default: []].append(site)
      }
    }
    return result
  }()

  /// Removals by the value that they are given.
  private(set) lazy var removalsByArgument: [ValueID: [ValueFlow.Removal]] = Dictionary(
    grouping: linked.flow.removalArguments, by: \.argument)

  private(set) lazy var repetitionsByRoot = Dictionary(grouping: linked.repetitions, by: \.root)

  // MARK: Types

  private(set) lazy var nominalsByLastName = Dictionary(grouping: linked.table.nominals, by: \.lastName)

  /// A type that the program declares.
  func declared(_ path: String) -> [NominalType] {
    (nominalsByLastName[TypeName.lastPart(path)] ?? []).filter { !$0.isExternal && $0.path == path }
  }
}
