/// Observables that a closure of the program feeds: `Observable.create { observer in … }`.
extension PublisherEndings {
  /// The ending of an observable whose closure does nothing with its observer but send values and failures. Nil for another
  /// call, and for a closure that may complete the observer or give it away.
  func ending(ofCreation call: CallID, _ chain: inout Chain) -> PublisherEnding? {
    guard let receiver = program.receiver(call), case .metatype(let id) = inference.type(of: receiver),
      table.nominals[id].isExternal,
      Catalog.createdObservables.contains("\(table.nominals[id].lastName).\(program.fullName(call))"),
      let body = program.argument(call, at: 0).map({ program.values[$0] }), body.kind == .closure,
      let observer = program.parameters(of: body.closure).first?.variable
    else { return nil }
    let uses = trail.uses(in: body.closure)
    var sending: Set<FunctionID> = []
    var failing: Set<FunctionID> = []
    for read in uses.reads[observer] ?? [] {
      let place = program.values[read]
      if trail.order.regions(around: place.offset, in: place.function).contains(where: \.isWithoutSelf) {
        guard isSelfKept(in: place.function, &chain) else { return nil }
        continue
      }
      // A value without a known use may go anywhere.
      guard uses[read].count == 1, case .member(let member) = uses[read][uses[read].startIndex] else { return nil }
      let isValue = isSending(member, uses, Catalog.observerValues) { _ in true }
      let isFailure = !isValue && isSending(member, uses, Catalog.observerFailures) { mayNotRun($0, in: body.closure) }
      guard isValue || isFailure else { return nil }
      if isValue { sending.insert(place.function) } else { failing.insert(place.function) }
    }
    // Code that fails and sends nothing, such as a timeout, may run in any case.
    guard !sending.isEmpty, failing.isSubset(of: sending) else { return nil }
    chain.mayFail = chain.mayFail || !failing.isEmpty
    chain.isCreated = true
    return .never("the closure that creates the observable does not complete it")
  }

  /// `observer.onNext(1)`, `observer.on(.next(1))`, `load(then: observer.onNext)`
  private func isSending(
    _ member: ValueID, _ uses: ValueUses, _ methods: Set<String>, where isFitting: (CallID) -> Bool
  ) -> Bool {
    guard let call = uses.call(of: member) else {
      let name = program.name(program.values[member].name)
      return methods.contains { $0.prefix { $0 != "(" } == name }
    }
    if methods.contains(program.fullName(call)) { return isFitting(call) }
    guard program.fullName(call) == "on(_:)",
      let event = program.argument(call, at: 0).map({ program.values[$0] }), event.kind == .call
    else { return false }
    return methods.contains(program.fullName(event.call)) && isFitting(call)
  }

  /// Returns true if a condition decides about a call, or if a closure around the call may never run.
  private func mayNotRun(_ call: CallID, in closure: FunctionID) -> Bool {
    let fact = program.calls[call]
    return fact.function != closure || !trail.order.conditions(deciding: fact.nameOffset, in: closure).isEmpty
  }
}
