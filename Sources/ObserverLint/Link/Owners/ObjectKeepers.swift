/// Follows an object from the call that makes it to the properties and globals that keep it: through locals, parameters of
/// initializers and functions, results, and objects of other packages that it is given to.
struct ObjectKeepers {
  enum Keeper {
    /// A property or a global; several of one name where the type of the object around is unknown.
    case variables(Variables)
    /// A function, and the window that it gives the object to show. The window keeps it.
    case window(FunctionID, ValueID)
    /// A container of dependencies, which this closure makes the object for once.
    case container(FunctionID)
    /// Code that gets the object from this closure, which a function of another module calls.
    case factory(FunctionID)
    /// A closure, or code that cannot be seen.
    case unknown
  }

  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func keepers(of call: CallID) -> [Keeper] {
    var found: [Keeper] = []
    var seen: Set<ValueID> = []
    follow(program.calls[call].value, &seen, &found)
    keepSelf(ofMadeBy: call, &found)
    return found
  }

  /// Returns true if code stores what a call makes into a window itself, also by way of locals.
  func isContentOfWindow(_ call: CallID) -> Bool {
    let uses = linked.trail.uses(in: program.calls[call].function)
    var pending = [program.calls[call].value]
    var seen: Set<ValueID> = []
    while let value = pending.popLast() {
      guard seen.insert(value).inserted else { continue }
      for case .stored(let target) in uses[value] {
        let fact = program.values[target]
        if fact.kind == .variable { pending += uses.reads[fact.variable] ?? [] }
        if fact.kind == .member || fact.kind == .name, Catalog.windowContents.contains(program.name(fact.name)) {
          return true
        }
      }
    }
    return false
  }

  /// `Player.shared = self` in the initializer that the call runs: each object keeps itself there.
  private func keepSelf(ofMadeBy call: CallID, _ found: inout [Keeper]) {
    let initializers = linked.inference.candidates(for: call)
    guard initializers.count == 1, program.functions[initializers[0]].kind == .initializer else { return }
    var names: Set<NameID> = []
    for index in flow.bodies.flows[flow.bodies.body(of: initializers[0])] {
      let store = program.flows[index]
      let target = program.values[store.to]
      guard !names.contains(target.name), isSelfKept(by: store) else { continue }
      names.insert(target.name)
      let variables =
        target.kind == .member
        ? flow.fields(target.name, ofBase: target.base).variables
        : flow.variables(named: target.name, from: target.function)
      let keepsObjects = variables.allSatisfy {
        program.variables[$0].isStatic || program.variables[$0].kind == .global
      }
      if keepsObjects { keep(in: variables, &found) }
    }
  }

  /// Returns true for a store of `self` that each run of an initializer reaches.
  func isSelfKept(by store: FlowFact) -> Bool {
    let kind = program.values[store.to].kind
    return program.functions[store.function].kind == .initializer
      && program.values[store.from].kind == .selfReference && (kind == .member || kind == .name)
      && linked.order.decisions(for: store.offset, in: store.function).isEmpty
  }

  private func follow(_ value: ValueID, _ seen: inout Set<ValueID>, _ found: inout [Keeper]) {
    guard !seen.contains(value) else { return }
    guard seen.count < Self.maximumSteps else { return found.append(.unknown) }
    seen.insert(value)
    let function = program.values[value].function
    let uses = linked.trail.uses(in: function)
    for use in uses[value] {
      switch use {
      case .stored(let target):
        // `[player]`
        if case let fact = program.values[target], fact.kind == .variable,
          case let local = program.variables[fact.variable], local.function != function, !local.isWeak
        {
          found.append(.unknown)
        }
        follow(storedInto: target, uses, &seen, &found)
      case .part(let whole): if program.values[whole].kind != .index { follow(whole, &seen, &found) }
      case .argument(let call, let position): follow(givenTo: call, position, &seen, &found)
      case .returned(let fact): follow(returnedFrom: fact, &seen, &found)
      case .member(let member):
        // `Player().prepared()`
        let call = uses.call(of: member)
        if let call, returnsReceiver(call) {
          follow(program.calls[call].value, &seen, &found)
        } else if program.values[value].kind == .call, isUsed(call.map { program.calls[$0].value } ?? member, uses) {
          found.append(.unknown)
        }
      }
    }
  }

  /// Returns true if more than a statement is made of a value.
  private func isUsed(_ value: ValueID, _ uses: ValueUses) -> Bool {
    uses[value].contains { use in
      if case .returned(let fact) = use { fact.kind != .statement } else { true }
    }
  }

  private func returnsReceiver(_ call: CallID) -> Bool {
    // A requirement of a protocol returns nothing itself.
    let returns = linked.inference.candidates(for: call).flatMap { candidate in
      flow.bodies.returns[flow.bodies.body(of: candidate)].map { program.returns[$0] }
        .filter { $0.function == candidate && $0.kind != .statement }
    }
    return !returns.isEmpty && returns.allSatisfy { $0.value >= 0 && program.isSelf($0.value) }
  }

  /// A program hands an object on a few times before it keeps it.
  private static let maximumSteps = 40

  private func follow(
    storedInto target: ValueID, _ uses: ValueUses, _ seen: inout Set<ValueID>, _ found: inout [Keeper]
  ) {
    let fact = program.values[target]
    switch fact.kind {
    case .variable: follow(fact.variable, uses, &seen, &found)
    case .name where isInheritedContent(fact.name, flow.variables(named: fact.name, from: fact.function)):
      found.append(.window(fact.function, target))
    case .name: keep(in: flow.variables(named: fact.name, from: fact.function), &found)
    case .member where Catalog.windowContents.contains(program.name(fact.name)) && isOfElsewhere(fact.base),
      .member
    where program.isSelf(fact.base)
      && isInheritedContent(fact.name, flow.fields(fact.name, ofBase: fact.base).variables):
      found.append(.window(fact.function, fact.base))
    case .member where Catalog.containerContents.contains(program.name(fact.name)) && isOfElsewhere(fact.base):
      follow(keptBy: fact.base, uses, &seen, &found)
    case .member: keep(in: flow.fields(fact.name, ofBase: fact.base).variables, &found)
    case .cast: follow(storedInto: fact.base, uses, &seen, &found)
    // `services[key] = service`
    case .index: follow(keptBy: fact.base, uses, &seen, &found)
    default: found.append(.unknown)
    }
  }

  /// `contentViewController = list` in a window's own code.
  private func isInheritedContent(_ name: NameID, _ declared: Variables) -> Bool {
    declared.isEmpty && Catalog.windowContents.contains(program.name(name))
  }

  /// `navigation.viewControllers = [list]`: whoever keeps the container keeps its content.
  private func follow(
    keptBy container: ValueID, _ uses: ValueUses, _ seen: inout Set<ValueID>, _ found: inout [Keeper]
  ) {
    let fact = program.values[container]
    guard !seen.contains(container) else { return }
    guard seen.count < Self.maximumSteps else { return found.append(.unknown) }
    seen.insert(container)
    switch fact.kind {
    case .variable:
      let initial = program.variables[fact.variable].initial
      if initial < 0 || program.values[initial].kind != .call { found.append(.unknown) }
      follow(fact.variable, uses, &seen, &found)
    case .name: keep(in: flow.variables(named: fact.name, from: fact.function), &found)
    case .member: keep(in: flow.fields(fact.name, ofBase: fact.base).variables, &found)
    default: found.append(.unknown)
    }
  }

  /// `services.append(service)`, `navigation.setViewControllers([list])`
  private func keepsArguments(_ name: String) -> Bool {
    Catalog.containerContents.contains(name) || Catalog.containerMutators.contains(name)
  }

  private func isOfElsewhere(_ value: ValueID) -> Bool {
    switch linked.inference.type(of: value) {
    case .nominal(let id): linked.table.nominals[id].isExternal
    case .unknown, .collection: true
    default: false
    }
  }

  /// A variable that holds the object: kept there, or read and handed on.
  private func follow(
    _ variable: VariableID, _ uses: ValueUses, _ seen: inout Set<ValueID>, _ found: inout [Keeper]
  ) {
    let fact = program.variables[variable]
    switch fact.kind {
    case .field, .global: keep(in: [variable], &found)
    case .local, .parameter:
      guard !fact.isWeak else { return }
      for read in uses.reads[variable] ?? [] {
        let reader = program.values[read].function
        if reader != fact.function, !isBrief(reader) { found.append(.unknown) }
        follow(read, &seen, &found)
      }
    }
  }

  /// `DispatchQueue.main.async { player.start() }`: nothing keeps the closure once it has run, and it runs soon.
  private func isBrief(_ closure: FunctionID) -> Bool {
    if linked.runsAtOnce(closure) { return true }
    let isTask = linked.inference.closureSites[closure].map { linked.isTask($0.call) } ?? false
    return isTask && !linked.order.allRegions(in: closure).contains { $0.kind == .loop && $0.function == closure }
  }

  private func keep(in variables: Variables, _ found: inout [Keeper]) {
    guard !variables.isEmpty, variables.count <= Self.maximumMeanings else { return found.append(.unknown) }
    if !variables.contains(where: { program.variables[$0].isWeak }) { found.append(.variables(variables)) }
  }

  /// Targets of one program declare a type, and its properties, once each.
  private static let maximumMeanings = 3

  private func follow(
    givenTo call: CallID, _ position: Int, _ seen: inout Set<ValueID>, _ found: inout [Keeper]
  ) {
    let candidates = linked.inference.candidates(for: call)
    let (name, receiver) = program.callName(call)
    if candidates.isEmpty, let receiver, keepsArguments(name), isOfElsewhere(receiver) {
      let uses = linked.trail.uses(in: program.calls[call].function)
      return follow(keptBy: receiver, uses, &seen, &found)
    }
    if candidates.count > 2 || mayMeanAnother(call) { found.append(.unknown) }
    for candidate in candidates.prefix(2) {
      guard let variable = linked.inference.parameter(of: candidate, at: position, of: call) else {
        found.append(.unknown)
        continue
      }
      follow(variable, linked.trail.uses(in: candidate), &seen, &found)
    }
    guard candidates.isEmpty else { return }
    guard case .metatype(let id) = typeMade(by: call) else { return found.append(.unknown) }
    guard !linked.table.nominals[id].isExternal else {
      // `UINavigationController(rootViewController: list)`, `StateObject(wrappedValue: model)`
      return follow(program.calls[call].value, &seen, &found)
    }
    let argument = program.arguments[program.argumentRange(call)][program.argumentRange(call).lowerBound + position]
    guard argument.label >= 0 else { return found.append(.unknown) }
    keep(in: linked.table.fields(argument.label, in: id), &found)
  }

  /// Returns true for a call of a function that another type may implement or override.
  private func mayMeanAnother(_ call: CallID) -> Bool {
    let (name, receiver) = program.callName(call)
    if let receiver, case .nominal(let id) = linked.inference.type(of: receiver), linked.table.isProtocol(id) {
      return true
    }
    guard let id = program.nameIDs[name] else { return false }
    return linked.inference.candidates(for: call).contains { candidate in
      linked.table.ownerID(of: candidate).map { owner in
        !linked.table.isProtocol(owner) && !linked.table.functions(id, below: owner).isEmpty
      } ?? false
    }
  }

  private func typeMade(by call: CallID) -> InferredType {
    let callee = program.calls[call].callee
    let fact = program.values[callee]
    if fact.kind == .member, program.name(fact.name) == "init" { return linked.inference.type(of: fact.base) }
    return linked.inference.type(of: callee)
  }

  private func follow(returnedFrom fact: ReturnFact, _ seen: inout Set<ValueID>, _ found: inout [Keeper]) {
    guard fact.kind != .statement else { return }
    let function = program.functions[fact.function]
    if function.kind == .closure {
      if let site = linked.inference.closureSites[fact.function] {
        // `lazy var player = Task { await Player() }`, `storyboard.instantiateViewController(identifier: "Player") { … }`
        if linked.isTask(site.call) || isTransforming(site.call) {
          return follow(program.calls[site.call].value, &seen, &found)
        }
        if DependencyContainers(linked).keep(madeBy: site.call) { return found.append(.container(fact.function)) }
        return found.append(.factory(fact.function))
      }
      // `lazy var player = { … }()`
      guard let call = flow.bodies.callInPlace(of: fact.function) else { return found.append(.unknown) }
      follow(program.calls[call].value, &seen, &found)
    } else {
      found.append(.unknown)
      guard function.kind == .function else { return }
      for call in linked.runs.callers(of: fact.function).prefix(2) {
        follow(program.calls[call].value, &seen, &found)
      }
    }
  }

  /// Returns true for a call of another module's function whose result holds what the closure returns.
  private func isTransforming(_ call: CallID) -> Bool {
    linked.inference.candidates(for: call).isEmpty
      && Catalog.transformingFunctions.contains(program.callName(call).name)
  }
}
