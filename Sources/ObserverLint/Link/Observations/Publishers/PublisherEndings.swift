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
  unowned let linked: LinkedProgram
  let flow: ValueFlow
  let trail: ObservationTrail
  let mentions: Mentions
  let captures: Captures
  var program: Program { flow.program }
  var table: TypeTable { flow.table }
  var inference: TypeInference { flow.inference }

  /// The result of following a chain of operators.
  struct Chain {
    var ending: PublisherEnding
    /// The arguments of the operators on the way. The subscriber holds them, too.
    var held: [ValueID] = []
    /// The objects of which a closure in a function that is being followed holds the `self`.
    var heldObjects: [ValueID] = []
    /// The events end with these objects, unless the observation keeps an object of them. Empty if `self` keeps the source.
    var keepers: [ValueID] = []
    /// True if operators on the way subscribe to what they are called on.
    var passesOperators = false
    /// True if `self`, or something that outlives it, keeps a subject that alone keeps its observers.
    var isKeptBySubject = false
    /// The subjects that feed it. Several if several callers give one.
    var subjects: [VariableID] = []
    /// True if an operator on the way ends the stream when an object is gone.
    var endsWithObject = false
    /// True for a publisher that completes later, and that runs since it was made. It may be over before somebody subscribes.
    var isRunning = false
    /// True if a closure of the program sends the values. It may be over after the first value, without an end.
    var isCreated = false
    /// True for the stream of a center.
    var isCenters = false
    /// True for the stream of a library's timer, which each observation starts anew.
    var isTimer = false
    /// True if an operator on the way may end the stream with a failure, provided that failures are possible.
    var mayFail = false
    /// True if its publisher is a property, and nothing is known of the publisher's end. A call makes a publisher for one
    /// purpose; a property tells all who ask about its object's changes.
    var isProperty = false
    /// True if a loop goes over it, which takes asynchronous sequences, too.
    var isInLoop = false
    /// True if code may put another control in the place of the one whose events are observed.
    var isControlReplaced = false
    /// The controls that `self` keeps, and whose events are observed.
    var controls: [ValueID] = []
  }

  private(set) lazy var removedViews = RemovedViews(flow)
  private(set) lazy var itemMentions = ItemMentions(flow)
  private(set) lazy var completions = findCompletions()
  private(set) lazy var completedSubjects = CompletedSubjects(linked)
  var gettersBelow: [VariableID: [FunctionID]] = [:]
  /// The types whose singletons have a relay of a name.
  var relaysByName: [NameID: Set<NominalID>] = [:]
  /// Answers by type: a protocol may have thousands of types below it.
  var knownCollections: [NominalID: Bool] = [:]

  /// The program's own functions that are being followed, the innermost last.
  var followed: [FollowedFunction] = []
  /// Functions on the way, such as the initial values of properties, whose `self` is that of the observation or outlives it.
  var functionsOfKept: [FunctionID] = []
  /// The function that the observation stands in whose chain is being followed, and the call that begins it.
  private(set) var observing: FunctionID = -1
  private(set) var observation: CallID?

  init(_ linked: LinkedProgram) {
    self.linked = linked
    flow = linked.flow
    trail = linked.trail
    mentions = linked.mentions
    captures = linked.captures
  }

  func chain(of value: ValueID, observedBy observation: CallID? = nil, isInLoop: Bool = false) -> Chain {
    var chain = Chain(ending: .unknown)
    chain.isInLoop = isInLoop
    self.observation = observation
    observing = program.outermostFunction(program.values[value].function)
    var budget = 40
    chain.ending = ending(of: value, &chain, &budget)
    return chain
  }

  func ending(of value: ValueID, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    budget -= 1
    guard budget > 0 else { return .unknown }
    let result = findEnding(of: value, &chain, &budget)
    guard case .unknown = result else { return result }
    return ending(ofOwnPublisher: inference.type(of: value), readBy: value, &chain, &budget) ?? result
  }

  private func findEnding(of value: ValueID, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    let fact = program.values[value]
    switch fact.kind {
    case .call: return ending(ofCall: fact.call, value, &chain, &budget)
    case .member: return ending(ofMember: value, &chain, &budget)
    case .name:
      let variables = flow.variables(named: fact.name, from: fact.function)
      if fact.flags & ValueFact.projected != 0 { return projection(of: variables, &chain, &budget) }
      if variables.isEmpty {
        if program.name(fact.name) == "objectWillChange" { return .never("an object's changes have no end") }
        let name = program.name(fact.name)
        let events =
          controlEvents(name, of: nil, in: fact.function, &chain)
          ?? viewEvents(name, of: nil, in: fact.function, &chain)
        if let events { return events }
      }
      return ending(ofVariables: variables, readBy: value, &chain, &budget)
    case .selfReference:
      return extended(in: fact.function).map { ending(of: $0, &chain, &budget) } ?? .unknown
    case .variable: return ending(ofVariable: fact.variable, readBy: value, &chain, &budget)
    case .cast: return ending(of: fact.base, &chain, &budget)
    case .alternatives: return ending(ofAlternatives: fact, &chain, &budget)
    case .index: return ending(ofElements: inference.type(of: value), of: fact.base, &chain)
    default: return .unknown
    }
  }

  // MARK: Calls

  private func ending(ofCall call: CallID, _ value: ValueID, _ chain: inout Chain, _ budget: inout Int)
    -> PublisherEnding
  {
    let (name, receiver) = program.callName(call)
    let full = program.fullName(call)
    let candidates = fitting(ownFunctions(for: call), call, isInLoop: chain.isInLoop)
    if !candidates.isEmpty { return ending(ofFunctions: candidates, call, &chain, &budget) }
    if let created = ending(ofCreation: call, &chain) { return created }
    if let found = source(full, call, receiver: receiver, &chain) {
      chain.isCenters = Catalog.notificationStreams.contains(full) && !isKeyPath(call) || full.hasPrefix("messages(")
      return found
    }
    if let id = externalType(of: value, callee: name) {
      let type = table.nominals[id].lastName
      if Catalog.endlessPublisherTypes.contains(type) { return .never("a subject does not complete by itself") }
      if Catalog.finishingPublisherTypes.contains(type) {
        return ending(ofFinishing: type, call, &chain, &budget)
      }
      if Catalog.combiningPublisherTypes.contains(type) {
        return anyEndless(parts(of: call), &chain, &budget)
      }
      // `AnyPublisher(titles)`, `AnyPublisher.init(titles)`
      if Catalog.publisherWrappers.contains(type + full.drop { $0 != "(" }), let inner = program.argument(call, at: 0) {
        chain.passesOperators = true
        return ending(of: inner, &chain, &budget)
      }
    }
    guard let receiver = receiver ?? extended(around: call) else { return .unknown }
    if !Catalog.identityOperators.contains(name) { chain.passesOperators = true }
    if Catalog.failureReplacers.contains(name) {
      let arguments = program.argumentRange(call).map { program.arguments[$0].value }
      for argument in arguments where program.values[argument].kind == .closure { hold(argument, &chain) }
      return endingReplacingFailures(of: receiver, &chain, &budget)
    }
    if Catalog.combiningOperators.contains(name) {
      holdArguments(of: call, &chain)
      return anyEndless(combined(receiver) + parts(of: call), &chain, &budget)
    }
    if Catalog.zippingOperators.contains(name) {
      return throwsItself(call, &chain) ? .unknown : allEndless(zipped(receiver) + parts(of: call), &chain, &budget)
    }
    if Catalog.laterPublishers.contains(full) { return .later }
    if Catalog.unretainingOperators.contains(name) {
      return isUnretainedKept(by: call, &chain) ? ending(of: receiver, &chain, &budget) : .unknown
    }
    if Catalog.lifetimeOperators.contains(full) {
      return isLifetimeKept(by: call, &chain) ? ending(of: receiver, &chain, &budget) : .unknown
    }
    if Catalog.liveQueryOperators.contains(full), importsLiveQueries(receiver) {
      return ending(of: receiver, &chain, &budget)
    }
    if Catalog.failingOperators.contains(name) { chain.mayFail = true }
    guard
      Catalog.failingOperators.contains(name) || Catalog.endlessOperators.contains(name)
        || Catalog.endlessOperators.contains(full)
    else { return .unknown }
    if throwsItself(call, &chain) { return .unknown }
    holdArguments(of: call, &chain)
    if Catalog.failingOperators.contains(name) { return ending(ofFlattened: receiver, by: call, &chain, &budget) }
    let result = ending(of: name == "refCount" ? connected(receiver) : receiver, &chain, &budget)
    guard Catalog.deferringOperators.contains(name) else { return result }
    chain.isRunning = false
    if case .atOnce = result { return .later }
    return result
  }

  /// An operator keeps its closures. `withLatestFrom(Observable.just(self))`: some operators keep publishers, too.
  private func holdArguments(of call: CallID, _ chain: inout Chain) {
    let keepsPublishers = Catalog.keepingOperators.contains(program.callName(call).name)
    for index in program.argumentRange(call) {
      let argument = program.arguments[index].value
      if keepsPublishers || program.values[argument].kind != .call { hold(argument, &chain) }
    }
  }

  /// A call that begins a stream which never ends: a center's, a timer's, that of a key path.
  private func source(_ full: String, _ call: CallID, receiver: ValueID?, _ chain: inout Chain) -> PublisherEnding? {
    if Catalog.notificationStreams.contains(full) || Catalog.messageStreams.contains(full), !isKeyPath(call) {
      guard receiver.map(isCenter) ?? isInCenter(call) else { return nil }
      return .never("a center's notifications have no end")
    }
    if full.hasPrefix("publisher(for:"), isKeyPath(call), receiver != nil || !mayInherit(call) {
      return .never("the publisher of a key path does not complete by itself")
    }
    let (name, function) = (program.callName(call).name, program.calls[call].function)
    guard let receiver else {
      return controlEvents(name, of: nil, in: function, &chain) ?? viewEvents(full, of: nil, in: function, &chain)
    }
    if Catalog.timerPublishers.contains(full), case .metatype(let id) = inference.type(of: receiver),
      table.nominals[id].isExternal, table.nominals[id].lastName.hasSuffix("Timer")
    {
      return .never("a timer's publisher does not complete by itself")
    }
    if Catalog.timerStreams.contains(full) {
      chain.isTimer = true
      return .never("the stream of a timer goes on for ever")
    }
    if Catalog.endlessObservables.contains(full) {
      for index in program.argumentRange(call) { hold(program.arguments[index].value, &chain) }
      return .never("the observable goes on for ever")
    }
    if isLiveQuery(full, of: receiver) { return Self.liveQuery }
    return controlEvents(name, of: receiver, in: function, &chain) ?? viewEvents(
      full, of: receiver, in: function, &chain)
      ?? ending(ofState: name, of: receiver, &chain)
  }

  /// Returns true if a superclass that cannot be seen may declare a function that is called on `self`.
  private func mayInherit(_ call: CallID) -> Bool {
    let function = program.outermostFunction(program.calls[call].function)
    return table.owner(of: function).map { table.unseenAncestor($0.id) != nil } ?? true
  }

  func isKeyPath(_ call: CallID) -> Bool {
    program.argument(call, at: 0).map(inference.isKeyPath) ?? false
  }

  /// A center, the type of centers, or what a library puts before its own names: `center.rx`, `center.reactive`.
  private func isCenter(_ value: ValueID) -> Bool {
    switch inference.type(of: value) {
    case .nominal(let id), .metatype(let id): if inference.isCenter(id) { return true }
    default: break
    }
    let fact = program.values[value]
    return fact.kind == .member && Catalog.extensionNamespaces.contains(program.name(fact.name)) && isCenter(fact.base)
  }

  /// `publisher(for: name)` in an extension of centers.
  private func isInCenter(_ call: CallID) -> Bool {
    table.owner(of: program.outermostFunction(program.calls[call].function)).map { inference.isCenter($0.id) }
      ?? false
  }

  private func externalType(of value: ValueID, callee: String) -> NominalID? {
    guard case .nominal(let id) = inference.type(of: value), table.nominals[id].isExternal else { return nil }
    return table.nominals[id].lastName == callee || callee == "init" ? id : nil
  }
}
