/// Which registration a removal can and cannot end is decided here, and asked by every rule.
final class RemovalReach {
  /// The difference between a removal and a registration.
  enum Difference {
    case observer, name, center, object
  }

  /// The relation between the names of a removal and of a registration.
  enum Names {
    /// Every name, or an unknown name.
    case every
    case some(Set<Identity.NameSource>)
    /// None of this registration, for the reason given.
    case none(Difference)
  }

  enum Verdict {
    case ends
    case misses(Difference)
    case unknown

    var mayEnd: Bool { if case .misses = self { false } else { true } }
  }

  let flow: ValueFlow
  let identity: Identity
  private var program: Program { flow.program }
  private var table: TypeTable { flow.table }
  private var knownOrigins: [ValueID: [FlowNodeID]] = [:]
  private var knownTokens: [CallID: ReachedNodes] = [:]

  init(_ flow: ValueFlow, _ identity: Identity) {
    self.flow = flow
    self.identity = identity
  }

  func function(of removal: ValueFlow.Removal) -> FunctionID { program.values[removal.argument].function }

  func offset(of removal: ValueFlow.Removal) -> UInt32 { program.values[removal.argument].offset }

  // MARK: Verdicts

  func verdict(of removal: ValueFlow.Removal, on registration: Registration) -> Verdict {
    switch registration.kind {
    case .block:
      guard nodes(ofToken: registration.call).contains(removal.argument.node) else { return .misses(.observer) }
      if sameCenter(removal, registration) == .different { return .misses(.center) }
      return isOfOtherNames(removal, registration) ? .misses(.name) : .ends
    case .selector:
      let observers = registration.observer.map { sameObserver(removal.argument, $0) } ?? .unknown
      guard observers != .different else { return .misses(.observer) }
      switch names(of: removal, for: registration) {
      case .none(let difference): return .misses(isOfOtherNames(removal, registration) ? .name : difference)
      case .every: return observers == .same ? .ends : .unknown
      case .some(let removed):
        guard let registered = identity.oneName(of: registration.name) else { return .unknown }
        guard registered.contains(where: { identity.covers(removed, [$0]) }) else { return .misses(.name) }
        return observers == .same ? .ends : .unknown
      }
    }
  }

  /// The names that a removal of the same observer takes away from a registration's center and object.
  func names(of removal: ValueFlow.Removal, for registration: Registration) -> Names {
    if sameCenter(removal, registration) == .different { return .none(.center) }
    if identity.objectCovers(registered: registration.object, removed: removal.object) == .different {
      return .none(.object)
    }
    guard let names = identity.oneName(of: removal.name), !names.isEmpty else { return .every }
    return .some(names)
  }

  /// Returns true if the registration has none of the removal's names.
  func isOfOtherNames(_ removal: ValueFlow.Removal, _ registration: Registration) -> Bool {
    guard let removed = identity.oneName(of: removal.name), !removed.isEmpty,
      let registered = identity.oneName(of: registration.name), !registered.isEmpty
    else { return false }
    return !registered.contains { identity.covers(removed, [$0]) }
  }

  func sameCenter(_ removal: ValueFlow.Removal, _ registration: Registration) -> Sameness {
    identity.centers(
      registration.center, in: program.calls[registration.call].function, removal.center,
      in: function(of: removal))
  }

  // MARK: Tokens

  /// Wherever a registration's token goes.
  func nodes(ofToken call: CallID) -> ReachedNodes {
    if let known = knownTokens[call] { return known }
    let nodes = ReachedNodes(from: program.calls[call].value.node, flow.outgoing, limit: Budget.tokenUses)
    knownTokens[call] = nodes
    return nodes
  }

  // MARK: Observers

  /// The variables and `self`s that an observer's value may come from; none where that is unknown.
  func origins(_ value: ValueID) -> [FlowNodeID] {
    if let known = knownOrigins[value] { return known }
    let origins = (flow.incoming.all(from: value.node, within: Budget.observerSources) ?? []).filter {
      $0 >= flow.firstVariable && $0 < flow.firstResult || isSelf($0)
    }
    knownOrigins[value] = origins
    return origins
  }

  func isSelf(_ node: FlowNodeID) -> Bool { node >= flow.firstSelf && node < flow.unknownNode }

  /// The types whose `self` an observer may be.
  func selves(_ value: ValueID) -> [NominalID] { origins(value).filter(isSelf).map { flow.nominal(at: $0) } }

  func sameObserver(_ left: ValueID, _ right: ValueID) -> Sameness {
    let first = origins(left)
    let second = origins(right)
    if first.isEmpty || second.isEmpty { return .unknown }
    if first.contains(where: { !isSelf($0) && second.contains($0) }) { return .same }
    for one in selves(left) {
      for other in selves(right) where table.areRelated(one, other) { return .same }
    }
    if isUnseen(first) || isUnseen(second) { return .unknown }
    let types = (nominals(left), nominals(right))
    for one in types.0 {
      for other in types.1 where table.areRelated(one, other) { return .unknown }
    }
    return types.0.isEmpty || types.1.isEmpty ? .unknown : .different
  }

  /// The types to one of which that of another object must be related where both may be one; nil where any may.
  func types(ofObserver value: ValueID) -> [NominalID]? {
    let origins = origins(value)
    if origins.isEmpty || isUnseen(origins) { return nil }
    let types = nominals(value)
    return types.isEmpty ? nil : types
  }

  /// Returns true if an object of unknown type may be the `self` of any type. A caller gave such an object; no property or
  /// local of the program holds it.
  func mayBeAnything(_ value: ValueID) -> Bool {
    let origins = origins(value)
    return origins.isEmpty || isUnseen(origins)
  }

  private func isUnseen(_ origins: [FlowNodeID]) -> Bool {
    origins.contains { node in
      guard !isSelf(node) else { return false }
      let fact = program.variables[flow.variable(at: node)]
      return fact.kind == .parameter && flow.incoming.isEmpty(node)
    }
  }

  private func nominals(_ value: ValueID) -> [NominalID] {
    var result = selves(value)
    if case .nominal(let id) = flow.inference.type(of: value) { result.append(id) }
    return result
  }
}
