/// Finds the bodies that share a variable, a function or a `self` with what tokens, observers and centers reach, while
/// the graph grows by the bodies found so far.
struct BodySearch {
  private let flow: ValueFlow
  private let program: Program
  private let table: TypeTable

  /// The nodes that tokens and the results of other registrations reach.
  private var forward: GrowingReach
  /// The nodes that observers and centers come from.
  private var observers: GrowingReach
  private var centers: GrowingReach
  private var removalsSeen = 0
  /// The same of what is removed.
  private var removed: GrowingReach
  /// Where closures are held that return what a registration does.
  private var held: GrowingReach
  /// The same of tokens alone.
  private var tokens: GrowingReach
  private var heldByTokens: GrowingReach
  private var closureOf: [FunctionID: ValueID] = [:]
  /// Methods that the program adds to types of other modules, by the type.
  private var addedMethods: [NominalID: [FunctionID]] = [:]

  /// Bodies, and the names and types over which they were found: what shares a name is looked up once.
  private var found: Set<FunctionID> = []
  private var names: Set<NameID> = []
  private var stored: Set<NameID> = []
  private var makers: Set<NominalID> = []

  private var watch = CallWatch()

  init(_ flow: ValueFlow) {
    self.flow = flow
    program = flow.program
    table = flow.table
    func reach(_ budget: Int) -> GrowingReach { GrowingReach(budget: budget, from: flow.firstVariable) }
    (forward, removed) = (reach(Budget.bodies), reach(Budget.bodies))
    (observers, centers) = (reach(Budget.observerSources), reach(Budget.centerSources))
    (held, tokens, heldByTokens) = (reach(Budget.bodies), reach(Budget.bodies), reach(Budget.bodies))
    for registration in flow.registrations {
      forward.start(at: flow.program.calls[registration.call].value.node)
      if let observer = registration.observer { observers.start(at: observer.node) }
      if let center = registration.center { centers.start(at: center.node) }
    }
    for token in flow.tokens { tokens.start(at: token.node) }
  }

  /// A body that was connected.
  mutating func note(_ body: FunctionID) {
    for value in flow.bodies.values[body] where program.values[value].kind == .closure {
      let closure = program.values[value].closure
      closureOf[closure] = value
      flow.closures.append(value)
      if forward[flow.node(ofResult: closure)] { held.start(at: value.node) }
      if tokens[flow.node(ofResult: closure)] { heldByTokens.start(at: value.node) }
    }
    // A method added to a type of another module acts on whatever calls it.
    guard let owner = table.owner(of: body), owner.isExternal, program.functions[body].kind == .function else {
      return
    }
    addedMethods[owner.id, default: []].append(body)
    let node = flow.node(ofSelf: owner.id)
    if forward[node] || observers[node] || removed[node] || centers[node] { addCallers(of: body) }
  }

  // MARK: Following

  /// Follows the edges that came since.
  mutating func follow() {
    // The variable that holds the observer says which object observes, and not each value that was stored there.
    for removal in flow.removalArguments[removalsSeen...] {
      removed.start(at: removal.argument.node)
      if let center = removal.center { centers.start(at: center.node) }
    }
    removalsSeen = flow.removalArguments.count
    connectExhausted(forward.follow(flow.outgoing, handedOn: flow.handedOn))
    observers.follow(flow.incoming, stops: flow.isStorage)
    removed.follow(flow.incoming, stops: flow.isStorage)
    centers.follow(flow.incoming, stops: flow.isNoCenter)
    for node in forward.takeFresh() {
      addWhatTakes(node)
      if let closure = closure(givingBack: node) { held.start(at: closure.node) }
    }
    for node in observers.takeFresh() where !flow.isStorage(node) { addWhatGives(node) }
    // Of a token that is removed it matters what else was stored where it was kept.
    for node in removed.takeFresh() {
      if flow.isStorage(node), node < flow.firstResult {
        addBodies(ofVariable: flow.variable(at: node))
      } else {
        addWhatGives(node)
      }
    }
    for node in centers.takeFresh() where !flow.isNoCenter(node) { addWhatGives(node) }
    connectExhausted(held.follow(flow.outgoing))
    for node in held.takeFresh() { addHolders(node) }
    connectExhausted(tokens.follow(flow.outgoing, handedOn: flow.handedOn))
    for function in flow.givenFunctions.keys where tokens[flow.node(ofResult: function)] {
      for value in flow.givenFunctions.removeValue(forKey: function) ?? [] {
        heldByTokens.start(at: value.node)
      }
    }
    for owner in flow.addedMethodsCalled.keys where tokens[flow.node(ofSelf: owner)] {
      for method in flow.addedMethodsCalled.removeValue(forKey: owner) ?? [] { add(bodyOf: method) }
    }
    for node in tokens.takeFresh() {
      watch.carries(node)
      if let closure = closure(givingBack: node) { heldByTokens.start(at: closure.node) }
    }
    connectExhausted(heldByTokens.follow(flow.outgoing))
    for node in heldByTokens.takeFresh() { watch.holds(node) }
  }

  /// A value that goes to more places than a search visits may be kept or called anywhere.
  private func connectExhausted(_ sources: [FlowNodeID]) {
    for source in sources { flow.connect(source, flow.unknownNode) }
  }

  /// The closure that returns what the node holds, or puts it into a parameter.
  private func closure(givingBack node: FlowNodeID) -> ValueID? {
    if node < flow.firstResult { return flow.closuresByGivenBack[node] }
    return node < flow.firstSelf ? closureOf[flow.function(at: node)] : nil
  }

  /// Where a token goes from a node.
  private mutating func addWhatTakes(_ node: FlowNodeID) {
    guard node >= flow.firstVariable else { return }
    if node < flow.firstResult {
      // What cannot hold a token has no part in where tokens go.
      if flow.inference.mayHoldToken(flow.variable(at: node)) { addBodies(ofVariable: flow.variable(at: node)) }
    } else if node < flow.firstSelf {
      let function = flow.function(at: node)
      add(bodyOf: function)
      // What returns what a closure gave it returns that to whoever gave the closure, who is known.
      if !Catalog.transformingFunctions.contains(program.name(program.functions[function].name)) {
        addCallers(of: function)
      }
    } else if node < flow.unknownNode {
      for method in addedMethods[flow.nominal(at: node)] ?? [] { addCallers(of: method) }
    }
  }

  /// Where what a node holds comes from.
  private mutating func addWhatGives(_ node: FlowNodeID) {
    guard node >= flow.firstVariable else { return }
    if node < flow.firstResult {
      addStores(into: flow.variable(at: node))
    } else if node < flow.firstSelf {
      add(bodyOf: flow.function(at: node))
    } else if node < flow.unknownNode {
      for method in addedMethods[flow.nominal(at: node)] ?? [] { addCallers(of: method) }
    }
  }

  /// Whoever takes a closure that returns a token may run it and keep what it returns.
  private mutating func addHolders(_ node: FlowNodeID) {
    guard node >= flow.firstVariable, node < flow.firstResult else { return }
    let variable = program.variables[flow.variable(at: node)]
    if variable.kind == .parameter, variable.function >= 0 {
      add(bodyOf: variable.function)
    } else {
      addBodies(ofVariable: flow.variable(at: node))
    }
  }

  // MARK: Bodies

  /// The bodies found since this was last asked.
  mutating func takeBodies() -> Set<FunctionID> {
    defer { found = [] }
    return found
  }

  private mutating func add(bodiesMentioning name: NameID) {
    if names.insert(name).inserted { found.formUnion(flow.bodies.mentioning(name)) }
  }

  private mutating func add(bodyOf function: FunctionID) {
    found.insert(flow.bodies.body(of: function))
  }

  private mutating func addBodies(ofVariable variable: VariableID) {
    let fact = program.variables[variable]
    if fact.function >= 0 { add(bodyOf: fact.function) }
    switch fact.kind {
    case .field, .global:
      add(bodiesMentioning: fact.name)
      for body in flow.bodies.ofVariable[variable] { add(bodyOf: body) }
    case .parameter: if fact.function >= 0 { addCallers(of: fact.function) }
    case .local: break
    }
  }

  private mutating func addStores(into variable: VariableID) {
    let fact = program.variables[variable]
    if fact.function >= 0 { add(bodyOf: fact.function) }
    switch fact.kind {
    case .field, .global:
      for body in flow.bodies.ofVariable[variable] { add(bodyOf: body) }
      guard !fact.isLet || fact.initial < 0 else { return }
      let stores = flow.bodies.storing(into: variable)
      found.formUnion(stores.itself)
      if stored.insert(fact.name).inserted { found.formUnion(stores.byName) }
    case .parameter: if fact.function >= 0 { addCallers(of: fact.function) }
    case .local: break
    }
  }

  private mutating func addCallers(of function: FunctionID) {
    let fact = program.functions[function]
    switch fact.kind {
    case .function: add(bodiesMentioning: fact.name)
    case .initializer:
      guard let owner = table.owner(of: function), makers.insert(owner.id).inserted else { return }
      var pending = [owner.id]
      while let type = pending.popLast() {
        found.formUnion(flow.bodies.making(table.nominals[type].lastName))
        for initializer in table.nominals[type].functions[fact.name] ?? [] { add(bodyOf: initializer) }
        // Below one that was met, all were.
        pending += table.nominals[type].children.filter { makers.insert($0).inserted }
      }
    default: break
    }
  }

  // MARK: Held closures

  /// Follows the closures that reach the calls of held closures through which tokens go. Whether there may be more.
  mutating func resolvesIndirectCalls() -> Bool {
    watch.note(flow.indirectCalls, isHeld: { heldByTokens[$0] }, carries: { tokens[$0] })
    watch.follow(flow.incoming)
    let dirty = watch.takeDirty()
    for index in dirty {
      flow.indirectCalls[index].isRelevant = true
      watch.watch(index, flow.resolve(index), count: flow.nodeCount)
    }
    return !dirty.isEmpty
  }
}
