/// A selector-based registration, and whether a removal covers it.
struct ObserverSite {
  var registration: Registration
  var isCovered: Bool
  /// Why no rule speaks of it, or nil.
  var silence: String?
  /// Removals of the same observer that cannot reach it.
  var missed: [CallID] = []
}

/// Decides, for every selector-based registration, which removal removes it.
struct ObserverSites {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }
  private var table: TypeTable { linked.table }

  /// Removals by the types whose `self`, and the variables whose value, they remove.
  private let removalsOfType: [Int: [Int]]
  private let removalsOfVariable: [Int32: [Int]]

  init(_ linked: LinkedProgram) {
    self.linked = linked
    var ofType: [Int: [Int]] = [:]
    var ofVariable: [Int32: [Int]] = [:]
    for (index, removal) in linked.flow.removalArguments.enumerated() {
      for node in linked.reach.origins(removal.argument) {
        if linked.reach.isSelf(node) {
          ofType[Int(node - linked.flow.firstSelf), default: []].append(index)
        } else {
          ofVariable[node, default: []].append(index)
        }
      }
    }
    removalsOfType = ofType
    removalsOfVariable = ofVariable
  }

  func all() -> [ObserverSite] {
    linked.registrations.filter { $0.kind == .selector }.map(site)
  }

  private func site(_ registration: Registration) -> ObserverSite {
    var site = ObserverSite(registration: registration, isCovered: false)
    let function = program.calls[Int(registration.call)].function
    guard let observer = registration.observer else { return site }
    let origins = linked.reach.origins(observer)
    let selves = origins.filter { $0 >= flow.firstSelf }.map { Int($0 - flow.firstSelf) }
    let isSelf = program.values[Int(observer)].kind == .selfReference
    let outermost = program.outermostFunction(function)
    if isSelf, program.functions[Int(outermost)].isStatic { site.silence = "the observer is a type, which never ends" }
    if isSelf, let reason = linked.lifetime.processLong(function) { site.silence = "its owner lives on: \(reason)" }
    if !isSelf {
      if origins.isEmpty { site.silence = "it cannot be told which object observes" }
      if case .nominal(let id) = linked.inference.type(of: observer) {
        if let reason = linked.lifetime.processLong(id) { site.silence = "the observer lives on: \(reason)" }
        if !table.nominals[id].isExternal, covers(removals(ofFamily: id), registration, &site) { site.isCovered = true }
      }
      for node in origins where node < flow.firstSelf {
        let variable = program.variables[Int(node - flow.firstVariable)]
        if variable.kind == .parameter, flow.incoming.isEmpty(node) {
          site.silence = "the observer comes from where this program's source does not show"
        }
        if covers(removalsOfVariable[node] ?? [], registration, &site) { site.isCovered = true }
      }
    }
    for type in selves {
      if let unseen = table.unseenAncestor(type) {
        site.silence = site.silence ?? "\(unseen), which it is or inherits from, cannot be seen"
      }
      if covers(removals(ofFamily: type), registration, &site) { site.isCovered = true }
      if !isSelf, let reason = linked.lifetime.processLong(type) { site.silence = "the observer lives on: \(reason)" }
    }
    if site.isCovered { site.silence = "a removal covers it" }
    return site
  }

  /// Removals of `self` in the type, its extensions, above it and below it.
  private func removals(ofFamily id: Int) -> [Int] {
    var result = removalsOfType[id] ?? []
    for relative in table.ancestors(id) + table.descendants(id) { result += removalsOfType[relative] ?? [] }
    return result
  }

  private func covers(_ removals: [Int], _ registration: Registration, _ site: inout ObserverSite) -> Bool {
    var removed: Set<Identity.NameSource> = []
    var covered = false
    for index in removals {
      let removal = flow.removalArguments[index]
      switch linked.reach.names(of: removal, for: registration) {
      case .every: return true
      case .none:
        if removal.call >= 0 { site.missed.append(removal.call) }
      case .some(let names):
        // Several removals together may take away a list of names.
        removed.formUnion(names)
        if let registered = linked.identity.names(of: registration.name) {
          if !registered.isEmpty, linked.identity.covers(removed, registered) { covered = true }
          if removal.call >= 0 { site.missed.append(removal.call) }
        } else {
          covered = true
        }
      }
    }
    return covered
  }
}
