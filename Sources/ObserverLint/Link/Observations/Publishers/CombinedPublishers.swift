/// Publishers that are made of several others, and go on as long as one of them does.
extension PublisherEndings {
  /// `subject.publish().refCount()`: what the connectable stream observes. Without `refCount`, code may end the connection.
  func connected(_ stream: ValueID) -> ValueID {
    let fact = program.values[stream]
    guard fact.kind == .call, Catalog.connectableOperators.contains(program.fullName(fact.call)) else { return stream }
    return program.receiver(fact.call) ?? stream
  }

  /// `Observable.of(first, second).merge()`: the publishers that a sequence of publishers sends.
  func combined(_ receiver: ValueID) -> [ValueID] {
    let fact = program.values[receiver]
    guard fact.kind == .call, Catalog.publisherSequences.contains(program.callName(fact.call).name),
      inference.candidates(for: fact.call).isEmpty
    else { return [receiver] }
    return parts(of: fact.call)
  }

  /// The publishers that a call combines. `Publishers.MergeMany(rows.map { $0.$count })`: those of the elements. The operators of
  /// a publisher take publishers.
  func parts(of call: CallID) -> [ValueID] {
    let arguments = program.argumentRange(call).map { program.arguments[$0].value }
    let operand = program.callName(call).receiver ?? extended(around: call)
    guard arguments.count == 1, operand.map({ zipped($0).isEmpty }) ?? true else { return arguments }
    var value = program.values[arguments[0]]
    if value.kind == .variable, program.variables[value.variable].kind == .local,
      program.variables[value.variable].isLet,
      program.variables[value.variable].initial >= 0
    {
      value = program.values[program.variables[value.variable].initial]
    }
    guard value.kind == .call, ["map", "compactMap"].contains(program.callName(value.call).name),
      let transform = program.argument(value.call, at: 0), program.values[transform].kind == .closure,
      let made = result(of: program.values[transform].closure)
    else { return arguments }
    return [made]
  }

  func anyEndless(_ values: [ValueID], _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    var result = PublisherEnding.unknown
    let others = chain.keepers
    var keepers: [ValueID] = []
    var goesOnAnyway = false
    let endedBefore = chain.endsWithObject
    var allEnd = true
    chain.passesOperators = true
    for value in values {
      let fact = program.values[value]
      let before = chain
      chain.keepers = []
      chain.endsWithObject = false
      var found = PublisherEnding.unknown
      if fact.kind == .array {
        found = anyEndless(Array(program.operands(of: fact)), &chain, &budget)
      } else if fact.kind == .closure {
        hold(value, &chain)
      } else {
        chain.subjects = []
        found = ending(of: value, &chain, &budget)
        if case .unknown = found, case .collection(let element) = inference.type(of: value) {
          found = ending(ofElements: element, of: value, &chain)
        }
        chain.ending = found
        // A part that completes lets go of its closures, while the others go on.
        if !isEndless(chain) {
          found = .unknown
          chain.held = before.held
          chain.heldObjects = before.heldObjects
          chain.subjects = before.subjects
        }
      }
      guard case .never = found else { continue }
      result = found
      goesOnAnyway = goesOnAnyway || chain.keepers.isEmpty
      keepers += chain.keepers
      allEnd = allEnd && chain.endsWithObject
    }
    if case .never = result { chain.endsWithObject = endedBefore || allEnd } else { chain.endsWithObject = endedBefore }
    chain.keepers = goesOnAnyway ? others : others + keepers
    return result
  }

  /// `request.flatMap { self.button.rx.tap }`: goes on with the receiver, or else with the publisher that the closure makes of a
  /// value. The closures before it go with the receiver.
  func ending(ofFlattened receiver: ValueID, by call: CallID, _ chain: inout Chain, _ budget: inout Int)
    -> PublisherEnding
  {
    var inner = chain
    let outer = ending(of: receiver, &chain, &budget)
    chain.ending = outer
    guard !isEndless(chain), !sendsNothing(receiver),
      let transform = program.argumentRange(call).last.map({ program.arguments[$0].value }),
      program.values[transform].kind == .closure, let made = result(of: program.values[transform].closure)
    else { return outer }
    inner.ending = ending(of: made, &inner, &budget)
    if isEndless(inner) { chain = inner }
    return chain.ending
  }

  /// `reports?.changes() ?? .empty()`, `isOn ? reports.changes() : .empty()`: a stand-in for the other publishers ends none of
  /// them.
  func ending(ofAlternatives fact: ValueFact, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    let others = program.operands(of: fact).filter { !isStandIn($0) }
    return endless(others, &chain) { ending(of: $0, &$1, &budget) }
  }

  /// `.empty()`, `.just(0)`
  private func isStandIn(_ publisher: ValueID) -> Bool {
    let fact = program.values[publisher]
    return fact.kind == .call && inference.candidates(for: fact.call).isEmpty
      && (sendsNothing(publisher) || Catalog.valuePublishers.contains(program.callName(fact.call).name))
  }

  /// `request.ignoreElements()`: returns true if no value comes out of a chain, so that the closures behind it never run.
  private func sendsNothing(_ publisher: ValueID) -> Bool {
    let fact = program.values[publisher]
    guard fact.kind == .call else { return false }
    let (name, receiver) = program.callName(fact.call)
    return Catalog.valuelessPublishers.contains(name) || receiver.map(sendsNothing) ?? false
  }

  /// `first.zip(second)`, `Observable.zip(first, second)`: nothing for the type in front.
  func zipped(_ receiver: ValueID) -> [ValueID] {
    if case .metatype = inference.type(of: receiver) { [] } else { [receiver] }
  }

  /// The ending of publishers that end with the first of them. Nothing may be known of an object that ends one of them.
  func allEndless(_ values: [ValueID], _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    var result = PublisherEnding.unknown
    let keepers = chain.keepers
    var subjects: [VariableID] = []
    chain.passesOperators = true
    for value in values {
      let fact = program.values[value]
      if fact.kind == .closure {
        hold(value, &chain)
        continue
      }
      (chain.keepers, chain.subjects) = ([], [])
      result =
        fact.kind == .array
        ? allEndless(Array(program.operands(of: fact)), &chain, &budget)
        : ending(of: value, &chain, &budget)
      guard case .never = result, chain.keepers.isEmpty else { return .unknown }
      subjects += chain.subjects
    }
    (chain.keepers, chain.subjects) = (keepers, subjects)
    return result
  }
}
