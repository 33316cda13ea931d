/// Publishers that an object gets when it is made, and that a function gets from its callers.
extension PublisherEndings {
  /// `let states: AnyPublisher<Int, Never>`: the ending of what initializers store into a property that nothing changes later.
  func ending(
    ofConstant field: VariableID, readBy value: ValueID?, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding {
    guard let stored = storedByInitializers(field) else { return .unknown }
    return endless(stored, &chain) { run, chain in
      // The initializer that is followed makes the object.
      if step(in: run.initializer) != nil { return ending(of: run.value, &chain, &budget) }
      return following(FollowedFunction(function: run.initializer, read: value)) {
        ending(of: run.value, &chain, &budget)
      }
    }
  }

  /// The values that initializers store into a property. Nil if other code stores into it, or if its declaration does.
  func storedByInitializers(_ field: VariableID) -> [(initializer: FunctionID, value: ValueID)]? {
    let fact = program.variables[field]
    guard fact.kind == .field, !fact.isStatic, fact.getter < 0, fact.initial < 0,
      let owner = table.nominal(of: fact.owner), !owner.isExternal, fact.isLet || isStoredByInitializersAlone(field)
    else { return nil }
    let initializers = program.nameIDs["init"].flatMap { owner.functions[$0] } ?? []
    return initializers.flatMap { initializer in
      values(storedInto: fact.name, in: initializer).map { (initializer, $0) }
    }
  }

  private func isStoredByInitializersAlone(_ field: VariableID) -> Bool {
    let owner = table.nominal(of: program.variables[field].owner)?.id
    return flow.bodiesStoring(into: field).allSatisfy {
      program.functions[$0].kind == .initializer && table.ownerID(of: $0) == owner
    }
  }

  /// The values that an initializer stores into a property: `states = given`, `self.states = given`.
  func values(storedInto name: NameID, in initializer: FunctionID) -> [ValueID] {
    flow.bodies.flows[flow.bodies.body(of: initializer)].map { program.flows[$0] }.filter {
      let target = program.values[$0.to]
      return target.kind == .name && target.name == name
        || target.kind == .member && target.name == name && program.isSelf(target.base)
    }.map(\.from)
  }

  /// The ending of what the callers give to a parameter. Tests may give anything. Other modules may call a public function,
  /// too, but then the callers of the program suffice to show what goes on.
  func ending(
    givenTo parameter: VariableID, _ chain: inout Chain, _ ending: (ValueID, inout Chain) -> PublisherEnding
  ) -> PublisherEnding {
    let function = program.variables[parameter].function
    guard function >= 0, followed.last(where: { $0.function == function })?.call == nil, isCalledByNameAlone(function)
    else { return .unknown }
    let uses = mentions.uses(of: function)
    guard uses.references.isEmpty else { return .unknown }
    let callers = uses.calls.filter { !mentions.isTest(program.calls[$0].function) }
    return endless(callers, &chain) { caller, chain in
      following(FollowedFunction(function: function, call: caller)) {
        given(to: parameter).map { ending($0, &chain) } ?? .unknown
      }
    }
  }

  /// Returns true if code of the program alone runs a function, by the function's name.
  func isCalledByName(_ function: FunctionID) -> Bool {
    !program.functions[function].isPublic && isCalledByNameAlone(function)
  }

  /// Returns true for a function that code runs by the function's name alone.
  private func isCalledByNameAlone(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    return (fact.kind == .function || fact.kind == .initializer) && fact.hasBody && !fact.isOverride
      && !fact.isObjectiveC && !mentions.isSelector(fact.name)
  }
}
