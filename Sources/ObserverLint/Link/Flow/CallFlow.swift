/// The flow of values through calls: into parameters, out of results, into containers, out of the program.
extension ValueFlow {
  func connectCall(_ call: CallID) {
    let fact = program.calls[Int(call)]
    let name = program.callNameID(call)
    let receiver = program.receiver(call)
    let candidates = candidates(for: call)
    if program.callNames.mayRemove(name), isRemoval(call, receiver: receiver, candidates: candidates) { return }
    if traits(ofName: name).contains(.keepsAssociatedObject), connectAssociatedObject(call) { return }
    if isRegistration(call) { return }
    if isOperation(fact) { return connectOperation(call, candidates) }
    if !candidates.isEmpty {
      callTargets[call] = candidates
      for candidate in candidates { connectCall(call, to: candidate, receiver: receiver) }
      if let receiver, mayBeContainer(receiver), traits(ofName: name).contains(.mutatesContainer) {
        for index in program.argumentRange(call) { putInto(program.arguments[index].value, receiver) }
      }
      return
    }
    if connectMemberwise(call) { return }
    if let callee = closureCallee(fact) {
      let arguments = program.arguments[program.argumentRange(call)]
      addIndirectCall(
        callee: callee, arguments: arguments.map(\.value), inouts: arguments.filter(\.isInout).map(\.value),
        result: fact.value)
      return
    }
    connectExternalCall(call, receiver: receiver)
  }

  // MARK: Registrations and removals

  /// Returns true if the receiver keeps observers: a center, or an unknown value that is called like a center.
  func mayBeCenter(_ receiver: ValueID?, in function: FunctionID) -> Bool {
    guard let receiver else {
      guard let owner = table.owner(of: function) else { return false }
      return inference.isCenter(owner.id)
    }
    let type = inference.type(of: receiver)
    if type.isUnknown { return true }
    if case .nominal(let id) = type {
      return inference.isCenter(id) || table.nominals[id].isExternal || table.unseenAncestor(id) != nil
    }
    return false
  }

  func isRegistration(_ call: CallID) -> Bool {
    guard program.callNames.mayRegister(program.callNameID(call)) else { return false }
    let name = program.callName(call).name
    let full = program.fullName(call)
    guard inference.isBlockRegistration(full, name: name) || program.isSelectorRegistration(full) else { return false }
    let receiver = program.callName(call).receiver
    if isOwnRegistration(call) { return false }
    // A subclass that overrides it, such as a test's double, does not change what Foundation's own does.
    if let receiver, case .nominal(let id) = inference.type(of: receiver), inference.isCenter(id),
      table.nominals[id].isExternal || program.types[Int(table.nominals[id].declaration)].keyword == .protocol
    {
      return true
    }
    let candidates = candidates(for: call)
    return (candidates.isEmpty || mayMeanCenters(receiver, candidates))
      && mayBeCenter(receiver, in: program.calls[Int(call)].function)
  }

  /// Returns true if a call on a receiver of unknown type may mean the method of a protocol that Foundation's centers
  /// conform to.
  private func mayMeanCenters(_ receiver: ValueID?, _ candidates: [FunctionID]) -> Bool {
    guard let receiver, inference.type(of: receiver).isUnknown else { return false }
    return candidates.contains { candidate in
      guard let owner = table.owner(of: candidate), table.isProtocol(owner.id) else { return false }
      return inference.isCenter(owner.id)
    }
  }

  private func isRemoval(_ call: CallID, receiver: ValueID?, candidates: [FunctionID]) -> Bool {
    guard program.isRemoval(program.fullName(call)), let argument = program.argument(call, at: 0),
      candidates.isEmpty || mayMeanCenters(receiver, candidates)
        || receiver.map({ inference.isCenter(inference.type(of: $0)) }) ?? isInExtensionOfCenter(call),
      mayBeCenter(receiver, in: program.calls[Int(call)].function)
    else { return false }
    let removal = Removal(
      argument: argument, center: receiver, call: call, name: program.argument(call, labelled: "name"),
      object: program.argument(call, labelled: "object"))
    // A list of tokens given as one removes none of them.
    if isCollection(argument) || dictionary(ofPair: argument) != nil {
      collectionRemovals.append(removal)
      return true
    }
    addRemoval(removal)
    return true
  }

  /// `removeObserver(ticket.token)` in an extension of centers that adds a method of this name for tickets. A list of tokens
  /// is nothing that the center's own method takes.
  private func isInExtensionOfCenter(_ call: CallID) -> Bool {
    guard let owner = table.owner(of: program.calls[Int(call)].function), let argument = program.argument(call, at: 0)
    else { return false }
    return owner.isExternal && inference.isCenter(owner.id) && !isCollection(argument)
      && dictionary(ofPair: argument) == nil
  }

  /// Returns true if a method with the name of a container's method may be the container's, although the program
  /// declares the name.
  private func mayBeContainer(_ receiver: ValueID) -> Bool {
    switch inference.type(of: receiver) {
    case .unknown, .collection: return true
    case .nominal(let id):
      return table.nominals[id].isExternal && Catalog.containerTypes.contains(table.nominals[id].lastName)
    default: return false
    }
  }

  private func isCollection(_ value: ValueID) -> Bool {
    if case .collection = inference.type(of: value) { return true }
    return false
  }

  // MARK: The program's own functions

  func connectCall(_ call: CallID, to candidate: FunctionID, receiver: ValueID?) {
    let fact = program.functions[Int(candidate)]
    let value = program.calls[Int(call)].value
    markCalled(candidate)
    let range = program.argumentRange(call)
    if fact.kind == .enumCase {
      for index in range { connect(program.arguments[index].value, value) }
      return
    }
    // If the type of the receiver is unknown, any function of that name is a candidate: what cannot hold a token is
    // left out.
    let isGuess = receiver.map { inference.type(of: $0).isUnknown } ?? false
    let parameters = program.parameters(of: fact)
    for (position, parameter) in inference.matchArguments(call, candidate) ?? [:] {
      let argument = program.arguments[range.lowerBound + position]
      let variable = parameters[parameter].variable
      if isGuess, !inference.mayHoldToken(variable) { continue }
      connect(argument.value, node(ofVariable: variable))
      if argument.isInout { putInto(node(ofVariable: variable), argument.value) }
    }
    if !isGuess || inference.mayReturnToken(candidate) { connect(node(ofResult: candidate), value) }
    if fact.kind == .initializer {
      // A value that is made holds nothing of its arguments but through its fields.
      return
    }
    guard let owner = table.owner(of: candidate), owner.isExternal, !fact.isStatic else { return }
    addedMethodsCalled[owner.id, default: []].insert(candidate)
    if let receiver {
      connect(receiver, node(ofSelf: owner.id))
    } else if let caller = table.owner(of: program.calls[Int(call)].function) {
      connect(node(ofSelf: caller.id), node(ofSelf: owner.id))
    }
  }

  /// `Entry(token: token)` of a type without an initializer of its own: each argument into the field it names.
  private func connectMemberwise(_ call: CallID) -> Bool {
    let callee = program.calls[Int(call)].callee
    let fact = program.values[Int(callee)]
    var type = inference.type(of: callee)
    if fact.kind == .member, program.name(fact.b) == "init" { type = inference.type(of: fact.a) }
    guard case .metatype(let id) = type, !table.nominals[id].isExternal else { return false }
    for index in program.argumentRange(call) {
      let argument = program.arguments[index]
      let fields = argument.label >= 0 ? table.fields(argument.label, in: id) : []
      for field in fields { connect(argument.value, node(ofVariable: field)) }
      if fields.isEmpty { connect(argument.value, unknownNode) }
    }
    return true
  }

  /// The value that is called, where it is a closure that something holds.
  private func closureCallee(_ fact: CallFact) -> Int32? {
    let callee = program.values[Int(fact.callee)]
    switch callee.kind {
    case .variable, .call, .index, .alternatives, .cast: return fact.callee
    case .name: return variables(named: callee.b, from: callee.function).isEmpty ? nil : fact.callee
    case .member: return fields(callee.b, ofBase: callee.a).variables.isEmpty ? nil : fact.callee
    default: return nil
    }
  }

  // MARK: Associated objects

  private func connectAssociatedObject(_ call: CallID) -> Bool {
    let value = program.calls[Int(call)].value
    switch program.callName(call).name {
    case "objc_setAssociatedObject":
      guard let key = program.argument(call, at: 1), let object = program.argument(call, at: 2) else { return false }
      connect(object, associatedNode(key))
    case "objc_getAssociatedObject":
      guard let key = program.argument(call, at: 1) else { return false }
      connect(associatedNode(key), value)
    default: return false
    }
    return true
  }

  private func associatedNode(_ key: ValueID) -> Int32 {
    let fact = program.values[Int(key)]
    let text =
      switch fact.kind {
      case .variable: program.name(program.variables[Int(fact.a)].name)
      case .name, .member, .implicitMember, .string, .selector: program.name(fact.b)
      default: "?"
      }
    return associatedNode(named: text)
  }

  // MARK: Calls that leave the program

  func connectExternalCall(_ call: CallID, receiver: ValueID?) {
    let value = program.calls[Int(call)].value
    let callee = program.calls[Int(call)].callee
    let traits = traits(ofName: program.callNameID(call))
    let ignores = traits.contains(.ignoresResult)
    let transforms = traits.contains(.transforms)
    let mutates = traits.contains(.mutatesContainer) && receiver != nil
    let keepsNothing = traits.contains(.keepsNothing)
    var isContainer = traits.contains(.isContainer)
    if case .metatype(let id) = inference.type(of: callee), table.nominals[id].isExternal {
      isContainer = isContainer || Catalog.containerTypes.contains(table.nominals[id].lastName)
    }
    if isContainer == false, program.values[Int(callee)].kind == .call || program.values[Int(callee)].kind == .array {
      isContainer = true  // `[NSObjectProtocol](…)`
    }
    for index in program.argumentRange(call) {
      let argument = program.arguments[index].value
      let fact = program.values[Int(argument)]
      switch fact.kind {
      case .literal, .nil, .selector, .string: continue
      // In a method that is added to a type of another module, `self` may be a token.
      case .selfReference where !(table.owner(of: fact.function)?.isExternal ?? false): continue
      case .closure:
        if let receiver {
          for parameter in program.parameters(of: fact.a) {
            connect(receiver, node(ofVariable: parameter.variable))
          }
        }
        if transforms {
          connect(node(ofResult: fact.a), value)
          // `reduce(into:)`: what the closure puts into its parameter is the result.
          for parameter in program.parameters(of: fact.a) {
            connect(node(ofVariable: parameter.variable), value)
          }
        } else if !ignores {
          connect(node(ofResult: fact.a), unknownNode)
        }
        continue
      default: break
      }
      if fact.kind == .name, fact.flags & ValueFact.operation != 0 {
        // Which of the operands are the receiver's depends on what takes the operator.
        if let receiver { connect(receiver, unknownNode) }
        continue
      }
      // `tokensByName.forEach(center.removeObserver)`
      if let receiver, isRemovalReference(argument), hasNoTokenAsElement(receiver) { continue }
      if let receiver, isFunctionReference(argument) || isClosureVariable(argument) {
        for function in functionReferences(argument) where program.functions[Int(function)].kind == .function {
          givenFunctions[function, default: []].append(argument)
        }
        addIndirectCall(callee: argument, arguments: [receiver], result: ignores ? nil : value)
        continue
      }
      if mutates, let receiver {
        putInto(argument, receiver)
        if isForeign(receiver) { connect(argument, unknownNode) }
      } else if isContainer || transforms {
        connect(argument, value)
      } else if !keepsNothing {
        connect(argument, unknownNode)
      }
    }
    if let receiver, !traits.contains(.carriesNothing), carries(receiver) {
      connect(receiver, value)
      // `center.addObserver(…) { … }.keep(in: bag)`
      let made = program.values[Int(receiver)]
      if made.kind == .call, isRegistration(made.a) { connect(receiver, unknownNode) }
    }
  }

  /// Returns true if a result may hold a part of its receiver: not if the receiver is an object with methods.
  private func carries(_ receiver: ValueID) -> Bool {
    if program.values[Int(receiver)].kind == .selfReference { return false }
    let type = inference.type(of: receiver)
    if case .metatype = type { return false }
    return !inference.isCenter(type)
  }

  /// Returns true if another package declares the type of the receiver, which may do anything with its arguments.
  private func isForeign(_ receiver: ValueID) -> Bool {
    guard case .nominal(let id) = inference.type(of: receiver) else { return false }
    let nominal = table.nominals[id]
    return nominal.isExternal && !Catalog.containerTypes.contains(nominal.lastName)
      && !SystemTypes.isKnown(nominal.path)
  }

  private func isClosureVariable(_ value: ValueID) -> Bool {
    if case .function = inference.type(of: value) { return true }
    let fact = program.values[Int(value)]
    guard fact.kind == .variable else { return false }
    let initial = program.variables[Int(fact.a)].initial
    return initial >= 0 && program.values[Int(initial)].kind == .closure
  }

  // MARK: Functions as values

  /// `removeToken`, `self.removeToken`, `center.removeObserver` without a call.
  func isFunctionReference(_ value: ValueID) -> Bool {
    isRemovalReference(value) || !functionReferences(value).isEmpty
  }

  func isRemovalReference(_ value: ValueID) -> Bool {
    let fact = program.values[Int(value)]
    guard fact.kind == .member || fact.kind == .name else { return false }
    guard program.callNames.mayRemove(fact.b) else { return false }
    return fact.kind == .member
      ? mayBeCenter(fact.a, in: fact.function) : mayBeCenter(nil, in: fact.function)
  }

  func functionReferences(_ value: ValueID) -> [FunctionID] {
    let fact = program.values[Int(value)]
    switch fact.kind {
    case .closure: return [fact.a]
    case .name where fact.flags & ValueFact.operation != 0:
      return Array(table.functionsByName[fact.b] ?? []) + (table.topLevelFunctions[fact.b] ?? [])
    case .name:
      var scope = fact.function
      while scope >= 0 {
        if let local = table.localFunctions[scope]?[fact.b] { return local }
        scope = program.functions[Int(scope)].parent
      }
      guard variables(named: fact.b, from: fact.function).isEmpty else { return [] }
      var owner = table.ownerID(of: fact.function)
      while let current = owner {
        let found = Array(table.functions(fact.b, in: current))
        if !found.isEmpty { return found + inference.overrides(of: found, below: current) }
        owner = inference.outerType(of: current)
      }
      return table.topLevelFunctions[fact.b] ?? []
    case .member:
      switch inference.type(of: fact.a) {
      case .nominal(let id), .metatype(let id):
        guard table.fields(fact.b, in: id).isEmpty else { return [] }
        let found = Array(table.functions(fact.b, in: id))
        return found + inference.overrides(of: found, below: id)
      default: return []
      }
    default: return []
    }
  }
}
