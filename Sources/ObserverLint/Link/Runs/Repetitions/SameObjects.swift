/// Objects that are the same on each pass of a repeated method.
extension Repetitions {
  /// The calls whose receivers were asked for: many observations have the same way to a caller.
  final class Receivers {
    fileprivate var areSame: [CallID: Bool] = [:]
    fileprivate var areKept: [CallID: Bool] = [:]
  }

  /// Returns true if each call of the method is on an object that existed before, and not on a new object.
  func isOnTheSameObject(_ call: CallID) -> Bool {
    if let known = receivers.areSame[call] { return known }
    let answer = findIsOnTheSameObject(call)
    receivers.areSame[call] = answer
    return answer
  }

  private func findIsOnTheSameObject(_ call: CallID) -> Bool {
    guard let receiver = program.callName(call).receiver else { return true }
    // A type is always the same.
    if case .metatype = linked.inference.type(of: receiver) { return true }
    return isKept(receiver, in: program.calls[call].function)
  }

  /// `models[row].bind()`: returns true if the call is on an object that existed before, and that later passes reach again.
  func isOnKeptObject(_ call: CallID) -> Bool {
    if let known = receivers.areKept[call] { return known }
    let function = program.calls[call].function
    let answer = program.receiver(call).map { isObjectKept($0, in: function, depth: 0) } ?? false
    receivers.areKept[call] = answer
    return answer
  }

  /// The object behind `view as? Bindable` may be of any type that conforms: a second such step would be a guess.
  func objects(passedBy call: CallID) -> Int {
    if program.isOnSelf(call) { return 0 }
    let isCast = program.receiver(call).map(linked.inference.isCastToProtocol) ?? false
    return isCast ? Path.maximumObjects : 1
  }

  /// Returns true if a value is the same object on each pass.
  func isKept(_ value: ValueID, in function: FunctionID, depth: Int = 0) -> Bool {
    guard depth < 12 else { return false }
    let read = StoredOrder(linked).readPlace(of: value)
    let fact = program.values[read]
    switch fact.kind {
    case .selfReference, .superReference: return true
    case .cast: return isKept(fact.base, in: function, depth: depth + 1)
    case .call, .alternatives: return linked.reusedViews.contain(read)
    case .variable:
      let variable = program.variables[fact.variable]
      if variable.kind == .parameter {
        if lifecycles.root(function) != nil { return true }
        guard let given = linked.inference.object(givenTo: fact.variable) else { return isGivenKept(fact.variable) }
        return isKept(given, in: program.values[given].function, depth: depth + 1)
      }
      if variable.initial >= 0, variable.kind == .local,
        StoredOrder(linked).stores(into: fact.variable, in: function).count < 2
      {
        return variable.initial != read && isKept(variable.initial, in: function, depth: depth + 1)
      }
      return variable.kind == .global && variable.getter < 0
    // A store into the property sends through its publisher, which stays.
    case .name where fact.flags & ValueFact.projected != 0: return true
    case .name where isMadeAnew(read), .member where isMadeAnew(read): return false
    case .name, .member:
      guard let variable = StoredOrder(linked).variable(of: read) else {
        if fact.kind == .name {
          // Each app of a workspace may have a global of the name.
          let found = linked.flow.variables(named: fact.name, from: fact.function)
          let globals = found.map { program.variables[$0] }
          return found.count > 1 && globals.allSatisfy { $0.kind == .global && $0.getter < 0 }
            || [Catalog.ownViews, Catalog.renewingProperties].contains { $0.contains(program.name(fact.name)) }
        }
        if !storesBefore(fact.base, in: function).isEmpty { return false }
        // A call may return another object each time: so may its members.
        let base = StoredOrder(linked).readPlace(of: fact.base)
        return program.values[base].kind != .call || isKept(base, in: function, depth: depth + 1)
      }
      let property = program.variables[variable]
      // A global that code computes is another object each time.
      if property.kind == .global, property.getter >= 0 { return false }
      // `let view = ButtonView(); model.bind(to: view.taps)`: the members of a new object are new.
      if fact.kind == .member, program.values[StoredOrder(linked).readPlace(of: fact.base)].kind == .call,
        isMade(fact.base, in: function, depth: 0)
      {
        return false
      }
      return !mayBeStored(variable, before: fact.offset, in: function)
    default: return false
    }
  }

  /// Returns true if a parameter is the same object on each pass: all callers give an object that is kept, or a collection
  /// calls a closure with its elements.
  private func isGivenKept(_ parameter: VariableID) -> Bool {
    keptParameters.answer(to: parameter) { findIsGivenKept(parameter) }
  }

  private func findIsGivenKept(_ parameter: VariableID) -> Bool {
    let function = program.variables[parameter].function
    if let site = linked.inference.closureSites[function] {
      let (name, receiver) = program.callName(site.call)
      guard let receiver, name == "forEach" || Catalog.transformingFunctions.contains(name),
        linked.inference.candidates(for: site.call).isEmpty
      else { return false }
      return isKept(receiver, in: program.calls[site.call].function)
    }
    guard program.functions[function].kind == .function else { return false }
    let given = linked.runs.callers(of: function).map {
      ($0, linked.inference.argument(of: $0, for: parameter, of: function))
    }
    return !given.isEmpty
      && given.allSatisfy { call, argument in
        argument.map { isKept($0, in: program.calls[call].function) } ?? false
      }
  }

  /// `self.model = model; self.model.$title`: the value that the code has stored into the property before a place reads the
  /// property. Nil if there are several.
  func storedBefore(_ value: ValueID, in function: FunctionID) -> ValueID? {
    let stores = storesBefore(value, in: function)
    return stores.count == 1 ? stores[0].from : nil
  }

  /// `player = AVPlayer(); observe(player.currentItem)`: the stores of the code before a place into the property that is read
  /// there.
  func storesBefore(_ value: ValueID, in function: FunctionID) -> [FlowFact] {
    let order = StoredOrder(linked)
    let read = order.readPlace(of: value)
    guard let variable = order.variable(of: read), program.variables[variable].kind == .field else { return [] }
    return order.stores(into: variable, inBody: flow.bodies.body(of: function)).filter {
      $0.offset < program.values[read].offset
    }
  }

  /// Returns true if the code before a place may store into a variable, itself or by a method that it calls.
  func mayBeStored(_ variable: VariableID, before offset: UInt32, in function: FunctionID) -> Bool {
    let order = StoredOrder(linked)
    let body = flow.bodies.body(of: function)
    let stores = order.stores(into: variable, inBody: body).filter { $0.function == function || $0.offset < offset }
    if !stores.isEmpty {
      let all = linked.stores(into: variable)
      if !stores.allSatisfy({ order.fillsOnce($0, among: all) }) { return true }
    }
    // A call before the place may make another object, whose initializer sets a constant of its own.
    if program.variables[variable].isLet { return false }
    let storing = flow.bodiesStoring(into: variable).subtracting([body])
    if storing.isEmpty { return false }
    let running = linked.runs.bodiesRunning(storing)
    return flow.bodies.calls[body].contains { call in
      program.calls[call].nameOffset < offset
        && mayRun(call).contains { running.contains(flow.bodies.body(of: $0)) }
    }
  }

  /// The functions of the program that a call may run: behind a library's publisher, few methods have an operator's name.
  private func mayRun(_ call: CallID) -> [FunctionID] {
    Catalog.endlessOperators.contains(program.callName(call).name)
      ? linked.endings.ownFunctions(for: call) : linked.runs.targets(of: call)
  }

  /// Returns the parameters of a function whose arguments must be the same on each pass; nil if a value is a new object on
  /// each pass, so that the registration does not pile up.
  func parametersToKeep(for values: [ValueID?], in function: FunctionID) -> [VariableID]? {
    var parameters: [VariableID] = []
    for case let value? in values where program.values[value].kind != .nil {
      if let parameter = parameter(readBy: value, in: function) {
        parameters.append(parameter)
      } else if !isKept(value, in: function) {
        return nil
      }
    }
    return parameters
  }

  /// The parameter of a method that a value reads. A lifecycle's own parameters are the same on each pass.
  private func parameter(readBy value: ValueID, in function: FunctionID) -> VariableID? {
    let fact = program.values[StoredOrder(linked).readPlace(of: value)]
    if fact.kind == .cast { return parameter(readBy: fact.base, in: function) }
    guard fact.kind == .variable, program.variables[fact.variable].kind == .parameter else { return nil }
    let callee = program.variables[fact.variable].function
    return program.functions[callee].kind == .function && lifecycles.root(callee) == nil ? fact.variable : nil
  }

  /// Returns true if the object that is observed may come from a property, whose observer runs the way to the registration.
  func mayObserve(_ property: VariableID, _ site: Site, _ path: Path) -> Bool {
    let observed = [program.callName(site.call).receiver, site.observer, site.object].compactMap(\.self)
    if observed.contains(where: { mayRead(property, $0, depth: 0) }) { return true }
    // A method on the way may keep its argument where the object is then read.
    let bodies = Set(path.calls.flatMap(linked.runs.targets).map(flow.bodies.body))
    let isKeptOnTheWay = observed.flatMap { propertiesRead(by: $0) }.contains { property in
      !flow.bodiesStoring(into: property).isDisjoint(with: bodies)
    }
    return isKeptOnTheWay
      && path.calls.flatMap { program.argumentRange($0).map { program.arguments[$0].value } }.contains {
        mayRead(property, $0, depth: 0)
      }
  }

  /// The properties and globals on the way to an object.
  func propertiesRead(by value: ValueID) -> [VariableID] {
    let fact = program.values[StoredOrder(linked).readPlace(of: value)]
    switch fact.kind {
    case .name: return Array(flow.variables(named: fact.name, from: fact.function))
    case .member: return propertiesRead(by: fact.base) + flow.fields(fact.name, ofBase: fact.base).variables
    case .call: return propertiesRead(by: program.calls[fact.call].callee)
    case .index, .cast: return propertiesRead(by: fact.base)
    default: return []
    }
  }

  /// Returns true if a value may be the property, be reached through it, or be made from it.
  private func mayRead(_ property: VariableID, _ value: ValueID, depth: Int) -> Bool {
    guard depth < 24 else { return true }
    let read = StoredOrder(linked).readPlace(of: value)
    let fact = program.values[read]
    switch fact.kind {
    case .nil, .literal, .string, .selfReference, .superReference, .keyPath, .selector, .implicitMember: return false
    case .name, .member:
      if fact.name == program.variables[property].name { return true }
      if let getter = StoredOrder(linked).variable(of: read).map({ program.variables[$0].getter }), getter >= 0 {
        return true
      }
      return fact.kind == .member && mayRead(property, fact.base, depth: depth + 1)
    case .index, .cast: return mayRead(property, fact.base, depth: depth + 1)
    case .variable:
      let variable = program.variables[fact.variable]
      return variable.kind == .local || variable.kind == .parameter || fact.variable == property
    case .call:
      // A method of the same object may read the property.
      return program.isOnSelf(fact.call) && !linked.inference.candidates(for: fact.call).isEmpty
        || mayRead(property, program.calls[fact.call].callee, depth: depth + 1)
        || program.argumentRange(fact.call).contains {
          let argument = program.arguments[$0].value
          return program.values[argument].kind != .closure && mayRead(property, argument, depth: depth + 1)
        }
    case .array, .alternatives:
      return program.operands(of: fact).contains { mayRead(property, $0, depth: depth + 1) }
    case .closure, .unknown: return true
    }
  }
}
