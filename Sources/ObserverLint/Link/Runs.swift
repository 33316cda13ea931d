/// Which functions call which. Callers are looked for by name, and bodies that were not read yet are asked for: hence
/// upwards alone, as a function has few callers and calls many.
final class Runs {
  private let flow: ValueFlow
  private var program: Program { flow.program }
  private var knownCallers: [FunctionID: [CallID]] = [:]
  private var knownUsers: [FunctionID: Set<FunctionID>] = [:]
  private var knownRunning: [Set<FunctionID>: Set<FunctionID>] = [:]

  init(_ flow: ValueFlow) { self.flow = flow }

  /// The calls that may run a function.
  func callers(of function: FunctionID) -> [CallID] {
    if let known = knownCallers[function] { return known }
    var result: [CallID] = []
    let name = program.functions[Int(function)].name
    for body in flow.bodies.mentioning(program.member(function: function)).sorted() {
      for call in flow.bodies.calls[body] {
        let callee = program.values[Int(program.calls[Int(call)].callee)]
        guard callee.kind == .name || callee.kind == .member, callee.b == name, targets(of: call).contains(function)
        else { continue }
        result.append(call)
      }
    }
    knownCallers[function] = result
    return result
  }

  /// The functions that a call may run: of `super`, none that overrides it below.
  func targets(of call: CallID) -> [FunctionID] {
    let candidates = flow.inference.candidates(for: call)
    guard !candidates.isEmpty, let receiver = program.callName(call).receiver,
      program.values[Int(receiver)].kind == .superReference,
      let caller = flow.table.owner(of: program.calls[Int(call)].function)
    else { return candidates }
    let above = flow.table.ancestors(caller.id)
    return candidates.filter { candidate in
      flow.table.owner(of: candidate).map { above.contains($0.id) } ?? false
    }
  }

  /// The bodies that may run one of those given, directly or through a few functions in between, they included.
  func bodiesRunning(_ bodies: Set<FunctionID>) -> Set<FunctionID> {
    if let known = knownRunning[bodies] { return known }
    var result = bodies
    var level = bodies
    for _ in 0..<Self.maximumDepth where !level.isEmpty {
      var next: Set<FunctionID> = []
      for body in level { next.formUnion(users(of: body)) }
      level = next.subtracting(result)
      result.formUnion(level)
    }
    knownRunning[bodies] = result
    return result
  }

  /// Whether a body is one of those given or calls one, as far as bodies that were read tell.
  func runs(_ body: FunctionID, anyOf bodies: Set<FunctionID>, depth: Int) -> Bool {
    if bodies.isEmpty { return false }
    if bodies.contains(body) { return true }
    guard depth > 0 else { return false }
    return flow.bodies.calls[body].contains { call in
      targets(of: call).contains { runs(flow.bodies.body(of: $0), anyOf: bodies, depth: depth - 1) }
    }
  }

  /// Longer chains of helpers than this are not followed.
  static let maximumDepth = 5

  /// The bodies that call a function, or hand it on as a value.
  private func users(of function: FunctionID) -> Set<FunctionID> {
    if let known = knownUsers[function] { return known }
    let fact = program.functions[Int(function)]
    var result: Set<FunctionID> = []
    if fact.kind == .function, !isFrameworks(fact) {
      for body in flow.bodies.mentioning(program.member(function: function))
      where isUsed(function, named: fact.name, in: body) {
        result.insert(body)
      }
    }
    knownUsers[function] = result
    return result
  }

  private func isUsed(_ function: FunctionID, named name: Int32, in body: FunctionID) -> Bool {
    for call in flow.bodies.calls[body] {
      let callee = program.values[Int(program.calls[Int(call)].callee)]
      if callee.kind == .name || callee.kind == .member, callee.b == name, targets(of: call).contains(function) {
        return true
      }
    }
    return flow.bodies.values[body].contains { value in
      let fact = program.values[Int(value)]
      return (fact.kind == .name || fact.kind == .member) && fact.b == name
        && flow.functionReferences(value).contains(function)
    }
  }

  /// A method that the framework calls: the program's own calls of it, if any, go to `super`.
  func isFrameworks(_ fact: FunctionFact) -> Bool {
    fact.isOverride && Catalog.frameworkMethods.contains(program.name(fact.name))
  }
}
