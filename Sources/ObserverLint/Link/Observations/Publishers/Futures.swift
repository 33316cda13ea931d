/// Futures of Combine: publishers that begin to work when they are made, and that a function completes.
extension PublisherEndings {
  /// The ending of a publisher that sends one result, or none. Most may be over before a subscription returns.
  func ending(ofFinishing type: String, _ call: CallID, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    guard let argument = program.argumentRange(call).last.map({ program.arguments[$0].value }),
      program.values[argument].kind == .closure
    else { return .atOnce }
    let closure = program.values[argument].closure
    if Catalog.promisedPublishers.contains(type),
      isCompletedLater(by: closure, &chain)
    {
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
  private func isCompletedLater(by closure: FunctionID, _ chain: inout Chain) -> Bool {
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
    chain.laterCalls += later
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

  /// Returns true if a publisher that runs already may be over where a variable that has it is read.
  func mayBeOver(_ variable: VariableID, readBy value: ValueID?) -> Bool {
    let fact = program.variables[variable]
    if fact.getter >= 0 { return false }
    guard let read = value.map({ program.values[$0] }) else { return true }
    switch fact.kind {
    case .parameter: return runsCode(from: program.functions[fact.function].offset, to: read, in: fact.function)
    case .local where fact.initial >= 0:
      return runsCode(from: program.values[fact.initial].end, to: read, in: fact.function)
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
      current = program.functions[current].parent
      functions.insert(current)
    }
    let body = flow.bodies.body(of: function)
    var callees: Set<ValueID> = []
    for call in trail.order.calls(from: start, of: body) {
      let fact = program.calls[call]
      if fact.nameOffset >= read.offset { break }
      guard functions.contains(fact.function) else { continue }
      let isHarmless = around.contains(call) || Catalog.nonKeepingFunctions.contains(program.callName(call).name)
      if !isHarmless { return true }
      callees.insert(fact.callee)
    }
    // A getter or a subscript, with or without `await`.
    for value in trail.order.values(from: start, of: body) {
      let fact = program.values[value]
      if fact.offset >= read.offset { break }
      if functions.contains(fact.function), !callees.contains(value), mayRunCode(value) { return true }
    }
    return trail.order.allRegions(in: function).contains {
      $0.kind == .loop && $0.start >= start && $0.start < read.offset && functions.contains($0.function)
    }
  }

  /// Returns true for a subscript, and for a property that is not known to be a stored one.
  private func mayRunCode(_ read: ValueID) -> Bool {
    let fact = program.values[read]
    let variables: Variables
    switch fact.kind {
    case .index: return true
    case .variable: variables = [fact.variable]
    case .member: variables = flow.fields(fact.name, ofBase: fact.base).variables
    case .name: variables = flow.variables(named: fact.name, from: fact.function)
    default: return false
    }
    return !variables.allSatisfy { program.variables[$0].getter < 0 && !program.variables[$0].isLazy }
      || variables.isEmpty && fact.kind == .member
  }
}
