/// Operators that the program adds to publishers, and that begin an observation, which they return: `assignWeak(to:on:)`.
struct SubscribingOperators {
  /// The operators, and how the observations end that they begin.
  private(set) var kinds: [FunctionID: Observation.Kind] = [:]
  /// The names of the operators.
  private(set) var names: Set<NameID> = []
  /// The operators' parameters that their observations keep: `sink { object[keyPath: path] = $0 }`.
  private(set) var kept: Set<VariableID> = []

  init(_ linked: LinkedProgram) {
    let program = linked.program
    for result in program.returns where result.kind != .statement && program.values[result.value].kind == .call {
      guard Self.mayBeOperator(result.function, linked) else { continue }
      let call = program.values[result.value].call
      guard Self.goesOn(program.callName(call).receiver, linked) else { continue }
      let name = program.fullName(call)
      guard Observations.isKnown(name) else { continue }
      kinds[result.function] = Catalog.releasedObservations.contains(name) ? .released : .lasting
      // An overload of the program may hold its arguments weakly.
      guard linked.endings.ownFunctions(for: call).allSatisfy({ $0 == result.function }) else { continue }
      for index in program.argumentRange(call) where Self.isKept(program.arguments[index], of: call, program) {
        kept.formUnion(linked.captures.locals(heldBy: program.arguments[index].value))
      }
    }
    names = Set(kinds.keys.map { program.functions[$0].name })
  }

  /// The arguments of a call that each function which it may run keeps.
  func keptArguments(of call: CallID, by candidates: [FunctionID], _ linked: LinkedProgram) -> [ValueID] {
    linked.program.argumentRange(call).enumerated().filter { position, _ in
      candidates.allSatisfy { candidate in
        linked.inference.parameter(of: candidate, at: position, of: call).map(kept.contains) ?? false
      }
    }.map { linked.program.arguments[$0.element].value }
  }

  /// Returns false for the object of `subscribe(with:onNext:)`, which RxSwift holds weakly, and of an assignment that has
  /// another ownership than the strong one.
  private static func isKept(_ argument: ArgumentFact, of call: CallID, _ program: Program) -> Bool {
    let label = argument.label >= 0 ? program.name(argument.label) : ""
    return label != "with" && (label != "on" || program.argument(call, labelled: "ownership") == nil)
  }

  /// Returns true for a method that the program adds to publishers.
  private static func mayBeOperator(_ function: FunctionID, _ linked: LinkedProgram) -> Bool {
    let fact = linked.program.functions[function]
    guard fact.kind == .function, !fact.isStatic, let owner = linked.table.owner(of: function) else { return false }
    return owner.isExternal && Catalog.publisherTypes.contains(owner.lastName)
  }

  /// Returns true if a publisher is `self`, or follows it through operators that end nothing.
  private static func goesOn(_ publisher: ValueID?, _ linked: LinkedProgram, depth: Int = 0) -> Bool {
    let program = linked.program
    var next = publisher
    while let value = next {
      let fact = program.values[value]
      switch fact.kind {
      case .selfReference: return true
      case .call:
        guard
          Catalog.endlessOperators.contains(program.callName(fact.call).name)
            || isEndless(operator: fact.call, linked, depth: depth)
        else { return false }
        next = program.callName(fact.call).receiver
      default: return false
      }
    }
    return true
  }

  /// Returns true for a call of operators of the program that only put operators behind each other that end nothing.
  private static func isEndless(operator call: CallID, _ linked: LinkedProgram, depth: Int) -> Bool {
    let functions = linked.endings.ownFunctions(for: call)
    guard depth < 4, !functions.isEmpty else { return false }
    return functions.allSatisfy { function in
      guard mayBeOperator(function, linked) else { return false }
      let results = linked.flow.allResults(of: function)
      return !results.isEmpty && results.allSatisfy { goesOn($0, linked, depth: depth + 1) }
    }
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
    let candidates = linked.endings.fitting(linked.endings.ownFunctions(for: call), call, isInLoop: false)
    guard !Self.isKnown(linked.program.fullName(call)),
      let receiver = linked.program.callName(call).receiver,
      let first = candidates.first, let kind = operators.kinds[first],
      candidates.allSatisfy({ operators.kinds[$0] != nil })
    else { return nil }
    var chain = linked.endings.chain(of: receiver, observedBy: call)
    linked.endings.holdClosures(givenTo: first, call, &chain)
    // The `self` that is given to an operator which keeps it.
    let target = operators.keptArguments(of: call, by: candidates, linked).first {
      linked.captures.isStrongSelf($0, outside: nil)
    }
    var result = Observation(
      call: call, kind: kind, blocks: chain.held, target: target, chain: chain,
      destination: linked.trail.destination(of: call))
    if !keepsSource(result) { result.chain.ending = .unknown }
    return result
  }
}
