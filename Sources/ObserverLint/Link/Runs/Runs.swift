/// Which functions call which. Callers are looked for by name: upwards alone, as a function has few callers and calls many.
final class Runs {
  private let flow: ValueFlow
  private var program: Program { flow.program }
  private var knownCallers: [FunctionID: [CallID]] = [:]
  private var knownNames: Set<NameID> = []
  private var knownReferences: [NameID: [FunctionID: Set<FunctionID>]] = [:]
  private var knownUsers: [FunctionID: Set<FunctionID>] = [:]
  private var knownRunning: [Set<FunctionID>: Running] = [:]

  init(_ flow: ValueFlow) { self.flow = flow }

  /// The calls that may run a function.
  func callers(of function: FunctionID) -> [CallID] {
    let name = program.functions[function].name
    if knownNames.insert(name).inserted { findCalls(named: name) }
    return knownCallers[function] ?? []
  }

  /// The calls of all functions of a name, as many may have it.
  private func findCalls(named name: NameID) {
    for call in program.calls(named: name) {
      let callee = program.values[program.calls[call].callee]
      guard callee.kind == .name || callee.kind == .member else { continue }
      for target in Set(targets(of: call)) where program.functions[target].name == name {
        knownCallers[target, default: []].append(call)
      }
    }
  }

  /// The functions that a call may run: of `super`, none that overrides it below.
  func targets(of call: CallID) -> [FunctionID] {
    let candidates = flow.inference.candidates(for: call)
    guard !candidates.isEmpty, program.isOnSuper(call),
      let caller = flow.table.owner(of: program.calls[call].function)
    else { return candidates }
    return candidates.filter { candidate in
      flow.table.owner(of: candidate).map { flow.table.tree.isAbove($0.id, caller.id) } ?? false
    }
  }

  /// The bodies that may run one of some bodies.
  struct Running {
    fileprivate(set) var bodies: Set<FunctionID>
    /// True if there are more callers than are followed: any body may be such.
    fileprivate var isCut = false

    func contains(_ body: FunctionID) -> Bool { isCut || bodies.contains(body) }
  }

  /// The bodies that may run one of those given, directly or through functions in between, they included.
  func bodiesRunning(_ bodies: Set<FunctionID>) -> Running {
    if let known = knownRunning[bodies] { return known }
    var result = Running(bodies: bodies)
    var level = bodies
    while !level.isEmpty, !result.isCut {
      var next: Set<FunctionID> = []
      for body in level { next.formUnion(users(of: body)) }
      level = next.subtracting(result.bodies)
      result.bodies.formUnion(level)
      result.isCut = result.bodies.count > bodies.count + Budget.callers
    }
    knownRunning[bodies] = result
    return result
  }

  /// The bodies that call a function, or hand it on as a value.
  private func users(of function: FunctionID) -> Set<FunctionID> {
    if let known = knownUsers[function] { return known }
    let fact = program.functions[function]
    var result: Set<FunctionID> = []
    if fact.kind == .function, !flow.table.overridesFrameworkMethod(function) {
      for call in callers(of: function) { result.insert(flow.bodies.body(of: program.calls[call].function)) }
      result.formUnion(references(named: fact.name)[function] ?? [])
    }
    // A store into a property runs its `willSet`, `didSet` and setter.
    if fact.kind == .observer || fact.kind == .setter, fact.variable >= 0 {
      result.formUnion(flow.bodiesStoring(into: fact.variable))
      result.remove(flow.bodies.body(of: function))
    }
    knownUsers[function] = result
    return result
  }

  /// The bodies that hand on functions of a name as values, by the function.
  private func references(named name: NameID) -> [FunctionID: Set<FunctionID>] {
    if let known = knownReferences[name] { return known }
    var result: [FunctionID: Set<FunctionID>] = [:]
    let callees = Set(program.calls(named: name).lazy.map { [program] in program.calls[$0].callee })
    for value in flow.bodies.mentions(of: name)
    where program.values[value].kind != .implicitMember && !callees.contains(value) {
      let body = flow.bodies.body(of: program.values[value].function)
      for function in flow.functionReferences(value) { result[function, default: []].insert(body) }
    }
    knownReferences[name] = result
    return result
  }
}
