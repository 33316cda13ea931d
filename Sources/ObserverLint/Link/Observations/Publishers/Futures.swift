/// Futures of Combine: publishers that begin to work when they are made, and that a function completes.
extension PublisherEndings {
  /// The ending of a publisher that sends one result, or none. Most may be over before a subscription returns.
  func ending(ofFinishing type: String, _ call: CallID, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    guard let argument = program.argumentRange(call).last.map({ program.arguments[$0].value }),
      program.values[argument].kind == .closure
    else { return .atOnce }
    let closure = program.values[argument].closure
    if Catalog.promisedPublishers.contains(type), isCompletedLater(by: closure) {
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
  /// the future was made. Another branch may complete the future at once, as in `guard let self else { return promise(…) }`.
  private func isCompletedLater(by closure: FunctionID) -> Bool {
    guard let promise = program.parameters(of: closure).first?.variable else { return false }
    let uses = trail.uses(in: closure)
    var later: [CallID] = []
    var atOnce: [UInt32] = []
    for read in uses.reads[promise] ?? [] {
      let fact = program.values[read]
      if let call = laterCall(around: fact.function, within: closure) {
        later.append(call)
      } else if fact.function == closure, uses.call(of: read) != nil {
        atOnce.append(fact.offset)
      } else {
        return false
      }
    }
    return later.contains { call in
      let place = program.calls[call].nameOffset
      return isOfQueue(call) && atOnce.allSatisfy { trail.order.exclude($0, place, in: closure) }
        && !runsCode(after: call, in: closure)
    }
  }

  /// The call that runs a closure, or a closure around it, after other code has returned.
  private func laterCall(around inner: FunctionID, within outer: FunctionID) -> CallID? {
    var function = inner
    while function >= 0, function != outer {
      if let call = inference.closureSites[function]?.call, inference.runsClosureLater(call) { return call }
      function = program.functions[function].parent
    }
    return nil
  }

  /// Returns false for a call on an object of a type of which nothing is known: it may run the closure at once.
  private func isOfQueue(_ call: CallID) -> Bool {
    guard let receiver = program.receiver(call) else { return true }
    switch inference.type(of: receiver) {
    case .nominal(let id), .metatype(let id):
      return ([id] + table.ancestors(id)).contains { Catalog.laterTypes.contains(table.nominals[$0].lastName) }
    default: return true
    }
  }

  /// Returns true if the closure of a future may wait for the code that runs later, by a function of any name.
  private func runsCode(after call: CallID, in closure: FunctionID) -> Bool {
    let fact = program.calls[call]
    let start = program.values[fact.value].end
    for next in trail.order.calls(from: start, of: flow.bodies.body(of: closure)) {
      let other = program.calls[next]
      if !captures.isInside(other.function, closure) { break }
      let name = program.callName(next).name
      let isHarmless =
        name == "resume" || Catalog.nonKeepingFunctions.contains(name) || inference.runsClosureLater(next)
        || flow.isOperation(other)
        || laterCall(around: other.function, within: closure) != nil
        || trail.order.exclude(fact.nameOffset, other.nameOffset, in: closure)
      if !isHarmless { return true }
    }
    return false
  }
}
