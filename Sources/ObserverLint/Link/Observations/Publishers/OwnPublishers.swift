/// The publishers and operators that the program declares.
extension PublisherEndings {
  /// The program's own functions that a call in a chain may mean. If the type of the receiver is unknown, it is that
  /// of a publisher: methods of the program's classes are none.
  func ownFunctions(for call: CallID) -> [FunctionID] {
    let candidates = inference.candidates(for: call)
    guard let receiver = program.callName(call).receiver, inference.type(of: receiver).isUnknown else {
      return candidates
    }
    return candidates.filter { function in
      guard let owner = table.owner(of: function) else { return true }
      if owner.isExternal { return Catalog.publisherTypes.contains(owner.lastName) }
      return program.types[Int(owner.declaration)].keyword == .protocol
    }
  }

  /// An operator that the program adds to publishers begins with what it is called on.
  func ending(
    ofFunctions functions: [FunctionID], _ call: CallID, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding {
    // A protocol's requirement runs in the types that conform to it.
    let isTest = program.isTestFile(of: program.calls[Int(call)].function)
    let held = members(functions, on: program.receiver(call), owner: table.owner(of:))
    let functions = held.filter {
      program.functions[Int($0)].hasBody && (isTest || !program.isTestFile(of: $0))
    }
    guard let first = functions.first else { return .unknown }
    if functions.count == 1 { return ending(ofFunction: first, call, &chain, &budget) }
    return endless(functions, &chain) { function, chain in
      if isImplementation(function) {
        return ending(returnedBy: FollowedFunction(function: function, call: call), &chain, &budget)
      }
      // The call means one of the overloads: none is a stand-in for another.
      let result = ending(ofFunction: function, call, &chain, &budget)
      if case .never = result { return result } else { return .unknown }
    }
  }

  private func ending(
    ofFunction function: FunctionID, _ call: CallID, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding {
    holdClosures(givenTo: function, call, &chain)
    let receiver = table.owner(of: function)?.isExternal ?? false ? program.callName(call).receiver : nil
    return ending(returnedBy: FollowedFunction(function: function, call: call, receiver: receiver), &chain, &budget)
  }

  /// A publisher of the program that only passes its subscribers on ends with the publisher that takes them.
  func ending(ofOwnPublisher type: InferredType, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding? {
    guard case .nominal(let id) = type, !table.nominals[id].isExternal, let name = program.nameIDs["receive"],
      let receives = table.nominals[id].functions[name], receives.count == 1,
      program.fullName(ofFunction: receives[0]) == Self.receivesSubscriber
    else { return nil }
    let sources = flow.bodies.calls[flow.bodies.body(of: receives[0])].compactMap { call in
      let full = program.fullName(call)
      return full == Self.receivesSubscriber || full == "subscribe(_:)" ? program.receiver(call) : nil
    }
    return sources.count == 1 ? ending(of: sources[0], &chain, &budget) : nil
  }

  private static let receivesSubscriber = "receive(subscriber:)"

  private func isImplementation(_ function: FunctionID) -> Bool {
    guard let owner = table.owner(of: function) else { return false }
    return !owner.isExternal && table.ancestors(owner.id).contains { table.isProtocol($0) }
  }

  /// Closures that the function may keep in the publisher that it returns.
  func holdClosures(givenTo function: FunctionID, _ call: CallID, _ chain: inout Chain) {
    let range = program.argumentRange(call)
    for (position, parameter) in inference.matchArguments(call, function) ?? [:] {
      let variable = program.variables[Int(program.parameters(of: function)[parameter].variable)]
      let type = variable.type >= 0 ? program.name(variable.type) : ""
      if type.hasPrefix("@escaping") || type.hasSuffix("?") {
        hold(program.arguments[range.lowerBound + position].value, &chain)
      }
    }
  }

  /// Returns the receiver of an operator of the program, seen from inside: `self`, which may be implicit.
  func extended(around call: CallID) -> ValueID? {
    extended(in: program.calls[Int(call)].function)
  }

  func extended(in function: FunctionID) -> ValueID? { step(in: function)?.receiver }
}
