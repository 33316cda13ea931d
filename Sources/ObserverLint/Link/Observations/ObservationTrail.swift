/// Where the value goes that ends an observation.
enum Destination {
  /// Nobody takes it, or only a local that nobody reads.
  case dropped
  /// Properties of the `self` around that keep it. None for a bag that a library or an extension associates with `self`.
  case ownProperties([VariableID])
  /// Something else takes it: it is returned, ended, given away, kept by another object.
  case elsewhere
}

/// Follows the results of calls through the locals, collections and calls of the body that they stand in.
final class ObservationTrail {
  let flow: ValueFlow
  let order: BodyOrder
  let mentions: Mentions
  var program: Program { flow.program }
  private var usesOfBody: [FunctionID: ValueUses] = [:]
  private(set) lazy var renewsAssociatedBags = findRenewedAssociatedBags()
  private(set) lazy var ownAssociatedBags = OwnAssociatedBags(flow) { isPermanentBag($0) }

  init(_ flow: ValueFlow, _ order: BodyOrder, _ mentions: Mentions) {
    self.flow = flow
    self.order = order
    self.mentions = mentions
  }

  func uses(in function: FunctionID) -> ValueUses {
    let body = flow.bodies.body(of: function)
    if let known = usesOfBody[body] { return known }
    let uses = ValueUses(of: body, in: flow)
    usesOfBody[body] = uses
    return uses
  }

  /// - Parameter isDiscardable: the result may be ignored without a word, so a closure whose only expression is the
  ///   call returns nothing.
  func destination(of call: CallID, isDiscardable: Bool = false) -> Destination {
    let value = program.calls[call].value
    if isDiscardable, isOnlyExpression(of: value, call) { return .dropped }
    var seen: Set<ValueID> = []
    return destination(of: call, &seen)
  }

  func destination(of call: CallID, _ seen: inout Set<ValueID>) -> Destination {
    let value = program.calls[call].value
    let result = destination(of: value, uses(in: program.calls[call].function), &seen)
    // `lazy var token = …`: a property's initial value.
    if case .dropped = result, let property = property(beginningWith: value, call) { return .ownProperties([property]) }
    return result
  }

  /// `assign(to: &$property)`: the property's publisher keeps what is assigned.
  func destination(ofAssignment call: CallID) -> Destination {
    guard let target = program.argument(call, at: 0) else { return .elsewhere }
    let fact = program.values[target]
    if fact.kind == .name, fact.flags & ValueFact.projected != 0 {
      return ownProperty(target).map { .ownProperties([$0]) } ?? .elsewhere
    }
    guard fact.kind == .member, isSelf(fact.base) else { return .elsewhere }
    let name = program.name(fact.name)
    guard name.hasPrefix("$"), let plain = program.nameIDs[String(name.dropFirst())] else { return .elsewhere }
    let found = flow.fields(plain, ofBase: fact.base).variables
    return found.count == 1 ? .ownProperties([found[0]]) : .elsewhere
  }

  private func isOnlyExpression(of value: ValueID, _ call: CallID) -> Bool {
    uses(in: program.calls[call].function)[value].contains { use in
      guard case .returned(let fact) = use, fact.kind == .implicit else { return false }
      let function = program.functions[fact.function]
      guard function.kind == .closure, function.result < 0, let site = flow.inference.closureSites[fact.function] else {
        return false
      }
      let name = program.callName(site.call).name
      return !Catalog.transformingFunctions.contains(name) && flow.inference.candidates(for: site.call).isEmpty
    }
  }

  private func property(beginningWith value: ValueID, _ call: CallID) -> VariableID? {
    let body = flow.bodies.body(of: program.calls[call].function)
    let variable = program.functions[body].variable
    guard program.functions[body].kind == .initialValue, variable >= 0,
      program.variables[variable].initial == value
    else { return nil }
    return variable
  }

  func destination(of value: ValueID, _ uses: ValueUses, _ seen: inout Set<ValueID>) -> Destination {
    guard seen.insert(value).inserted, seen.count < 60 else { return .elsewhere }
    var properties: [VariableID]?
    for use in uses[value] {
      switch follow(use, of: value, uses, &seen) {
      case .dropped: continue
      case .ownProperties(let found):
        properties = (properties ?? []) + found.filter { properties?.contains($0) != true }
      case .elsewhere: return .elsewhere
      }
    }
    if let properties { return .ownProperties(properties) }
    let fact = program.values[value]
    // An operand of something that has no facts of its own, such as a comparison.
    if fact.kind == .call, program.calls[fact.call].use == .taken, uses[value].isEmpty, !isInitialValue(fact) {
      return .elsewhere
    }
    return .dropped
  }

  private func isInitialValue(_ fact: ValueFact) -> Bool {
    program.functions[flow.bodies.body(of: fact.function)].kind == .initialValue
  }

  private func follow(_ use: ValueUses.Use, of value: ValueID, _ uses: ValueUses, _ seen: inout Set<ValueID>)
    -> Destination
  {
    switch use {
    case .stored(let target): return destination(of: value, storedInto: target, uses, &seen)
    case .part(let whole): return destination(of: whole, uses, &seen)
    case .returned(let fact):
      // A bare statement is a result in a result builder alone.
      if fact.kind == .statement, flow.resultBuilding(fact.function) == .none { return .dropped }
      if fact.kind == .implicit, isIgnored(fact.function) { return .dropped }
      return destination(returnedBy: fact.function, &seen)
    case .argument(let call, let position):
      return destination(handedTo: call, at: position, &seen) ?? destination(givenTo: call, uses, &seen)
    case .member(let member):
      guard let call = uses.call(of: member) else { return .elsewhere }
      if let own = destination(keptBy: call) { return own }
      guard Catalog.observationKeepers.contains(program.fullName(call)), let bag = program.argument(call, at: 0) else {
        return .elsewhere
      }
      if isAssociatedBag(bag) { return .ownProperties([]) }
      let property = ownProperty(bag)
      return property.map { isBagOfOthers($0) ? .elsewhere : .ownProperties([$0]) } ?? localBag(bag, uses)
    }
  }

  /// A closure whose only expression is the call, and that is given to what ignores its result.
  private func isIgnored(_ function: FunctionID) -> Bool {
    guard program.functions[function].kind == .closure, let site = flow.inference.closureSites[function] else {
      return false
    }
    return flow.inference.candidates(for: site.call).isEmpty
      && Catalog.resultIgnoringFunctions.contains(program.callName(site.call).name)
  }

  private func destination(
    of value: ValueID, storedInto target: ValueID, _ uses: ValueUses, _ seen: inout Set<ValueID>
  ) -> Destination {
    let fact = program.values[target]
    switch fact.kind {
    case .variable:
      let variable = program.variables[fact.variable]
      if variable.kind == .field { return variable.isStatic ? .elsewhere : .ownProperties([fact.variable]) }
      // A property wrapper may keep the value of a local.
      guard variable.kind == .local, variable.wrapper < 0 else { return .elsewhere }
      var properties: [VariableID] = []
      for read in uses.reads[fact.variable] ?? [] {
        // To name it beside its declaration keeps nothing. Behind other code, the name keeps it for as long as that code
        // runs, and a closure that names it holds it.
        let named = program.values[read]
        if named.flags & ValueFact.ignored != 0, named.function == variable.function,
          !runsCode(after: value, before: read)
        {
          continue
        }
        // A local that something reads is used in some way; what keeps it is asked for alone.
        guard case .ownProperties(let found) = destination(of: read, uses, &seen) else { return .elsewhere }
        properties += found
      }
      return properties.isEmpty ? .dropped : .ownProperties(properties)
    case .index: return destination(of: value, storedInto: fact.base, uses, &seen)
    case .unknown: return .dropped
    default: return ownProperty(target).map { .ownProperties([$0]) } ?? .elsewhere
    }
  }

  /// Returns true if a local keeps the result of a call for as long as other code runs, because the local gets another
  /// value behind that code. What does not end with its result, such as a task, goes on behind it.
  func isKeptUntilReplaced(_ call: CallID) -> Bool {
    let fact = program.calls[call]
    let uses = uses(in: fact.function)
    return uses[fact.value].contains { use in
      guard case .stored(let target) = use, program.values[target].kind == .variable,
        program.variables[program.values[target].variable].kind == .local
      else { return false }
      return isReplaced(fact.value, storedInto: target, uses)
    }
  }

  /// `job = nil` behind other code: the local keeps its value until another value replaces it, and a closure that stores
  /// into the local holds it.
  private func isReplaced(_ value: ValueID, storedInto target: ValueID, _ uses: ValueUses) -> Bool {
    let first = program.values[target]
    let home = program.variables[first.variable].function
    return (uses.writes[first.variable] ?? []).contains { write in
      let place = program.values[write]
      if write == target { return false }
      return place.function != home
        || !order.exclude(first.offset, place.offset, in: home) && runsCode(after: value, before: write)
    }
  }

  /// Returns true if other calls run after a value was made, and before a place of the same function.
  private func runsCode(after value: ValueID, before place: ValueID) -> Bool {
    let (start, fact) = (program.values[value].end, program.values[place])
    guard start <= fact.offset else { return false }
    // The code of a `defer` runs behind all code below it.
    let deferred = order.regions(around: fact.offset, in: fact.function).first { $0.kind == .deferred }
    return flow.bodies.calls[flow.bodies.body(of: fact.function)].contains { call in
      let other = program.calls[call]
      return other.function == fact.function && other.nameOffset >= start
        && (deferred.map { !$0.contains(other.nameOffset) } ?? (other.nameOffset < fact.offset))
    }
  }

  /// `observations += [observation]`
  func isAppending(_ call: CallID) -> Bool {
    program.callName(call).name == "+=" && flow.inference.candidates(for: call).isEmpty
  }

  /// `bag.insert(token)`, `AnyCancellable(token)`
  func destination(givenTo call: CallID, _ uses: ValueUses, _ seen: inout Set<ValueID>) -> Destination {
    if isAppending(call), let collection = program.argument(call, at: 0) {
      return destination(of: program.calls[call].value, storedInto: collection, uses, &seen)
    }
    let (name, receiver) = program.callName(call)
    if let receiver {
      guard Catalog.containerMutators.contains(name) else { return .elsewhere }
      return ownProperty(receiver).map { .ownProperties([$0]) } ?? localBag(receiver, uses)
    }
    if Catalog.observationWrappers.contains(name) || Catalog.containerTypes.contains(name)
      || Catalog.permanentBags.contains(name)
    {
      return destination(of: program.calls[call].value, uses, &seen)
    }
    return .elsewhere
  }

  /// A collection that is a local for a while, and then stored.
  private func localBag(_ bag: ValueID, _ uses: ValueUses) -> Destination {
    let fact = program.values[bag]
    guard fact.kind == .variable, program.variables[fact.variable].kind == .local else { return .elsewhere }
    for read in uses.reads[fact.variable] ?? [] where read != bag {
      for use in uses[read] {
        if case .stored(let target) = use, let property = ownProperty(target) { return .ownProperties([property]) }
      }
    }
    return .elsewhere
  }

  /// The property of `self` that a value denotes: `bag`, `self.bag`, `me.bag`, an element of one.
  func ownProperty(_ value: ValueID) -> VariableID? {
    let fact = program.values[value]
    let found: Variables
    switch fact.kind {
    case .name: found = flow.variables(named: fact.name, from: fact.function)
    case .member where isSelf(fact.base): found = flow.fields(fact.name, ofBase: fact.base).variables
    case .index, .cast: return ownProperty(fact.base)
    case .member where isWrappedBag(value): return ownProperty(fact.base)
    case .variable where program.variables[fact.variable].kind == .field: found = [fact.variable]
    default: return nil
    }
    guard let first = found.first, found.count == 1 || isRequirement(first),
      program.variables[first].kind == .field, !program.variables[first].isStatic,
      !program.variables[first].isWeak
    else { return nil }
    return first
  }

  /// Returns true for a property that a protocol requires, and that each type below stores.
  private func isRequirement(_ variable: VariableID) -> Bool {
    let fact = program.variables[variable]
    guard let owner = flow.table.nominal(of: fact.owner), flow.table.isProtocol(owner.id) else { return false }
    return flow.table.fields(fact.name, below: owner.id).allSatisfy { program.variables[$0].getter < 0 }
  }

  /// `self`, or a local that was bound to it.
  func isSelf(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    return fact.kind == .selfReference || fact.kind == .variable && flow.inference.isBoundToSelf(fact.variable)
  }
}
