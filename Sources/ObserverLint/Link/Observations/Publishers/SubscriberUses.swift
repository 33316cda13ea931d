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
