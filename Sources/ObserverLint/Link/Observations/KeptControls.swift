/// The objects that keep the controls whose events an observation receives. The events end with the control.
extension PublisherEndings {
  enum Keeper {
    /// The `self` of the observation, or something that outlives it.
    case itself
    /// Locals and parameters of the function that observes, and objects that its `self` holds weakly: each of them keeps
    /// the object.
    case objects([ValueID])
  }

  /// Returns true if `self` keeps an object through its properties or its views, or is the object.
  func isKeptBySelf(_ value: ValueID) -> Bool {
    if case .itself = keeper(of: value, depth: 0) { true } else { false }
  }

  /// `button.rx.tap`: the events of a control end with it, and so not before the object that keeps the control.
  func controlEvents(_ name: String, of namespace: ValueID?, in function: FunctionID, _ chain: inout Chain)
    -> PublisherEnding?
  {
    guard Catalog.controlEvents.contains(name) else { return nil }
    if let namespace, Catalog.proxyEvents.contains(name), let object = self.namespace(beforeProxy: namespace) {
      return controlEvents(name, of: object, in: function, &chain)
    }
    let keeper: Keeper?
    var replacement: Replacement?
    if let namespace, let object = flow.object(ofNamespace: namespace) {
      replacement = object.flatMap(self.replacement(of:))
      keeper = object.map { self.keeper(of: $0) } ?? self.keeper(ofSelfIn: function)
    } else if isInNamespace(function), namespace.map(program.isSelf) ?? true {
      keeper = self.keeper(ofSelfIn: function)
    } else {
      return nil
    }
    // Another control takes the place of the one that a caller's closure keeps.
    if replacement != nil, case .objects = keeper, !followed.isEmpty { return nil }
    guard add(keeper, &chain) else { return nil }
    // The library keeps who observes the events of an object, until the object ends.
    if case .itself = keeper {
      chain.isKeptBySubject = replacement != .later
      if let control = namespace.flatMap(flow.object(ofNamespace:)) ?? nil { chain.controls.append(control) }
    }
    chain.isControlReplaced = replacement != nil
    return .never("the observation keeps the control, whose events end with it")
  }

  /// `button.tapPublisher`, `textPublisher` in a text field: a library adds such a member, unless the program declares it.
  ///
  /// - Parameter view: nil for the `self` of the function.
  func viewEvents(
    _ name: String, of view: ValueID?, in function: FunctionID, _ chain: inout Chain
  ) -> PublisherEnding? {
    guard Catalog.eventPublishers.contains(name) else { return nil }
    if let view {
      guard isOfSystem(inference.type(of: view)), isKept(view, &chain) else { return nil }
    } else {
      guard let owner = table.ownerID(of: program.outermostFunction(function)), isOfSystem(.nominal(owner)),
        add(keeper(ofSelfIn: function), &chain)
      else { return nil }
    }
    return .never("the observation keeps the view, whose events end with it")
  }

  /// `withUnretained(object)`: adds the keepers of the object, and what the operator holds. Returns false if nothing is known
  /// of what keeps the object.
  func isUnretainedKept(by call: CallID, _ chain: inout Chain) -> Bool {
    chain.endsWithObject = true
    for index in program.argumentRange(call).dropFirst() { hold(program.arguments[index].value, &chain) }
    return program.argument(call, at: 0).map { isKept($0, &chain) } ?? false
  }

  private func isOfSystem(_ type: InferredType) -> Bool {
    guard case .nominal(let id) = type else { return false }
    return ([id] + table.ancestors(id)).contains { SystemTypes.isKnown(table.nominals[$0].path) }
      && table.unseenAncestor(id) == nil
  }

  /// Adds the keepers of an object with which events end: they go on for an observation that keeps the object. Returns
  /// false if nothing is known of what keeps the object.
  func isKept(_ object: ValueID, _ chain: inout Chain) -> Bool {
    add(keeper(of: object, depth: 0), &chain)
  }

  func add(_ keeper: Keeper?, _ chain: inout Chain) -> Bool {
    switch keeper {
    case .itself: break
    case .objects(let objects): if !objects.contains(where: isOwnCell) { chain.keepers += objects }
    case nil: return false
    }
    return true
  }

  /// The objects that the `self` of a function is, where the function is being followed: `self.view` for the getter of
  /// `view.taps`.
  func keeper(ofSelfIn function: FunctionID, depth: Int = 0) -> Keeper? {
    let outermost = program.outermostFunction(function)
    if followed.isEmpty || functionsOfKept.contains(outermost) || isOfObserver(outermost) { return .itself }
    guard let step = step(in: function) else { return callerAsObject(outermost).map { .objects([$0]) } }
    if depth > 8 { return nil }
    if let call = step.call {
      let made = program.functions[step.function].kind == .initializer
      if let object = made ? program.calls[call].value : program.receiver(call) {
        return keeper(of: object, depth: depth + 1)
      }
      return keeper(ofSelfIn: program.calls[call].function, depth: depth + 1)
    }
    guard let read = step.read else { return .itself }
    let fact = program.values[read]
    return fact.kind == .member
      ? keeper(of: fact.base, depth: depth + 1) : keeper(ofSelfIn: fact.function, depth: depth + 1)
  }

  /// `model.observe(changes)`: the call, which stands for the object that makes it, where a publisher comes from that object.
  private func callerAsObject(_ caller: FunctionID) -> ValueID? {
    followed.lazy.compactMap(\.call).first { self.program.outermostFunction(self.program.calls[$0].function) == caller }
      .map { program.calls[$0].value }
  }

  func keeper(of value: ValueID, depth: Int = 0) -> Keeper? {
    let fact = program.values[value]
    // `view.rx` keeps the view.
    if let object = flow.object(ofNamespace: value) {
      return object.map { keeper(of: $0, depth: depth) } ?? keeper(ofSelfIn: fact.function, depth: depth)
    }
    switch fact.kind {
    case .selfReference: return keeper(ofSelfIn: fact.function, depth: depth)
    case .cast: return keeper(of: fact.base, depth: depth)
    case .name:
      let variables = flow.variables(named: fact.name, from: fact.function)
      if variables.isEmpty {
        let isOwn =
          Catalog.ownViews.contains(program.name(fact.name))
          || isInNamespace(fact.function) && Catalog.namespaceBases.contains(program.name(fact.name))
        return isOwn ? keeper(ofSelfIn: fact.function, depth: depth) : nil
      }
      return keeper(of: value, in: variables, depth) { keeper(ofSelfIn: fact.function, depth: depth) }
    case .member:
      let variables = flow.fields(fact.name, ofBase: fact.base).variables
      if variables.isEmpty, isSharedInstance(fact) { return .itself }
      // `self.superview`: the other object is not kept.
      if variables.isEmpty, Catalog.outerObjects.contains(program.name(fact.name)) { return nil }
      return keeper(of: value, in: variables, depth) { keeper(of: fact.base, depth: depth) }
    case .variable: return keeper(ofLocal: value, fact.variable, depth: depth)
    // `private let models = [Model(), Model()]` keeps its elements.
    case .index:
      let isConstant = trail.ownProperty(fact.base).map { program.variables[$0].isLet } ?? false
      return isConstant ? keeper(of: fact.base, depth: depth) : nil
    default: return nil
    }
  }

  /// - Parameter owner: what keeps the object that has the properties.
  private func keeper(of value: ValueID, in properties: Variables, _ depth: Int, owner: () -> Keeper?) -> Keeper? {
    let computed = properties.filter { getter(of: $0) != nil }
    if computed.isEmpty { return keeper(of: value, inStored: properties, owner) }
    // Each implementation may run: it suffices that its object keeps what it returns.
    let stored = Variables(properties.filter { getter(of: $0) == nil && !isRequirement($0) })
    var objects: [ValueID] = []
    if !stored.isEmpty, let keeper = keeper(of: value, inStored: stored, owner) {
      guard case .objects(let some) = keeper else { return .itself }
      objects += some
    }
    // A getter may read a property that many classes override, too.
    for getter in (computed.compactMap(getter(of:)) + computed.flatMap(overridingGetters)).prefix(16 >> depth) {
      switch keeper(ofResultOf: getter, readBy: value, depth) {
      case .itself: return .itself
      case .objects(let some): objects += some
      case nil: continue
      }
    }
    return objects.isEmpty ? nil : .objects(objects)
  }

  /// `var field: UITextField { fatalError() }`, which subclasses override.
  private func overridingGetters(_ property: VariableID) -> [FunctionID] {
    if let known = gettersBelow[property] { return known }
    let fact = program.variables[property]
    guard let owner = table.nominal(of: fact.owner), !table.isProtocol(owner.id) else { return [] }
    let getters = table.fields(fact.name, below: owner.id).compactMap(getter(of:))
    gettersBelow[property] = getters
    return getters
  }

  private func keeper(of value: ValueID, inStored properties: Variables, _ owner: () -> Keeper?)
    -> Keeper?
  {
    let fields = properties.lazy.map { self.program.variables[$0] }
    let isStrong = fields.allSatisfy { self.program.isOutlet($0) || !$0.isWeak }
    if isStrong, !properties.isEmpty, fields.allSatisfy({ $0.kind == .global || $0.isStatic }) {
      return properties.contains(where: linked.isLetGo) ? nil : .itself
    }
    guard fields.allSatisfy({ $0.kind == .field }), let keeper = owner() else { return nil }
    if isStrong { return properties.contains(where: linked.isLetGo) ? nil : keeper }
    guard case .itself = keeper, fields.allSatisfy(\.isWeak) else { return nil }
    return .objects([value])
  }

  /// `UserDefaults.standard`: lives as long as the process.
  private func isSharedInstance(_ member: ValueFact) -> Bool {
    guard case .metatype(let id) = inference.type(of: member.base) else { return false }
    return SystemTypes.isKnown(table.nominals[id].path) && Catalog.sharedInstances.contains(program.name(member.name))
  }

  private func getter(of property: VariableID) -> FunctionID? {
    let getter = program.variables[property].getter
    return getter < 0 || isRequirement(property) ? nil : getter
  }

  /// Returns true for what a protocol requires: its getter returns nothing.
  private func isRequirement(_ property: VariableID) -> Bool {
    let fact = program.variables[property]
    return fact.getter >= 0 && table.nominal(of: fact.owner).map { table.isProtocol($0.id) } ?? false
      && flow.results(of: fact.getter).isEmpty
  }

  /// `var field: UITextField { form.field }`
  private func keeper(ofResultOf getter: FunctionID, readBy value: ValueID, _ depth: Int) -> Keeper? {
    guard depth < 4, step(in: getter) == nil, let result = result(of: getter) else { return nil }
    return keeper(of: result, in: FollowedFunction(function: getter, read: value), depth + 1)
  }

  private func keeper(of value: ValueID, in step: FollowedFunction, _ depth: Int) -> Keeper? {
    guard followed.count < 8 else { return nil }
    followed.append(step)
    defer { followed.removeLast() }
    return keeper(of: value, depth: depth)
  }

  private func keeper(ofLocal value: ValueID, _ local: VariableID, depth: Int) -> Keeper? {
    let variable = program.variables[local]
    guard depth < 4, variable.kind == .local || variable.kind == .parameter else { return nil }
    if let argument = given(to: local) { return keeper(of: argument, depth: depth + 1) }
    if isGivenBySelf(local, depth: depth + 1) || followed.isEmpty && isOwnCell(value) { return .itself }
    var places = keepers(given: local, depth: depth + 1)
    if variable.kind == .local, variable.isLet || variable.isElement, variable.initial >= 0 {
      let values = variable.isElement ? elements(of: variable.initial) : [variable.initial]
      places += values.compactMap { keeper(of: $0, depth: depth + 1) }
    }
    var objects = variable.isWeak || step(in: variable.function) != nil ? [] : [value]
    for place in places {
      guard case .objects(let found) = place else { return .itself }
      objects += found
    }
    return objects.isEmpty ? nil : .objects(objects)
  }

  /// `cell.button`: the list that `self` shows keeps its cells, also those that wait to be used again.
  private func isOwnCell(_ value: ValueID) -> Bool {
    let function = program.values[value].function
    guard followed.isEmpty || isOfObserver(program.outermostFunction(function)),
      linked.captures.referenceType(ofSelfIn: function) != nil
    else { return false }
    return OwnCells(linked: linked).contain(value)
  }

  /// `for field in [name, street]`. A constant property keeps its elements.
  private func elements(of list: ValueID) -> [ValueID] {
    if let property = trail.ownProperty(list) { return program.variables[property].isLet ? [list] : [] }
    let fact = program.values[origin(of: list) ?? list]
    if fact.kind == .cast { return elements(of: fact.base) }
    let isList = fact.kind == .array && fact.flags & (ValueFact.bracketed | ValueFact.dictionary) == ValueFact.bracketed
    return isList ? Array(program.operands(of: fact)) : []
  }

  /// `bind(to: model)`: each caller of the method is the same object, and gives what it keeps.
  private func isGivenBySelf(_ parameter: VariableID, depth: Int) -> Bool {
    let function = program.variables[parameter].function
    guard program.variables[parameter].kind == .parameter, function >= 0, step(in: function) == nil,
      isCalledByName(function)
    else { return false }
    let uses = mentions.uses(of: function)
    return !uses.calls.isEmpty && uses.references.isEmpty
      && uses.calls.allSatisfy { call in
        guard program.isOnSelf(call), let argument = inference.argument(of: call, for: parameter, of: function),
          case .itself = keeper(of: argument, in: FollowedFunction(function: function, call: call), depth)
        else { return false }
        return true
      }
  }
}
