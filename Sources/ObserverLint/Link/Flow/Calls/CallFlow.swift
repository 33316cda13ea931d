/// The flow of values through calls: into parameters, out of results, into containers, out of the program.
extension ValueFlow {
  func connectCall(_ call: CallID) {
    let fact = program.calls[call]
    let name = program.callNameID(call)
    let receiver = program.receiver(call)
    let candidates = candidates(for: call)
    if program.callNames.mayRemove(name), isRemoval(call, receiver: receiver, candidates: candidates) { return }
    if traits(ofName: name).contains(.keepsAssociatedObject), connectAssociatedObject(call) { return }
    if isRegistration(call) { return }
    if isOperation(fact) { return connectOperation(call, candidates) }
    if !candidates.isEmpty {
      callTargets[call] = candidates
      for candidate in candidates { connectCall(call, to: candidate, receiver: receiver) }
      if let receiver, mayBeContainer(receiver), traits(ofName: name).contains(.mutatesContainer) {
        for index in program.argumentRange(call) { putInto(program.arguments[index].value.node, receiver) }
      }
      return
    }
    if connectMemberwise(call) { return }
    if let callee = closureCallee(fact) {
      let arguments = program.arguments[program.argumentRange(call)]
      addIndirectCall(
        callee: callee, arguments: arguments.map(\.value.node), inouts: arguments.filter(\.isInout).map(\.value.node),
        result: fact.value.node)
      return
    }
    connectExternalCall(call, receiver: receiver)
  }

  /// Returns true if a method with the name of a container's method may be the container's, although the program
  /// declares the name.
  private func mayBeContainer(_ receiver: ValueID) -> Bool {
    switch inference.type(of: receiver) {
    case .unknown, .collection: return true
    case .nominal(let id):
      return table.nominals[id].isExternal && Catalog.containerTypes.contains(table.nominals[id].lastName)
    default: return false
    }
  }

  func isCollection(_ value: ValueID) -> Bool {
    if case .collection = inference.type(of: value) { return true }
    return false
  }

  // MARK: The program's own functions

  func connectCall(_ call: CallID, to candidate: FunctionID, receiver: ValueID?) {
    let fact = program.functions[candidate]
    let value = program.calls[call].value
    markCalled(candidate)
    let range = program.argumentRange(call)
    if fact.kind == .enumCase {
      for index in range { connect(program.arguments[index].value.node, value.node) }
      return
    }
    // If the type of the receiver is unknown, any function of that name is a candidate: what cannot hold a token is
    // left out.
    let isGuess = receiver.map { inference.type(of: $0).isUnknown } ?? false
    let parameters = program.parameters(of: fact)
    for (position, parameter) in inference.matchInOrder(call, candidate) ?? [] {
      let argument = program.arguments[range.lowerBound + position]
      let variable = parameters[parameter].variable
      if isGuess, !inference.mayHoldToken(variable) { continue }
      connect(argument.value.node, node(ofVariable: variable))
      if argument.isInout { putInto(node(ofVariable: variable), argument.value) }
    }
    if !isGuess || inference.mayReturnToken(candidate) { connect(node(ofResult: candidate), value.node) }
    if fact.kind == .initializer {
      // A value that is made holds nothing of its arguments but through its fields.
      return
    }
    guard let owner = table.owner(of: candidate), owner.isExternal, !fact.isStatic else { return }
    addedMethodsCalled[owner.id, default: []].insert(candidate)
    if let receiver {
      connect(receiver.node, node(ofSelf: owner.id))
    } else if let caller = table.owner(of: program.calls[call].function) {
      connect(node(ofSelf: caller.id), node(ofSelf: owner.id))
    }
  }

  /// `Entry(token: token)` of a type without an initializer of its own: each argument into the field it names.
  private func connectMemberwise(_ call: CallID) -> Bool {
    let callee = program.calls[call].callee
    let fact = program.values[callee]
    var type = inference.type(of: callee)
    if fact.kind == .member, program.name(fact.name) == "init" { type = inference.type(of: fact.base) }
    guard case .metatype(let id) = type, !table.nominals[id].isExternal else { return false }
    for index in program.argumentRange(call) {
      let argument = program.arguments[index]
      let fields = argument.label >= 0 ? table.fields(argument.label, in: id) : []
      for field in fields { connect(argument.value.node, node(ofVariable: field)) }
      if fields.isEmpty { connect(argument.value.node, unknownNode) }
    }
    return true
  }

  /// The value that is called, where it is a closure that something holds.
  private func closureCallee(_ fact: CallFact) -> FlowNodeID? {
    let callee = program.values[fact.callee]
    switch callee.kind {
    case .variable, .call, .index, .alternatives, .cast: return fact.callee.node
    case .name: return variables(named: callee.name, from: callee.function).isEmpty ? nil : fact.callee.node
    case .member: return fields(callee.name, ofBase: callee.base).variables.isEmpty ? nil : fact.callee.node
    default: return nil
    }
  }

}
