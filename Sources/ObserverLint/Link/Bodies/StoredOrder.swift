/// The uses of a variable in a function, in order.
struct StoredOrder {
  let linked: LinkedProgram
  var program: Program { linked.program }
  var flow: ValueFlow { linked.flow }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The one variable that a value reads or writes: a local, a global, or a property of `self`.
  func variable(of value: ValueID) -> VariableID? {
    let fact = program.values[value]
    switch fact.kind {
    case .variable: return fact.variable
    case .name:
      let found = flow.variables(named: fact.name, from: fact.function)
      return found.count == 1 ? found[0] : nil
    case .member where program.values[fact.base].kind == .selfReference:
      let found = flow.fields(fact.name, ofBase: fact.base).variables
      return found.count == 1 ? found[0] : nil
    default: return nil
    }
  }

  /// Returns true if two values are the same path of members: `player.currentItem` and `self.player.currentItem`.
  func isSamePath(_ first: ValueID, _ second: ValueID) -> Bool {
    let (one, other) = (program.values[first], program.values[second])
    if let variable = variable(of: first) {
      return program.variables[variable].kind != .local && variable == self.variable(of: second)
    }
    switch (one.kind, other.kind) {
    case (.member, .member): return one.name == other.name && isSamePath(one.base, other.base)
    // A superclass that was not read has a property of the name.
    case (.name, .name): return one.name == other.name && self.variable(of: second) == nil
    case (.selfReference, .selfReference): return true
    default: return false
    }
  }

  /// The place where a value is read that locals were bound to: `if let token` reads the property `token`.
  func readPlace(of value: ValueID) -> ValueID {
    var current = value
    for _ in 0..<8 {
      let fact = program.values[current]
      guard fact.kind == .variable else { return current }
      let variable = program.variables[fact.variable]
      guard variable.kind == .local, variable.isLet, !variable.isElement, variable.initial >= 0 else { return current }
      current = variable.initial
    }
    return current
  }

  /// Stores into a variable in one function, in order.
  func stores(into variable: VariableID, in function: FunctionID) -> [FlowFact] {
    stores(into: variable, inBody: flow.bodies.body(of: function)).filter { $0.function == function }
  }

  func stores(into variable: VariableID, inBody body: FunctionID) -> [FlowFact] {
    let stores = linked.storesOfBody[body] ?? findStores(in: body)
    linked.storesOfBody[body] = stores
    return stores[variable] ?? []
  }

  /// Returns the stores of a body into each variable, in order: found once, because a body may store into many.
  private func findStores(in body: FunctionID) -> [VariableID: [FlowFact]] {
    var result: [VariableID: [FlowFact]] = [:]
    for index in flow.bodies.flows[body] {
      let store = program.flows[index]
      if let variable = variable(of: store.to) { result[variable, default: []].append(store) }
    }
    return result.mapValues { $0.sorted(byNumber: { Int($0.offset) }) }
  }

  /// Returns true if code between two places could read or write the variable.
  func isTouched(_ variable: VariableID, between range: Range<UInt32>, in function: FunctionID, except: Set<ValueID>)
    -> Bool
  {
    let body = flow.bodies.body(of: function)
    for value in flow.bodies.values[body] where range.contains(program.values[value].offset) {
      if !except.contains(value), self.variable(of: value) == variable { return true }
    }
    guard program.variables[variable].kind != .local else { return false }
    let mentioning = linked.runs.bodiesRunning(
      flow.bodies.mentioning(program.variables[variable].name).subtracting([body]))
    return flow.bodies.calls[body].contains { call in
      range.contains(program.calls[call].nameOffset)
        && linked.runs.targets(of: call).contains { mentioning.contains(flow.bodies.body(of: $0)) }
    }
  }

  /// Accessors see each value come and go.
  func isObserved(_ variable: VariableID) -> Bool {
    flow.bodies.ofVariable[variable].contains { program.functions[$0].kind != .initialValue }
  }

  // MARK: Overwriting

  /// The store that loses a token kept by `store` before anybody could read it, if there is one.
  func loss(of store: FlowFact) -> FlowFact? {
    guard let variable = variable(of: store.to), !isObserved(variable) else { return nil }
    let all = stores(into: variable, in: store.function)
    if let next = all.first(where: { $0.offset > store.offset }) {
      let given = program.values[next.from].kind
      guard given == .nil || given == .call, linked.order.surelyFollows(next.offset, store.offset, in: store.function),
        !linked.order.exclude(store.offset, next.offset, in: store.function),
        !linked.order.regions(around: next.offset, in: store.function).contains(where: { $0.kind == .deferred }),
        !isTouched(
          variable, between: store.offset + 1..<end(of: next), in: store.function, except: [next.to, store.to])
      else { return nil }
      return next
    }
    return lossInLoop(of: store, variable)
  }

  /// A loop over a list that stores each token into the same variable keeps the last one.
  private func lossInLoop(of store: FlowFact, _ variable: VariableID) -> FlowFact? {
    let fact = program.variables[variable]
    guard let loop = linked.order.loop(around: store.offset, in: store.function),
      program.functions[store.function].kind != .closure,
      fact.kind != .local || !loop.contains(fact.offset),
      linked.order.conditions(deciding: store.offset, in: store.function).isEmpty,
      !leaves(loop, store.function),
      !isTouched(variable, between: loop.start..<loop.end, in: store.function, except: [store.to])
    else { return nil }
    return store
  }

  private func leaves(_ loop: RegionFact, _ function: FunctionID) -> Bool {
    loop.exits || loop.conditionEnd > loop.statement
      || linked.order.allRegions(in: function).contains { $0.exits && loop.contains($0.start) }
  }

  private func end(of store: FlowFact) -> UInt32 {
    let fact = program.values[store.from]
    return max(store.offset + 1, fact.end)
  }

  /// The store of `nil` that a value surely reads, if there is one.
  func nilStore(readBy value: ValueID) -> FlowFact? {
    let read = readPlace(of: value)
    let fact = program.values[read]
    guard let variable = variable(of: read), !isObserved(variable) else { return nil }
    guard let last = stores(into: variable, in: fact.function).last(where: { $0.offset < fact.offset }),
      program.values[last.from].kind == .nil, last.to != read,
      linked.order.surelyPrecedes(last.offset, fact.offset, in: fact.function),
      linked.order.loop(around: fact.offset, in: fact.function)?.contains(last.offset) ?? true,
      // The value given at the declaration is not what a later read finds.
      program.variables[variable].initial != last.from,
      !isTouched(variable, between: last.offset + 1..<fact.offset, in: fact.function, except: [last.to, read])
    else { return nil }
    return last
  }
}
