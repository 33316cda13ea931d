/// Objects that existed before a pass, and functions that return what a cache keeps.
extension Repetitions {
  /// Returns true if a method of the program returns objects that its own object kept before, or keeps from then on.
  private func isResultKept(_ call: CallID) -> Bool {
    keptResults.answer(to: call) { findIsResultKept(call) }
  }

  private func findIsResultKept(_ call: CallID) -> Bool {
    let place = program.calls[call].function
    // The cache of a new object is empty. An object whose origin is unknown is not new, as a rule.
    if let receiver = program.receiver(call), isMade(receiver, in: place, depth: 0),
      !isSourceKept(receiver, in: place, depth: 0)
    {
      return false
    }
    let returned = linked.inference.candidates(for: call).compactMap { function -> (FunctionID, [ValueID])? in
      let fact = program.functions[function]
      // Each type that conforms to a protocol hands out the object, unless it returns `nil` alone.
      guard fact.hasBody else { return nil }
      let results = fact.kind == .function ? linked.flow.results(of: function) : []
      let values = results.filter { program.values[$0].kind != .nil }
      return values.isEmpty && fact.kind == .function ? nil : (function, values)
    }
    return !returned.isEmpty
      && returned.allSatisfy { function, values in
        let made = values.filter { !isObjectKept($0, in: function, depth: 0) }
        // A method that returns only new objects hands out another object each time, even if it keeps them.
        return made.count < values.count && made.allSatisfy { isStored($0, in: function, depth: 0) }
      }
  }

  /// Returns true if an object existed before.
  func isObjectKept(_ value: ValueID, in function: FunctionID, depth: Int) -> Bool {
    guard depth < 40 else { return false }
    let program = linked.program
    if case .metatype = linked.inference.type(of: value) { return true }
    let read = StoredOrder(linked).readPlace(of: value)
    let fact = program.values[read]
    if fact.kind == .index { return !isMapped(fact.base) && isSourceKept(fact.base, in: function, depth: depth + 1) }
    if fact.kind == .cast { return isObjectKept(fact.base, in: function, depth: depth + 1) }
    if fact.kind == .call, isResultKept(fact.call) { return true }
    // `case .row(let model)`: a part of what existed before.
    if fact.kind == .variable, case let part = program.variables[fact.variable], part.kind == .local, part.isElement,
      part.initial >= 0
    {
      return isObjectKept(part.initial, in: function, depth: depth + 1)
    }
    if read != value, fact.kind == .member { return isSourceKept(read, in: function, depth: depth + 1) }
    guard fact.kind == .variable, program.variables[fact.variable].kind == .parameter, !isKept(read, in: function)
    else {
      return isKept(read, in: function)
    }
    return parametersOfKeptObjects.answer(to: fact.variable) {
      isKeptObjectGiven(to: fact.variable, of: program.outermostFunction(function))
    }
  }

  /// `rows.map { Model($0) }[index]`: returns true for a collection whose elements a closure may make.
  private func isMapped(_ collection: ValueID) -> Bool {
    let fact = program.values[StoredOrder(linked).readPlace(of: collection)]
    guard fact.kind == .call, ["map", "compactMap", "flatMap"].contains(program.callName(fact.call).name) else {
      return false
    }
    return program.argumentRange(fact.call).contains {
      program.values[program.arguments[$0].value].kind == .closure
    }
  }

  /// Returns true if a publisher comes from an object that existed before, and not from a new object.
  func isSourceKept(_ value: ValueID, in function: FunctionID, depth: Int) -> Bool {
    guard depth < 40 else { return false }
    let fact = program.values[value]
    let type = linked.inference.type(of: value)
    if case .metatype = type { return true }
    if linked.inference.isCenter(type) { return isKept(value, in: function) }
    switch fact.kind {
    case .call:
      guard let receiver = program.callName(fact.call).receiver else {
        return linked.inference.candidates(for: fact.call).contains { program.functions[$0].kind == .function }
      }
      guard case .metatype = linked.inference.type(of: receiver) else {
        if linked.inference.isCenter(linked.inference.type(of: receiver)),
          let object = program.argument(fact.call, labelled: "object"), program.values[object].kind != .nil,
          !isObjectKept(object, in: function, depth: depth + 1)
        {
          return false
        }
        // `router.pick()`, which makes a controller and returns its subject.
        if case .nominal(let owner) = linked.inference.type(of: receiver), table.isProtocol(owner),
          isMade(value, in: function, depth: depth + 1)
        {
          return false
        }
        return isSourceKept(receiver, in: function, depth: depth + 1)
      }
      // `Timer.publish(…)` is as good as the one before; `Publishers.Merge(…)` is as good as what it is made of.
      let arguments = program.argumentRange(fact.call).map { program.arguments[$0].value }
      func isPartKept(_ part: ValueID) -> Bool { isSourceKept(part, in: function, depth: depth + 1) }
      if combines(fact.call) {
        let parts = parts(of: fact.call)
        if !parts.isEmpty { return parts.contains { !mayBeNew($0) || isPartKept($0) } }
      }
      return arguments.filter { [.call, .variable].contains(program.values[$0].kind) }.allSatisfy(isPartKept)
    case .member:
      if let given = storedBefore(fact.base, in: function) {
        return isObjectKept(given, in: function, depth: depth + 1)
      }
      // `model.row(at: index).$title`: the cache that hands out the object is asked for the object, not for its members.
      let object = StoredOrder(linked).readPlace(of: fact.base)
      if program.values[object].kind == .call, storesBefore(fact.base, in: function).isEmpty {
        return isObjectKept(object, in: function, depth: depth + 1)
      }
      guard isKept(value, in: function) else { return false }
      let base = program.values[fact.base]
      // What a call returns may be another object each time: what it has is its own.
      guard base.kind == .member || base.kind == .index else {
        return isObjectKept(fact.base, in: function, depth: depth + 1)
      }
      return isSourceKept(fact.base, in: function, depth: depth + 1)
    case .index: return !isMapped(fact.base) && isSourceKept(fact.base, in: function, depth: depth + 1)
    case .variable:
      let read = StoredOrder(linked).readPlace(of: value)
      guard program.values[read].kind == .call else {
        return isObjectKept(value, in: function, depth: depth + 1)
      }
      return isSourceKept(read, in: function, depth: depth + 1)
    default: return isObjectKept(value, in: function, depth: depth + 1)
    }
  }

  /// `Observable.merge(first, second)`, `Publishers.Merge(first, second)`, `Observable.of(first, second).merge()`
  private func combines(_ call: CallID) -> Bool {
    let name = linked.program.callName(call).name
    return linked.inference.candidates(for: call).isEmpty
      && (Catalog.combiningOperators.contains(name) || Catalog.combiningPublisherTypes.contains(name)
        || Catalog.publisherSequences.contains(name))
  }

  /// The publishers that a call combines, which sends again whenever one of them sends. A scheduler has a label.
  private func parts(of call: CallID) -> [ValueID] {
    let program = linked.program
    let arguments = program.argumentRange(call).map { program.arguments[$0] }.filter { $0.label < 0 }
    let parts: [ValueID] = arguments.flatMap { argument in
      let fact = program.values[argument.value]
      return fact.kind == .array ? Array(program.operands(of: fact)) : [argument.value]
    }
    let others: [ValueFact.Kind] = [.closure, .literal, .string, .nil, .implicitMember]
    return parts.filter { !others.contains(program.values[$0].kind) }
  }

  private func mayBeNew(_ part: ValueID) -> Bool {
    [.call, .variable, .name, .member, .index].contains(linked.program.values[part].kind)
  }

  /// Returns true if all callers of a helper give it an object that existed before.
  private func isKeptObjectGiven(to parameter: VariableID, of helper: FunctionID) -> Bool {
    let program = linked.program
    let callers = linked.runs.callers(of: helper)
    func given(by call: CallID) -> ValueID? { linked.inference.argument(of: call, for: parameter, of: helper) }
    let making = callers.filter { call in
      given(by: call).map { !isObjectKept($0, in: program.calls[call].function, depth: 0) } ?? true
    }
    if making.isEmpty { return !callers.isEmpty }
    // A miss of a cache makes an object, and puts it there. Another function makes a further object.
    let finding = Set(callers).subtracting(making).map { program.outermostFunction(program.calls[$0].function) }
    return making.allSatisfy { call in
      let place = program.calls[call].function
      return finding.contains(program.outermostFunction(place))
        && given(by: call).map { isStored($0, in: place, depth: 0) } ?? false
    }
  }

  /// Returns true if a function surely makes an object each time that it runs, or gets an object that a caller makes.
  func isMade(_ value: ValueID, in function: FunctionID, depth: Int) -> Bool {
    guard depth < 40 else { return false }
    func isMade(_ store: FlowFact) -> Bool { self.isMade(store.from, in: store.function, depth: depth + 8) }
    func makes(_ function: FunctionID) -> Bool {
      let results = flow.results(of: function)
      return !results.isEmpty && results.allSatisfy { self.isMade($0, in: function, depth: depth + 8) }
    }
    let order = StoredOrder(linked)
    let read = order.readPlace(of: value)
    let fact = program.values[read]
    switch fact.kind {
    case .call:
      let callee = program.calls[fact.call].callee
      if case .metatype(let type) = linked.inference.type(of: callee) {
        let arguments = program.argumentRange(fact.call).map { program.arguments[$0].value }
        // `Publishers.Merge(first, second)`, or `Delayed(self)` in an extension, is as new as what it is made of.
        let isAdded = linked.table.owner(of: function)?.isExternal ?? false
        guard isOperator(type) || isAdded && arguments.contains(where: program.isSelf) else { return true }
        return arguments.contains { self.isMade($0, in: function, depth: depth + 1) }
      }
      // `.init()` of a class that declares no initializer.
      if let type = linked.inference.typesMadeImplicitly[fact.call], table.isClass(type) { return true }
      let candidates = linked.inference.candidates(for: fact.call)
      guard candidates.isEmpty else {
        let functions = candidates.filter { program.functions[$0].hasBody }
        return !functions.isEmpty
          && functions.allSatisfy { program.functions[$0].kind == .initializer || makes($0) }
      }
      let (name, receiver) = program.callName(fact.call)
      if Catalog.unloadedControllers.contains(name) { return true }
      let passesOn = Catalog.identityOperators.contains(name) || Catalog.endlessOperators.contains(name)
      return passesOn && receiver.map { self.isMade($0, in: function, depth: depth + 1) } ?? false
    case .variable where program.variables[fact.variable].kind == .parameter:
      let callee = program.outermostFunction(function)
      return linked.runs.callers(of: callee).contains { call in
        guard let given = linked.inference.argument(of: call, for: fact.variable, of: callee) else { return false }
        return self.isMade(given, in: program.calls[call].function, depth: depth + 8)
      }
    case .variable, .name, .member:
      let fields = fact.kind == .member ? flow.fields(fact.name, ofBase: fact.base).variables : []
      if let variable = order.variable(of: read) ?? (fields.count == 1 ? fields[0] : nil) {
        let declared = program.variables[variable]
        if declared.getter >= 0, makes(declared.getter) { return true }
        if declared.kind == .local { return order.stores(into: variable, in: function).contains(where: isMade) }
        if mayBeStored(variable, before: fact.offset, in: function) {
          return flow.bodiesStoring(into: variable).contains {
            order.stores(into: variable, inBody: $0).contains(where: isMade)
          }
        }
      }
      return fact.kind == .member && self.isMade(fact.base, in: function, depth: depth + 1)
    case .cast, .index: return self.isMade(fact.base, in: function, depth: depth + 1)
    default: return false
    }
  }

  /// Returns true for a library's publisher that is made of other publishers.
  private func isOperator(_ type: NominalID) -> Bool {
    let name = table.nominals[type].lastName
    return table.nominals[type].isExternal
      && (Catalog.combiningPublisherTypes.contains(name) || Catalog.publisherTypes.contains(name))
  }

  /// `models[row] = model`: returns true if the function also puts a local into a property of `self`, or into a collection
  /// of another object that stays.
  func isStored(_ value: ValueID, in function: FunctionID, depth: Int) -> Bool {
    let fact = program.values[value]
    guard fact.kind == .variable, program.variables[fact.variable].kind == .local else { return false }
    let uses = linked.trail.uses(in: function)
    return (uses.reads[fact.variable] ?? []).contains { read in
      uses[read].contains { use in
        let place: ValueID
        var isCollection = true
        switch use {
        case .stored(let target):
          place = target
          isCollection = program.values[target].kind == .index
        case .argument(let call, _):
          let (name, receiver) = program.callName(call)
          guard let receiver, Catalog.containerMutators.contains(name) else { return false }
          place = receiver
        default: return false
        }
        return linked.trail.ownProperty(place) != nil
          || isCollection && isSourceKept(place, in: function, depth: depth + 1)
      }
    }
  }
}
