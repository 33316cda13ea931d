/// The subjects of RxSwift, which alone keep their observers. Some of them complete when nobody keeps them any more.
extension PublisherEndings {
  /// The disposable of a subscription without an operator holds the subject weakly. So the subject ends with the object that
  /// keeps it, as the events of a control do.
  func ending(ofSubject subject: VariableID, readBy value: ValueID?, _ chain: inout Chain) -> PublisherEnding {
    let goesOn = PublisherEnding.never("a subject does not complete by itself")
    guard case .nominal(let id) = inference.type(ofVariable: subject) else { return goesOn }
    let endsByItself = endsByItself(subject, table.nominals[id].lastName)
    guard endsByItself || Catalog.keepingSubjects.contains(table.nominals[id].lastName) else { return goesOn }
    let keeper = value.flatMap { self.keeper(of: $0) }
    if case .itself = keeper {
      // Another subject in its place lets go of the observers.
      let isComputed = program.variables[subject].getter >= 0
      chain.isKeptBySubject = (isComputed || trail.isPermanent(subject)) && isAlwaysReached(value)
      return endsByItself && value.flatMap(replacement(of:)) == .later ? .unknown : goesOn
    }
    if chain.passesOperators, !endsByItself { return goesOn }
    switch value.flatMap({ self.keeper(ofBound: $0, &chain) }) {
    case .itself: return goesOn
    case .objects(let objects): chain.keepers += objects
    case nil: break
    }
    guard case .objects(let objects) = keeper else { return .unknown }
    chain.keepers += objects
    return goesOn
  }

  /// Returns true for a subject that completes when nobody keeps it any more. Several libraries have a type of the name.
  func endsByItself(_ subject: VariableID, _ type: String) -> Bool {
    if Catalog.endingSubjects.contains(type) { return true }
    let fact = program.variables[subject]
    let file =
      fact.owner >= 0
      ? program.fileOfType[fact.owner] : fact.function >= 0 ? program.fileOfFunction[fact.function] : -1
    return file >= 0
      && program.files[file].imports.contains { Catalog.endingSubjects.contains("\(program.name($0)).\(type)") }
  }

  /// Returns true if each property on the way to a subject holds the same object for as long as its owner lives.
  func isAlwaysReached(_ subject: ValueID?) -> Bool {
    reads(onTheWayTo: subject).allSatisfy {
      program.variables[$0.variable].kind != .field || program.variables[$0.variable].getter >= 0
        || trail.isPermanent($0.variable)
    }
  }

  /// `page.list.button`: the variables that each name on the way to an object may mean, the last name first. A getter leads on
  /// to the object that it returns.
  func reads(onTheWayTo object: ValueID?, depth: Int = 0) -> [(variable: VariableID, read: ValueFact)] {
    var result: [(variable: VariableID, read: ValueFact)] = []
    var next = object
    while let value = next {
      let fact = program.values[value]
      let variables: Variables
      switch fact.kind {
      case .member: (variables, next) = (flow.fields(fact.name, ofBase: fact.base).variables, fact.base)
      case .name: (variables, next) = (flow.variables(named: fact.name, from: fact.function), nil)
      case .cast:
        next = fact.base
        continue
      default: return result
      }
      result += variables.map { ($0, fact) }
      let getter = variables.count == 1 ? program.variables[variables[0]].getter : -1
      if getter >= 0, depth < 4 { result += reads(onTheWayTo: self.result(of: getter), depth: depth + 1) }
    }
    return result
  }

  // MARK: Bound subjects

  /// `output.count` of `let output = model.transform(input)`, and `count` of `return Output(count: count)` in the method: a
  /// binding to the subject keeps it, and the bag of the model keeps the binding for as long as the bound publisher goes on.
  ///
  /// - Returns: what keeps the model. Nil if no binding goes on for sure.
  private func keeper(ofBound subject: ValueID, _ chain: inout Chain) -> Keeper? {
    let fact = program.values[subject]
    guard followed.count < 4 else { return nil }
    if fact.kind == .variable, let step = followed.last,
      program.variables[fact.variable].function == step.function
    {
      return keeper(ofBound: fact.variable, member: nil, in: step.function, &chain)
    }
    guard fact.kind == .member, let made = origin(of: fact.base), program.values[made].kind == .call,
      flow.fields(fact.name, ofBase: fact.base).variables.allSatisfy({ property in
        program.variables[property].isLet && program.variables[property].getter < 0
      })
    else { return nil }
    let call = program.values[made].call
    let functions = inference.candidates(for: call).filter { program.functions[$0].hasBody }
    guard functions.count == 1, program.functions[functions[0]].kind == .function, step(in: functions[0]) == nil,
      let output = result(of: functions[0])
    else { return nil }
    followed.append(FollowedFunction(function: functions[0], call: call))
    defer { followed.removeLast() }
    let returned = program.values[output]
    if returned.kind == .variable {
      return keeper(ofBound: returned.variable, member: fact.name, in: functions[0], &chain)
    }
    guard returned.kind == .call, inference.candidates(for: returned.call).isEmpty,
      let given = program.argument(returned.call, labelled: program.name(fact.name)),
      program.values[given].kind == .variable
    else { return nil }
    return keeper(ofBound: program.values[given].variable, member: nil, in: functions[0], &chain)
  }

  /// - Parameter member: the subject's name in the local. Nil if the local is the subject.
  private func keeper(ofBound local: VariableID, member: NameID?, in function: FunctionID, _ chain: inout Chain)
    -> Keeper?
  {
    guard program.variables[local].isLet else { return nil }
    for binding in flow.bodies.calls[flow.bodies.body(of: function)] {
      guard program.calls[binding].function == function,
        Catalog.lastingObservations.contains(program.fullName(binding)), keeps(binding, local, member),
        let source = program.receiver(binding), isKeptForGood(binding),
        trail.order.decisions(for: program.calls[binding].nameOffset, in: function).isEmpty,
        let keeper = keeper(ofSelfIn: function)
      else { continue }
      var bound = Chain(ending: .unknown)
      var budget = 20
      bound.ending = ending(of: source, &bound, &budget)
      guard isEndless(bound), bound.keepers.isEmpty else { continue }
      chain.subjects += bound.subjects
      return keeper
    }
    return nil
  }

  /// `….bind(to: output.count)`, `….subscribe(onNext: { output.count.onNext($0) })`
  private func keeps(_ binding: CallID, _ local: VariableID, _ member: NameID?) -> Bool {
    program.argumentRange(binding).contains { index in
      let argument = program.values[program.arguments[index].value]
      switch argument.kind {
      case .closure: return captures.locals(heldBy: program.arguments[index].value).contains(local)
      case .variable: return argument.variable == local && member == nil
      case .member:
        let base = program.values[argument.base]
        return argument.name == member && base.kind == .variable && base.variable == local
      default: return false
      }
    }
  }

  /// Returns true if the bag of `self` keeps what a call begins for as long as `self` lives.
  private func isKeptForGood(_ call: CallID) -> Bool {
    guard case .ownProperties(let bags) = trail.destination(of: call) else { return false }
    guard bags.allSatisfy({ trail.isPermanentBag($0) && trail.isPermanent($0) }) else { return false }
    return !bags.isEmpty || !trail.renewsAssociatedBags
  }
}
