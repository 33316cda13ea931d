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
}

/// Decides, for every key path that is observed, whether anything ends the observation.
final class KeyPathSites {
  unowned let linked: LinkedProgram
  let removals: [KeyPathRemoval]
  private(set) lazy var all: [KeyPathSite] = registrations.map(site)
  private lazy var registrations = flow.registeringCalls.filter {
    Catalog.keyPathRegistrations.contains(program.fullName($0))
  }
  /// The registrations by the property whose object they observe.
  private lazy var registrationsOfProperties = Dictionary(grouping: registrations) {
    property(program.callName($0).receiver)
  }
  /// Properties that a further file may store into, so that the answers would be others.
  private(set) var storedByObserver: Set<VariableID> = []
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }
  private var table: TypeTable { linked.table }

  init(_ linked: LinkedProgram) {
    self.linked = linked
    let program = linked.program
    var removals: [KeyPathRemoval] = []
    if let name = program.nameIDs["removeObserver"] {
      for call in program.calls(named: name) where Catalog.keyPathRemovals.contains(program.fullName(call)) {
        removals.append(
          KeyPathRemoval(
            call: call, observer: program.argument(call, at: 0), object: program.callName(call).receiver,
            keyPath: program.argument(call, labelled: "forKeyPath")))
      }
    }
    self.removals = removals
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
    guard let removed = property(removal.object), let observed = property(site.object), removed != observed
    else { return false }
    return (registrationsOfProperties[removed] ?? []).contains {
      same(removal.keyPath, program.argument($0, labelled: "forKeyPath")) == .same
    }
  }

  /// The stored property that holds an object.
  private func property(_ object: ValueID?) -> VariableID? {
    object.flatMap(StoredOrder(linked).variable).flatMap { variable in
      let fact = program.variables[Int(variable)]
      return fact.kind == .field && fact.getter < 0 ? variable : nil
    }
  }

  private func site(_ call: CallID) -> KeyPathSite {
    var site = KeyPathSite(
      call: call, observer: program.argument(call, at: 0), object: program.callName(call).receiver,
      keyPath: program.argument(call, labelled: "forKeyPath"))
    let function = program.calls[Int(call)].function
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
    let removing = table.owner(of: program.calls[Int(removal.call)].function)
    guard let owner = table.owner(of: function), let removing else { return true }
    if linked.table.areRelated(owner.id, removing.id) { return true }
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
    let second = order.readPlace(of: observer)
    guard let first = object.map(order.readPlace) else { return program.isSelf(second) }
    // Both are the same constant.
    if first == second { return true }
    if program.isSelf(first) { return program.isSelf(second) }
    guard let variable = order.variable(of: first) else { return false }
    // A getter may return another object each time.
    return program.variables[Int(variable)].getter < 0 && variable == order.variable(of: second)
  }

  /// Returns true if the observed object is `self`, or if only the observer keeps the object.
  private func endsWithObserver(_ site: KeyPathSite) -> Bool {
    guard let object = site.object else { return true }
    if program.values[Int(object)].kind == .selfReference { return true }
    guard let variable = StoredOrder(linked).variable(of: object) else { return false }
    let fact = program.variables[Int(variable)]
    guard fact.kind == .field, !fact.isStatic, fact.getter < 0 else { return false }
    // A nib makes it for the observer.
    if program.isOutlet(fact) { return true }
    guard !fact.isPublic, !fact.isWeak else { return false }
    if fact.initial >= 0, program.values[Int(fact.initial)].kind != .nil {
      return fact.isPrivate && isMade(fact.initial)
    }
    return isMadeByObserver(variable, fact)
  }

  private func isMade(_ value: ValueID) -> Bool {
    let fact = program.values[Int(value)]
    switch fact.kind {
    case .call:
      if case .metatype = linked.inference.type(of: program.calls[Int(fact.a)].callee) { return true }
      let callee = program.values[Int(program.calls[Int(fact.a)].callee)]
      // `web = .init(frame: .zero)`
      return callee.kind == .closure || callee.kind == .implicitMember && program.name(callee.b) == "init"
    case .variable:
      let variable = program.variables[Int(fact.a)]
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
    for body in bodies.byName.union(bodies.itself).sorted() {
      for index in flow.bodies.flows[body] {
        let store = program.flows[Int(index)]
        let target = program.values[Int(store.to)]
        guard target.kind == .variable ? target.a == variable : target.b == fact.name else { continue }
        if order.variable(of: store.to) != variable {
          // Another object may be the observer, or of the observer's class.
          guard target.kind == .member, flow.fields(target.b, ofBase: target.a).variables.contains(variable) else {
            continue
          }
          return false
        }
        let source = program.values[Int(store.from)].kind
        if source == .nil { continue }
        guard self.isMade(store.from) else { return false }
        isMade = true
      }
    }
    if isMade, !fact.isPrivate { storedByObserver.insert(variable) }
    return isMade
  }
}

extension Identity {
  /// All key paths that a value may be, as the names that Objective-C knows; nil if it is unknown.
  func keyPaths(of value: ValueID) -> Set<String>? {
    var budget = 32
    return keyPaths(value, budget: &budget)
  }

  private func keyPaths(_ value: ValueID, budget: inout Int) -> Set<String>? {
    budget -= 1
    guard budget > 0 else { return nil }
    let fact = flow.program.values[Int(value)]
    switch fact.kind {
    case .keyPath: return fact.b >= 0 ? objectiveCNames(flow.program.name(fact.b)) : nil
    case .array, .alternatives:
      var result: Set<String> = []
      for index in Int(fact.a)..<Int(fact.a + fact.b) {
        guard let part = keyPaths(flow.program.operands[index], budget: &budget) else { return nil }
        result.formUnion(part)
      }
      return result.isEmpty ? nil : result
    case .variable:
      let variable = flow.program.variables[Int(fact.a)]
      if variable.initial >= 0, variable.isLet { return keyPaths(variable.initial, budget: &budget) }
      return strings(value)
    case .name, .member, .implicitMember:
      let found = fact.kind == .name ? flow.variables(named: fact.b, from: fact.function) : fields(fact)
      if found.count == 1 {
        let variable = flow.program.variables[Int(found[0])]
        if variable.initial >= 0, variable.isLet { return keyPaths(variable.initial, budget: &budget) }
      }
      return strings(value)
    default: return strings(value)
    }
  }

  private func fields(_ fact: ValueFact) -> Members {
    guard fact.kind == .member else { return [] }
    if flow.program.name(fact.b) == "rawValue" { return [] }
    return flow.fields(fact.b, ofBase: fact.a).variables
  }

  /// Strings that constants hold.
  private func strings(_ value: ValueID) -> Set<String>? {
    guard let names = names(of: value), !names.isEmpty else { return nil }
    var result: Set<String> = []
    for name in names {
      guard case .raw(let text) = name else { return nil }
      result.insert(text)
    }
    return result
  }

  /// `#keyPath(Player.item.status)`: without the type in front, as it is spelled in Objective-C.
  private func objectiveCNames(_ path: String) -> Set<String> {
    let parts = path.split(separator: ".").map(String.init)
    let properties = parts.drop { $0.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false || $0 == "self" }
    return [properties.map(getter).joined(separator: ".")]
  }

  /// An imported getter `isX` is the property `x` as well: both spellings are one.
  private func getter(_ name: String) -> String {
    let bytes = Array(name.utf8)
    guard bytes.count > 2, bytes.starts(with: [0x69, 0x73]), bytes[2] >= 0x41, bytes[2] <= 0x5A else { return name }
    return String(decoding: [bytes[2] | 0x20] + bytes[3...], as: UTF8.self)
  }
}
