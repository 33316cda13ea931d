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
    guard seen.count < Self.maximumSteps, seen.insert(value).inserted else { return }
    let uses = linked.trail.uses(in: program.values[value].function)
    for use in uses[value] {
      switch use {
      case .stored(let target): follow(storedInto: target, uses, &seen, &found)
      case .part(let whole): if program.values[whole].kind != .index { follow(whole, &seen, &found) }
      case .argument(let call, let position): follow(givenTo: call, position, &seen, &found)
      case .returned(let fact): follow(returnedFrom: fact, &seen, &found)
      case .member(let member):
        // `Player().prepared()`
        if let call = uses.call(of: member), returnsReceiver(call) {
          follow(program.calls[call].value, &seen, &found)
        }
      }
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
    default: break
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
    guard seen.count < Self.maximumSteps, seen.insert(container).inserted else { return }
    switch fact.kind {
    case .variable: follow(fact.variable, uses, &seen, &found)
    case .name: keep(in: flow.variables(named: fact.name, from: fact.function), &found)
    case .member: keep(in: flow.fields(fact.name, ofBase: fact.base).variables, &found)
    default: break
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
    switch program.variables[variable].kind {
    case .field, .global: keep(in: [variable], &found)
    case .local, .parameter:
      for read in uses.reads[variable] ?? [] { follow(read, &seen, &found) }
    }
  }

  private func keep(in variables: Variables, _ found: inout [Keeper]) {
    guard !variables.isEmpty, variables.count <= Self.maximumMeanings,
      !variables.contains(where: { program.variables[$0].isWeak })
    else { return }
    found.append(.variables(variables))
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
    for candidate in candidates.prefix(2) {
      guard let variable = linked.inference.parameter(of: candidate, at: position, of: call) else { continue }
      follow(variable, linked.trail.uses(in: candidate), &seen, &found)
    }
    guard candidates.isEmpty, case .metatype(let id) = typeMade(by: call) else { return }
    guard !linked.table.nominals[id].isExternal else {
      // `UINavigationController(rootViewController: list)`, `StateObject(wrappedValue: model)`
      return follow(program.calls[call].value, &seen, &found)
    }
    let argument = program.arguments[program.argumentRange(call)][program.argumentRange(call).lowerBound + position]
    if argument.label >= 0 { keep(in: linked.table.fields(argument.label, in: id), &found) }
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
      // `lazy var player = Task { await Player() }`, `storyboard.instantiateViewController(identifier: "Player") { … }`
      if let site = linked.inference.closureSites[fact.function], linked.isTask(site.call) || isTransforming(site.call)
      {
        return follow(program.calls[site.call].value, &seen, &found)
      }
      if let site = linked.inference.closureSites[fact.function], isKeptByContainer(site.call) {
        return found.append(.container(fact.function))
      }
      // `lazy var player = { … }()`
      if let call = flow.bodies.callInPlace(of: fact.function) {
        follow(program.calls[call].value, &seen, &found)
      }
    } else if function.kind == .function {
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

  /// `container.register(Player.self) { … }`, of a container that keeps what it makes: by its own default, or by
  /// `inObjectScope(.container)`. `Factory(self) { … }.singleton`.
  func isKeptByContainer(_ call: CallID) -> Bool {
    guard linked.inference.candidates(for: call).isEmpty else { return false }
    let name = program.callName(call).name
    if name == "register", linked.containersKeepAll, isType(program.argument(call, at: 0)) { return true }
    if Catalog.lastingRegistrations.contains(name), program.receiver(call) == nil { return importsContainer(call) }
    let isFactory = name == "Factory" || program.values[program.calls[call].callee].kind == .selfReference
    guard name == "register" || isFactory, importsContainer(call) else { return false }
    let isKept = program.argument(call, labelled: "scope").map(linked.isLastingScope) ?? false
    return isKept || isGivenLastingScope(program.calls[call].value)
  }

  private func importsContainer(_ call: CallID) -> Bool {
    let imports = program.file(ofFunction: program.calls[call].function).imports
    return Catalog.containerLibraries.contains { program.nameIDs[$0].map { imports.contains($0) } ?? false }
  }

  private func isType(_ value: ValueID?) -> Bool {
    if let value, case .metatype = linked.inference.type(of: value) { true } else { false }
  }

  /// `.inObjectScope(.container)`, `.scope(.singleton)` or `.singleton` behind what a container registers.
  private func isGivenLastingScope(_ registration: ValueID) -> Bool {
    let uses = linked.trail.uses(in: program.values[registration].function)
    return uses[registration].contains { use in
      guard case .member(let member) = use else { return false }
      guard let next = uses.call(of: member) else { return linked.isLastingScope(member) }
      guard Catalog.scopeMethods.contains(program.callName(next).name) else { return false }
      return program.argument(next, at: 0).map(linked.isLastingScope) ?? false
    }
  }
}

extension LinkedProgram {
  /// Returns true if the program makes its containers of dependencies with the scope of the container.
  fileprivate var containersKeepAll: Bool {
    guard let label = program.nameIDs["defaultObjectScope"] else { return false }
    return program.arguments.contains { $0.label == label && isLastingScope($0.value) }
  }

  /// Returns true for a scope of a container of dependencies that keeps the first object for as long as the process.
  fileprivate func isLastingScope(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    return (fact.kind == .implicitMember || fact.kind == .member || fact.kind == .name)
      && Catalog.lastingScopes.contains(program.name(fact.name))
  }
}
