/// Futures of Combine: publishers that begin to work when they are made, and that a function completes.
extension PublisherEndings {
  /// The ending of a publisher that sends one result, or none. Most may be over before a subscription returns.
  func ending(ofFinishing type: String, _ call: CallID, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    guard let argument = program.argumentRange(call).last.map({ program.arguments[$0].value }),
      program.values[Int(argument)].kind == .closure
    else { return .atOnce }
    let closure = program.values[Int(argument)].a
    if Catalog.promisedPublishers.contains(type), isCompletedLater(by: closure, &chain) {
      chain.isRunning = true
      return .later
    }
    if Catalog.deferredPublishers.contains(type), let made = result(of: closure),
      case .later = ending(of: made, &chain, &budget)
    {
      chain.isRunning = false
      return .later
    }
    return .atOnce
  }

  /// `Future { promise in queue.async { promise(.success(1)) } }`: the closure only hands its promise to code that runs after
  /// the future was made. A condition may complete the future at once, as in `guard let self else { return promise(…) }`.
  private func isCompletedLater(by closure: FunctionID, _ chain: inout Chain) -> Bool {
    guard let promise = program.parameters(of: closure).first?.variable else { return false }
    let uses = trail.uses(in: closure)
    var isLater = false
    for read in uses.reads[promise] ?? [] {
      let fact = program.values[Int(read)]
      if let call = laterCall(around: fact.function, within: closure) {
        chain.laterCalls.append(call)
        isLater = true
        continue
      }
      guard fact.function == closure, uses.call(of: read) != nil,
        trail.order.regions(around: fact.offset, in: closure).contains(where: { $0.function == closure })
      else { return false }
    }
    return isLater && !waits(closure)
  }

  /// The call that runs a closure, or a closure around it, after other code has returned.
  private func laterCall(around inner: FunctionID, within outer: FunctionID) -> CallID? {
    var function = inner
    while function >= 0, function != outer {
      if let call = inference.closureSites[function]?.call,
        Catalog.laterFunctions.contains(program.callName(call).name),
        inference.candidates(for: call).isEmpty
      {
        return call
      }
      function = program.functions[Int(function)].parent
    }
    return nil
  }

  private func waits(_ closure: FunctionID) -> Bool {
    flow.bodies.calls[flow.bodies.body(of: closure)].contains { call in
      Catalog.waitingFunctions.contains(program.callName(call).name)
        && isInside(program.calls[Int(call)].function, closure)
    }
  }

  private func isInside(_ inner: FunctionID, _ outer: FunctionID) -> Bool {
    var function = inner
    while function >= 0, function != outer { function = program.functions[Int(function)].parent }
    return function == outer
  }

  /// Returns true if a publisher that runs already may be over where a variable that has it is read.
  func mayBeOver(_ variable: VariableID, readBy value: ValueID?) -> Bool {
    let fact = program.variables[Int(variable)]
    if fact.getter >= 0 { return false }
    guard let read = value.map({ program.values[Int($0)] }) else { return true }
    switch fact.kind {
    case .parameter: return runsCode(from: program.functions[Int(fact.function)].offset, to: read, in: fact.function)
    case .local where fact.initial >= 0:
      return runsCode(from: program.values[Int(fact.initial)].end, to: read, in: fact.function)
    case .local, .field, .global: return true
    }
  }

  /// Returns true if code between two places of a function may take a while.
  private func runsCode(from start: UInt32, to read: ValueFact, in function: FunctionID) -> Bool {
    var around: Set<CallID> = []
    var current = read.function
    var functions: Set<FunctionID> = [current]
    while current != function {
      guard current >= 0, let call = inference.closureSites[current]?.call,
        case let name = program.callName(call).name,
        Catalog.immediateFunctions.contains(name), !Catalog.laterFunctions.contains(name)
      else { return true }
      around.insert(call)
      current = program.functions[Int(current)].parent
      functions.insert(current)
    }
    return flow.bodies.calls[flow.bodies.body(of: function)].contains { call in
      let fact = program.calls[Int(call)]
      return functions.contains(fact.function) && fact.nameOffset >= start && fact.nameOffset < read.offset
        && !around.contains(call)
        && !Catalog.nonKeepingFunctions.contains(program.callName(call).name)
    }
  }
}
