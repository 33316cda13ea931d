extension Repetitions {
  /// Returns true if a call gives a parameter `true`, `false` or a case, or leaves it at such a default, and the function
  /// then does not reach a place: `load(isBrief: true)` where only `if !isBrief` observes.
  func gives(_ call: CallID, toMiss offset: UInt32, in function: FunctionID) -> Bool {
    misses(offset, in: function) { linked.inference.argument(of: call, for: $0, of: function) }
  }

  /// The same of a function that hands the argument on: `show(.list)`, where `show(_ mode: Mode)` calls `load(mode)`.
  func gives(_ call: CallID, toMiss site: CallID, behind path: Path) -> Bool {
    let arguments = program.argumentRange(call).map { program.arguments[$0].value }
    guard arguments.contains(where: { program.values[$0].isBoolean || givenCase($0) != nil }) else { return false }
    let calls = [call] + path.calls
    return calls.indices.dropFirst().contains { index in
      let place = program.calls[index + 1 < calls.count ? calls[index + 1] : site]
      let function = program.outermostFunction(place.function)
      return misses(place.nameOffset, in: function) { given(to: $0, of: function, by: calls[...index]) }
    }
  }

  /// The argument for a parameter, through the parameters of functions that hand it on.
  ///
  /// - Parameter calls: the way to the function, the outermost call first.
  private func given(to parameter: VariableID, of function: FunctionID, by calls: ArraySlice<CallID>) -> ValueID? {
    guard let call = calls.last,
      let argument = linked.inference.argument(of: call, for: parameter, of: function)
    else { return nil }
    let fact = program.values[argument]
    let caller = program.outermostFunction(program.calls[call].function)
    guard calls.count > 1, fact.kind == .variable, isUnchanged(fact.variable, in: caller) else { return argument }
    return given(to: fact.variable, of: caller, by: calls.dropLast())
  }

  private func misses(_ offset: UInt32, in function: FunctionID, given argument: (VariableID) -> ValueID?) -> Bool {
    missesCase(offset, in: function, given: argument)
      || linked.order.decisions(for: offset, in: function).contains { decision in
        guard let isTrue = decision.isTrue, let flag = flag(in: decision.condition, of: function),
          let argument = argument(flag.parameter)
        else { return false }
        let given = program.values[argument]
        return given.isBoolean && (given.flags & ValueFact.truth != 0) != (isTrue != flag.isNegated)
      }
  }

  /// `show(.list)`, where only `case .map:` of a `switch` observes.
  private func missesCase(_ offset: UInt32, in function: FunctionID, given argument: (VariableID) -> ValueID?) -> Bool {
    linked.order.regions(around: offset, in: function).contains { branch in
      guard branch.onlyCase >= 0, let flag = flag(in: branch.statement..<branch.conditionEnd, of: function),
        let argument = argument(flag.parameter)
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
    guard case .variable = fact.kind, isUnchanged(fact.variable, in: function) else { return nil }
    return (fact.variable, fact.flags & ValueFact.negated != 0)
  }

  /// Returns true for a parameter that always has the value of the argument.
  private func isUnchanged(_ parameter: VariableID, in function: FunctionID) -> Bool {
    let variable = program.variables[parameter]
    // The default value is stored, too.
    return variable.kind == .parameter
      && StoredOrder(linked).stores(into: parameter, inBody: flow.bodies.body(of: function)).allSatisfy {
        $0.from == variable.initial
      }
  }

  /// The value that is all of a condition. The result of an `if` begins where its condition does.
  private func onlyValue(in condition: Range<UInt32>, of function: FunctionID) -> ValueID? {
    let values = linked.order.values(in: [condition], of: flow.bodies.body(of: function)).filter {
      program.values[$0].offset > condition.lowerBound
    }
    return values.count == 1 ? values[0] : nil
  }
}
