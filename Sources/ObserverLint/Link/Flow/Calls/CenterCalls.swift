/// Calls that register or remove observers of a center.
extension ValueFlow {
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
      table.nominals[id].isExternal || program.types[table.nominals[id].declaration].keyword == .protocol
    {
      return true
    }
    let candidates = candidates(for: call)
    return (candidates.isEmpty || mayMeanCenters(receiver, candidates))
      && mayBeCenter(receiver, in: program.calls[call].function)
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

  func isRemoval(_ call: CallID, receiver: ValueID?, candidates: [FunctionID]) -> Bool {
    guard program.isRemoval(program.fullName(call)), let argument = program.argument(call, at: 0),
      candidates.isEmpty || mayMeanCenters(receiver, candidates)
        || receiver.map({ inference.isCenter(inference.type(of: $0)) }) ?? isInExtensionOfCenter(call),
      mayBeCenter(receiver, in: program.calls[call].function)
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
    guard let owner = table.owner(of: program.calls[call].function), let argument = program.argument(call, at: 0)
    else { return false }
    return owner.isExternal && inference.isCenter(owner.id) && !isCollection(argument)
      && dictionary(ofPair: argument) == nil
  }
}
