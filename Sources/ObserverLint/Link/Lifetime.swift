/// How long objects live: whose observers need no removal because nothing outlives them.
final class Lifetime {
  let flow: ValueFlow
  private var program: Program { flow.program }
  private var table: TypeTable { flow.table }
  private var answers: [Int: String?] = [:]
  private var inProgress: Set<Int> = []
  /// Types that are taken to live as long as the process because of where they are made: others may make one that does not.
  private(set) var reliedOn: Set<Int> = []
  private let constructions: Constructions

  /// Properties and globals by the value that they begin with.
  private var holders: [ValueID: VariableID] = [:]
  /// Names of properties that something is stored into after their declaration.
  private var storedNames: Set<Int32> = []

  init(_ flow: ValueFlow) {
    self.flow = flow
    constructions = Constructions(flow.inference)
    for (index, fact) in program.variables.enumerated()
    where fact.initial >= 0 && !fact.isWeak && (fact.kind == .field || fact.kind == .global) {
      holders[fact.initial] = VariableID(index)
    }
    for fact in program.flows {
      let target = program.values[Int(fact.to)]
      if target.kind == .name || target.kind == .member { storedNames.insert(target.b) }
    }
  }

  /// Whether something is stored into a property of that name after its declaration.
  func isStored(_ name: NameID) -> Bool {
    program.wanted.assigned.insert(name)
    return storedNames.contains(name)
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

  /// Why it lives as long as the process wherever it is made, or nil.
  private func entry(_ id: Int) -> String? {
    let nominal = table.nominals[id]
    if nominal.isMain { return "\(nominal.lastName) is the program's entry" }
    for ancestor in [id] + table.ancestors(id) {
      let name = table.nominals[ancestor].lastName
      guard table.nominals[ancestor].isExternal else { continue }
      if program.isProcessLong(name) {
        return "\(nominal.lastName) is the application's delegate"
      }
    }
    return nil
  }

  private func decide(_ id: Int) -> String? {
    if let reason = entry(id) { return reason }
    let nominal = table.nominals[id]
    guard !nominal.isExternal, program.types[Int(nominal.declaration)].keyword != .protocol else { return nil }
    // Made only as the value of what itself lives as long as the process.
    let places = places(thatMake: id)
    guard !places.isEmpty else { return nil }
    for place in places {
      guard let holder = holder(of: place), isProcessLong(holder) else { return nil }
    }
    reliedOn.insert(id)
    return "\(nominal.lastName) is made once and lives as long as the process"
  }

  /// Where values of the type, or of one below it, are made, tests left out.
  private func places(thatMake id: Int) -> [Constructions.Construction] {
    var result: [Constructions.Construction] = []
    for type in [id] + table.descendants(id) { result += constructions.of(type) }
    return result.filter { !isTest($0.function) }
  }

  /// The types of which it must be known where else they are made, before it is known how long one lives; none where a
  /// value of it is made and let go.
  func undecided(_ id: Int) -> [Int] {
    var result: [Int] = []
    var seen: Set<Int> = []
    var pending = [id]
    while let type = pending.popLast() {
      guard seen.insert(type).inserted, !table.nominals[type].isExternal, entry(type) == nil else { continue }
      let holders = places(thatMake: type).map { holder(of: $0) }
      if holders.contains(nil) {
        if type == id { return [] }
        continue
      }
      result += [type] + table.descendants(type)
      for holder in holders.compactMap(\.self) {
        let fact = program.variables[Int(holder)]
        if fact.kind == .field, !fact.isStatic, let owner = table.nominal(of: fact.owner) { pending.append(owner.id) }
      }
    }
    return result
  }

  private func isTest(_ inner: FunctionID) -> Bool {
    let function = program.outermostFunction(inner)
    guard function >= 0 else { return false }
    if program.functions[Int(function)].isTest { return true }
    var owner = table.owner(of: function)?.id
    while let type = owner {
      if isTestType(type) || isPreview(type) { return true }
      // What stands inside of a test's type is made for it.
      owner = table.outerType(of: type)
    }
    return false
  }

  private func isPreview(_ id: Int) -> Bool {
    table.ancestors(id).contains { Catalog.previewProtocols.contains(table.nominals[$0].lastName) }
  }

  func isTestType(_ id: Int) -> Bool {
    table.ancestors(id).contains { Catalog.testSuperclasses.contains(table.nominals[$0].lastName) }
      || table.nominals[id].functions.values.contains { $0.contains { program.functions[Int($0)].isTest } }
  }

  /// The property or global whose initial value the call makes.
  private func holder(of place: Constructions.Construction) -> VariableID? {
    place.call.flatMap { holders[program.calls[Int($0)].value] }
  }

  private func isProcessLong(_ variable: VariableID) -> Bool {
    let fact = program.variables[Int(variable)]
    // Set again later, the first value may end.
    if !fact.isLet {
      program.wanted.assigned.insert(fact.name)
      if storedNames.contains(fact.name) { return false }
    }
    if fact.kind == .global { return true }
    if fact.isStatic { return true }
    guard let owner = table.nominal(of: fact.owner) else { return false }
    return processLong(owner.id) != nil
  }
}
