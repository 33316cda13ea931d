extension Repetitions {
  /// Returns true if a call gives a parameter `true` or `false`, or leaves it at such a default, and the function then does
  /// not reach a place: `load(isBrief: true)` where only `if !isBrief` observes.
  func gives(_ call: CallID, toMiss offset: UInt32, in function: FunctionID) -> Bool {
    linked.order.decisions(for: offset, in: function).contains { decision in
      guard let isTrue = decision.isTrue, let flag = flag(in: decision.condition, of: function),
        let argument = linked.argument(of: call, for: flag.parameter, of: function)
      else { return false }
      let given = program.values[Int(argument)]
      return given.isBoolean && (given.flags & ValueFact.truth != 0) != (isTrue != flag.isNegated)
    }
  }

  /// The parameter that is all of a condition: `flag` or `!flag`.
  private func flag(in condition: Range<UInt32>, of function: FunctionID)
    -> (parameter: VariableID, isNegated: Bool)?
  {
    let body = flow.bodies.body(of: function)
    // The result of an `if` begins where its condition does.
    let values = linked.order.values(in: [condition], of: body).filter {
      program.values[Int($0)].offset > condition.lowerBound
    }
    guard values.count == 1, case .variable = program.values[Int(values[0])].kind else { return nil }
    let fact = program.values[Int(values[0])]
    let variable = program.variables[Int(fact.a)]
    // The default value is stored, too.
    guard variable.kind == .parameter,
      StoredOrder(linked).stores(into: fact.a, inBody: body).allSatisfy({ $0.from == variable.initial })
    else { return nil }
    return (fact.a, fact.flags & ValueFact.negated != 0)
  }
}
