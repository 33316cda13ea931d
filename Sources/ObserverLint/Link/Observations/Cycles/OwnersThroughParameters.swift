/// Cycles through a second object: a view keeps its model, and gives itself to a method of the model, which keeps an
/// observation that holds the view.
struct OwnersThroughParameters {
  struct Cycle {
    /// How the observation holds the parameter.
    var hold: Captures.Hold
    /// The class of the object that was given.
    var owner: NominalID
    /// The property of that object which keeps the owner of the observation.
    var property: VariableID
    /// The call that gives it, and the function that the call stands in.
    var call: CallID
    var function: FunctionID
  }

  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func cycle(of observation: Observation) -> Cycle? {
    guard case .ownProperties = observation.destination, linked.endings.isEndless(observation.chain) else { return nil }
    let function = program.outermostFunction(program.calls[observation.call].function)
    guard program.functions[function].kind == .function, program.functions[function].parameterCount > 0,
      linked.captures.referenceType(ofSelfIn: function) != nil
    else { return nil }
    for block in observation.blocks {
      for parameter in linked.captures.locals(heldBy: block).sorted()
      where program.variables[parameter].kind == .parameter
        && program.variables[parameter].function == function
      {
        if let found = cycle(through: parameter, of: function, depth: 0) { return found }
      }
    }
    return nil
  }

  /// A caller that gives its own `self`, and calls the method on what one of its properties holds strongly.
  private func cycle(through parameter: VariableID, of function: FunctionID, depth: Int) -> Cycle? {
    for call in linked.mentions.uses(of: function).calls {
      let caller = program.calls[call].function
      guard let argument = linked.inference.argument(of: call, for: parameter, of: function) else { continue }
      if program.isOnSelf(call) {
        if let found = cycle(throughOwnParameter: argument, depth: depth + 1) { return found }
        continue
      }
      guard linked.captures.isStrongSelf(argument, outside: nil), let receiver = program.receiver(call),
        let owner = linked.captures.referenceType(ofSelfIn: caller),
        let property = property(keeping: receiver, of: owner),
        mayBe(owner, linked.inference.type(ofVariable: parameter))
      else { continue }
      return Cycle(
        hold: Captures.Hold(how: .parameter, value: argument), owner: owner, property: property, call: call,
        function: caller)
    }
    return nil
  }

  /// `bindName(of: view)`: the method hands on a parameter of its own to another method of `self`.
  private func cycle(throughOwnParameter value: ValueID, depth: Int) -> Cycle? {
    let fact = program.values[value]
    guard depth < 4, fact.kind == .variable else { return nil }
    let parameter = program.variables[fact.variable]
    guard parameter.kind == .parameter, program.functions[parameter.function].kind == .function else { return nil }
    return cycle(through: fact.variable, of: parameter.function, depth: depth)
  }

  /// The property of `self` that holds an object, or that a local becomes:
  /// `lazy var model = { let model = Model(); model.bind(to: self); return model }()`.
  private func property(keeping receiver: ValueID, of owner: NominalID) -> VariableID? {
    if let property = linked.trail.ownProperty(receiver) { return property }
    let fact = program.values[receiver]
    guard fact.kind == .variable else { return nil }
    let local = program.variables[fact.variable]
    guard local.kind == .local, local.isLet, !local.isElement, local.initial >= 0,
      program.values[local.initial].kind == .call
    else { return nil }
    return ObjectKeepers(linked).keepers(of: program.values[local.initial].call).lazy.compactMap { keeper in
      guard case .variables(let variables) = keeper else { return nil }
      return variables.first { variable in
        let property = program.variables[variable]
        return property.kind == .field && !property.isStatic
          && linked.table.nominal(of: property.owner).map { linked.table.areRelated($0.id, owner) } ?? false
      }
    }.first
  }

  /// Returns true if a parameter of the type may take the object. Overloads may differ in this type alone.
  private func mayBe(_ owner: NominalID, _ type: InferredType) -> Bool {
    guard case .nominal(let id) = type else { return type.isUnknown }
    return linked.table.areRelated(owner, id)
  }
}
