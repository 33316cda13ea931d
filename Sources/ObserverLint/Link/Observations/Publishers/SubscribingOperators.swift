/// Operators that the program adds to publishers, and that begin an observation: `assignWeak(to:on:)`. They return it, or let
/// it keep itself.
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
    var others: [(function: FunctionID, call: CallID)] = []
    for result in program.returns where result.kind != .statement && program.values[Int(result.value)].kind == .call {
      guard Self.mayBeOperator(result.function, linked) else { continue }
      let call = program.values[Int(result.value)].a
      guard Self.goesOn(program.callName(call).receiver, linked) else { continue }
      let name = program.fullName(call)
      guard Observations.isKnown(name) else {
        others.append((result.function, call))
        continue
      }
      kinds[result.function] = Catalog.releasedObservations.contains(name) ? .released : .lasting
      for index in program.argumentRange(call) {
        kept.formUnion(linked.captures.locals(heldBy: program.arguments[index].value))
      }
    }
    // An operator that returns what another operator returns.
    var isNew = !kinds.isEmpty
    while isNew {
      isNew = false
      for (function, call) in others where kinds[function] == nil {
        let candidates = linked.inference.candidates(for: call)
        guard let first = candidates.first, let kind = kinds[first], candidates.allSatisfy({ kinds[$0] != nil }) else {
          continue
        }
        kinds[function] = kind
        isNew = true
      }
    }
    let spelled = Set(Catalog.releasedObservations.compactMap { program.nameIDs[String($0.prefix { $0 != "(" })] })
    for call in program.calls(named: spelled) {
      let function = program.calls[Int(call)].function
      guard kinds[function] == nil, Catalog.releasedObservations.contains(program.fullName(call)),
        Self.mayBeOperator(function, linked), !program.functions[Int(function)].returnsValue,
        Self.goesOn(program.callName(call).receiver, linked), Self.keepsItself(call, linked)
      else { continue }
      kinds[function] = .lasting
    }
    for loop in program.loops where !loop.endsItself && Self.goesOn(loop.sequence, linked) {
      guard let (function, kind) = Self.looping(loop, linked), kinds[function] == nil else { continue }
      kinds[function] = kind
    }
    self.kinds = kinds
    self.kept = kept
    names = Set(kinds.keys.map { program.functions[Int($0)].name })
  }

  /// Returns true for a method that the program adds to publishers.
  private static func mayBeOperator(_ function: FunctionID, _ linked: LinkedProgram) -> Bool {
    let fact = linked.program.functions[Int(function)]
    guard fact.kind == .function, !fact.isStatic, let owner = linked.table.owner(of: function) else { return false }
    return owner.isExternal && Catalog.publisherTypes.contains(owner.lastName)
  }

  /// `token = sink(receiveCompletion: { _ in token = nil }, …)`: only what runs at the end of the observation names the
  /// local that keeps it. Another closure may end the observation.
  private static func keepsItself(_ call: CallID, _ linked: LinkedProgram) -> Bool {
    let program = linked.program
    let function = program.calls[Int(call)].function
    let uses = linked.trail.uses(in: function)
    let stored = uses[program.calls[Int(call)].value].map { use -> VariableID? in
      guard case .stored(let target) = use, program.values[Int(target)].kind == .variable else { return nil }
      return program.values[Int(target)].a
    }
    guard stored.count == 1, let local = stored[0], program.variables[Int(local)].kind == .local else { return false }
    guard let completion = program.argument(call, labelled: "receiveCompletion"),
      program.values[Int(completion)].kind == .closure
    else { return false }
    let stores = (uses.writes[local] ?? []).filter { program.values[Int($0)].function != function }
    let places = (uses.reads[local] ?? []) + stores
    return !places.isEmpty
      && places.allSatisfy {
        linked.captures.isInside(program.values[Int($0)].function, program.values[Int(completion)].a)
      }
  }

  /// `Task { for await element in self { receive(element) } }`: the function that hands out the task, or what cancels it.
  private static func looping(_ loop: AwaitLoopFact, _ linked: LinkedProgram) -> (FunctionID, Observation.Kind)? {
    let program = linked.program
    guard let site = linked.inference.closureSites[loop.function], linked.isTask(site.call) else { return nil }
    let function = program.calls[Int(site.call)].function
    guard mayBeOperator(function, linked), program.functions[Int(function)].result >= 0 else { return nil }
    let result = TypeName.withoutGenerics(String(TypeName.core(program.name(program.functions[Int(function)].result))))
    if Catalog.observationWrappers.contains(result) { return (function, .released) }
    return result == "Task" ? (function, .lasting) : nil
  }

  /// Returns true if a publisher is `self`, or follows it through operators that end nothing.
  private static func goesOn(_ publisher: ValueID?, _ linked: LinkedProgram) -> Bool {
    let program = linked.program
    var next = publisher
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
    let candidates = linked.endings.fitting(linked.endings.ownFunctions(for: call), call, isInLoop: false)
    guard !Self.isKnown(linked.program.fullName(call)),
      let receiver = linked.program.callName(call).receiver,
      let first = candidates.first, let kind = operators.kinds[first],
      candidates.allSatisfy({ operators.kinds[$0] != nil })
    else { return nil }
    var chain = linked.endings.chain(of: receiver, observedBy: call)
    linked.endings.holdClosures(givenTo: first, call, &chain)
    return Observation(
      call: call, kind: kind, blocks: chain.held, chain: chain,
      destination: linked.trail.destination(of: call))
  }
}
