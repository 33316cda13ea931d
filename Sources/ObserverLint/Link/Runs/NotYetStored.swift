/// Properties that hold nothing yet where a method that runs once reads them, before anything stores into them.
struct NotYetStored {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if an object is read from a property of `self` that is still `nil`, as everything that stores into it
  /// runs after the call.
  func isEmpty(_ object: ValueID?, at call: CallID) -> Bool {
    let place = program.calls[call]
    guard let object, let variable = StoredOrder(linked).variable(of: object) else { return false }
    let fact = program.variables[variable]
    let function = program.functions[place.function]
    guard fact.kind == .field, fact.isPrivate, !fact.isLet, !fact.isStatic, !fact.isLazy, fact.getter < 0,
      fact.wrapper < 0, fact.initial < 0 || program.values[fact.initial].kind == .nil,
      function.kind == .function, Catalog.onceMethods.contains(program.name(function.name))
    else { return false }
    let mentions = linked.mentions.values(namingProperty: variable)
    var isStored = false
    for value in mentions {
      let stores = linked.trail.uses(in: program.values[value].function).stores[value] ?? []
      for store in stores where program.values[store].kind != .nil {
        isStored = true
        guard runs(value, after: place) else { return false }
      }
    }
    return isStored
  }

  /// Returns true if a value is read before a call, and both run once for each object: in its initializer, or in a private
  /// method that a single call of an initializer runs. The call begins an observation, so that the value is none.
  func isBegun(_ call: CallID, onlyAfter value: ValueID) -> Bool {
    let read = program.values[value]
    let begun = program.calls[call]
    return isOwnField(value) && begun.nameOffset > read.offset
      && program.outermostFunction(begun.function) == read.function
      && linked.order.loop(around: read.offset, in: read.function) == nil
      && placeInInitializer(of: read.offset, read.function) != nil
  }

  /// Returns true if one run of an initializer reads a value before a call, or reaches only one of both, by way of private
  /// methods that it calls once: `switch kind { case .all: loadAll(); case .one: loadOne() }`.
  func isRead(_ value: ValueID, neverAfter call: CallID) -> Bool {
    let fact = program.values[value]
    let begun = program.calls[call]
    let function = program.outermostFunction(begun.function)
    guard isOwnField(value), fact.function != function,
      let read = placeInInitializer(of: fact.offset, fact.function),
      let beginning = placeInInitializer(of: begun.nameOffset, function), read.function == beginning.function
    else { return false }
    return linked.order.exclude(read.offset, beginning.offset, in: read.function) || read.offset < beginning.offset
  }

  /// Returns false for another object's property, and for the property of a type: it may hold an observation already.
  private func isOwnField(_ value: ValueID) -> Bool {
    guard let property = StoredOrder(linked).variable(of: value) else { return false }
    return program.variables[property].kind == .field && !program.variables[property].isStatic
  }

  /// The place where an initializer runs a place in a function, at most once.
  private func placeInInitializer(of offset: UInt32, _ function: FunctionID) -> (function: FunctionID, offset: UInt32)?
  {
    let fact = program.functions[function]
    // A `defer` runs behind the code that follows it.
    if linked.order.regions(around: offset, in: function).contains(where: { $0.kind == .deferred }) { return nil }
    if fact.kind == .initializer { return (function, offset) }
    guard fact.kind == .function, fact.isPrivate, !fact.isObjectiveC, !linked.mentions.isSelector(fact.name) else {
      return nil
    }
    let uses = linked.mentions.uses(of: function)
    guard uses.references.isEmpty, uses.calls.count == 1, program.isOnSelf(uses.calls[0]) else { return nil }
    let caller = program.calls[uses.calls[0]]
    return program.functions[caller.function].kind == .initializer
      && !linked.order.regions(around: caller.nameOffset, in: caller.function).contains { region in
        region.kind == .loop || region.kind == .deferred
      } ? (caller.function, caller.nameOffset) : nil
  }

  /// Returns true if a store stands behind the call, or in a private function that is called behind it only.
  private func runs(_ store: ValueID, after place: CallFact) -> Bool {
    let fact = program.values[store]
    let outermost = program.outermostFunction(fact.function)
    if outermost == place.function { return fact.offset > place.nameOffset }
    let function = program.functions[outermost]
    guard function.kind == .function, function.isPrivate, !function.isOverride,
      !linked.mentions.isSelector(function.name)
    else { return false }
    let uses = linked.mentions.uses(of: outermost)
    return uses.references.isEmpty && !uses.calls.isEmpty
      && uses.calls.allSatisfy { use in
        let use = program.calls[use]
        return program.outermostFunction(use.function) == place.function && use.nameOffset > place.nameOffset
      }
  }
}
