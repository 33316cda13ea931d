/// Cycles of another object than `self`: `updates.sink { job.show($0) }.store(in: &job.subscriptions)`,
/// `model.token = observe(\.model.count) { … self … }`.
struct OwnersOfBags {
  struct Cycle {
    /// The place that names the object in the closure, or how the closure holds `self`, which keeps the object.
    var hold: Captures.Hold
    /// The object's class.
    var owner: Int
    /// The local, parameter or property that the object is; nil if the observation holds `self`, which keeps the object.
    var object: VariableID?
    /// The property of `self` that the object is.
    var property: VariableID?
    /// The object's property that keeps the observation.
    var storage: VariableID
  }

  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func cycle(of observation: Observation) -> Cycle? {
    guard linked.endings.isEndless(observation.chain), let (bag, hold) = heldKeeper(of: observation),
      let storage = bag.property, case .nominal(let owner) = linked.inference.type(of: bag.object),
      !linked.table.nominals[owner].isExternal
    else { return nil }
    switch program.types[Int(linked.table.nominals[owner].declaration)].keyword {
    case .class, .actor:
      let isHeld = hold.how == .object || hold.how == .target
      return Cycle(
        hold: hold, owner: owner, object: isHeld ? StoredOrder(linked).variable(of: bag.object) : nil,
        property: linked.trail.ownProperty(bag.object), storage: storage)
    default: return nil
    }
  }

  /// The structure around an observation that its bag keeps. The bag is an object, which all copies of the structure hold.
  func structure(keeping observation: Observation) -> Int? {
    let function = program.outermostFunction(program.calls[Int(observation.call)].function)
    guard let properties = observation.properties, !properties.isEmpty, properties.allSatisfy(isPermanentBag),
      properties.allSatisfy({ program.variables[Int($0)].getter < 0 }),
      function >= 0, !program.functions[Int(function)].isStatic, !program.isBeforeSelf(function),
      let owner = linked.table.owner(of: function), !owner.isExternal,
      program.types[Int(owner.declaration)].keyword == .struct
    else { return nil }
    return owner.id
  }

  /// Returns true if a property holds a bag that nobody can empty. Who gets such a bag can only keep it.
  func isPermanentBag(_ property: VariableID) -> Bool {
    guard case .nominal(let id) = linked.inference.type(ofVariable: property) else { return false }
    let type = linked.table.nominals[id]
    return type.isExternal && Catalog.permanentBags.contains(type.lastName)
  }

  /// `….disposed(by: globalBag)`, `….store(in: &Bags.shared.bag)`: a bag that lives as long as the process.
  func lastingBag(of observation: Observation) -> VariableID? {
    guard case .elsewhere = observation.destination else { return nil }
    return linked.trail.bags(of: observation.call).lazy.compactMap { bag -> VariableID? in
      guard let found = variable(of: bag) else { return nil }
      let fact = program.variables[Int(found)]
      if fact.kind == .global || fact.isStatic { return found }
      guard program.values[Int(bag)].kind == .member, let object = variable(of: program.values[Int(bag)].a) else {
        return nil
      }
      let keeper = program.variables[Int(object)]
      return keeper.isLet && (keeper.kind == .global || keeper.isStatic) ? found : nil
    }.first
  }

  private func variable(of value: ValueID) -> VariableID? {
    let fact = program.values[Int(value)]
    let found: Members
    switch fact.kind {
    case .name: found = linked.flow.variables(named: fact.b, from: fact.function)
    case .member: found = linked.flow.fields(fact.b, ofBase: fact.a).variables
    default: return nil
    }
    guard found.count == 1, program.variables[Int(found[0])].getter < 0, !program.variables[Int(found[0])].isWeak else {
      return nil
    }
    return found[0]
  }

  /// The object whose property keeps an observation that holds the object, of whatever type it is.
  func keeper(of observation: Observation) -> ValueID? { heldKeeper(of: observation)?.bag.object }

  private func heldKeeper(of observation: Observation)
    -> (bag: (object: ValueID, property: VariableID?), hold: Captures.Hold)?
  {
    guard case .elsewhere = observation.destination,
      let bag = linked.trail.bag(of: observation.call) ?? linked.trail.objectStoring(resultOf: observation.call),
      !linked.trail.isSelf(bag.object)
    else { return nil }
    if let hold = HeldObjects(observation, linked).hold(of: bag.object) { return (bag, hold) }
    guard let property = linked.trail.ownProperty(bag.object), linked.trail.isPermanent(property),
      linked.captures.referenceType(ofSelfIn: program.calls[Int(observation.call)].function) != nil,
      let hold = linked.cycles.hold(of: observation)
    else { return nil }
    return (bag, hold)
  }
}
