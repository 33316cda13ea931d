/// Properties that code fills where they are empty.
extension StoredOrder {
  /// `if cell.book == nil { cell.book = book }`: returns true if a store fills a property that is empty, and no code empties
  /// the property.
  func fillsOnce(_ store: FlowFact, among stores: [FlowFact]) -> Bool {
    let conditions = linked.order.conditions(deciding: store.offset, in: store.function)
    guard !conditions.isEmpty else { return false }
    let body = flow.bodies.body(of: store.function)
    return conditions.contains { condition in
      let values = linked.order.values(in: [condition], of: body)
      return values.filter { program.values[$0].kind == .nil }.count == 1
        && values.contains { readsProperty($0, of: store.to) }
    } && !stores.contains { program.values[$0.from].kind == .nil }
  }

  /// `guard link == nil else { return }; make(&link); guard let link else { return }`: returns true if a place runs only where
  /// a function has filled an empty property, and no code empties the property.
  func isFilled(_ property: VariableID, before offset: UInt32, in function: FunctionID) -> Bool {
    guard program.variables[property].kind == .field,
      let filled = places(filling: property, before: offset, in: function).first,
      EmptyVariables(linked).isEmpty(property, at: filled, in: function),
      EmptyVariables(linked).isEmpty(property, at: offset, in: function),
      !program.variables[property].isWeak, linked.stores(into: property).isEmpty,
      isPassedInout(property, onlyIn: function)
    else { return false }
    let conditions = linked.order.conditions(deciding: offset, in: function)
    return linked.order.values(in: conditions, of: flow.bodies.body(of: function)).contains { value in
      let read = readPlace(of: value)
      return read != value && program.values[read].offset > filled && variable(of: read) == property
    }
  }

  /// Returns true if no other function passes `&link`, which may empty the property.
  private func isPassedInout(_ property: VariableID, onlyIn function: FunctionID) -> Bool {
    linked.mentions.values(namingProperty: property).allSatisfy { value in
      let place = program.values[value].function
      return place == function
        || linked.callsTaking(value).allSatisfy { call in
          program.argumentRange(call).allSatisfy {
            program.arguments[$0].value != value || !program.arguments[$0].isInout
          }
        }
    }
  }

  /// `make(&link)`
  private func places(filling property: VariableID, before offset: UInt32, in function: FunctionID) -> [UInt32] {
    flow.bodies.calls[flow.bodies.body(of: function)].flatMap { call in
      program.argumentRange(call).compactMap { index in
        let argument = program.arguments[index]
        let place = program.values[argument.value].offset
        let isFilling = argument.isInout && variable(of: argument.value) == property
        return isFilling && linked.order.surelyPrecedes(place, offset, in: function) ? place : nil
      }
    }
  }

  /// Returns true if two values are the same property of the same object.
  private func readsProperty(_ value: ValueID, of target: ValueID) -> Bool {
    let (read, stored) = (program.values[value], program.values[target])
    if read.kind == .member, stored.kind == .member, read.name == stored.name {
      let (object, other) = (program.values[read.base], program.values[stored.base])
      if object.kind == .variable, other.kind == .variable { return object.variable == other.variable }
    }
    return isSamePath(value, target)
  }
}
