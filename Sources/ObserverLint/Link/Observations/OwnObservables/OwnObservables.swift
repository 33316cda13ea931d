/// Observations of observables that the program declares itself.
extension Observations {
  /// A call of a method that keeps its closure in a collection. Nil for a call that may also mean another method.
  func observation(ofOwnObservable call: CallID) -> Observation? {
    let kept = linked.keptClosures
    let candidates = linked.inference.candidates(for: call)
    guard candidates.count == 1, let function = candidates.first, let method = kept.methods[function],
      let closure = linked.inference.argument(of: call, for: method.closure, of: function), isBlock(closure),
      let object = linked.table.ownerID(of: function), isReceiver(of: call, object)
    else { return nil }
    let owner = linked.captures.referenceType(ofSelfIn: program.calls[call].function)
    var result = Observation(
      call: call, kind: .lasting, blocks: [closure], chain: linked.endings.chain(ofObservableObservedBy: call),
      destination: .dropped)
    result.collection = method.collection
    if kept.removals.mayEnd(call, by: function, method, owner: owner) { result.chain.ending = .unknown }
    return result
  }

  private func isReceiver(of call: CallID, _ object: NominalID) -> Bool {
    guard let receiver = program.receiver(call), !program.isSelf(receiver) else { return program.isOnSelf(call) }
    guard case .nominal(let id) = linked.inference.type(of: receiver) else { return false }
    return linked.table.areRelated(id, object)
  }
}

extension PublisherEndings {
  /// An observable goes on as long as something keeps it.
  func chain(ofObservableObservedBy call: CallID) -> Chain {
    let goesOn = PublisherEnding.never("nothing removes the closure from its collection")
    guard let receiver = program.receiver(call) else { return Chain(ending: goesOn, isKeptBySubject: true) }
    var chain = chain(of: receiver, observedBy: call)
    chain.ending = goesOn
    chain.subjects = []
    if case .itself = keeper(of: receiver) { chain.isKeptBySubject = isAlwaysReached(receiver) }
    return chain
  }
}
