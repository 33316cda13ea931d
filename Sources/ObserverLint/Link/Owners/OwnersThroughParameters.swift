/// Cycles through a second object: a view keeps its model, and gives itself to a method of the model, which keeps an
/// observation that holds the view.
struct OwnersThroughParameters {
  struct Cycle {
    /// How the observation holds the parameter.
    var hold: Captures.Hold
    /// The class of the object that was given.
    var owner: Int
    /// The call that gives it, and the function that the call stands in.
    var call: CallID
    var function: FunctionID
  }

  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func cycle(of observation: Observation) -> Cycle? {
    guard case .ownProperties = observation.destination, linked.endings.isEndless(observation.chain) else { return nil }
    let function = program.outermostFunction(program.calls[Int(observation.call)].function)
    guard program.functions[Int(function)].kind == .function, program.functions[Int(function)].parameterCount > 0,
      linked.captures.referenceType(ofSelfIn: function) != nil
    else { return nil }
    for block in observation.blocks {
      for parameter in linked.captures.locals(heldBy: block).sorted()
      where program.variables[Int(parameter)].kind == .parameter
        && program.variables[Int(parameter)].function == function
      {
        if let found = cycle(through: parameter, of: function, block) { return found }
      }
    }
    return nil
  }

  /// A caller that gives its own `self`, and calls the method on what one of its properties holds strongly.
  private func cycle(through parameter: VariableID, of function: FunctionID, _ block: ValueID) -> Cycle? {
    for call in linked.mentions.uses(of: function).calls {
      let caller = program.calls[Int(call)].function
      guard let argument = linked.inference.argument(of: call, for: parameter, of: function),
        linked.captures.isStrongSelf(argument, outside: nil), let receiver = program.receiver(call),
        linked.trail.ownProperty(receiver) != nil, let owner = linked.captures.referenceType(ofSelfIn: caller),
        mayBe(owner, linked.inference.type(ofVariable: parameter))
      else { continue }
      return Cycle(
        hold: Captures.Hold(how: .parameter, value: argument), owner: owner, call: call, function: caller)
    }
    return nil
  }

  /// Returns true if a parameter of the type may take the object. Overloads may differ in this type alone.
  private func mayBe(_ owner: Int, _ type: InferredType) -> Bool {
    guard case .nominal(let id) = type else { return type.isUnknown }
    return linked.table.areRelated(owner, id)
  }
}
