extension Repetitions {
  /// Returns true if a call gives a parameter `true`, `false` or a case, or leaves it at such a default, and the function
  /// then does not reach a place: `load(isBrief: true)` where only `if !isBrief` observes.
  func gives(_ call: CallID, toMiss offset: UInt32, in function: FunctionID) -> Bool {
    givesCase(call, toMiss: offset, in: function)
      || linked.order.decisions(for: offset, in: function).contains { decision in
        guard let isTrue = decision.isTrue, let flag = flag(in: decision.condition, of: function),
          let argument = linked.inference.argument(of: call, for: flag.parameter, of: function)
        else { return false }
        let given = program.values[argument]
        return given.isBoolean && (given.flags & ValueFact.truth != 0) != (isTrue != flag.isNegated)
      }
  }

  /// `show(.list)`, where only `case .map:` of a `switch` observes.
  private func givesCase(_ call: CallID, toMiss offset: UInt32, in function: FunctionID) -> Bool {
    linked.order.regions(around: offset, in: function).contains { branch in
      guard branch.onlyCase >= 0, let flag = flag(in: branch.statement..<branch.conditionEnd, of: function),
        let argument = linked.inference.argument(of: call, for: flag.parameter, of: function)
      else { return false }
      return givenCase(argument).map { $0 != branch.onlyCase } ?? false
    }
  }

  /// `.list`, `Mode.list`. A static property of the name may be any case.
  private func givenCase(_ value: ValueID) -> NameID? {
    let fact = program.values[value]
    switch fact.kind {
    case .implicitMember: break
    case .member: guard case .metatype = linked.inference.type(of: fact.base) else { return nil }
    default: return nil
    }
    return (linked.table.fieldsByName[fact.name] ?? []).contains { program.variables[$0].isStatic } ? nil : fact.name
  }

  /// `guard isFirst else { return }`: returns true if a flag then keeps a place from running, once other methods that run on
  /// each pass have set it.
  func isKept(
    from offset: UInt32, in function: FunctionID, byFlagSetIn methods: @autoclosure () -> [FunctionID]
  ) -> Bool {
    linked.order.decisions(for: offset, in: function).contains { decision in
      guard let isTrue = decision.isTrue, let value = onlyValue(in: decision.condition, of: function),
        let property = StoredOrder(linked).variable(of: value),
        let change = OneTimeChanges(linked).change(ofFlag: property)
      else { return false }
      let isNegated = program.values[value].flags & ValueFact.negated != 0
      guard (change.value != isNegated) != isTrue else { return false }
      let methods = methods()
      return change.stores.contains { methods.contains($0.function) && isDecided($0, byAtMost: property) }
    }
  }

  /// Returns true if a store runs unless its own flag keeps it from running.
  private func isDecided(_ store: FlowFact, byAtMost property: VariableID) -> Bool {
    linked.order.conditions(deciding: store.offset, in: store.function).allSatisfy { condition in
      onlyValue(in: condition, of: store.function).flatMap { StoredOrder(linked).variable(of: $0) } == property
    }
  }

  /// Returns true if a private flag, which no code changes, always keeps a place from running.
  func isNeverReached(_ offset: UInt32, in function: FunctionID) -> Bool {
    linked.order.decisions(for: offset, in: function).contains { decision in
      guard let isTrue = decision.isTrue, let value = onlyValue(in: decision.condition, of: function),
        let property = StoredOrder(linked).variable(of: value), let constant = constant(property)
      else { return false }
      return (constant != (program.values[value].flags & ValueFact.negated != 0)) != isTrue
    }
  }

  /// The value that a private property of type `Bool` has from the beginning to the end.
  private func constant(_ property: VariableID) -> Bool? {
    let fact = program.variables[property]
    guard fact.kind == .field, fact.isPrivate, fact.wrapper < 0, fact.initial >= 0,
      program.values[fact.initial].isBoolean, linked.stores(into: property).isEmpty
    else { return nil }
    for value in linked.mentions.values(namingProperty: property) {
      let uses = linked.trail.uses(in: program.values[value].function)[value]
      let isChanged = uses.contains { use in
        switch use {
        case .member, .argument: true
        default: false
        }
      }
      if isChanged { return nil }
    }
    return program.values[fact.initial].flags & ValueFact.truth != 0
  }

  /// The parameter that is all of a condition: `flag` or `!flag`.
  private func flag(in condition: Range<UInt32>, of function: FunctionID)
    -> (parameter: VariableID, isNegated: Bool)?
  {
    guard let value = onlyValue(in: condition, of: function) else { return nil }
    let fact = program.values[value]
    guard case .variable = fact.kind else { return nil }
    let variable = program.variables[fact.variable]
    // The default value is stored, too.
    guard variable.kind == .parameter,
      StoredOrder(linked).stores(into: fact.variable, inBody: flow.bodies.body(of: function)).allSatisfy({
        $0.from == variable.initial
      })
    else { return nil }
    return (fact.variable, fact.flags & ValueFact.negated != 0)
  }

  /// The value that is all of a condition. The result of an `if` begins where its condition does.
  private func onlyValue(in condition: Range<UInt32>, of function: FunctionID) -> ValueID? {
    let values = linked.order.values(in: [condition], of: flow.bodies.body(of: function)).filter {
      program.values[$0].offset > condition.lowerBound
    }
    return values.count == 1 ? values[0] : nil
  }
}
