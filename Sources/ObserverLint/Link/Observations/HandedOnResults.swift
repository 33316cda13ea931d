/// Results of calls that code gives to a function, or that a method of `self` returns.
extension ObservationTrail {
  /// `keep(updates.sink { … })`: where the function puts its parameter. Nil for a function that keeps it nowhere, and if not
  /// exactly one known function may run.
  func destination(handedTo call: CallID, at position: Int, _ seen: inout Set<ValueID>) -> Destination? {
    let functions = flow.inference.candidates(for: call)
    guard functions.count == 1, let function = functions.first, case let fact = program.functions[function],
      fact.kind == .function, let parameter = flow.inference.parameter(of: function, at: position, of: call)
    else { return nil }
    if let bag = bag(keeping: parameter, in: function) { return destination(givenTo: call, as: bag, of: function) }
    guard program.isOnSelf(call), !fact.isStatic else { return nil }
    let uses = uses(in: function)
    var properties: [VariableID] = []
    for read in uses.reads[parameter] ?? [] {
      switch destination(of: read, uses, &seen) {
      case .dropped: continue
      case .ownProperties(let found): properties += found.filter { !properties.contains($0) }
      case .elsewhere: return .elsewhere
      }
    }
    return properties.isEmpty ? nil : .ownProperties(properties)
  }

  /// `token = makeToken()`: where the callers of a method put the result that the method returns, if all of them call the
  /// method on `self`.
  func destination(returnedBy function: FunctionID, _ seen: inout Set<ValueID>) -> Destination {
    let fact = program.functions[function]
    if fact.kind == .closure { return destination(returnedByClosure: function, &seen) }
    guard fact.kind == .function, !fact.isStatic, flow.table.owner(of: function) != nil else { return .elsewhere }
    let uses = mentions.uses(of: function)
    guard uses.references.isEmpty else { return .elsewhere }
    var properties: [VariableID] = []
    for call in uses.calls {
      guard program.isOnSelf(call), flow.inference.candidates(for: call) == [function] else { return .elsewhere }
      switch destination(of: call, &seen) {
      case .dropped: continue
      case .ownProperties(let found): properties += found.filter { !properties.contains($0) }
      case .elsewhere: return .elsewhere
      }
    }
    return properties.isEmpty ? .elsewhere : .ownProperties(properties)
  }

  /// `bag.collect { [updates.sink { … }] }`: where a method of `self`, or of what a property of `self` holds, puts what
  /// the closures return that it is given and only calls.
  private func destination(returnedByClosure closure: FunctionID, _ seen: inout Set<ValueID>) -> Destination {
    guard let site = flow.inference.closureSites[closure] else { return .elsewhere }
    if buildsBag(site.call), program.functions[closure].parameterCount == 0 {
      return destination(givenTo: site.call, uses(in: program.calls[site.call].function), &seen)
    }
    guard case let functions = flow.inference.candidates(for: site.call),
      functions.count == 1, let function = functions.first, case let fact = program.functions[function],
      fact.kind == .function, !fact.isStatic,
      let parameter = flow.inference.parameter(of: function, at: site.argument, of: site.call)
    else { return .elsewhere }
    let keeper = program.isOnSelf(site.call) ? nil : program.receiver(site.call).flatMap(ownProperty)
    guard program.isOnSelf(site.call) || keeper != nil else { return .elsewhere }
    let uses = uses(in: function)
    var properties: [VariableID] = []
    for read in uses.reads[parameter] ?? [] {
      guard let call = uses.call(of: read), case .ownProperties(let found) = destination(of: call, &seen) else {
        return .elsewhere
      }
      properties += found.filter { !properties.contains($0) }
    }
    return properties.isEmpty ? .elsewhere : .ownProperties(keeper.map { [$0] } ?? properties)
  }

  /// `bag.insert { first; second }`, `DisposeBag { first; second }`: the result builder of a library collects what ends
  /// observations.
  private func buildsBag(_ call: CallID) -> Bool {
    guard flow.inference.candidates(for: call).isEmpty else { return false }
    let (name, receiver) = program.callName(call)
    guard let receiver else { return Catalog.permanentBags.contains(name) }
    guard name == "insert", case .nominal(let id) = flow.inference.type(of: receiver) else { return false }
    return flow.table.nominals[id].isExternal && Catalog.permanentBags.contains(flow.table.nominals[id].lastName)
  }

  /// `func collect(_ make: () -> [AnyCancellable]) { kept.formUnion(make()) }`: returns true for a call of a method of the
  /// program that only adds to collections, and calls closures that it is given.
  func onlyAdds(_ call: CallID) -> Bool {
    let functions = flow.inference.candidates(for: call)
    guard functions.count == 1, let function = functions.first,
      flow.bodies.flows[flow.bodies.body(of: function)].isEmpty
    else { return false }
    return flow.bodies.calls[flow.bodies.body(of: function)].allSatisfy { inner in
      let callee = program.values[program.calls[inner].callee]
      return Catalog.containerMutators.contains(program.callName(inner).name)
        || callee.kind == .variable && program.variables[callee.variable].kind == .parameter
    }
  }

  /// The functions that return the result of a call, also through a local.
  func functions(returning call: CallID) -> Set<FunctionID> {
    let uses = uses(in: program.calls[call].function)
    var result: Set<FunctionID> = []
    var pending = [program.calls[call].value]
    var seen: Set<ValueID> = []
    while let value = pending.popLast() {
      guard seen.insert(value).inserted else { continue }
      for use in uses[value] {
        switch use {
        case .returned(let fact) where program.functions[fact.function].kind == .function:
          result.insert(fact.function)
        case .part(let whole): pending.append(whole)
        case .stored(let target) where program.values[target].kind == .variable:
          pending += uses.reads[program.values[target].variable] ?? []
        default: continue
        }
      }
    }
    return result
  }
}
