/// The calls that may run a function, and the places that decide if they do.
extension LinkedProgram {
  /// The calls of a function, without those in tests and in code that never runs. None where other code may run it. An
  /// override that calls `super` runs where the function runs.
  func calls(of function: FunctionID) -> [CallID] {
    let fact = program.functions[function]
    guard !mentions.isSelector(fact.name), !fact.isOverride || overridesOwnMethod(function) else { return [] }
    let uses = mentions.uses(of: function)
    guard uses.references.allSatisfy({ mentions.isTest(program.values[$0].function) }) else { return [] }
    return uses.calls.filter { call in
      let caller = program.calls[call].function
      return !mentions.isTest(caller) && !ownership.previews.contain(caller) && !idleFunctions.containsPrivately(caller)
        && !(program.isOnSuper(call) && program.functions[caller].name == fact.name)
        && mayReach(function, by: call)
    }
  }

  /// Returns false for a call on a local that holds objects of other types only:
  /// `let child: Coordinator = HintCoordinator()`.
  private func mayReach(_ function: FunctionID, by call: CallID) -> Bool {
    guard let stores = objects(receiving: call), let owner = table.ownerID(of: function) else { return true }
    return stores.contains { mayBe($0, of: owner) }
  }

  /// Where code decides that a call runs a function: the call, or the only place that puts an object of the function's type
  /// into the local which the call is made on.
  func place(reaching function: FunctionID, by call: CallID) -> UInt32 {
    let fact = program.calls[call]
    guard let stores = objects(receiving: call), let owner = table.ownerID(of: function),
      case let made = stores.filter({ mayBe($0, of: owner) }), made.count == 1,
      program.values[made[0].from].function == fact.function,
      order.loop(around: fact.nameOffset, in: fact.function) == nil
    else { return fact.nameOffset }
    return program.values[made[0].from].offset
  }

  /// The stores into the local on which a call is made. Nil for another receiver.
  private func objects(receiving call: CallID) -> [FlowFact]? {
    guard let receiver = program.callName(call).receiver, program.values[receiver].kind == .variable else { return nil }
    let variable = program.values[receiver].variable
    let stores = StoredOrder(self).stores(
      into: variable, inBody: flow.bodies.body(of: program.calls[call].function))
    return stores.isEmpty || program.variables[variable].kind != .local ? nil : stores
  }

  /// Only a construction tells the class of an object.
  private func mayBe(_ store: FlowFact, of owner: NominalID) -> Bool {
    let made = program.values[store.from]
    guard made.kind == .call, case .metatype(let type) = inference.type(of: program.calls[made.call].callee) else {
      return true
    }
    return table.nominals[type].isExternal || table.unseenAncestor(type) != nil || table.areRelated(type, owner)
  }

  /// Returns true if a method overrides one that the program declares, so that no framework calls it.
  private func overridesOwnMethod(_ function: FunctionID) -> Bool {
    guard let owner = table.owner(of: function) else { return false }
    let name = program.functions[function].name
    return table.ancestors(owner.id).contains { id in
      let nominal = table.nominals[id]
      return !nominal.isExternal
        && (nominal.functions[name] ?? []).contains { !program.functions[$0].isOverride }
    }
  }
}
