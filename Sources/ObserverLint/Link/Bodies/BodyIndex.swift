/// The program's facts by the body they stand in: a function or an initial value, with the closures inside of it.
final class BodyIndex {
  let values: Adjacency<FunctionFact, ValueFact>
  let flows: Adjacency<FunctionFact, FlowFact>
  let returns: Adjacency<FunctionFact, ReturnFact>
  let calls: Adjacency<FunctionFact, CallFact>
  /// Names, members and implicit members, by what they are named.
  private let mentions: Adjacency<Name, ValueFact>
  /// Stores by what is stored.
  private(set) lazy var flowsByValue = Adjacency<ValueFact, FlowFact>(
    count: program.values.count, of: program.flows.count
  ) { [program] in program.flows[$0].from }
  /// Accessors and initial values by their variable.
  let ofVariable: Adjacency<VariableFact, FunctionFact>
  /// Bodies that name a registration or a removal.
  let registering: Set<FunctionID>
  private let bodies: Column<FunctionFact, FunctionID>
  private var namingBodies: [NameID: Set<FunctionID>] = [:]
  private var storingNames: [NameID: Set<FunctionID>] = [:]
  private var storingVariables: [VariableID: Set<FunctionID>] = [:]
  /// Stores into variables that the outline alone tells, by the variable.
  private lazy var storesOfVariable = findStores()
  private let program: Program

  init(_ program: Program) {
    self.program = program
    var bodies = Column<FunctionFact, FunctionID>()
    bodies.reserveCapacity(program.functions.count)
    for (index, fact) in program.functions.enumerated() {
      // A function stands behind the one around it.
      let isInside = fact.parent >= 0 && program.functions[fact.parent].kind != .topLevel
      bodies.append(isInside ? bodies[fact.parent] : FunctionID(index))
    }
    self.bodies = bodies
    values = Adjacency(count: bodies.count, of: program.values.count) { bodies[program.values[$0].function] }
    flows = Adjacency(count: bodies.count, of: program.flows.count) { bodies[program.flows[$0].function] }
    returns = Adjacency(count: bodies.count, of: program.returns.count) { bodies[program.returns[$0].function] }
    calls = Adjacency(count: bodies.count, of: program.calls.count) { bodies[program.calls[$0].function] }

    let callNames = program.callNames
    var names: [NameID] = []
    var mentions: [ValueID] = []
    names.reserveCapacity(program.values.count)
    mentions.reserveCapacity(program.values.count)
    var registering: Set<FunctionID> = []
    for (index, fact) in program.values.enumerated() {
      switch fact.kind {
      case .name, .member, .implicitMember:
        guard fact.name >= 0 else { continue }
        names.append(fact.name)
        mentions.append(ValueID(index))
        if callNames.mayRegisterOrRemove(fact.name) { registering.insert(bodies[fact.function]) }
      default: break
      }
    }
    self.mentions = Adjacency(count: program.names.count, from: names, to: mentions)
    self.registering = registering
    let ofVariables = program.functions.indices.filter { program.functions[$0].variable >= 0 }.map { FunctionID($0) }
    ofVariable = Adjacency(
      count: program.variables.count, from: ofVariables.map { program.functions[$0].variable }, to: ofVariables)
  }

  /// The values that are a name, a member or an implicit member of that name, in the order of the program.
  func mentions(of name: NameID) -> ArraySlice<ValueID> { mentions[name] }

  /// Bodies that mention a name: found once, as many members may have it.
  func mentioning(_ name: NameID) -> Set<FunctionID> {
    if let known = namingBodies[name] { return known }
    let found = Set(mentions[name].lazy.map { [program, bodies] in bodies[program.values[$0].function] })
    namingBodies[name] = found
    return found
  }

  func mentioning(_ name: String) -> Set<FunctionID> { program.nameIDs[name].map { mentioning($0) } ?? [] }

  /// Bodies that may store into a property or global: by its name, and by itself. Many types may have a property of one
  /// name, of which each body may mean any.
  func storing(into variable: VariableID) -> (byName: Set<FunctionID>, itself: Set<FunctionID>) {
    let name = program.variables[variable].name
    let mentioning = mentioning(name)
    let itself =
      storingVariables[variable]
      ?? Set((storesOfVariable[variable] ?? []).lazy.filter { mentioning.contains($0) })
    storingVariables[variable] = itself
    if let known = storingNames[name] { return (known, itself) }
    var byName: Set<FunctionID> = []
    for body in mentioning {
      let stores = flows[body].contains { flow in
        let target = program.values[program.flows[flow].to]
        return (target.kind == .name || target.kind == .member) && target.name == name
      }
      if stores { byName.insert(body) }
    }
    storingNames[name] = byName
    return (byName, itself)
  }

  /// Bodies that may make a value of a type, or mention it for another reason.
  func making(_ type: String) -> Set<FunctionID> { mentioning(type) }

  func body(of function: FunctionID) -> FunctionID { bodies[function] }

  /// Returns true for `{ … }()`.
  func isCalledInPlace(_ closure: FunctionID) -> Bool { callInPlace(of: closure) != nil }

  /// The call in `{ … }()`. It stands in the body around the closure, or is a global's initial value.
  func callInPlace(of closure: FunctionID) -> CallID? {
    let parent = program.functions[closure].parent
    return calls[parent < 0 ? body(of: closure) : body(of: parent)].first { call in
      let callee = program.values[program.calls[call].callee]
      return callee.kind == .closure && callee.closure == closure
    }
  }

  /// For each variable, the bodies that store into it where the outline alone says which variable is meant.
  private func findStores() -> [VariableID: [FunctionID]] {
    var result: [VariableID: [FunctionID]] = [:]
    for fact in program.flows where program.values[fact.to].kind == .variable && fact.function >= 0 {
      let variable = program.values[fact.to].variable
      let kind = program.variables[variable].kind
      if kind == .field || kind == .global { result[variable, default: []].append(body(of: fact.function)) }
    }
    return result
  }
}
