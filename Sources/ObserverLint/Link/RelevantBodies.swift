/// Which bodies of the program the graph is built over.
extension ValueFlow {
  /// Connects the bodies that register or remove, and then, as long as there are any, those that the values of
  /// registrations and removals come from or go to. Most bodies of a program never have a part in it.
  func connectWhatMatters() {
    var pending = bodies.registering
    while !pending.isEmpty {
      for body in pending.sorted() where connectedBodies.insert(body).inserted { connectBody(body) }
      index()
      while resolveIndirectCalls() { index() }
      pending = bodiesReached().subtracting(connectedBodies)
    }
  }

  private func connectBody(_ body: FunctionID) {
    for value in bodies.values[body] { connectValue(value) }
    for flow in bodies.flows[body] {
      let fact = program.flows[Int(flow)]
      connectStore(from: fact.from, to: fact.to)
    }
    for index in bodies.returns[body] { connectReturn(program.returns[Int(index)]) }
    for call in bodies.calls[body] { connectCall(call) }
    let fact = program.functions[Int(body)]
    if fact.kind == .getter, fact.variable >= 0 {
      connect(node(ofResult: body), node(ofVariable: fact.variable))
      calledFunctions.insert(body)
    }
  }

  /// The bodies that share a variable, a function or a `self` with what tokens, observers and centers reach.
  private func bodiesReached() -> Set<FunctionID> {
    let forward = outgoing.reached(from: registrations.map { program.calls[Int($0.call)].value })
    // Which object observes is told by the variable that holds it, not by all that was ever stored there.
    let observers = incoming.reached(
      from: (removalArguments.map(\.argument) + registrations.compactMap(\.observer)), stops: isStorage)
    let centers = incoming.reached(
      from: removalArguments.compactMap(\.center) + registrations.compactMap(\.center), stops: isNoCenter)
    var result = Reach()
    for node in firstVariable..<firstSelf where forward[Int(node)] || observers[Int(node)] || centers[Int(node)] {
      if node < firstResult {
        // What cannot hold a token has no part in where tokens go.
        if !observers[Int(node)], !centers[Int(node)], !inference.mayHoldToken(node - firstVariable) { continue }
        addBodies(ofVariable: node - firstVariable, to: &result)
      } else {
        let function = node - firstResult
        add(bodyOf: function, to: &result)
        addCallers(of: function, to: &result)
      }
    }
    // Whoever takes a closure that returns a token may run it and keep what it returns.
    let held = outgoing.reached(from: closures.filter { forward[Int(node(ofResult: program.values[Int($0)].a))] })
    for node in firstVariable..<firstResult where held[Int(node)] {
      let variable = program.variables[Int(node - firstVariable)]
      if variable.kind == .parameter, variable.function >= 0 {
        add(bodyOf: variable.function, to: &result)
      } else {
        addBodies(ofVariable: node - firstVariable, to: &result)
      }
    }
    for body in connectedBodies {
      // A method added to a type of elsewhere acts on whatever calls it.
      guard let owner = table.owner(of: body), owner.isExternal, program.functions[Int(body)].kind == .function,
        forward[Int(node(ofSelf: owner.id))] || observers[Int(node(ofSelf: owner.id))]
          || centers[Int(node(ofSelf: owner.id))]
      else { continue }
      addCallers(of: body, to: &result)
    }
    return result.bodies
  }

  /// Whether a variable holds something else than a center for sure, so that where that comes from tells nothing.
  private func isNoCenter(_ node: Int32) -> Bool {
    guard node >= firstVariable, node < firstResult else { return false }
    let type = inference.type(ofVariable: node - firstVariable)
    switch type {
    case .unknown, .function: return false
    case .nominal(let id): return !inference.isCenter(id)
    case .metatype, .collection, .notificationStream: return true
    }
  }

  /// Bodies, and the names and types over which they were found: what shares a name is looked up once.
  private struct Reach {
    var bodies: Set<FunctionID> = []
    var names: Set<Int32> = []
    var makers: Set<Int> = []
  }

  private func add(bodiesMentioning name: Int32, to result: inout Reach) {
    if result.names.insert(name).inserted { result.bodies.formUnion(bodies.mentioning(name)) }
  }

  private func add(bodyOf function: FunctionID, to result: inout Reach) {
    program.require(function)
    result.bodies.insert(bodies.body(of: function))
  }

  private func addBodies(ofVariable variable: VariableID, to result: inout Reach) {
    let fact = program.variables[Int(variable)]
    if fact.function >= 0 { add(bodyOf: fact.function, to: &result) }
    switch fact.kind {
    case .field, .global:
      add(bodiesMentioning: fact.name, to: &result)
      for body in bodies.ofVariable[variable] ?? [] { add(bodyOf: body, to: &result) }
    case .parameter: if fact.function >= 0 { addCallers(of: fact.function, to: &result) }
    case .local: break
    }
  }

  private func addCallers(of function: FunctionID, to result: inout Reach) {
    let fact = program.functions[Int(function)]
    switch fact.kind {
    case .function: add(bodiesMentioning: fact.name, to: &result)
    case .initializer:
      guard let owner = table.owner(of: function), result.makers.insert(owner.id).inserted else { return }
      for type in [owner.id] + table.descendants(owner.id) {
        result.bodies.formUnion(bodies.making(table.nominals[type].lastName))
        for initializer in table.nominals[type].functions[fact.name] ?? [] { add(bodyOf: initializer, to: &result) }
      }
    default: break
    }
  }
}
