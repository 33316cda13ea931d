/// Calls of closures that a variable, a parameter or a property holds.
extension ValueFlow {
  func addIndirectCall(callee: FlowNodeID, arguments: [FlowNodeID], inouts: [FlowNodeID] = [], result: FlowNodeID?) {
    indirectCalls.append(IndirectCall(callee: callee, arguments: arguments, inouts: inouts, result: result))
  }

  /// Values that are tokens when they come into being.
  var tokens: [ValueID] { registrations.filter { $0.kind == .block }.map { program.calls[$0.call].value } }

  func finishIndirectCalls() {
    for call in indirectCalls
    where call.isRelevant
      && !call.resolved.contains(where: { isRemovalReference($0.value) || !functionReferences($0.value).isEmpty })
    {
      for argument in call.arguments { connect(argument, unknownNode) }
    }
    // A closure that leaves the program may be called there, and its result kept.
    let leaves = incoming.reached(from: [unknownNode])
    let carries = outgoing.reached(from: tokens.lazy.map(\.node))
    for closure in closures where leaves[Int(closure)] {
      let function = program.values[closure].closure
      guard carries[Int(node(ofResult: function))], program.functions[function].returnsValue,
        !isGivenAsVoid(function)
      else { continue }
      connect(node(ofResult: function), unknownNode)
    }
  }

  /// Follows the closures that reach the call of a held closure, and returns the nodes over which it looked: none if there
  /// are too many of them, so that further ones change nothing.
  func resolve(_ index: Int) -> [FlowNodeID] {
    let call = indirectCalls[index]
    guard let region = incoming.all(from: call.callee, within: Budget.heldClosures) else {
      for value in call.arguments + [call.callee] { connect(value, unknownNode) }
      return []
    }
    for node in region where node < firstVariable {
      guard indirectCalls[index].resolved.insert(node).inserted else { continue }
      if isRemovalReference(node.value) {
        for argument in indirectCalls[index].arguments { addRemovalReference(node.value, argument) }
        continue
      }
      for function in functionReferences(node.value) {
        connectIndirect(indirectCalls[index], to: function)
      }
    }
    return region
  }

  private func connectIndirect(_ call: IndirectCall, to function: FunctionID) {
    let parameters = program.parameters(of: function)
    for (position, argument) in call.arguments.enumerated() where !parameters.isEmpty {
      let parameter = node(ofVariable: parameters[min(position, parameters.count - 1)].variable)
      connect(argument, parameter)
      if call.inouts.contains(argument) { putInto(parameter, argument.value) }
    }
    calledFunctions.insert(function)
    if let result = call.result, !isGivenAsVoid(function) { connect(node(ofResult: function), result) }
  }

  private func addRemovalReference(_ reference: ValueID, _ argument: FlowNodeID) {
    connect(argument, reference.node)
    let fact = program.values[reference]
    removalArguments.append(
      Removal(argument: reference, center: fact.kind == .member ? fact.base : nil, call: nil, name: nil, object: nil))
  }

  /// Returns true if a closure is passed to a parameter of the program whose function type returns nothing.
  private func isGivenAsVoid(_ closure: FunctionID) -> Bool {
    guard let site = inference.closureSites[closure] else { return false }
    for candidate in callTargets[site.call] ?? [] {
      guard let variable = inference.parameter(of: candidate, at: site.argument, of: site.call) else { continue }
      if case .function(_, let result, _, _) = inference.type(ofVariable: variable) { return TypeName.isVoid(result) }
    }
    return false
  }
}
