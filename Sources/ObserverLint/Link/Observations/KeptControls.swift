/// The objects that keep the controls whose events an observation receives. The events end with the control.
extension PublisherEndings {
  enum Keeper {
    /// The `self` of the observation.
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
  func controlEvents(_ name: String, of namespace: ValueID, _ chain: inout Chain) -> PublisherEnding? {
    let fact = program.values[Int(namespace)]
    guard fact.kind == .member, Catalog.extensionNamespaces.contains(program.name(fact.b)),
      Catalog.controlEvents.contains(name)
    else { return nil }
    return events(of: fact.a, "the observation keeps the control, whose events end with it", &chain)
  }

  /// `button.tapPublisher`: a library adds such a member, unless the program declares it.
  func viewEvents(_ name: String, of view: ValueID, _ chain: inout Chain) -> PublisherEnding? {
    guard Catalog.eventPublishers.contains(name), isOfSystem(inference.type(of: view)),
      let events = events(of: view, "the observation keeps the view, whose events end with it", &chain)
    else { return nil }
    chain.libraryMember = name
    return events
  }

  private func isOfSystem(_ type: InferredType) -> Bool {
    guard case .nominal(let id) = type else { return false }
    return ([id] + table.ancestors(id)).contains { SystemTypes.isKnown(table.nominals[$0].path) }
      && table.unseenAncestor(id) == nil
  }

  /// The ending of events that end with an object: they go on for an observation that keeps the object. Nil if nothing
  /// is known of what keeps the object.
  private func events(of object: ValueID, _ reason: String, _ chain: inout Chain) -> PublisherEnding? {
    switch keeper(of: object, depth: 0) {
    case .itself: break
    case .objects(let objects): chain.keepers += objects
    case nil: return nil
    }
    return .never(reason)
  }

  /// The objects that the `self` of a function is, where the function is being followed: `self.view` for the getter of
  /// `view.taps`.
  func keeper(ofSelfIn function: FunctionID, depth: Int = 0) -> Keeper? {
    guard let step = step(in: function) else { return .itself }
    if depth > 8 { return nil }
    if let call = step.call {
      let made = program.functions[Int(step.function)].kind == .initializer
      if let object = made ? program.calls[Int(call)].value : program.receiver(call) {
        return keeper(of: object, depth: depth + 1)
      }
      return keeper(ofSelfIn: program.calls[Int(call)].function, depth: depth + 1)
    }
    guard let read = step.read else { return .itself }
    let fact = program.values[Int(read)]
    return fact.kind == .member
      ? keeper(of: fact.a, depth: depth + 1) : keeper(ofSelfIn: fact.function, depth: depth + 1)
  }

  private func keeper(of value: ValueID, depth: Int) -> Keeper? {
    let fact = program.values[Int(value)]
    switch fact.kind {
    case .selfReference: return keeper(ofSelfIn: fact.function, depth: depth)
    case .cast: return keeper(of: fact.a, depth: depth)
    case .name:
      let variables = flow.variables(named: fact.b, from: fact.function)
      if variables.isEmpty { return nil }
      return keeper(of: value, in: variables, ofWhat: keeper(ofSelfIn: fact.function, depth: depth))
    case .member:
      let variables = flow.fields(fact.b, ofBase: fact.a).variables
      // `self.superview`: the other object is not kept.
      if variables.isEmpty, Catalog.outerObjects.contains(program.name(fact.b)) { return nil }
      return keeper(of: value, in: variables, ofWhat: keeper(of: fact.a, depth: depth))
    case .variable: return keeper(ofLocal: value, fact.a, depth: depth)
    default: return nil
    }
  }

  /// - Parameter keeper: what keeps the object that has the properties.
  private func keeper(of value: ValueID, in properties: Members, ofWhat keeper: Keeper?) -> Keeper? {
    let fields = properties.lazy.map { self.program.variables[Int($0)] }
    if fields.allSatisfy({ $0.kind == .field && $0.getter < 0 && (program.isOutlet($0) || !$0.isWeak) }) {
      return keeper
    }
    if case .itself = keeper, fields.allSatisfy({ $0.kind == .field && $0.isWeak }) { return .objects([value]) }
    return nil
  }

  private func keeper(ofLocal value: ValueID, _ local: VariableID, depth: Int) -> Keeper? {
    let variable = program.variables[Int(local)]
    guard depth < 4, variable.kind == .local || variable.kind == .parameter else { return nil }
    if let argument = given(to: local) { return keeper(of: argument, depth: depth + 1) }
    var places = keepers(given: local, depth: depth + 1)
    if variable.kind == .local, variable.isLet, !variable.isElement, variable.initial >= 0 {
      places += [keeper(of: variable.initial, depth: depth + 1)].compactMap { $0 }
    }
    var objects = variable.isWeak || step(in: variable.function) != nil ? [] : [value]
    for place in places {
      guard case .objects(let found) = place else { return .itself }
      objects += found
    }
    return objects.isEmpty ? nil : .objects(objects)
  }

  /// `field = newField`, `view.addSubview(newField)`: what the code around gives a local to.
  private func keepers(given local: VariableID, depth: Int) -> [Keeper] {
    let variable = program.variables[Int(local)]
    guard variable.kind == .local, variable.isLet, variable.function >= 0 else { return [] }
    isRemovalAsked = true
    if removedViews.contain(local) { return [] }
    let uses = trail.uses(in: variable.function)
    return (uses.reads[local] ?? []).flatMap { read in
      uses[read].compactMap { use -> Keeper? in
        switch use {
        case .stored(let target):
          return trail.ownProperty(target).flatMap { _ in keeper(ofSelfIn: variable.function, depth: depth) }
        case .argument(let call, _) where Catalog.viewAdders.contains(program.callName(call).name):
          guard let view = program.callName(call).receiver else {
            return keeper(ofSelfIn: program.calls[Int(call)].function, depth: depth)
          }
          return keeper(ofView: view, depth)
        default: return nil
        }
      }
    }
  }

  /// The keeper of a view: `self` keeps its own views, such as `view`.
  private func keeper(ofView view: ValueID, _ depth: Int) -> Keeper? {
    let fact = program.values[Int(view)]
    if fact.kind == .name, Catalog.ownViews.contains(program.name(fact.b)),
      flow.variables(named: fact.b, from: fact.function).isEmpty
    {
      return keeper(ofSelfIn: fact.function, depth: depth)
    }
    return keeper(of: view, depth: depth)
  }
}
