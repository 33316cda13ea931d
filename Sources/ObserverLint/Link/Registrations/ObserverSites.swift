/// A selector-based registration, and whether a removal covers it.
struct ObserverSite {
  var registration: Registration
  var isCovered: Bool
  /// The reason why no rule reports it. Nil if a rule does.
  var silence: Silence?
  /// Removals of the same observer that may reach it, which a string hides that is not known.
  var untold: [RemovalFamily] = []
  /// Removals that reach it for sure.
  var surely: [RemovalFamily] = []
  /// True if only removals by unknown names may reach it.
  var isOpen: Bool { isCovered && surely.isEmpty && !untold.isEmpty }
  /// Removals of the same observer, none of which reaches it: what other sites share.
  var missing: [MissingRemovals] = []
  /// The nearest first: those of the object's own type, above it, below it.
  var missed: some Sequence<CallID> { missing.lazy.flatMap { $0.calls } }
  var isMissed: Bool { missing.contains { !$0.family.calls.isEmpty } }
}

/// Decides, for every selector-based registration, which removal removes it.
final class ObserverSites {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }
  private var table: TypeTable { linked.table }

  /// Removals by the types whose `self`, and the variables whose value, they remove.
  private let removalsOfType: [NominalID: [Int]]
  private let removalsOfVariable: [FlowNodeID: [Int]]
  private let removingTypes: TypeSelection
  private var familyOfType: [NominalID: RemovalFamily] = [:]
  /// That of a type to which all others are related.
  private var whole: RemovalFamily?
  private var families: [[Int]: RemovalFamily] = [:]

  init(_ linked: LinkedProgram) {
    self.linked = linked
    var ofType: [NominalID: [Int]] = [:]
    var ofVariable: [FlowNodeID: [Int]] = [:]
    for (index, removal) in linked.flow.removalArguments.enumerated() {
      for node in linked.reach.origins(removal.argument) {
        if linked.reach.isSelf(node) {
          ofType[linked.flow.nominal(at: node), default: []].append(index)
        } else {
          ofVariable[node, default: []].append(index)
        }
      }
    }
    removalsOfType = ofType
    removingTypes = TypeSelection(ofType.keys, linked.table.tree)
    removalsOfVariable = ofVariable
  }

  func all() -> [ObserverSite] {
    var sites = linked.registrations.filter { $0.kind == .selector }.map { site($0) }
    uncover(&sites)
    for index in sites.indices where sites[index].isCovered { sites[index].silence = Silence(.coveredByRemoval) }
    return sites
  }

  /// A removal by an unknown name takes one registration away. Where more could only have ended by such removals
  /// than there are of those, it is none of them.
  private func uncover(_ sites: inout [ObserverSite]) {
    var names: [ObjectIdentifier: Set<Identity.NameSource>] = [:]
    var families: [ObjectIdentifier: RemovalFamily] = [:]
    for site in sites {
      let registered = linked.identity.oneName(of: site.registration.name) ?? []
      for family in site.surely {
        families[ObjectIdentifier(family)] = family
        names[ObjectIdentifier(family), default: []].formUnion(registered.filter(\.isUntold))
      }
    }
    // Removals that have a registration of their own are of that one.
    func isSpent(_ family: RemovalFamily) -> Bool {
      !family.untoldNames.isEmpty && family.untoldNames.isSubset(of: names[ObjectIdentifier(family)] ?? [])
    }
    var waiting: [ObjectIdentifier: Set<Identity.NameSource>] = [:]
    for site in sites where site.isOpen {
      let registered = linked.identity.oneName(of: site.registration.name) ?? []
      for family in site.untold { waiting[ObjectIdentifier(family), default: []].formUnion(registered) }
    }
    for index in sites.indices where sites[index].isOpen {
      let registered = linked.identity.oneName(of: sites[index].registration.name) ?? []
      guard !registered.contains(where: \.isUntold) else { continue }
      let isMissed = sites[index].untold.allSatisfy { family in
        isSpent(family) || (waiting[ObjectIdentifier(family)]?.count ?? 0) > max(family.untoldNames.count, 2)
      }
      if isMissed { sites[index].isCovered = false }
    }
  }

  private func site(_ registration: Registration) -> ObserverSite {
    var site = ObserverSite(registration: registration, isCovered: false)
    let function = program.calls[registration.call].function
    guard let observer = registration.observer else { return site }
    let origins = linked.reach.origins(observer)
    let selves = origins.filter { $0 >= flow.firstSelf }.map { flow.nominal(at: $0) }
    let isSelf = program.values[observer].kind == .selfReference
    let outermost = program.outermostFunction(function)
    if isSelf, program.functions[outermost].isStatic { site.silence = Silence(.observerIsType) }
    if isSelf, let reason = linked.lifetime.processLong(function) {
      site.silence = Silence(.ownerIsProcessLong, reason)
    }
    if !isSelf {
      if origins.isEmpty { site.silence = Silence(.observerUnknown) }
      if case .nominal(let id) = linked.inference.type(of: observer) {
        if let reason = linked.lifetime.processLong(id) { site.silence = Silence(.observerIsProcessLong, reason) }
        if !table.nominals[id].isExternal, covers(removals(ofFamily: id), registration, &site) { site.isCovered = true }
      }
      for node in origins where node < flow.firstSelf {
        let variable = program.variables[flow.variable(at: node)]
        if variable.kind == .parameter, flow.incoming.isEmpty(node) {
          site.silence = Silence(.callerUnknown)
        }
        if covers(MissingRemovals(family: family(removalsOfVariable[node] ?? [])), registration, &site) {
          site.isCovered = true
        }
      }
    }
    for type in selves {
      if let unseen = table.unseenAncestor(type) {
        site.silence = site.silence ?? Silence(.unseenAncestor, unseen)
      }
      let observing = ConformingObservers(linked, running: outermost).types(observingAs: type)
      if observing.allSatisfy({ covers(removals(ofFamily: $0), registration, &site) }) { site.isCovered = true }
      if !isSelf, let reason = linked.lifetime.processLong(type) {
        site.silence = Silence(.observerIsProcessLong, reason)
      }
    }
    return site
  }

  /// Removals of `self` in the type, its extensions, above it and below it.
  private func removals(ofFamily id: NominalID) -> MissingRemovals {
    if removingTypes.areAllRelated(to: id) {
      let family = whole ?? family(removingTypes.related(to: id).flatMap { removalsOfType[$0] ?? [] }.sorted())
      whole = family
      return MissingRemovals(family: family) { self.calls(near: id) }
    }
    if let known = familyOfType[id] { return MissingRemovals(family: known) }
    let family = family(removals(near: id))
    familyOfType[id] = family
    return MissingRemovals(family: family)
  }

  private func removals(near id: NominalID) -> [Int] {
    var types = removingTypes.related(to: id)
    if types.count > 1 {
      let above = removingTypes.above(id) ?? table.ancestors(id).filter { removingTypes.contains($0) }
      let below = removingTypes.below(id) ?? table.descendants(id).filter { removingTypes.contains($0) }
      types = (removingTypes.contains(id) ? [id] : []) + above + below
    }
    return types.flatMap { removalsOfType[$0] ?? [] }
  }

  private func calls(near id: NominalID) -> [CallID] {
    removals(near: id).compactMap { flow.removalArguments[$0].call }
  }

  private func family(_ removals: [Int]) -> RemovalFamily {
    if let known = families[removals] { return known }
    let family = RemovalFamily(removals, linked.reach)
    families[removals] = family
    return family
  }

  private func covers(_ removals: MissingRemovals, _ registration: Registration, _ site: inout ObserverSite) -> Bool {
    if removals.family.covers(registration) {
      if !removals.family.isTold(registration) { site.untold.append(removals.family) }
      if removals.family.surelyCovers(registration) { site.surely.append(removals.family) }
      return true
    }
    site.missing.append(removals)
    return false
  }
}
