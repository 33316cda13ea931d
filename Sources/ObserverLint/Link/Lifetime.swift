/// How long objects live: whose observers need no removal because nothing outlives them.
final class Lifetime {
  let flow: ValueFlow
  private var program: Program { flow.program }
  private var table: TypeTable { flow.table }
  private var answers: [Int: String?] = [:]
  private var inProgress: Set<Int> = []
  /// Where each of the program's types is made.
  private var constructions: [Int: [CallID]] = [:]

  /// Properties and globals by the value that they begin with.
  private var holders: [ValueID: VariableID] = [:]
  /// Names of properties that something is stored into after their declaration.
  private var storedNames: Set<Int32> = []

  init(_ flow: ValueFlow) {
    self.flow = flow
    for (index, fact) in program.variables.enumerated()
    where fact.initial >= 0 && !fact.isWeak && (fact.kind == .field || fact.kind == .global) {
      holders[fact.initial] = VariableID(index)
    }
    for fact in program.flows {
      let target = program.values[Int(fact.to)]
      if target.kind == .name || target.kind == .member { storedNames.insert(target.b) }
    }
    let typeNames = Set(table.nominals.lazy.compactMap { flow.program.nameIDs[$0.lastName] })
    let initName = program.nameIDs["init"] ?? -1
    for index in program.calls.indices {
      let callee = program.calls[index].callee
      let fact = program.values[Int(callee)]
      guard fact.kind == .name || fact.kind == .member, typeNames.contains(fact.b) || fact.b == initName else {
        continue
      }
      var type = flow.inference.type(of: callee)
      if fact.kind == .member, program.name(fact.b) == "init" { type = flow.inference.type(of: fact.a) }
      if case .metatype(let id) = type, !table.nominals[id].isExternal {
        constructions[id, default: []].append(CallID(index))
      }
    }
  }

  /// Why what runs in this function needs no removal, or nil where it does.
  func processLong(_ function: FunctionID) -> String? {
    let outermost = program.outermostFunction(function)
    let fact = program.functions[Int(outermost)]
    // Outside of `main.swift` what stands at the top level is the initial value of a global.
    if fact.kind == .topLevel { return "it is top-level code, or a global's initial value" }
    if fact.kind == .initialValue, fact.isStatic { return "it is the value of a static property" }
    guard let owner = table.owner(of: outermost), !fact.isStatic else { return nil }
    return processLong(owner.id)
  }

  func processLong(_ id: Int) -> String? {
    if let known = answers[id] { return known }
    guard inProgress.insert(id).inserted else { return nil }
    defer { inProgress.remove(id) }
    let answer = decide(id)
    answers[id] = .some(answer)
    return answer
  }

  private func decide(_ id: Int) -> String? {
    let nominal = table.nominals[id]
    if nominal.isMain { return "\(nominal.lastName) is the program's entry" }
    for ancestor in [id] + table.ancestors(id) {
      let name = table.nominals[ancestor].lastName
      guard table.nominals[ancestor].isExternal else { continue }
      if Catalog.processLongProtocols.contains(name) || Catalog.processLongSuperclasses.contains(name) {
        return "\(nominal.lastName) is the application's delegate"
      }
    }
    guard !nominal.isExternal, program.types[Int(nominal.declaration)].keyword != .protocol else { return nil }
    // Made only as the value of what itself lives as long as the process.
    var calls = constructions[id] ?? []
    for descendant in table.descendants(id) { calls += constructions[descendant] ?? [] }
    calls.removeAll { isTest($0) }
    guard !calls.isEmpty else { return nil }
    for call in calls {
      guard let holder = holder(of: call), isProcessLong(holder) else { return nil }
    }
    return "\(nominal.lastName) is made once and lives as long as the process"
  }

  private func isTest(_ call: CallID) -> Bool {
    let function = program.outermostFunction(program.calls[Int(call)].function)
    guard function >= 0 else { return false }
    if program.functions[Int(function)].isTest { return true }
    return table.owner(of: function).map { isTestType($0.id) } ?? false
  }

  func isTestType(_ id: Int) -> Bool {
    table.ancestors(id).contains { Catalog.testSuperclasses.contains(table.nominals[$0].lastName) }
      || table.nominals[id].functions.values.contains { $0.contains { program.functions[Int($0)].isTest } }
  }

  /// The property or global whose initial value the call makes.
  private func holder(of call: CallID) -> VariableID? { holders[program.calls[Int(call)].value] }

  private func isProcessLong(_ variable: VariableID) -> Bool {
    let fact = program.variables[Int(variable)]
    // Set again later, the first value may end.
    guard fact.isLet || !storedNames.contains(fact.name) else { return false }
    if fact.kind == .global { return true }
    if fact.isStatic { return true }
    guard let owner = table.nominal(of: fact.owner) else { return false }
    return processLong(owner.id) != nil
  }
}
