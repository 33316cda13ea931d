/// Operators that the program adds to publishers, and that begin an observation and return it: `assignWeak(to:on:)`.
struct SubscribingOperators {
  /// The operators, and how the observations end that they begin.
  let kinds: [FunctionID: Observation.Kind]
  /// The names of the operators.
  let names: Set<NameID>
  /// The operators' parameters that their observations keep: `sink { object[keyPath: path] = $0 }`.
  let kept: Set<VariableID>

  init(_ linked: LinkedProgram) {
    let program = linked.program
    var kinds: [FunctionID: Observation.Kind] = [:]
    var kept: Set<VariableID> = []
    for result in program.returns where result.kind != .statement && program.values[Int(result.value)].kind == .call {
      let function = program.functions[Int(result.function)]
      guard function.kind == .function, !function.isStatic, let owner = linked.table.owner(of: result.function),
        owner.isExternal, Catalog.publisherTypes.contains(owner.lastName)
      else { continue }
      let call = program.values[Int(result.value)].a
      let name = program.fullName(call)
      guard Observations.isKnown(name), Self.goesOn(call, linked) else { continue }
      kinds[result.function] = Catalog.releasedObservations.contains(name) ? .released : .lasting
      for index in program.argumentRange(call) {
        kept.formUnion(linked.captures.locals(heldBy: program.arguments[index].value))
      }
    }
    self.kinds = kinds
    self.kept = kept
    names = Set(kinds.keys.map { program.functions[Int($0)].name })
  }

  /// Returns true if a call observes `self`, through operators that end nothing.
  private static func goesOn(_ call: CallID, _ linked: LinkedProgram) -> Bool {
    let program = linked.program
    var next = program.callName(call).receiver
    while let value = next {
      let fact = program.values[Int(value)]
      switch fact.kind {
      case .selfReference: return true
      case .call:
        guard Catalog.endlessOperators.contains(program.callName(fact.a).name) else { return false }
        next = program.callName(fact.a).receiver
      default: return false
      }
    }
    return true
  }
}

extension Observations {
  /// Returns true for a full name that the catalog lists, such as `sink(receiveValue:)`.
  static func isKnown(_ name: String) -> Bool {
    Catalog.releasedObservations.contains(name) || Catalog.lastingObservations.contains(name)
      || Catalog.discardableObservations.contains(name)
  }

  /// A call of such an operator. It keeps the closures that the operator keeps. Nil for a call that may also be one of a
  /// library's method of that name.
  func observation(byOperator call: CallID, _ operators: SubscribingOperators) -> Observation? {
    let candidates = linked.endings.ownFunctions(for: call)
    guard !Self.isKnown(linked.program.fullName(call)),
      let receiver = linked.program.callName(call).receiver,
      let first = candidates.first, let kind = operators.kinds[first],
      candidates.allSatisfy({ operators.kinds[$0] != nil })
    else { return nil }
    var chain = linked.endings.chain(of: receiver)
    linked.endings.holdClosures(givenTo: first, call, &chain)
    return Observation(
      call: call, kind: kind, blocks: chain.held.filter { isBlock($0) }, chain: chain,
      destination: linked.trail.destination(of: call))
  }
}
