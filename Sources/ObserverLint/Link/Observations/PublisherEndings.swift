/// The end of an observed publisher.
enum PublisherEnding {
  /// It goes on for as long as somebody listens: why, in words.
  case never(String)
  /// It may be over before the call returns.
  case atOnce
  /// It ends by itself, and not before the call has returned.
  case later
  case unknown
}

/// Follows chains of operators back to where publishers, sequences, signals and observables come from.
final class PublisherEndings {
  let flow: ValueFlow
  private var program: Program { flow.program }
  private var table: TypeTable { flow.table }
  private var inference: TypeInference { flow.inference }

  /// The result of following a chain of operators.
  struct Chain {
    var ending: PublisherEnding
    /// The arguments of the operators on the way. The subscriber holds them, too.
    var held: [ValueID] = []
    /// The subject that feeds it, where there is one.
    var subject: VariableID?
    /// True for the stream of a center.
    var isCenters = false
    /// True if an operator on the way may end the stream with a failure, provided that failures are possible.
    var mayFail = false
    /// True if its publisher is a property, and nothing is known of the publisher's end. A call makes a publisher for one
    /// purpose; a property tells all who ask about its object's changes.
    var isProperty = false
  }

  /// The program's own operators that are being followed, and what each is called on.
  private var extendedReceivers: [(function: FunctionID, receiver: ValueID)] = []

  init(_ flow: ValueFlow) { self.flow = flow }

  func chain(of value: ValueID) -> Chain {
    var chain = Chain(ending: .unknown)
    var budget = 40
    chain.ending = ending(of: value, &chain, &budget)
    return chain
  }

  private func ending(of value: ValueID, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    budget -= 1
    guard budget > 0 else { return .unknown }
    let fact = program.values[Int(value)]
    switch fact.kind {
    case .call: return ending(ofCall: fact.a, value, &chain, &budget)
    case .member: return ending(ofMember: fact, &chain, &budget)
    case .name:
      let variables = flow.variables(named: fact.b, from: fact.function)
      if fact.flags & ValueFact.projected != 0 { return projection(of: variables, &chain, &budget) }
      if variables.isEmpty, program.name(fact.b) == "objectWillChange" {
        return .never("an object's changes have no end")
      }
      return ending(ofVariables: variables, &chain, &budget)
    case .selfReference:
      return extended(in: fact.function).map { ending(of: $0, &chain, &budget) } ?? .unknown
    case .variable: return ending(ofVariable: fact.a, &chain, &budget)
    case .cast: return ending(of: fact.a, &chain, &budget)
    case .index: return ending(ofElement: value, fact, &chain)
    default: return .unknown
    }
  }

  /// `subjects[0]`: an element of a collection of subjects.
  private func ending(ofElement value: ValueID, _ fact: ValueFact, _ chain: inout Chain) -> PublisherEnding {
    guard case .nominal(let id) = inference.type(of: value), table.nominals[id].isExternal,
      Catalog.endlessPublisherTypes.contains(table.nominals[id].lastName)
    else { return .unknown }
    let collection = program.values[Int(fact.a)]
    let variables =
      collection.kind == .name
      ? flow.variables(named: collection.b, from: collection.function)
      : collection.kind == .member ? flow.fields(collection.b, ofBase: collection.a).variables : []
    guard variables.count == 1 else { return .unknown }
    chain.subject = variables[0]
    return .never("a subject does not complete by itself")
  }

  // MARK: Calls

  private func ending(ofCall call: CallID, _ value: ValueID, _ chain: inout Chain, _ budget: inout Int)
    -> PublisherEnding
  {
    let (name, receiver) = program.callName(call)
    let full = program.fullName(call)
    let candidates = ownFunctions(for: call)
    if !candidates.isEmpty { return ending(ofFunctions: candidates, call, &chain, &budget) }
    if let receiver, let found = source(full, call, receiver: receiver) {
      chain.isCenters = Catalog.notificationStreams.contains(full) && !isKeyPath(call) || full.hasPrefix("messages(")
      return found
    }
    if let type = externalTypeName(of: value, callee: name) {
      if Catalog.endlessPublisherTypes.contains(type) { return .never("a subject does not complete by itself") }
      if Catalog.finishingPublisherTypes.contains(type) { return .atOnce }
      if Catalog.combiningPublisherTypes.contains(type) {
        return anyEndless(program.argumentRange(call).map { program.arguments[$0].value }, &chain, &budget)
      }
      if type == "AnyPublisher" || type == "AnyAsyncSequence", let inner = program.argument(call, at: 0) {
        return ending(of: inner, &chain, &budget)
      }
    }
    guard let receiver = receiver ?? extended(around: call) else { return .unknown }
    if name == "replaceError" { return endingReplacingFailures(of: receiver, &chain, &budget) }
    if Catalog.combiningOperators.contains(name) {
      let others = program.argumentRange(call).map { program.arguments[$0].value }
      return anyEndless([receiver] + others, &chain, &budget)
    }
    if Catalog.laterPublishers.contains(full) { return .later }
    if Catalog.failingOperators.contains(name) { chain.mayFail = true }
    guard Catalog.failingOperators.contains(name) || Catalog.endlessOperators.contains(name) else { return .unknown }
    for index in program.argumentRange(call) { chain.held.append(program.arguments[index].value) }
    let result = ending(of: receiver, &chain, &budget)
    if case .atOnce = result, Catalog.deferringOperators.contains(name) { return .later }
    return result
  }

  /// A call that begins a stream which never ends: a center's, a timer's, that of a key path.
  private func source(_ full: String, _ call: CallID, receiver: ValueID) -> PublisherEnding? {
    if full.hasPrefix("publisher(for:"), isKeyPath(call) {
      return .never("the publisher of a key path does not complete by itself")
    }
    if Catalog.notificationStreams.contains(full) || Catalog.messageStreams.contains(full) {
      guard isCenter(receiver) else { return nil }
      return .never("a center's notifications have no end")
    }
    if Catalog.timerPublishers.contains(full), case .metatype(let id) = inference.type(of: receiver),
      table.nominals[id].isExternal, table.nominals[id].lastName.hasSuffix("Timer")
    {
      return .never("a timer's publisher does not complete by itself")
    }
    if Catalog.intervalObservables.contains(full) { return .never("an interval has no end") }
    return nil
  }

  private func isKeyPath(_ call: CallID) -> Bool {
    program.argument(call, at: 0).map { program.values[Int($0)].kind == .keyPath } ?? false
  }

  /// A center, or what a library puts before its own names: `center.rx`, `center.reactive`.
  private func isCenter(_ value: ValueID) -> Bool {
    if inference.isCenter(inference.type(of: value)) { return true }
    let fact = program.values[Int(value)]
    return fact.kind == .member && Catalog.extensionNamespaces.contains(program.name(fact.b)) && isCenter(fact.a)
  }

  private func externalTypeName(of value: ValueID, callee: String) -> String? {
    guard case .nominal(let id) = inference.type(of: value), table.nominals[id].isExternal else { return nil }
    let name = table.nominals[id].lastName
    return name == callee || callee == "init" ? name : nil
  }

  private func anyEndless(_ values: [ValueID], _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    var result = PublisherEnding.unknown
    for value in values {
      let fact = program.values[Int(value)]
      var found = PublisherEnding.unknown
      if fact.kind == .array {
        found = anyEndless((fact.a..<fact.a + fact.b).map { program.operands[Int($0)] }, &chain, &budget)
      } else if fact.kind == .closure {
        chain.held.append(value)
      } else {
        let held = chain.held.count
        found = ending(of: value, &chain, &budget)
        // A part that completes lets go of its closures, while the others go on.
        if case .never = found {} else { chain.held.removeSubrange(held...) }
      }
      if case .never = found { result = found }
    }
    return result
  }

  /// A failure on the way ends what follows it.
  private func endingReplacingFailures(of receiver: ValueID, _ chain: inout Chain, _ budget: inout Int)
    -> PublisherEnding
  {
    let mayFail = chain.mayFail
    chain.mayFail = false
    let result = ending(of: receiver, &chain, &budget)
    if chain.mayFail { return .unknown }
    chain.mayFail = mayFail
    return result
  }

  // MARK: The program's own

  /// The program's own functions that a call in a chain may mean. If the type of the receiver is unknown, it is that
  /// of a publisher: methods of the program's classes are none.
  func ownFunctions(for call: CallID) -> [FunctionID] {
    let candidates = inference.candidates(for: call)
    guard let receiver = program.callName(call).receiver, inference.type(of: receiver).isUnknown else {
      return candidates
    }
    return candidates.filter { function in
      guard let owner = table.owner(of: function) else { return true }
      if owner.isExternal { return Catalog.publisherTypes.contains(owner.lastName) }
      return program.types[Int(owner.declaration)].keyword == .protocol
    }
  }

  /// An operator that the program adds to publishers begins with what it is called on.
  private func ending(
    ofFunctions functions: [FunctionID], _ call: CallID, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding {
    // A protocol's requirement runs in the types that conform to it.
    let functions = functions.filter { program.functions[Int($0)].hasBody }
    guard extendedReceivers.count < 8, let first = functions.first else { return .unknown }
    guard functions.count == 1 else {
      var result = PublisherEnding.unknown
      for function in functions {
        guard isImplementation(function), case .never(let reason) = ending(returnedBy: function, &chain, &budget) else {
          return .unknown
        }
        result = .never(reason)
      }
      return result
    }
    holdClosures(givenTo: first, call, &chain)
    if let receiver = program.callName(call).receiver, table.owner(of: functions[0])?.isExternal ?? false {
      extendedReceivers.append((functions[0], receiver))
      defer { extendedReceivers.removeLast() }
      return ending(returnedBy: functions[0], &chain, &budget)
    }
    return ending(returnedBy: functions[0], &chain, &budget)
  }

  private func isImplementation(_ function: FunctionID) -> Bool {
    guard let owner = table.owner(of: function) else { return false }
    return !owner.isExternal && table.ancestors(owner.id).contains { table.isProtocol($0) }
  }

  /// Closures that the function may keep in the publisher that it returns.
  func holdClosures(givenTo function: FunctionID, _ call: CallID, _ chain: inout Chain) {
    let range = program.argumentRange(call)
    for (position, parameter) in inference.matchArguments(call, function) ?? [:] {
      let variable = program.variables[Int(program.parameters(of: function)[parameter].variable)]
      let type = variable.type >= 0 ? program.name(variable.type) : ""
      if type.hasPrefix("@escaping") || type.hasSuffix("?") {
        chain.held.append(program.arguments[range.lowerBound + position].value)
      }
    }
  }

  /// Returns the receiver of an operator of the program, seen from inside: `self`, which may be implicit.
  private func extended(around call: CallID) -> ValueID? {
    extended(in: program.calls[Int(call)].function)
  }

  private func extended(in function: FunctionID) -> ValueID? {
    let outermost = program.outermostFunction(function)
    return extendedReceivers.last { $0.function == outermost }?.receiver
  }

  /// Returns the ending of a function's result, if the function returns in one place.
  private func ending(returnedBy function: FunctionID, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    let returned = flow.bodies.returns[flow.bodies.body(of: function)].map { program.returns[Int($0)] }.filter {
      $0.function == function && $0.kind != .statement
    }
    guard returned.count == 1 else { return .unknown }
    // What its operators hold is another object's.
    var inner = Chain(ending: .unknown)
    let result = ending(of: returned[0].value, &inner, &budget)
    chain.subject = chain.subject ?? inner.subject
    chain.isCenters = chain.isCenters || inner.isCenters
    chain.isProperty = chain.isProperty || inner.isProperty
    return result
  }

  private func ending(ofMember fact: ValueFact, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    let name = program.name(fact.b)
    if name.hasPrefix("$") {
      guard let plain = program.nameIDs[String(name.dropFirst())] else {
        chain.isProperty = true
        return .unknown
      }
      if case .nominal(let id) = inference.type(of: fact.a) {
        let fields = table.fields(plain, in: id)
        // A property that a superclass of another module publishes.
        if fields.isEmpty, table.nominals[id].isExternal || table.unseenAncestor(id) != nil {
          return .never("the publisher of a property does not complete by itself")
        }
        return projection(of: fields, &chain, &budget)
      }
      return projection(of: table.fieldsByName[plain] ?? [], &chain, &budget)
    }
    let (variables, isCertain) = flow.fields(fact.b, ofBase: fact.a)
    if !variables.isEmpty {
      chain.isProperty = variables.allSatisfy { program.variables[Int($0)].getter < 0 }
      return isCertain ? ending(ofVariables: variables, &chain, &budget) : .unknown
    }
    if name == "objectWillChange" { return .never("an object's changes have no end") }
    if name == "publisher" { return .atOnce }
    if name == "values" { return ending(of: fact.a, &chain, &budget) }
    chain.isProperty = true
    return .unknown
  }

  private func projection(of variables: Members, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    if variables.count == 1, let projected = projectedValue(of: variables[0]) {
      return ending(ofVariable: projected, &chain, &budget)
    }
    let published = program.nameIDs["Published"] ?? -2
    guard !variables.isEmpty, variables.allSatisfy({ program.variables[Int($0)].wrapper == published }) else {
      chain.isProperty = true
      return .unknown
    }
    return .never("the publisher of a @Published property does not complete by itself")
  }

  /// The property that a wrapper of the program projects.
  private func projectedValue(of variable: VariableID) -> VariableID? {
    let fact = program.variables[Int(variable)]
    guard fact.wrapper >= 0, fact.owner >= 0, let name = program.nameIDs["projectedValue"],
      let type = table.declaredType(program.name(fact.wrapper), owner: nil, file: program.fileOfType[Int(fact.owner)])
    else { return nil }
    return table.fields(name, in: type).first
  }

  /// A protocol's property and those that implement it: all have to agree.
  private func ending(ofVariables variables: Members, _ chain: inout Chain, _ budget: inout Int)
    -> PublisherEnding
  {
    var result = PublisherEnding.unknown
    for variable in variables {
      let owner = table.nominal(of: program.variables[Int(variable)].owner)
      let isRequirement =
        owner.map { !$0.isExternal && program.types[Int($0.declaration)].keyword == .protocol } ?? false
      let found = ending(ofVariable: variable, &chain, &budget)
      if case .never = found {
        result = found
      } else if !isRequirement || variables.count == 1 {
        return .unknown
      }
    }
    return result
  }

  private func ending(ofVariable variable: VariableID, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    let fact = program.variables[Int(variable)]
    if isEndless(typeOf: variable) {
      chain.subject = variable
      return .never("a subject does not complete by itself")
    }
    if fact.getter >= 0 { return ending(returnedBy: fact.getter, &chain, &budget) }
    guard fact.initial >= 0 else { return .unknown }
    if fact.kind == .local { return ending(of: fact.initial, &chain, &budget) }
    guard fact.isLet || fact.isLazy else { return .unknown }
    return ending(of: fact.initial, &chain, &budget)
  }

  private func isEndless(typeOf variable: VariableID) -> Bool {
    let written = program.variables[Int(variable)].type
    if written >= 0 {
      let path = TypeName.withoutGenerics(String(TypeName.core(program.name(written))))
      if Catalog.endlessPublisherTypes.contains(path) { return true }
    }
    guard case .nominal(let id) = inference.type(ofVariable: variable), table.nominals[id].isExternal else {
      return false
    }
    return Catalog.endlessPublisherTypes.contains(table.nominals[id].lastName)
  }

  /// Returns true if the publisher goes on until some code ends the observation.
  func isEndless(_ chain: Chain) -> Bool {
    guard case .never = chain.ending else { return false }
    guard let subject = chain.subject else { return true }
    // The program may complete it, or another subject of the same name.
    return !completedSubjects.contains(program.variables[Int(subject)].name)
  }

  /// `subject.send(completion: .failure(error))`: the subject goes on as long as nothing fails.
  private func isFailure(_ call: CallID) -> Bool {
    guard let argument = program.argument(call, labelled: "completion"),
      program.values[Int(argument)].kind == .call
    else { return false }
    return program.callName(program.values[Int(argument)].a).name == "failure"
  }

  /// Names of what completions are sent to.
  private lazy var completedSubjects: Set<Int32> = {
    var names: Set<Int32> = []
    let completing = Set(Catalog.completions.compactMap { program.nameIDs[String($0.prefix { $0 != "(" })] })
    for call in program.calls(named: completing) {
      let callee = program.values[Int(program.calls[Int(call)].callee)]
      guard callee.kind == .member, Catalog.completions.contains(program.fullName(call)), !isFailure(call) else {
        continue
      }
      let receiver = program.values[Int(callee.a)]
      switch receiver.kind {
      case .name, .member: names.insert(receiver.b)
      case .variable: names.insert(program.variables[Int(receiver.a)].name)
      default: break
      }
    }
    return names
  }()
}
