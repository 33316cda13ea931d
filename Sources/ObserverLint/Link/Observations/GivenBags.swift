/// Functions of the program that only put an observation into a bag, and that get both from their callers.
extension ObservationTrail {
  /// `keep(updates.sink { … }, in: bag)`, `updates.sink { … } ==> bag`: where a call puts an observation with a bag that it
  /// gives. The function may return the observation to a caller that ends it.
  func destination(givenTo call: CallID, as bag: VariableID, of function: FunctionID) -> Destination {
    guard case .dropped = destination(of: call),
      let argument = flow.inference.argument(of: call, for: bag, of: function), let property = ownProperty(argument),
      !isBagOfOthers(property)
    else { return .elsewhere }
    return .ownProperties([property])
  }

  /// `updates.sink { … }.live(in: bag)`: the property of `self` that a call gives to the method of an extension, which does
  /// nothing else than put `self` into the bag.
  func destination(keptBy call: CallID) -> Destination? {
    let functions = flow.inference.candidates(for: call)
    guard functions.count == 1, let function = functions.first, program.functions[function].kind == .function,
      let owner = flow.table.owner(of: function), owner.isExternal || flow.table.isProtocol(owner.id),
      case let body = flow.bodies.body(of: function), flow.bodies.flows[body].isEmpty,
      flow.bodies.calls[body].count == 1, let keeping = flow.bodies.calls[body].first, program.isOnSelf(keeping),
      let bag = bag(ofKeeping: keeping)
    else { return nil }
    return destination(givenTo: call, as: bag, of: function)
  }

  /// The parameter of a function that keeps another parameter as a bag: `bag` in `token.store(in: &bag)` and in
  /// `bag.insert(token)`. Nil if the function does something else with one of them.
  func bag(keeping parameter: VariableID, in function: FunctionID) -> VariableID? {
    let uses = uses(in: function)
    let reads = uses.reads[parameter] ?? []
    let kept = reads.flatMap { read in
      uses[read].map { use -> VariableID? in
        switch use {
        case .member(let member): uses.call(of: member).flatMap(bag(ofKeeping:))
        case .argument(let call, _): bag(ofAdding: call)
        default: nil
        }
      }
    }
    guard kept.count == reads.count, let bag = kept.first ?? nil, kept.allSatisfy({ $0 == bag }),
      uses.reads[bag]?.count == kept.count
    else { return nil }
    return bag
  }

  private func bag(ofKeeping call: CallID) -> VariableID? {
    guard Catalog.observationKeepers.contains(program.fullName(call)), flow.inference.candidates(for: call).isEmpty
    else { return nil }
    return program.argument(call, at: 0).flatMap(parameter(readBy:))
  }

  private func bag(ofAdding call: CallID) -> VariableID? {
    let (name, receiver) = program.callName(call)
    guard Catalog.containerMutators.contains(name), flow.inference.candidates(for: call).isEmpty else { return nil }
    return receiver.flatMap(parameter(readBy:))
  }

  private func parameter(readBy value: ValueID) -> VariableID? {
    let fact = program.values[value]
    guard fact.kind == .variable, program.variables[fact.variable].kind == .parameter else { return nil }
    return fact.variable
  }
}
