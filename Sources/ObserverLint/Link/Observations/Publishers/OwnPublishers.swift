/// The publishers and operators that the program declares.
extension PublisherEndings {
  /// The program's own functions that a call in a chain may mean. If the type of the receiver is unknown, it is that
  /// of a publisher: methods of the program's classes are none.
  func ownFunctions(for call: CallID) -> [FunctionID] {
    let candidates = inference.candidates(for: call)
    guard let receiver = program.callName(call).receiver else { return candidates }
    let type = inference.type(of: receiver)
    if type.isUnknown, flow.object(ofNamespace: receiver) != nil {
      return candidates.filter { isNamespace(table.owner(of: $0)) }
    }
    if case .nominal(let id) = type, table.nominals[id].isExternal {
      // `extension Array { func removeDuplicates() }` adds nothing to a publisher. `extension UIControl` adds to a button.
      let mayInherit =
        SystemTypes.isKnown(table.nominals[id].path) && !Catalog.publisherTypes.contains(table.nominals[id].lastName)
        && !isKeyPath(call)
      return candidates.filter { function in
        guard let owner = table.owner(of: function), owner.isExternal else { return true }
        return table.areRelated(owner.id, id) || Catalog.publisherTypes.contains(owner.lastName)
          || mayInherit && SystemTypes.isKnown(owner.path)
      }
    }
    var isStream = false
    if case .notificationStream = type { isStream = true }
    guard type.isUnknown || isStream else { return candidates }
    lazy var isOfLibrary = isStream || isByOperator(receiver)
    return candidates.filter { function in
      if givesClosure(call, toOtherTypeOf: function) { return false }
      guard let owner = table.owner(of: function) else { return true }
      if owner.isExternal { return Catalog.publisherTypes.contains(owner.lastName) }
      // `extension Bindable where Self: UIViewController` adds to no publisher.
      return table.isProtocol(owner.id) && !table.addsToClasses(program.functions[function].owner)
        && (!isOfLibrary || isOfPublishers(owner))
    }
  }

  /// Returns true for the result of an operator of a library, or of an operator that the program adds to publishers.
  private func isByOperator(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    guard fact.kind == .call else { return false }
    let name = program.callName(fact.call).name
    let isOperator =
      Catalog.endlessOperators.contains(name) || Catalog.unretainingOperators.contains(name)
      || Catalog.combiningOperators.contains(name)
    let own = ownFunctions(for: fact.call)
    return own.isEmpty ? isOperator : own.allSatisfy(isOperatorOfPublishers)
  }

  /// `extension ObservableType { func logged() -> Observable<Element> }`
  private func isOperatorOfPublishers(_ function: FunctionID) -> Bool {
    let result = program.functions[function].result
    guard result >= 0, let owner = table.owner(of: function), owner.isExternal,
      Catalog.publisherTypes.contains(owner.lastName),
      case .nominal(let id) = inference.type(
        written: result, owner: owner.id, file: program.fileOfFunction[function])
    else { return false }
    return table.nominals[id].isExternal && Catalog.publisherTypes.contains(table.nominals[id].lastName)
  }

  /// Returns true for a protocol that publishers of a library conform to, or that is for publishers alone.
  private func isOfPublishers(_ type: NominalType) -> Bool {
    (table.descendants(type.id) + table.ancestors(type.id)).contains {
      table.nominals[$0].isExternal && Catalog.publisherTypes.contains(table.nominals[$0].lastName)
    }
  }

  /// Returns true if a call gives a closure to a parameter of a system's type, or to a parameter that takes a type:
  /// `map { $0.count }` is no `map(link: URL)`, and no `map(_ type: Item.Type)`.
  private func givesClosure(_ call: CallID, toOtherTypeOf function: FunctionID) -> Bool {
    program.argumentRange(call).enumerated().contains { position, index in
      guard program.values[program.arguments[index].value].kind == .closure,
        let parameter = inference.parameter(of: function, at: position, of: call)
      else { return false }
      switch inference.type(ofVariable: parameter) {
      case .nominal(let id): return SystemTypes.isKnown(table.nominals[id].path)
      case .metatype: return true
      default: return false
      }
    }
  }

  /// An operator that the program adds to publishers begins with what it is called on.
  func ending(
    ofFunctions functions: [FunctionID], _ call: CallID, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding {
    // A protocol's requirement runs in the types that conform to it.
    let isTest = program.isTestFile(of: program.calls[call].function)
    let held = members(functions, on: program.receiver(call), owner: table.owner(of:))
    let functions = running(held, call).filter {
      program.functions[$0].hasBody && (isTest || !program.isTestFile(of: $0))
    }
    guard let first = functions.first else { return .unknown }
    if functions.count == 1 { return ending(ofFunction: first, call, &chain, &budget) }
    return endless(functions, &chain) { function, chain in
      if isImplementation(function) {
        return ending(returnedBy: FollowedFunction(function: function, call: call), &chain, &budget)
      }
      // The call means one of the overloads: none is a stand-in for another.
      let result = ending(ofFunction: function, call, &chain, &budget)
      if case .never = result { return result } else { return .unknown }
    }
  }

  /// Without the functions that a call on `self` never runs, because a type nearer to that of `self` has such a function.
  private func running(_ functions: [FunctionID], _ call: CallID) -> [FunctionID] {
    guard functions.count > 1, program.isOnSelf(call),
      let owner = table.ownerID(of: program.calls[call].function)
    else { return functions }
    let types = (program.isOnSuper(call) ? [] : [owner]) + table.ancestors(owner)
    let nearest = types.first { type in functions.contains { table.ownerID(of: $0) == type } }
    return functions.filter { function in
      guard let type = table.ownerID(of: function) else { return true }
      return type == nearest || !types.contains(type)
    }
  }

  private func ending(
    ofFunction function: FunctionID, _ call: CallID, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding {
    holdClosures(givenTo: function, call, &chain)
    let receiver = table.owner(of: function)?.isExternal ?? false ? program.callName(call).receiver : nil
    return ending(returnedBy: FollowedFunction(function: function, call: call, receiver: receiver), &chain, &budget)
  }

  /// A publisher of the program that only passes its subscribers on ends with the publisher that takes them, and a type that
  /// is converted to a publisher with that publisher.
  func ending(
    ofOwnPublisher type: InferredType, readBy value: ValueID? = nil, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding? {
    guard case .nominal(let id) = type, mayBeOwn(id) else { return nil }
    if let conversion = conversion(of: id) {
      return ending(returnedBy: FollowedFunction(function: conversion, read: value), &chain, &budget)
    }
    guard !table.nominals[id].isExternal, let name = program.nameIDs["receive"],
      let receives = table.nominals[id].functions[name], receives.count == 1,
      program.fullName(ofFunction: receives[0]) == Self.receivesSubscriber
    else { return nil }
    let sources = flow.bodies.calls[flow.bodies.body(of: receives[0])].compactMap { call in
      let full = program.fullName(call)
      return full == Self.receivesSubscriber || full == "subscribe(_:)" ? program.receiver(call) : nil
    }
    if sources.isEmpty { return ending(ofSubscriptionMadeIn: receives[0], &chain, &budget) }
    return sources.count == 1 ? ending(of: sources[0], &chain, &budget) : nil
  }

  /// `func asSharedSequence() -> Driver<Bool> { loading }`
  private func conversion(of type: NominalID) -> FunctionID? {
    guard !table.nominals[type].isExternal, table.conforms(type, toExternal: Catalog.publisherTypes) else { return nil }
    return Catalog.publisherConversions.sorted().lazy.compactMap { [program, table] name in
      let declared = program.nameIDs[name].flatMap { table.nominals[type].functions[$0] } ?? []
      return declared.first { program.functions[$0].parameterCount == 0 && program.functions[$0].hasBody }
    }.first
  }

  /// Returns true for a type that the program declares, or that is unknown.
  private func mayBeOwn(_ type: NominalID) -> Bool {
    !table.nominals[type].isExternal || !SystemTypes.isKnown(table.nominals[type].path)
  }

  /// `FeedSubscription(feed: self, subscriber: subscriber)`: if the initializer of a subscription of the program observes one
  /// publisher, and only the end of the publisher completes the subscriber, the subscription ends with that publisher. A
  /// publisher that never completes its subscriber does not end.
  private func ending(ofSubscriptionMadeIn receive: FunctionID, _ chain: inout Chain, _ budget: inout Int)
    -> PublisherEnding?
  {
    let made = flow.bodies.calls[flow.bodies.body(of: receive)].compactMap { call -> (call: CallID, type: NominalID)? in
      guard case .metatype(let id) = inference.type(of: program.calls[call].callee),
        mayBeOwn(id)
      else { return nil }
      guard !table.nominals[id].isExternal,
        table.ancestors(id).contains(where: {
          table.nominals[$0].isExternal && table.nominals[$0].lastName == Self.subscription
        })
      else { return nil }
      return (call, id)
    }
    let initializers = made.flatMap { made in
      inference.matching(
        program.nameIDs["init"].flatMap { table.nominals[made.type].functions[$0] } ?? [], made.call)
    }
    let sinks = initializers.flatMap { flow.bodies.calls[flow.bodies.body(of: $0)] }.filter {
      program.fullName($0) == "sink(receiveCompletion:receiveValue:)"
    }
    if sinks.isEmpty {
      let uses = SubscriberUses(self, givenTo: receive)
      let own = Set(made.map(\.type) + [table.ownerID(of: receive)].compactMap(\.self))
      let mayComplete = completions.contains { call in
        table.ownerID(of: program.outermostFunction(program.calls[call].function)).map(own.contains) ?? false
          && !uses.mayFail(by: call)
      }
      return !mayComplete && uses.keep() ? .never("the program's own subscription does not complete") : nil
    }
    let isCompletedByEnd = completions.allSatisfy { call in
      let function = program.calls[call].function
      guard
        [made[0].type, table.ownerID(of: receive)].contains(table.ownerID(of: program.outermostFunction(function)))
      else { return true }
      guard let site = inference.closureSites[function] else { return false }
      return program.argument(site.call, labelled: "receiveCompletion").map { program.values[$0].closure } == function
    }
    guard isCompletedByEnd, made.count == 1, sinks.count == 1, initializers.count == 1,
      let source = program.receiver(sinks[0])
    else { return nil }
    return following(FollowedFunction(function: initializers[0], call: made[0].call)) {
      ending(of: source, &chain, &budget)
    }
  }

  /// The calls that complete a subscriber.
  func findCompletions() -> [CallID] {
    (program.nameIDs["receive"].map { program.calls(named: $0) } ?? []).filter {
      program.fullName($0) == "receive(completion:)"
    }
  }

  private static let subscription = "Subscription"

  private static let receivesSubscriber = "receive(subscriber:)"

  private func isImplementation(_ function: FunctionID) -> Bool {
    guard let owner = table.owner(of: function) else { return false }
    return !owner.isExternal && table.ancestors(owner.id).contains { table.isProtocol($0) }
  }

  /// Closures that the function may keep in the publisher that it returns.
  func holdClosures(givenTo function: FunctionID, _ call: CallID, _ chain: inout Chain) {
    let range = program.argumentRange(call)
    for (position, parameter) in inference.matchInOrder(call, function) ?? [] {
      let variable = program.variables[program.parameters(of: function)[parameter].variable]
      let type = variable.type >= 0 ? program.name(variable.type) : ""
      if type.hasPrefix("@escaping") || type.hasSuffix("?") {
        hold(program.arguments[range.lowerBound + position].value, &chain)
      }
    }
  }

  /// Returns the receiver of an operator of the program, seen from inside: `self`, which may be implicit.
  func extended(around call: CallID) -> ValueID? {
    extended(in: program.calls[call].function)
  }

  func extended(in function: FunctionID) -> ValueID? { step(in: function)?.receiver }
}
