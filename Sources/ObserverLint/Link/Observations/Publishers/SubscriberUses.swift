/// The uses of the subscriber that a publisher of the program gets.
struct SubscriberUses {
  private let endings: PublisherEndings
  /// The publisher's `receive(subscriber:)`.
  private let receive: FunctionID
  private var program: Program { endings.program }

  init(_ endings: PublisherEndings, givenTo receive: FunctionID) {
    self.endings = endings
    self.receive = receive
  }

  /// Returns true if all uses only give values to the subscriber, or keep it. Other code might complete the subscriber. A
  /// failure that not each run sends counts as little as that of a subject.
  func keep() -> Bool {
    var variables = Set(program.parameters(of: receive).map(\.variable))
    var pending = Array(variables)
    var isKept = false
    while let variable = pending.popLast() {
      for value in reads(of: variable) {
        // A closure that sends to the subscriber keeps it.
        isKept = isKept || program.functions[program.values[value].function].kind == .closure
        for use in endings.trail.uses(in: program.values[value].function)[value] {
          switch use {
          case .member(let member): if !isHarmless(member) { return false }
          case .argument(let call, let position):
            guard let taken = parameters(at: position, of: call) else { return false }
            for parameter in taken where variables.insert(parameter).inserted { pending.append(parameter) }
          case .stored(let target):
            guard let kept = self.variable(of: target) else { return false }
            if program.variables[kept].kind == .field { isKept = true }
            if variables.insert(kept).inserted { pending.append(kept) }
          case .part, .returned: return false
          }
        }
      }
    }
    return isKept
  }

  /// The parameters of the functions that a call may run. Nil if the program does not show all of them.
  private func parameters(at position: Int, of call: CallID) -> [VariableID]? {
    let candidates = endings.inference.candidates(for: call)
    let functions = candidates.filter { program.functions[$0].hasBody && !program.isTestFile(of: $0) }
    let found = functions.compactMap { endings.inference.parameter(of: $0, at: position, of: call) }
    return found.isEmpty || found.count < functions.count ? nil : found
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

  /// `subscriber.receive(value)`, `subscriber.receive(subscription: self)`, `subscriber.combineIdentifier`, and
  /// `subscriber.receive(completion: .failure(error))` in a `catch`
  private func isHarmless(_ member: ValueID) -> Bool {
    let fact = program.values[member]
    guard let call = endings.trail.uses(in: fact.function).call(of: member) else {
      return program.name(fact.name) == "combineIdentifier"
    }
    guard endings.inference.candidates(for: call).isEmpty else { return false }
    let full = program.fullName(call)
    return full == "receive(_:)" || full == "receive(subscription:)" || full == "receive()"
      || full == "receive(completion:)" && mayFail(by: call)
  }

  /// Returns true for a call that sends a failure in a branch or a `catch`. Behind an early exit, the failure may come each
  /// time that nothing else has ended the publisher.
  func mayFail(by call: CallID) -> Bool {
    let fact = program.calls[call]
    return endings.completedSubjects.isFailure(call)
      && !endings.trail.order.regions(around: fact.nameOffset, in: fact.function).isEmpty
  }
}
