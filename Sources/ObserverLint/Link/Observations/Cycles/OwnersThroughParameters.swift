/// Cycles through a second object, which the observation of `self` holds: a view keeps its model, and gives itself to a
/// method of the model that observes; or a view gets `self` as a subview.
struct OwnersThroughParameters {
  struct Cycle {
    /// How the observation holds the object.
    var hold: Captures.Hold
    /// The class of the object, and the local or parameter that holds it.
    var owner: Int
    var object: VariableID
    /// The call that gives the object to the method, or `self` to the object.
    var call: CallID
    /// The function of that call.
    var function: FunctionID
  }

  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func cycle(of observation: Observation) -> Cycle? {
    guard case .ownProperties = observation.destination, linked.endings.isEndless(observation.chain) else { return nil }
    return cycle(ofBlocks: observation.blocks, givenTo: observation.call)
  }

  /// The class of the object, whenever the publisher ends.
  func owner(heldBy observation: Observation) -> Int? {
    guard case .ownProperties = observation.destination else { return nil }
    return cycle(ofBlocks: observation.blocks, givenTo: observation.call)?.owner
  }

  /// The cycle of an observation that `self` keeps or alone can end.
  func cycle(ofBlocks blocks: [ValueID], givenTo call: CallID) -> Cycle? {
    let function = program.outermostFunction(program.calls[Int(call)].function)
    guard let observer = linked.captures.referenceType(ofSelfIn: function) else { return nil }
    let children = GivenChildren(linked)
    for block in blocks {
      var seen: Set<VariableID> = []
      for naming in linked.captures.namingsOfObjects(heldBy: block) {
        let fact = program.values[Int(naming)]
        guard fact.kind == .variable, seen.insert(fact.a).inserted else { continue }
        let isParameter = program.variables[Int(fact.a)].kind == .parameter
        if isParameter, program.variables[Int(fact.a)].function == function,
          program.functions[Int(function)].kind == .function, let found = cycle(through: fact.a, of: function, depth: 0)
        {
          return found
        }
        if let gift = children.call(givingSelf: observer, to: naming, in: function),
          case .nominal(let owner) = linked.inference.type(of: naming)
        {
          return Cycle(
            hold: Captures.Hold(how: .object, value: naming), owner: owner, object: fact.a, call: gift,
            function: function)
        }
      }
    }
    return nil
  }

  /// A caller that gives an object to a method of what this object keeps: `self`, or another object.
  private func cycle(through parameter: VariableID, of function: FunctionID, depth: Int) -> Cycle? {
    for call in linked.mentions.uses(of: function).calls {
      let caller = program.calls[Int(call)].function
      guard let argument = linked.inference.argument(of: call, for: parameter, of: function) else { continue }
      if program.isOnSelf(call) {
        if let found = cycle(throughOwnParameter: argument, depth: depth + 1) { return found }
        continue
      }
      guard let receiver = program.receiver(call),
        let owner = owner(argument, givenTo: parameter, keeping: receiver, in: caller)
      else { continue }
      return Cycle(
        hold: Captures.Hold(how: .parameter, value: argument), owner: owner, object: parameter, call: call,
        function: caller)
    }
    return nil
  }

  /// The class of an object, if it keeps what a method is called on.
  private func owner(
    _ object: ValueID, givenTo parameter: VariableID, keeping receiver: ValueID, in caller: FunctionID
  ) -> Int? {
    let type = linked.inference.type(ofVariable: parameter)
    if linked.captures.isStrongSelf(object, outside: nil), let owner = linked.captures.referenceType(ofSelfIn: caller),
      isKept(receiver, by: owner), mayBe(owner, type)
    {
      return owner
    }
    let function = program.variables[Int(parameter)].function
    guard case .nominal(let owner) = type, let observer = linked.captures.referenceType(ofSelfIn: function),
      GivenChildren(linked).isGiven(receiver, of: observer, to: object, in: caller)
    else { return nil }
    return owner
  }

  /// `bindName(of: view)`: the method hands on a parameter of its own to another method of `self`.
  private func cycle(throughOwnParameter value: ValueID, depth: Int) -> Cycle? {
    let fact = program.values[Int(value)]
    guard depth < 4, fact.kind == .variable else { return nil }
    let parameter = program.variables[Int(fact.a)]
    guard parameter.kind == .parameter, program.functions[Int(parameter.function)].kind == .function else { return nil }
    return cycle(through: fact.a, of: parameter.function, depth: depth)
  }

  /// Returns true for what a property of `self` holds, and for a local that becomes such a property:
  /// `lazy var model = { let model = Model(); model.bind(to: self); return model }()`.
  private func isKept(_ receiver: ValueID, by owner: Int) -> Bool {
    if linked.trail.ownProperty(receiver) != nil { return true }
    let fact = program.values[Int(receiver)]
    guard fact.kind == .variable else { return false }
    let local = program.variables[Int(fact.a)]
    guard local.kind == .local, local.isLet, !local.isElement, local.initial >= 0,
      program.values[Int(local.initial)].kind == .call
    else { return false }
    return ObjectKeepers(linked).keepers(of: program.values[Int(local.initial)].a).contains { keeper in
      guard case .variables(let variables) = keeper else { return false }
      return variables.contains { variable in
        let property = program.variables[Int(variable)]
        return property.kind == .field && !property.isStatic
          && linked.table.nominal(of: property.owner).map { linked.table.areRelated($0.id, owner) } ?? false
      }
    }
  }

  /// Returns true if a parameter of the type may take the object. Overloads may differ in this type alone.
  private func mayBe(_ owner: Int, _ type: InferredType) -> Bool {
    guard case .nominal(let id) = type else { return type.isUnknown }
    return linked.table.areRelated(owner, id)
  }
}
