/// A registration for a key path, and whether a removal of that key path exists where it should.
struct KeyPathSite {
  var call: CallID
  var observer: ValueID?
  var object: ValueID?
  var keyPath: ValueID?
  var isCovered = false
  /// The reason why no rule reports it. Nil if a rule does.
  var silence: Silence?
  /// True if the observed object ends before or with the observer.
  var endsWithObserver = false
  /// True if the observed object is the observer, and a key path names a property of the object itself.
  var observesItself = false
  /// Why nobody is harmed, where that is so.
  var excuse: String?
  /// Removals of other key paths.
  var missed: [CallID] = []
}

/// A call that ends the observation of a key path.
struct KeyPathRemoval {
  var call: CallID
  var observer: ValueID?
  var object: ValueID?
  var keyPath: ValueID?
  /// False for a method that no file declares, which may do something else.
  var isDeclared = true
}

/// Decides, for every key path that is observed, whether anything ends the observation.
final class KeyPathSites {
  unowned let linked: LinkedProgram
  private(set) lazy var removals = declaredRemovals() + undeclaredRemovals
  /// Calls of methods that the program does not declare, and that may end an observation.
  private(set) lazy var undeclaredRemovals = UndeclaredRemovals(linked).ofKeyPaths(registrations)
  private(set) lazy var all: [KeyPathSite] = registrations.map(site)
  private var knownToOutlive: [NominalID: Bool] = [:]
  private lazy var registrations = flow.registeringCalls.filter {
    Catalog.keyPathRegistrations.contains(program.fullName($0))
  }
  /// The key paths for which `self` observes the objects of properties that never get another object.
  private lazy var keyPathsOfProperties: [VariableID: Set<String>] = registrations.reduce(into: [:]) { result, call in
    guard let property = fixedProperty(program.callName(call).receiver), isSelf(program.argument(call, at: 0)) else {
      return
    }
    let keyPath = program.argument(call, labelled: "forKeyPath")
    result[property, default: []].formUnion(keyPath.flatMap { linked.identity.keyPaths(of: $0) } ?? [])
  }
  /// The properties of `removals`.
  private lazy var removedProperties: [CallID: VariableID] = removals.reduce(into: [:]) { result, removal in
    if isSelf(removal.observer) { result[removal.call] = fixedProperty(removal.object) }
  }
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }
  private var table: TypeTable { linked.table }

  init(_ linked: LinkedProgram) { self.linked = linked }

  private func declaredRemovals() -> [KeyPathRemoval] {
    guard let name = program.nameIDs["removeObserver"] else { return [] }
    return program.calls(named: name).filter { Catalog.keyPathRemovals.contains(program.fullName($0)) }.map {
      KeyPathRemoval(
        call: $0, observer: program.argument($0, at: 0), object: program.callName($0).receiver,
        keyPath: program.argument($0, labelled: "forKeyPath"))
    }
  }

  /// Returns whether a removal has the key path of a registration; unknown if one of the key paths is unknown.
  func same(_ removed: ValueID?, _ registered: ValueID?) -> Sameness {
    guard let removed, let registered, let first = linked.identity.keyPaths(of: removed),
      let second = linked.identity.keyPaths(of: registered)
    else { return .unknown }
    return second.isSubset(of: first) ? .same : first.isDisjoint(with: second) ? .different : .unknown
  }

  /// Returns true if a removal may end the observation of a key path.
  func mayEnd(_ removal: KeyPathRemoval, _ site: KeyPathSite) -> Bool {
    same(removal.keyPath, site.keyPath) != .different && !isForOtherObject(removal, site)
  }

  /// `table.addObserver(self, …)`, `grid.addObserver(self, …)` and `grid.removeObserver(self, …)`: returns true if a removal
  /// names another property, which is observed by the same key path, so that the removal has a registration of its own.
  private func isForOtherObject(_ removal: KeyPathRemoval, _ site: KeyPathSite) -> Bool {
    guard let removed = removedProperties[removal.call], let own = keyPathsOfProperties[removed],
      let observed = fixedProperty(site.object), removed != observed,
      let names = removal.keyPath.flatMap({ linked.identity.keyPaths(of: $0) })
    else { return false }
    return names.isSubset(of: own)
  }

  /// The property that holds an object, if it never gets another object: an outlet, or a constant that is made in place.
  private func fixedProperty(_ object: ValueID?) -> VariableID? {
    object.flatMap(StoredOrder(linked).variable).flatMap { variable in
      let fact = program.variables[variable]
      guard fact.kind == .field, fact.getter < 0 else { return nil }
      return program.isOutlet(fact) || fact.isLet && fact.initial >= 0 && isMade(fact.initial) ? variable : nil
    }
  }

  private func isSelf(_ value: ValueID?) -> Bool { value.map { program.isSelf($0) } ?? false }

  private func site(_ call: CallID) -> KeyPathSite {
    var site = KeyPathSite(
      call: call, observer: program.argument(call, at: 0), object: program.callName(call).receiver,
      keyPath: program.argument(call, labelled: "forKeyPath"))
    let function = program.calls[call].function
    let wanted = site.keyPath.flatMap { linked.identity.keyPaths(of: $0) }
    let isSameObject = isObserver(site.object, site.observer)
    site.endsWithObserver = isSameObject || endsWithObserver(site)
    // `model.title` also observes the model, which may outlive the object.
    site.observesItself = isSameObject && wanted.map { !$0.contains { $0.contains(".") } } ?? false
    site.silence = silence(site, in: function)
    var removed: Set<String> = []
    for removal in removals where isNear(removal, site, function) && !isForOtherObject(removal, site) {
      let names = removal.keyPath.flatMap { linked.identity.keyPaths(of: $0) }
      // An unknown key path may be the same. Several removals together may cover a list.
      if names == nil || wanted == nil { site.isCovered = true }
      removed.formUnion(names ?? [])
      if let wanted, wanted.isDisjoint(with: names ?? wanted) { site.missed.append(removal.call) }
    }
    if let wanted, wanted.isSubset(of: removed) { site.isCovered = true }
    if site.isCovered { site.silence = Silence(.coveredByRemoval) }
    if site.silence == nil { site.excuse = excuse(site, in: function) }
    return site
  }

  /// Returns true if a removal stands in the type, its extensions or its hierarchy, or has the same observer.
  private func isNear(_ removal: KeyPathRemoval, _ site: KeyPathSite, _ function: FunctionID) -> Bool {
    let removing = table.owner(of: program.calls[removal.call].function)
    guard let owner = table.owner(of: function), let removing else { return true }
    if linked.table.areRelated(owner.id, removing.id) { return true }
    guard removal.isDeclared else { return false }
    guard let first = removal.observer, let second = site.observer else { return true }
    return linked.reach.sameObserver(first, second) != .different
  }

  private func silence(_ site: KeyPathSite, in function: FunctionID) -> Silence? {
    if let reason = linked.lifetime.processLong(function) { return Silence(.ownerIsProcessLong, reason) }
    if let observer = site.observer, case .nominal(let id) = linked.inference.type(of: observer),
      let reason = linked.lifetime.processLong(id)
    {
      return Silence(.observerIsProcessLong, reason)
    }
    if !linked.inference.candidates(for: site.call).isEmpty { return Silence(.receiverDeclaresMethod) }
    if NotYetStored(linked).isEmpty(site.object, at: site.call) { return Silence(.observedPropertyEmpty) }
    guard let owner = table.owner(of: function) else { return nil }
    if let unseen = table.unseenAncestor(owner.id) { return Silence(.unseenAncestor, unseen) }
    if linked.lifetime.isTestType(owner.id) { return Silence(.ownerIsTest) }
    return nil
  }

  private func excuse(_ site: KeyPathSite, in function: FunctionID) -> String? {
    if let reason = linked.ownership.reason(forOwnerOf: function) { return reason }
    // The end of the observer is the end that harms.
    if let observer = site.observer, case .nominal(let type) = linked.inference.type(of: observer),
      let reason = linked.ownership.reason(for: type)
    {
      return reason
    }
    return linked.ownership.previews.contain(function) ? "only previews run it" : nil
  }

  /// `cell.addObserver(cell, …)`: returns true if the observed object is the observer. No object stands for `self`.
  private func isObserver(_ object: ValueID?, _ observer: ValueID?) -> Bool {
    guard let observer else { return false }
    let order = StoredOrder(linked)
    guard let object else { return program.isSelf(order.readPlace(of: observer)) }
    if program.isSelf(order.readPlace(of: object)) { return program.isSelf(order.readPlace(of: observer)) }
    let (first, second) = (program.values[object], program.values[observer])
    if first.kind == .variable, program.variables[first.variable].kind != .field {
      return second.kind == .variable && first.variable == second.variable
    }
    // A getter or a wrapper may return another object each time.
    guard let variable = order.variable(of: object), variable == order.variable(of: observer) else { return false }
    let fact = program.variables[variable]
    return fact.getter < 0 && (fact.wrapper < 0 || program.isOutlet(fact))
  }

  /// Returns true if the observed object is `self`, or if only the observer keeps the object.
  private func endsWithObserver(_ site: KeyPathSite) -> Bool {
    guard let object = site.object else { return true }
    if program.values[object].kind == .selfReference { return true }
    guard let variable = StoredOrder(linked).variable(of: object) else { return false }
    let fact = program.variables[variable]
    guard fact.kind == .field, !fact.isStatic, fact.getter < 0 else { return false }
    // A nib makes it for the observer.
    if program.isOutlet(fact) { return true }
    guard !fact.isPublic, !fact.isWeak, !mayOutliveOwner(object),
      fact.isPrivate || !isHandedOn(variable)
    else { return false }
    return isMadeByObserver(variable, fact)
  }

  /// Returns true if a method of the object's class keeps the object: a closure that runs later holds `self`.
  private func mayOutliveOwner(_ object: ValueID) -> Bool {
    guard case .nominal(let type) = linked.inference.type(of: object), !table.nominals[type].isExternal else {
      return false
    }
    if let known = knownToOutlive[type] { return known }
    let family = Set([type] + table.ancestors(type).filter { !table.nominals[$0].isExternal })
    let answer = program.functions.indices.contains { index in
      let closure = FunctionID(index)
      let outermost = program.outermostFunction(closure)
      return program.functions[index].kind == .closure && outermost >= 0
        && !program.functions[outermost].isStatic && table.ownerID(of: outermost).map(family.contains) ?? false
        && !linked.idleFunctions.contains(outermost)
        && linked.inference.closureSites[closure].map { linked.inference.runsClosureLater($0.call) } ?? false
        && linked.captures.holdOfSelf(in: closure) != nil
    }
    knownToOutlive[type] = answer
    return answer
  }

  /// Returns true if code hands the object of a property on, so that others may keep it.
  private func isHandedOn(_ property: VariableID) -> Bool {
    linked.mentions.values(namingProperty: property).contains { value in
      linked.trail.uses(in: program.values[value].function)[value].contains { use in
        if case .member = use { false } else { true }
      }
    }
  }

  private func isMade(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    switch fact.kind {
    case .call: return NewObjects(linked: linked).contain(value)
    case .variable:
      let variable = program.variables[fact.variable]
      return variable.kind == .local && variable.isLet && !variable.isElement && variable.initial >= 0
        && isMade(variable.initial)
    default: return false
    }
  }

  /// Returns true if `self` alone stores into a property, and stores objects that it makes.
  private func isMadeByObserver(_ variable: VariableID, _ fact: VariableFact) -> Bool {
    let order = StoredOrder(linked)
    let bodies = flow.bodies.storing(into: variable)
    var isMade = false
    if fact.initial >= 0, program.values[fact.initial].kind != .nil {
      guard self.isMade(fact.initial) else { return false }
      isMade = true
    }
    for body in bodies.byName.union(bodies.itself).sorted() {
      for index in flow.bodies.flows[body] {
        let store = program.flows[index]
        let target = program.values[store.to]
        guard target.kind == .variable ? target.variable == variable : target.name == fact.name else { continue }
        if order.variable(of: store.to) != variable {
          // Another object may be the observer, or of the observer's class.
          guard target.kind == .member, flow.fields(target.name, ofBase: target.base).variables.contains(variable)
          else {
            continue
          }
          return false
        }
        let source = program.values[store.from].kind
        if source == .nil { continue }
        guard self.isMade(store.from) else { return false }
        isMade = true
      }
    }
    return isMade
  }
}
