/// The subjects that code of the program completes.
struct CompletedSubjects {
  private let flow: ValueFlow
  private let trail: ObservationTrail
  private let mentions: Mentions
  private let order: BodyOrder
  private var program: Program { flow.program }
  /// Subjects that their own declarations make.
  private var subjects: Set<VariableID> = []
  /// The names of all other subjects. Several properties of the same name may keep such a subject.
  private var names: Set<NameID> = []
  /// True if a closure that code keeps completes the subject that it is given.
  private var isCompletedByClosure = false
  private var followed: Set<VariableID> = []
  private var followedFunctions: Set<FunctionID> = []
  private var followsResults = true

  init(_ linked: LinkedProgram) {
    flow = linked.flow
    trail = linked.trail
    mentions = linked.mentions
    order = linked.order
    for completion in Catalog.completions {
      guard let name = program.nameIDs[String(completion.prefix { $0 != "(" })] else { continue }
      var callees: Set<ValueID> = []
      for call in program.calls(named: name) {
        callees.insert(program.calls[call].callee)
        guard let receiver = program.receiver(call), program.fullName(call) == completion, !isFailure(call) else {
          continue
        }
        add(receiver)
      }
      // `perform(subject.send(completion:))`
      for value in flow.bodies.mentions(of: name) where !callees.contains(value) {
        let fact = program.values[value]
        if fact.kind == .member, completion.hasSuffix("()") || fact.flags & ValueFact.compound != 0 { add(fact.base) }
      }
    }
    // `request.subscribe(subject)`: the end of the publisher completes the subject. Most publishers of such calls go on, so
    // other subjects of the name do not count.
    let completed = names
    followsResults = false
    defer { names = completed }
    for call in program.nameIDs["subscribe"].map({ program.calls(named: $0) }) ?? [] {
      guard program.fullName(call) == "subscribe(_:)", let subject = program.argument(call, at: 0) else { continue }
      add(subject)
    }
  }

  /// Returns true if code completes a subject, or if an unknown function may do so.
  func contains(_ subject: VariableID) -> Bool {
    let fact = program.variables[subject]
    if names.contains(fact.name) || subjects.contains(subject) { return true }
    // Most code that gets a subject which other types see only sends values.
    if fact.isPrivate || isCompletedByClosure, !unknownCalls(taking: subject).isEmpty { return true }
    if handedOn(by: subject).contains(where: contains) { return true }
    guard let owner = flow.table.nominal(of: fact.owner) else { return false }
    // A protocol's property and the property that implements it.
    return subjects.contains { other in
      program.variables[other].name == fact.name
        && flow.table.nominal(of: program.variables[other].owner).map {
          flow.table.areRelated($0.id, owner.id)
        } ?? false
    }
  }

  /// `var closings: PublishSubject<Void> { page.closings }`: the stored subjects that a computed property hands on.
  func handedOn(by property: VariableID) -> [VariableID] {
    guard program.variables[property].getter >= 0 else { return [] }
    var seen: Set<VariableID> = [property]
    var pending = [property]
    var result: [VariableID] = []
    while let next = pending.popLast() {
      let getter = program.variables[next].getter
      guard getter >= 0 else {
        result.append(next)
        continue
      }
      for value in flow.results(of: getter) where program.values[value].kind == .member {
        let fact = program.values[value]
        pending += flow.fields(fact.name, ofBase: fact.base).variables.filter { seen.insert($0).inserted }
      }
    }
    return result
  }

  /// The calls that give a subject to a function or an initializer which neither the program nor the catalog declares.
  func unknownCalls(taking subject: VariableID) -> [CallID] {
    guard program.variables[subject].kind == .field else { return [] }
    return mentions.values(namingProperty: subject).flatMap { value in
      unknownCalls(taking: value, trail.uses(in: program.values[value].function))
    }
  }

  private func unknownCalls(taking value: ValueID, _ uses: ValueUses) -> [CallID] {
    uses[value].flatMap { use -> [CallID] in
      switch use {
      case .argument(let call, _): isUnknown(call) ? [call] : []
      case .part(let whole) where program.values[whole].kind == .array: unknownCalls(taking: whole, uses)
      default: []
      }
    }
  }

  private func isUnknown(_ call: CallID) -> Bool {
    guard flow.inference.candidates(for: call).isEmpty else { return false }
    if case .metatype(let id) = flow.inference.type(of: program.calls[call].callee),
      !flow.table.nominals[id].isExternal
    {
      return false
    }
    let name = program.callName(call).name
    let full = program.fullName(call)
    return !Observations.isKnown(full) && !Self.harmless.contains(name) && !Self.harmless.contains(full)
  }

  /// Calls that pass on what a subject sends, or that keep the subject.
  private static let harmless = Catalog.combiningOperators.union(Catalog.combiningPublisherTypes)
    .union(Catalog.endlessOperators).union(Catalog.failingOperators).union(Catalog.failureReplacers)
    .union(Catalog.publisherTypes).union(Catalog.publisherWrappers).union(Catalog.publisherSequences)
    .union(Catalog.containerMutators).union(Catalog.containerTypes)

  // MARK: Where a completed subject comes from

  /// Adds the subjects that a value is, or that a collection holds.
  private mutating func add(_ value: ValueID) {
    let fact = program.values[value]
    switch fact.kind {
    case .name: add(flow.variables(named: fact.name, from: fact.function), fact.name)
    case .member:
      let (variables, isCertain) = flow.fields(fact.name, ofBase: fact.base)
      add(isCertain ? variables : [], fact.name)
      // `subjects.values`, `subjects.first`
      if variables.isEmpty, mayHoldSubject(flow.inference.type(of: fact.base)) { add(fact.base) }
    case .variable: add([fact.variable], program.variables[fact.variable].name)
    case .index, .cast: add(fact.base)
    case .array, .alternatives:
      for operand in program.operands(of: fact) { add(operand) }
    case .call:
      let candidates = flow.inference.candidates(for: fact.call)
      for candidate in candidates.prefix(Budget.askedFunctions) { addResults(of: candidate) }
      guard candidates.isEmpty else { break }
      // `subjects.removeValue(forKey: key)`, `Array(subjects)`
      if let receiver = program.receiver(fact.call) { return add(receiver) }
      for argument in program.argumentRange(fact.call) { add(program.arguments[argument].value) }
    default: break
    }
  }

  /// Adds the subjects that a function or a getter returns.
  private mutating func addResults(of function: FunctionID) {
    guard followsResults, followedFunctions.insert(function).inserted else { return }
    for index in flow.bodies.returns[flow.bodies.body(of: function)] {
      let result = program.returns[index]
      if result.function == function { add(result.value) }
    }
  }

  private mutating func add(_ variables: Variables, _ name: NameID) {
    if !variables.isEmpty, variables.allSatisfy(makesItself) {
      subjects.formUnion(variables)
      return
    }
    if !variables.contains(where: isCallersOwn) { names.insert(name) }
    for variable in variables
    where followed.insert(variable).inserted && mayHoldSubject(flow.inference.type(ofVariable: variable)) {
      isCompletedByClosure = isCompletedByClosure || isOfKeptClosure(variable)
      for source in sources(of: variable) { add(source) }
      let getter = program.variables[variable].getter
      if getter >= 0 { addResults(of: getter) }
    }
  }

  /// Returns false for objects of the program's own classes, for views, and for plain values: their properties may be
  /// subjects, but they are none.
  private func mayHoldSubject(_ type: InferredType) -> Bool {
    switch type {
    case .nominal(let id):
      let nominal = flow.table.nominals[id]
      if nominal.isExternal {
        return !Catalog.plainTypes.contains(nominal.lastName) && !Catalog.mainActorTypes.contains(nominal.lastName)
      }
      return flow.table.isProtocol(id)
        || flow.table.ancestors(id).contains {
          let ancestor = flow.table.nominals[$0]
          return ancestor.isExternal && !SystemTypes.isKnown(ancestor.path)
        }
    case .metatype, .function, .notificationStream: return false
    case .collection, .unknown: return true
    }
  }

  /// `private let subject = PassthroughSubject<Int, Never>()`: the variable never holds another object's subject.
  private func makesItself(_ variable: VariableID) -> Bool {
    let fact = program.variables[variable]
    guard fact.initial >= 0, fact.isLet || fact.isLazy || fact.isPrivate else { return false }
    let initial = program.values[fact.initial]
    guard initial.kind == .call else { return false }
    let callee = program.calls[initial.call].callee
    if case .metatype(let id) = flow.inference.type(of: callee) { return flow.table.nominals[id].isExternal }
    return program.values[callee].kind == .implicitMember && program.callName(initial.call).name == "init"
  }

  /// `var finish: (Subject) -> Void = { $0.send(completion: .finished) }`: returns true for the closure's parameter.
  private func isOfKeptClosure(_ variable: VariableID) -> Bool {
    let fact = program.variables[variable]
    return fact.kind == .parameter && program.functions[fact.function].kind == .closure
      && flow.inference.closureSites[fact.function] == nil
  }

  /// Returns true for a parameter whose function the program calls: the callers' subjects complete.
  private func isCallersOwn(_ variable: VariableID) -> Bool {
    program.variables[variable].kind == .parameter && !sources(of: variable).isEmpty
  }

  /// The values that a variable gets, or that a collection in the variable gets.
  private func sources(of variable: VariableID) -> [ValueID] {
    let fact = program.variables[variable]
    let initial = fact.initial >= 0 ? [fact.initial] : []
    switch fact.kind {
    case .parameter: return initial + arguments(for: variable, of: fact.function)
    case .local:
      let uses = trail.uses(in: fact.function)
      return initial + ((uses.writes[variable] ?? []) + (uses.reads[variable] ?? [])).flatMap(put)
    case .field, .global: return initial + mentions.values(namingProperty: variable).flatMap(put) + members(variable)
    }
  }

  /// The values that are stored into what a value denotes: `subject = value`, `subjects[key] = value`,
  /// `subjects.append(value)`.
  private func put(into place: ValueID) -> [ValueID] {
    let uses = trail.uses(in: program.values[place].function)
    return uses[place].reduce(into: Array(uses.stores[place] ?? [])) { result, use in
      switch use {
      case .part(let whole): result += uses.stores[whole] ?? []
      case .member(let member):
        guard let call = uses.call(of: member), Catalog.containerMutators.contains(program.callName(call).name) else {
          return
        }
        result += program.argumentRange(call).map { program.arguments[$0].value }
      default: return
      }
    }
  }

  /// `Closing(subject: subject)`: the arguments of the initializer that each struct has.
  private func members(_ variable: VariableID) -> [ValueID] {
    let fact = program.variables[variable]
    guard let owner = flow.table.nominal(of: fact.owner), let name = program.nameIDs[owner.lastName] else { return [] }
    return program.calls(named: name).compactMap { call in
      flow.inference.candidates(for: call).isEmpty
        ? program.argument(call, labelled: program.name(fact.name)) : nil
    }
  }

  /// The arguments that callers give to a parameter. The parameter of a closure in `subjects.forEach { … }` gets the elements.
  private func arguments(for parameter: VariableID, of function: FunctionID) -> [ValueID] {
    if program.functions[function].kind == .closure {
      let site = flow.inference.closureSites[function]
      return (site.flatMap { program.receiver($0.call) }).map { [$0] } ?? []
    }
    let uses = mentions.uses(of: function)
    let given = uses.calls.compactMap { flow.inference.argument(of: $0, for: parameter, of: function) }
    // `subjects.forEach(finish)`
    return uses.references.reduce(into: given) { result, reference in
      for case .argument(let call, _) in trail.uses(in: program.values[reference].function)[reference] {
        if let elements = program.receiver(call) { result.append(elements) }
      }
    }
  }

  /// `subject.send(completion: .failure(error))`: the subject goes on as long as nothing fails. A method that sends an error
  /// of its own in any case ends the subject, as with `.finished`.
  func isFailure(_ call: CallID) -> Bool {
    guard let argument = program.argument(call, labelled: "completion"),
      program.values[argument].kind == .call,
      case let failure = program.values[argument].call, program.callName(failure).name == "failure"
    else { return false }
    let fact = program.calls[call]
    guard program.functions[fact.function].kind == .function, let error = program.argument(failure, at: 0),
      isConstant(error)
    else { return true }
    return !order.regions(around: fact.nameOffset, in: fact.function).isEmpty
      || !order.conditions(deciding: fact.nameOffset, in: fact.function).isEmpty
  }

  /// `.missing`, `Failure.missing`
  private func isConstant(_ error: ValueID) -> Bool {
    let fact = program.values[error]
    if fact.kind == .implicitMember { return true }
    guard fact.kind == .member, case .metatype = flow.inference.type(of: fact.base) else { return false }
    return true
  }
}
