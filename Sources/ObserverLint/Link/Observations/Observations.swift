/// A call that begins an observation and returns what ends it.
struct Observation {
  enum Kind {
    /// It ends when what the call returned is released.
    case released
    /// It goes on when what the call returned is released.
    case lasting
    /// A property's publisher keeps it: it ends with the property.
    case assigned
    /// A library begins it with the stream that a function returns. It ends with the function's object.
    case returned
  }
  var call: CallID
  var kind: Kind
  /// Closures, and publishers of values, that are kept for as long as the observation lasts.
  var blocks: [ValueID]
  /// `assign(to:on:)`: the object that is kept.
  var target: ValueID?
  /// The observed publisher.
  var chain: PublisherEndings.Chain
  var destination: Destination
  /// The collection of an observable of the program that keeps the closure.
  var collection: VariableID?

  /// The properties of `self` that keep it; nil if something else takes it, or nobody.
  var properties: [VariableID]? {
    if case .ownProperties(let found) = destination { found } else { nil }
  }

  /// True if a subject keeps it, and nobody keeps what the call returned.
  var isKeptBySubject: Bool {
    guard case .lasting = kind, case .dropped = destination else { return false }
    return chain.isKeptBySubject
  }
}

/// Finds observations other than a center's own, by the names in the catalog.
struct Observations {
  let linked: LinkedProgram
  var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func all() -> [Observation] { begunByCalls() + TransformedStreams(linked).observations() }

  private func begunByCalls() -> [Observation] {
    let names = Set(Self.names.compactMap { program.nameIDs[$0] })
    let kept = linked.keptClosures
    guard !names.isEmpty || !kept.names.isEmpty else { return [] }
    let operators = linked.subscribingOperators
    var result: [Observation] = []
    for call in program.calls(named: names.union(operators.names).union(kept.names)) {
      let callee = program.values[program.calls[call].callee]
      guard callee.kind == .member || callee.kind == .name else { continue }
      if kept.names.contains(callee.name), let found = observation(ofOwnObservable: call) {
        result.append(found)
        continue
      }
      if operators.names.contains(callee.name), let found = observation(byOperator: call, operators) {
        result.append(found)
        continue
      }
      guard names.contains(callee.name) else { continue }
      if let observation = observation(call, callee) { result.append(observation) }
    }
    return result
  }

  private static let fullNames = Catalog.releasedObservations.union(Catalog.lastingObservations).union(
    Catalog.discardableObservations
  ).union(Catalog.publishedAssignments)
  private static let spellings = CallSpellings(fullNames)
  private static let receivingFailures = fullNames.filter { name in
    ["receiveCompletion:", "onError:"].contains { name.contains($0) }
  }

  /// The names of calls that begin an observation.
  private static let names = Set(
    fullNames.map { String($0.prefix { $0 != "(" }) }
  ).union(Catalog.observationTypes).union(Catalog.descriptorObservations).union(namesOfLibraries)

  private func observation(_ call: CallID, _ callee: ValueFact) -> Observation? {
    if isOfDescriptor(call) { return observationOfDescriptor(call) }
    if isOfSetting(call) { return observationOfSetting(call) }
    if isOfBus(call) { return observationOfBus(call) }
    let spelled = program.name(of: call, in: Self.spellings)
    let full = spelled ?? program.fullName(call)
    let isReleased = Catalog.releasedObservations.contains(full) || takesSubject(call)
    let isType = callee.kind == .name && Catalog.observationTypes.contains(program.name(callee.name))
    let isKeyPaths = full.hasPrefix("observe(_:")
    let isDiscardable = Catalog.discardableObservations.contains(full)
    let isAssignment = Catalog.publishedAssignments.contains(full)
    guard isReleased || isType || isDiscardable || isAssignment || Catalog.lastingObservations.contains(full),
      isKeyPaths ? !isOwnMethodOfKeyPaths(call) : !isOwnMethod(call)
    else { return nil }
    let arguments = program.argumentRange(call).map { program.arguments[$0] }
    var result = Observation(
      call: call, kind: isAssignment ? .assigned : isReleased || isType ? .released : .lasting,
      blocks: blocks(among: arguments), chain: PublisherEndings.Chain(ending: .unknown),
      destination: isAssignment
        ? linked.trail.destination(ofAssignment: call)
        : linked.trail.destination(of: call, isDiscardable: isDiscardable))
    switch program.callName(call) {
    case (_, _) where isType:
      guard case .metatype(let id) = linked.inference.type(of: program.calls[call].callee),
        linked.table.nominals[id].isExternal, !result.blocks.isEmpty
      else { return nil }
      result.chain.ending = .never("a notification's observer has no end of its own")
    case ("observe", let receiver) where isKeyPaths && isReleased:
      guard let path = arguments.first, linked.inference.isKeyPath(path.value), arguments.count > 1,
        receiver.map({ !isNamespace($0) }) ?? true, result.blocks.contains(where: { $0 != path.value })
      else { return nil }
      result.chain.ending = .never("a property's changes have no end")
    case ("addObserver", let receiver):
      guard let receiver, flow.mayBeCenter(receiver, in: program.calls[call].function) else { return nil }
      result.chain.ending = .never("a center's messages have no end")
    case (_, let receiver):
      guard let receiver else { return nil }
      result.chain = linked.endings.chain(of: receiver, observedBy: call)
      if isAssignment { result.blocks = [] }
      result.blocks += result.chain.held
      if full.hasPrefix("assign(to:on:") { result.target = keptObject(ofAssignment: call) }
      // Without a failure to receive none is possible.
      if Self.receivingFailures.contains(full), result.chain.mayFail { result.chain.ending = .unknown }
      if !keepsSource(result) { result.chain.ending = .unknown }
      addContents(boundBy: call, to: &result)
    }
    return result
  }

  /// `subject.map { … }.sink { … }`: the subjects of observations, by each value that the row of calls is made on.
  func subjectsByReceiver(_ observations: [Observation]) -> [ValueID: Set<VariableID>] {
    var result: [ValueID: Set<VariableID>] = [:]
    for observation in observations where !observation.chain.subjects.isEmpty {
      var next = program.receiver(observation.call)
      for _ in 0..<40 {
        guard let value = next else { break }
        result[value, default: []].formUnion(observation.chain.subjects)
        let fact = program.values[value]
        switch fact.kind {
        case .call: next = program.receiver(fact.call)
        case .member, .cast: next = fact.base
        default: next = nil
        }
      }
    }
    return result
  }

  /// Returns true if the observed events do not end with another object, or if the observation holds that object, or if a
  /// property of that object keeps the observation.
  func keepsSource(_ observation: Observation) -> Bool {
    if observation.chain.keepers.isEmpty { return true }
    let held = HeldObjects(observation, linked)
    if observation.chain.keepers.contains(where: held.contain) { return true }
    guard case .elsewhere = observation.destination, let bag = linked.trail.bag(of: observation.call) else {
      return false
    }
    return observation.chain.keepers.contains { held.isSame($0, bag.object) }
  }

  /// `publisher.subscribe(subject)`: Combine returns what ends the subscription of a subject.
  private func takesSubject(_ call: CallID) -> Bool {
    guard program.callName(call).name == "subscribe", program.argumentRange(call).count == 1,
      let subject = program.argument(call, at: 0), case .nominal(let id) = linked.inference.type(of: subject)
    else { return false }
    return linked.table.nominals[id].isExternal
      && Catalog.subscribedSubjects.contains(linked.table.nominals[id].lastName)
  }

  /// `center.observe(descriptor) { payload in … }`
  private func isOfDescriptor(_ call: CallID) -> Bool {
    let (name, receiver) = program.callName(call)
    guard let receiver, Catalog.descriptorObservations.contains(name),
      let first = program.argument(call, at: 0), program.argumentRange(call).count > 1
    else { return false }
    switch program.values[first].kind {
    case .keyPath, .closure: return false
    default: break
    }
    let function = program.calls[call].function
    let imports = program.file(ofFunction: function).imports
    return Catalog.descriptorLibraries.contains { program.nameIDs[$0].map { imports.contains($0) } ?? false }
      && flow.mayBeCenter(receiver, in: function) && linked.endings.ownFunctions(for: call).isEmpty
  }

  private func observationOfDescriptor(_ call: CallID) -> Observation {
    let arguments = program.argumentRange(call).map { program.arguments[$0].value }
    return Observation(
      call: call, kind: .released, blocks: arguments.dropFirst().filter { isBlock($0) },
      chain: PublisherEndings.Chain(ending: .never("a center's notifications have no end")),
      destination: linked.trail.destination(of: call))
  }

  /// Returns true if the call may mean a method of the program that is unlike the library's. A method that takes an
  /// optional object comes second to the library's method where the object is `self`. A method whose observation keeps
  /// the object is like the library's.
  private func isOwnMethod(_ call: CallID) -> Bool {
    let range = program.argumentRange(call)
    return linked.endings.ownFunctions(for: call).contains { function in
      // An operator that ends as the library's does observes as the library's does.
      if case .released = linked.subscribingOperators.kinds[function] { return false }
      return !(linked.inference.matchArguments(call, function) ?? [:]).contains { argument, parameter in
        let variable = program.parameters(of: function)[parameter].variable
        let type = program.variables[variable].type
        let isOptional = type >= 0 && program.name(type).hasSuffix("?")
        return (isOptional || linked.subscribingOperators.kept.contains(variable))
          && linked.captures.isStrongSelf(program.arguments[range.lowerBound + argument].value, outside: nil)
      }
    }
  }

  /// Returns true if the call may mean a method of the program that has the name and takes a key path.
  private func isOwnMethodOfKeyPaths(_ call: CallID) -> Bool {
    linked.inference.candidates(for: call).contains { function in
      guard let first = program.parameters(of: function).first else { return false }
      let type = program.variables[first.variable].type
      return type < 0 || program.name(type).contains("KeyPath")
    }
  }

  /// Returns true for the ownership `.strong`, which is also that of a call without the argument.
  func isStrong(_ ownership: ValueID?) -> Bool {
    guard let ownership else { return true }
    let fact = program.values[ownership]
    return fact.kind == .implicitMember && program.name(fact.name) == "strong"
  }

  /// `object.rx`, `object.reactive`: what follows belongs to a library.
  func isNamespace(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    return fact.kind == .member && Catalog.extensionNamespaces.contains(program.name(fact.name))
  }

  /// The closures and functions among arguments. Beside a closure, `to: tableView` is what the call binds to, and no method of
  /// a delegate with that name.
  private func blocks(among arguments: [ArgumentFact]) -> [ValueID] {
    func isTarget(_ argument: ArgumentFact) -> Bool { argument.label >= 0 && program.name(argument.label) == "to" }
    let hasClosure = arguments.contains { !isTarget($0) && program.values[$0.value].kind == .closure }
    return arguments.filter { !hasClosure || !isTarget($0) }.map(\.value).filter { isBlock($0) }
  }

  func isBlock(_ value: ValueID) -> Bool {
    switch program.values[value].kind {
    case .closure, .name, .member, .variable: true
    default: false
    }
  }
}

extension Program {
  /// The name of a list that a call spells, with the label that its first trailing closure leaves out.
  func name(of call: CallID, in spellings: CallSpellings) -> String? {
    let range = argumentRange(call)
    let trailing = range.firstIndex { arguments[$0].isTrailing && arguments[$0].label < 0 }
    return spellings.name(of: fullName(call), trailing: trailing.map { $0 - range.lowerBound })
  }
}
