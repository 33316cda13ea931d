/// The uses of the subscriber that a subscription of the program gets.
struct SubscriberUses {
  private let endings: PublisherEndings
  /// The call that makes the subscription, and the initializer that it runs, if the program declares an initializer.
  private let made: CallID
  private let initializer: FunctionID?
  private var program: Program { endings.program }

  init(_ endings: PublisherEndings, made: CallID, initializer: FunctionID?) {
    self.endings = endings
    self.made = made
    self.initializer = initializer
  }

  /// Returns true if all uses only give values to the subscriber, or keep it. Other code might complete the subscriber.
  ///
  /// - Parameter chain: gets the properties that keep the subscriber, because another file may reach them.
  func keep(_ chain: inout PublisherEndings.Chain) -> Bool {
    var variables = parametersOfReceive.union(parametersOfInitializer)
    guard !variables.isEmpty else { return false }
    var pending = Array(variables)
    var isKept = false
    while let variable = pending.popLast() {
      for value in reads(of: variable) {
        for use in endings.trail.uses(in: program.values[value].function)[value] {
          switch use {
          case .member(let member): if !isHarmless(member) { return false }
          case .argument(let call, _): if call != made { return false }
          case .stored(let target):
            guard let kept = self.variable(of: target) else { return false }
            if program.variables[kept].kind == .field {
              isKept = true
              chain.keptSubscribers.insert(kept)
            }
            if variables.insert(kept).inserted { pending.append(kept) }
          case .part, .returned: return false
          }
        }
      }
    }
    return isKept
  }

  /// The subscriber as `receive(subscriber:)` gets it.
  private var parametersOfReceive: Set<VariableID> {
    let receive = program.outermostFunction(program.calls[made].function)
    return Set(program.parameters(of: receive).map(\.variable))
  }

  /// The subscriber as the initializer of the subscription gets it.
  private var parametersOfInitializer: Set<VariableID> {
    guard let initializer else { return [] }
    let outer = parametersOfReceive
    let first = program.argumentRange(made).lowerBound
    let matched = endings.inference.matchArguments(made, initializer) ?? [:]
    return Set(
      matched.compactMap { position, parameter in
        let value = program.values[program.arguments[first + position].value]
        guard value.kind == .variable, outer.contains(value.variable) else { return nil }
        return program.parameters(of: initializer)[parameter].variable
      })
  }

  private func reads(of variable: VariableID) -> [ValueID] {
    let fact = program.variables[variable]
    guard fact.kind == .field else { return endings.trail.uses(in: fact.function).reads[variable] ?? [] }
    return endings.mentions.values(namingProperty: variable)
  }

  private func variable(of target: ValueID) -> VariableID? {
    let fact = program.values[target]
    if fact.kind == .variable { return fact.variable }
    if let own = endings.trail.ownProperty(target) { return own }
    // `link.subscriber = subscriber`
    guard fact.kind == .member else { return nil }
    let fields = endings.flow.fields(fact.name, ofBase: fact.base).variables
    return fields.count == 1 ? fields[0] : nil
  }

  /// `subscriber.receive(value)`, `subscriber.receive(subscription: self)`, `subscriber.combineIdentifier`
  private func isHarmless(_ member: ValueID) -> Bool {
    let fact = program.values[member]
    guard let call = endings.trail.uses(in: fact.function).call(of: member) else {
      return program.name(fact.name) == "combineIdentifier"
    }
    let full = program.fullName(call)
    return full == "receive(_:)" || full == "receive(subscription:)" || full == "receive()"
  }
}

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
      // A value without a known use may go anywhere.
      guard uses[read].count == 1, case .member(let member) = uses[read][uses[read].startIndex] else { return nil }
      let isValue = isSending(member, uses, Catalog.observerValues) { _ in true }
      let isFailure = !isValue && isSending(member, uses, Catalog.observerFailures) { mayNotRun($0, in: body.closure) }
      guard isValue || isFailure else { return nil }
      let place = program.values[read].function
      if isValue { sending.insert(place) } else { failing.insert(place) }
    }
    // Code that fails and sends nothing, such as a timeout, may run in any case.
    guard !sending.isEmpty, failing.isSubset(of: sending) else { return nil }
    chain.mayFail = chain.mayFail || !failing.isEmpty
    chain.isCreated = true
    // The program may have a type of that name.
    chain.types.insert(id)
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
