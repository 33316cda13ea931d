/// Conditions whose value changes at most once while the process lives. A view that stands under one comes once, and goes
/// once.
struct OneTimeChanges {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// `if let services = launcher.services`: returns true if the condition reads one property, and that changes once.
  func decide(_ condition: Range<UInt32>, in function: FunctionID) -> Bool {
    // The result of an `if` begins where its condition does.
    let values = linked.order.values(in: [condition], of: linked.flow.bodies.body(of: function)).filter {
      program.values[Int($0)].offset > condition.lowerBound
    }
    let bases = Set(values.map { program.values[Int($0)] }.filter { $0.kind == .member }.map(\.a))
    let read = Set(values.map(StoredOrder(linked).readPlace)).subtracting(bases).filter {
      program.values[Int($0)].kind != .nil
    }
    return read.count == 1 && read.allSatisfy { property(readBy: $0).map(changesOnce) ?? false }
  }

  private func property(readBy value: ValueID) -> VariableID? {
    let fact = program.values[Int(value)]
    guard fact.kind == .member else { return StoredOrder(linked).variable(of: value) }
    let found = linked.flow.fields(fact.b, ofBase: fact.a).variables
    return found.count == 1 ? found[0] : nil
  }

  /// Returns true for a global, and for a property of the only object, that is filled once or set once.
  private func changesOnce(_ property: VariableID) -> Bool {
    let fact = program.variables[Int(property)]
    guard fact.kind == .field || fact.kind == .global, fact.getter < 0,
      fact.wrapper < 0 || program.name(fact.wrapper) == "Published", !isBound(property)
    else { return false }
    let stores = linked.ownership.stores(into: property)
    guard !stores.isEmpty, stores.allSatisfy({ isFilled(property, fact, by: $0) || isSet(fact, by: $0) }) else {
      return false
    }
    linked.ownership.rely(on: property)
    if fact.kind == .global || fact.isStatic { return true }
    return linked.table.nominal(of: fact.owner).flatMap { linked.ownership.path(to: $0.id) } != nil
  }

  /// `guard services == nil else { return }; services = Services()`
  private func isFilled(_ property: VariableID, _ fact: VariableFact, by store: FlowFact) -> Bool {
    fact.type >= 0 && program.name(fact.type).hasSuffix("?") && program.values[Int(store.from)].kind != .nil
      && linked.ownership.isEmpty(property, at: program.values[Int(store.to)].offset, in: store.function)
  }

  /// `isReady = true`, of a property that begins as `false`.
  private func isSet(_ fact: VariableFact, by store: FlowFact) -> Bool {
    guard fact.initial >= 0 else { return false }
    let (initial, new) = (program.values[Int(fact.initial)], program.values[Int(store.from)])
    return initial.isBoolean && new.isBoolean && (initial.flags ^ new.flags) & ValueFact.truth != 0
  }

  /// `$launcher.services`, `isReady.toggle()`: a binding or a method may change the property.
  private func isBound(_ property: VariableID) -> Bool {
    linked.mentions.values(namingProperty: property).contains { value in
      let fact = program.values[Int(value)]
      if fact.kind == .member, program.values[Int(fact.a)].flags & ValueFact.projected != 0 { return true }
      let uses = linked.trail.uses(in: fact.function)
      return uses[value].contains { use in
        guard case .member(let member) = use, let call = uses.call(of: member) else { return false }
        return program.callName(call).name == "toggle"
      }
    }
  }
}
