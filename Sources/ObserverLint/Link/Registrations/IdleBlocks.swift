/// Blocks that do nothing.
extension LinkedProgram {
  /// `{ _ in if name != nil {} }`: returns true for a block that keeps nothing, with conditions whose branches are empty. A
  /// block without any statement waits for its code, unless the function around it takes a block, which it then does not
  /// register: a stand-in of a center has such functions.
  func hasIdleBlock(_ registration: CallID) -> Bool {
    let blocks = program.argumentRange(registration).map { program.arguments[$0].value }
      .filter { program.values[$0].kind == .closure }
    guard blocks.count == 1, captures.holdOfSelf(by: blocks[0]) == nil, captures.locals(heldBy: blocks[0]).isEmpty
    else { return false }
    let block = program.values[blocks[0]].closure
    let bodies = flow.bodies
    let body = bodies.body(of: block)
    let conditions = order.allRegions(in: block).filter { $0.function == block && $0.kind == .branch }
    return (!conditions.isEmpty || takesBlock(program.outermostFunction(program.calls[registration].function)))
      && !bodies.calls[body].contains { captures.isInside(program.calls[$0].function, block) }
      && !bodies.flows[body].contains { captures.isInside(program.flows[$0].function, block) }
      && bodies.values[body].allSatisfy { value in
        let fact = program.values[value]
        return !captures.isInside(fact.function, block)
          || conditions.contains { $0.statement <= fact.offset && fact.offset < $0.conditionEnd }
      }
  }

  private func takesBlock(_ function: FunctionID) -> Bool {
    function >= 0
      && program.parameters(of: function).contains { parameter in
        let type = program.variables[parameter.variable].type
        return type >= 0 && TypeName.functionParts(TypeName.core(program.name(type))) != nil
      }
  }
}
