/// Properties that change at most once while the process lives: code fills an empty property, or sets a flag, and nothing
/// changes it back. A view that stands under such a condition comes once, and goes once.
struct OneTimeChanges {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// `if let services = launcher.services`: returns true if the condition reads one property, and that changes once.
  func decide(_ condition: Range<UInt32>, in function: FunctionID) -> Bool {
    let read = EmptyVariables(linked).values(readBy: condition, in: function)
    guard read.count == 1, let value = read.first, let property = property(readBy: value) else { return false }
    return owner(of: property) != nil
  }

  private func property(readBy value: ValueID) -> VariableID? {
    let fact = program.values[value]
    guard fact.kind == .member else { return StoredOrder(linked).variable(of: value) }
    let found = linked.flow.fields(fact.name, ofBase: fact.base).variables
    return found.count == 1 ? found[0] : nil
  }

  /// The path to the only object whose property is filled once or set once; of a global, its name.
  func owner(of property: VariableID) -> String? {
    let fact = program.variables[property]
    guard fact.kind == .field || fact.kind == .global, fact.getter < 0, !fact.isWeak,
      fact.wrapper < 0 || program.name(fact.wrapper) == "Published", !isBound(property)
    else { return nil }
    let stores = linked.stores(into: property)
    guard !stores.isEmpty, stores.allSatisfy({ isFilled(property, fact, by: $0) || isSet(fact, by: $0) }) else {
      return nil
    }
    guard fact.kind == .field, let owner = linked.table.nominal(of: fact.owner) else { return program.name(fact.name) }
    return fact.isStatic ? owner.lastName : linked.ownership.path(to: owner.id)
  }

  /// The places that set a flag for good, and its value from then on. Nil if code may change the flag back.
  func change(ofFlag property: VariableID) -> (stores: [FlowFact], value: Bool)? {
    let fact = program.variables[property]
    guard fact.kind == .field, fact.getter < 0, fact.wrapper < 0, !isBound(property) else { return nil }
    let stores = linked.stores(into: property)
    guard let first = stores.first, stores.allSatisfy({ isSet(fact, by: $0) }) else { return nil }
    return (stores, program.values[first.from].flags & ValueFact.truth != 0)
  }

  /// `guard services == nil else { return }; services = Services()`
  private func isFilled(_ property: VariableID, _ fact: VariableFact, by store: FlowFact) -> Bool {
    isOptional(fact.type) && !mayBeNil(store.from)
      && EmptyVariables(linked).isEmpty(property, at: program.values[store.to].offset, in: store.function)
  }

  private func isOptional(_ type: NameID) -> Bool { type >= 0 && program.name(type).hasSuffix("?") }

  private func mayBeNil(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    switch fact.kind {
    case .nil: return true
    case .cast: return fact.flags & ValueFact.conditionalCast != 0
    // `isOn ? Services() : nil`
    case .alternatives: return program.operands(of: fact).contains(where: mayBeNil)
    case .call:
      return linked.inference.candidates(for: fact.call).contains { isOptional(program.functions[$0].result) }
    default: return property(readBy: value).map { isOptional(program.variables[$0].type) } ?? false
    }
  }

  /// `isReady = true`, of a property that begins as `false`.
  private func isSet(_ fact: VariableFact, by store: FlowFact) -> Bool {
    guard fact.initial >= 0 else { return false }
    let (initial, new) = (program.values[fact.initial], program.values[store.from])
    return initial.isBoolean && new.isBoolean && (initial.flags ^ new.flags) & ValueFact.truth != 0
  }

  /// `$launcher.services`, `isReady.toggle()`, `reset(&services)`, `assign(to: \.services, on: self)`: a binding, a function
  /// or a publisher may change the property.
  private func isBound(_ property: VariableID) -> Bool {
    let name = program.variables[property].name
    let projections = program.nameIDs["$" + program.name(name)].map { linked.flow.bodies.mentions(of: $0) } ?? []
    let namings = linked.mentions.values(namingProperty: property) + projections + (linked.keyPaths[name] ?? [])
    return namings.contains { value in
      let fact = program.values[value]
      if fact.kind == .member, program.values[fact.base].flags & ValueFact.projected != 0 { return true }
      let uses = linked.trail.uses(in: fact.function)
      return uses[value].contains { use in
        switch use {
        case .member(let member): return uses.call(of: member).map { program.callName($0).name == "toggle" } ?? false
        case .argument(let call, let position):
          let argument = program.arguments[program.argumentRange(call).lowerBound + position]
          return argument.isInout || fact.kind == .keyPath && program.callName(call).name == "assign"
        default: return false
        }
      }
    }
  }
}
