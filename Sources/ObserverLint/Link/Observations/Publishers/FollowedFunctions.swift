/// A function of the program on the way to where a publisher comes from.
struct FollowedFunction {
  var function: FunctionID
  /// The call that runs it; nil for a getter.
  var call: CallID?
  /// Where the property of a getter, or of a constant, is read.
  var read: ValueID?
  /// The publisher that an operator of the program is called on.
  var receiver: ValueID?
}

/// Publishers that go into functions as arguments and come out of them in results, also in the fields of structs.
extension PublisherEndings {
  /// The ending of a function's result. A fallback such as `return Just(0)` does not end what another path returns.
  func ending(returnedBy step: FollowedFunction, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    following(step) {
      let result = endless(flow.results(of: step.function), &chain) { ending(of: $0, &$1, &budget) }
      guard case .unknown = result else { return result }
      // `func taps() -> TapPublisher { .init(control: self) }`
      let written = program.functions[step.function].result
      let file = program.fileOfFunction[step.function]
      let type = inference.type(written: written, owner: table.ownerID(of: step.function), file: file)
      return ending(ofOwnPublisher: type, &chain, &budget) ?? result
    }
  }

  /// The ending inside a function of the program. Unknown if too many functions are around it.
  func following(_ step: FollowedFunction, _ decide: () -> PublisherEnding) -> PublisherEnding {
    guard followed.count < 8 else { return .unknown }
    followed.append(step)
    defer { followed.removeLast() }
    return decide()
  }

  /// The ending of a property's initial value. The `self` of the value may be another object than that of the observation.
  func following(initialValue value: ValueID, readBy read: ValueID?, _ decide: () -> PublisherEnding)
    -> PublisherEnding
  {
    let function = program.outermostFunction(program.values[value].function)
    followed.append(FollowedFunction(function: function, read: read))
    if case .itself = keeper(ofSelfIn: function) {
      followed.removeLast()
      functionsOfKept.append(function)
      defer { functionsOfKept.removeLast() }
      return decide()
    }
    defer { followed.removeLast() }
    return decide()
  }

  /// Returns true if the publisher goes on until some code ends the observation.
  func isEndless(_ chain: Chain) -> Bool {
    guard case .never = chain.ending else { return false }
    return !chain.subjects.contains(where: completedSubjects.contains)
  }

  /// Returns true if the publisher also sends value after value.
  func isRepeated(_ chain: Chain) -> Bool { isEndless(chain) && !chain.isCreated }

  /// The ending that goes on for ever, where all other endings come at once: a stand-in, or a fallback. It is unknown as soon
  /// as something else may end the publisher.
  func endless<Source>(
    _ sources: [Source], _ chain: inout Chain, _ ending: (Source, inout Chain) -> PublisherEnding
  ) -> PublisherEnding {
    if sources.count == 1 { return ending(sources[0], &chain) }
    var result = PublisherEnding.unknown
    var subjects: [VariableID] = []
    for source in sources {
      let held = chain
      chain.subjects = []
      let found = ending(source, &chain)
      switch found {
      case .never:
        chain.ending = found
        guard isEndless(chain) else { return .unknown }
        result = found
        subjects += chain.subjects
      // Its end lets go of its closures.
      case .atOnce:
        chain.held = held.held
        chain.heldObjects = held.heldObjects
      case .later, .unknown: return .unknown
      }
    }
    chain.subjects = subjects
    return result
  }

  /// The result of a function that returns in one place.
  func result(of function: FunctionID) -> ValueID? {
    let results = flow.results(of: function)
    return results.count == 1 ? results[0] : nil
  }

  /// Where the function around another one, or the function itself, is being followed.
  func step(in function: FunctionID) -> FollowedFunction? {
    let outermost = program.outermostFunction(function)
    return followed.last { $0.function == outermost }
  }

  /// Adds a value that the publisher keeps. In the functions that are being followed, `self` is another object: only what
  /// the observation's own function gives them counts.
  func hold(_ value: ValueID, _ chain: inout Chain) {
    let function = program.outermostFunction(program.values[value].function)
    let isHeld = function == observing ? step(in: function) == nil : followed.isEmpty
    if isHeld {
      if hasSelf(of: observing, function) { chain.held.append(value) }
    } else if captures.holdOfSelf(by: value) == nil {
      return
    } else if isOfObserver(function) {
      chain.held.append(value)
    } else if case .objects(let objects) = keeper(ofSelfIn: function) {
      chain.heldObjects += objects.filter { isSelf($0, in: function) }
    }
  }

  /// Returns false for `row`, where a closure of `row.content` holds `self`: the closure holds the content alone. A
  /// call stands for the object that makes it.
  private func isSelf(_ object: ValueID, in function: FunctionID) -> Bool {
    if program.values[object].kind == .call { return true }
    guard case .nominal(let type) = inference.type(of: object), let owner = table.owner(of: function) else {
      return false
    }
    // `extension Reactive where Base: Row`: what stands for the row holds the row.
    return isNamespace(owner)
      ? table.adds(program.functions[function].owner, toBase: type) : table.tree.areRelated(type, owner.id)
  }

  /// Returns true if `self` in a function on the way is the `self` of the observation. `taps().subscribe { … }`: the method
  /// runs on the same object, and so does the caller that gives a publisher to `observe(changes)`.
  func isOfObserver(_ function: FunctionID, depth: Int = 0) -> Bool {
    if function == observing { return true }
    guard depth < 6 else { return false }
    let caller = followed.first { step in
      guard let call = step.call, program.functions[step.function].kind != .initializer else { return false }
      return program.outermostFunction(program.calls[call].function) == function && program.isOnSelf(call)
    }
    if let caller, isOfObserver(caller.function, depth: depth + 1) { return true }
    guard let step = step(in: function) else { return false }
    if let call = step.call {
      return program.functions[step.function].kind != .initializer && program.isOnSelf(call)
        && isOfObserver(program.outermostFunction(program.calls[call].function), depth: depth + 1)
    }
    guard let read = step.read.map({ program.values[$0] }),
      read.kind == .name || read.kind == .member && program.isSelf(read.base)
    else { return false }
    return isOfObserver(program.outermostFunction(read.function), depth: depth + 1)
  }

  /// Returns false if `self` in a function is another object than in the function of the observation. The value of a
  /// property may stand in another type.
  private func hasSelf(of observer: FunctionID, _ function: FunctionID) -> Bool {
    guard function != observer, observer >= 0, let own = table.ownerID(of: observer) else { return true }
    guard let other = table.ownerID(of: function) else { return true }
    return table.tree.areRelated(own, other)
  }

  /// The argument of a parameter, where the function is being followed.
  func given(to parameter: VariableID) -> ValueID? {
    let fact = program.variables[parameter]
    guard fact.kind == .parameter, let call = followed.last(where: { $0.function == fact.function })?.call else {
      return nil
    }
    return inference.argument(of: call, for: parameter, of: fact.function)
  }

  // MARK: Fields

  /// `viewModel.transform(input).saved`: what the call that makes the struct or object gives to its field.
  func ending(ofField field: VariableID, in base: ValueID, _ chain: inout Chain, _ budget: inout Int)
    -> PublisherEnding
  {
    let fact = program.variables[field]
    guard fact.getter < 0, !fact.isStatic, let owner = table.nominal(of: fact.owner), !owner.isExternal,
      fact.isLet || program.types[owner.declaration].keyword == .struct
    else { return .unknown }
    return ending(ofField: field, of: owner, in: base, &chain, &budget)
  }

  private func ending(
    ofField field: VariableID, of owner: NominalType, in base: ValueID, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding {
    budget -= 1
    guard budget > 0 else { return .unknown }
    if let (made, step) = initialValue(of: base) {
      return following(step) { ending(ofField: field, of: owner, in: made, &chain, &budget) }
    }
    guard let origin = origin(of: base) else {
      // `transform(Input(query: query))`: the callers make the struct.
      guard let parameter = variable(of: base), program.variables[parameter].kind == .parameter else {
        return .unknown
      }
      return ending(givenTo: parameter, &chain) { ending(ofField: field, of: owner, in: $0, &$1, &budget) }
    }
    let fact = program.values[origin]
    guard fact.kind == .call else {
      return origin == base ? .unknown : ending(ofField: field, of: owner, in: origin, &chain, &budget)
    }
    if makes(fact.call, owner) { return ending(ofField: field, madeBy: fact.call, of: owner, &chain, &budget) }
    // `{ … }()`
    let callee = program.values[program.calls[fact.call].callee]
    if callee.kind == .closure {
      return result(of: callee.closure).map { ending(ofField: field, of: owner, in: $0, &chain, &budget) } ?? .unknown
    }
    let functions = inference.candidates(for: fact.call).filter { program.functions[$0].hasBody }
    var result = PublisherEnding.unknown
    for function in functions {
      let found = following(FollowedFunction(function: function, call: fact.call)) {
        self.result(of: function).map { ending(ofField: field, of: owner, in: $0, &chain, &budget) } ?? .unknown
      }
      guard case .never = found else { return functions.count == 1 ? found : .unknown }
      result = found
    }
    return result
  }

  /// `model.output`, where the initializer of the model has `output = Output(saved: saved)`, or the property has this value
  /// from the beginning, or its getter returns it: the only value of a property.
  private func initialValue(of value: ValueID) -> (ValueID, FollowedFunction)? {
    let fact = program.values[value]
    var found: (variables: Variables, isCertain: Bool) = ([], true)
    if fact.kind == .member { found = flow.fields(fact.name, ofBase: fact.base) }
    if fact.kind == .name { found.variables = flow.variables(named: fact.name, from: fact.function) }
    guard found.isCertain, found.variables.count == 1 else { return nil }
    let property = program.variables[found.variables[0]]
    if property.getter >= 0 {
      return result(of: property.getter).flatMap { made($0, in: property.getter, readBy: value) }
    }
    guard property.kind == .field, !isChangedInParts(found.variables[0]) else { return nil }
    if property.initial >= 0 {
      guard property.isLet || isNeverStored(found.variables[0]) else { return nil }
      return made(
        property.initial, in: program.outermostFunction(program.values[property.initial].function), readBy: value)
    }
    guard let stored = storedByInitializers(found.variables[0]), stored.count == 1 else { return nil }
    return made(stored[0].value, in: stored[0].initializer, readBy: value)
  }

  private func made(_ made: ValueID, in function: FunctionID, readBy value: ValueID) -> (ValueID, FollowedFunction)? {
    step(in: function) == nil ? (made, FollowedFunction(function: function, read: value)) : nil
  }

  /// `output.errors = other`: returns true if code changes a part of the value that a property has.
  private func isChangedInParts(_ property: VariableID) -> Bool {
    !program.variables[property].isLet
      && mentions.values(namingProperty: property).contains { value in
        let uses = trail.uses(in: program.values[value].function)
        return uses[value].contains { if case .member(let part) = $0 { uses.stores[part] != nil } else { false } }
      }
  }

  /// The value that a constant or a parameter begins with, or a value that is neither.
  func origin(of value: ValueID) -> ValueID? {
    switch program.values[value].kind {
    case .variable, .name: break
    default: return value
    }
    guard let variable = variable(of: value) else { return nil }
    if let argument = given(to: variable) { return argument }
    let constant = program.variables[variable]
    return constant.initial >= 0 && (constant.isLet || constant.isLazy) && !constant.isElement && !constant.isPart
      ? constant.initial : nil
  }

  private func variable(of value: ValueID) -> VariableID? {
    let fact = program.values[value]
    if fact.kind == .variable { return fact.variable }
    let found = fact.kind == .name ? flow.variables(named: fact.name, from: fact.function) : []
    return found.count == 1 ? found[0] : nil
  }

  /// `Output(saved: saved)`, `.init(saved: saved)`
  private func makes(_ call: CallID, _ owner: NominalType) -> Bool {
    let callee = program.values[program.calls[call].callee]
    if callee.kind == .implicitMember { return program.name(callee.name) == "init" }
    if callee.kind == .member, program.name(callee.name) == "init" { return true }
    if case .metatype(owner.id) = inference.type(of: program.calls[call].callee) { return true }
    return false
  }

  private func ending(
    ofField field: VariableID, madeBy call: CallID, of owner: NominalType, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding {
    let name = program.variables[field].name
    let initializers = inference.matching(program.nameIDs["init"].flatMap { owner.functions[$0] } ?? [], call)
    guard let initializer = initializers.first else {
      // The initializer that each struct has.
      guard let argument = program.argument(call, labelled: program.name(name)) else { return .unknown }
      return ending(of: argument, &chain, &budget)
    }
    let stored = values(storedInto: name, in: initializer)
    guard initializers.count == 1, stored.count == 1 else { return .unknown }
    return following(FollowedFunction(function: initializer, call: call)) { ending(of: stored[0], &chain, &budget) }
  }
}
