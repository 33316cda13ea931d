/// Removals that are given what is neither an observer nor a token.
extension RemovalSites {
  /// The registrations beside a removal whose object it is given, where that is no observer; none where its type tells.
  func neverAnObserver(_ removal: ValueFlow.Removal, _ call: CallID) -> [CallID]? {
    let argument = removal.argument
    let type = linked.inference.type(of: argument)
    // A method of the program may take anything.
    if !linked.inference.candidates(for: call).isEmpty { return nil }
    if linked.inference.isNotification(type) || isName(argument, type) { return [] }
    guard case .nominal(let id) = type else { return isMember(argument) ? observed(bySpelling: argument, call) : nil }
    if table.nominals[id].isExternal, Catalog.neverObservers.contains(table.nominals[id].lastName) { return [] }
    if Catalog.tokenTypes.contains(table.nominals[id].lastName) { return nil }
    guard let variable = StoredOrder(linked).variable(of: argument), program.variables[variable].kind == .field,
      let owner = table.owner(of: program.calls[call].function)
    else { return nil }
    let observed = registrations(near: owner).filter { registration in
      registration.object.flatMap { StoredOrder(linked).variable(of: $0) } == variable
    }
    let isObserver = linked.registrations.contains { registration in
      registration.observer.map { linked.reach.sameObserver(argument, $0) != .different } ?? false
    }
    return observed.isEmpty || isObserver ? nil : observed.prefix(3).map(\.call)
  }

  /// Returns true if the code behind a removal sets the property to `nil` whose observation it is given:
  /// `removeObserver(cancellable)`, `cancellable = nil`.
  func isReleased(_ argument: ValueID) -> Bool {
    let order = StoredOrder(linked)
    let read = program.values[order.readPlace(of: argument)]
    guard case .nominal(let id) = linked.inference.type(of: argument),
      Catalog.observationWrappers.contains(table.nominals[id].lastName),
      let variable = order.variable(of: order.readPlace(of: argument))
    else { return false }
    return order.stores(into: variable, in: read.function).contains { store in
      program.values[store.from].kind == .nil
        && linked.order.surelyFollows(store.offset, program.values[argument].offset, in: read.function)
    }
  }

  /// Returns true for a notification's name: by its type, by the constant of the system that it is, or because a registration
  /// takes the same constant as its name.
  private func isName(_ value: ValueID, _ type: InferredType) -> Bool {
    if case .nominal(let id) = type, isTypeOfNames(id) { return true }
    // `Notification.Name.changed`, which another file declares.
    let fact = program.values[value]
    if fact.kind == .member, case .metatype(let id) = linked.inference.type(of: fact.base), isTypeOfNames(id) {
      return true
    }
    if let sources = linked.identity.names(of: value), !sources.isEmpty,
      sources.allSatisfy({ SystemNotifications.notification($0) != nil })
    {
      return true
    }
    guard let variable = StoredOrder(linked).variable(of: value), program.variables[variable].kind != .local else {
      return false
    }
    return linked.registrations.contains { registration in
      registration.name.flatMap { StoredOrder(linked).variable(of: $0) } == variable
    }
  }

  private func isTypeOfNames(_ id: NominalID) -> Bool {
    table.nominals[id].isExternal && Catalog.notificationNameTypes.contains(table.nominals[id].path)
  }

  private func registrations(near owner: NominalType) -> [Registration] {
    linked.registrations.filter { registration in
      table.owner(of: program.calls[registration.call].function).map { table.areRelated($0.id, owner.id) } ?? false
    }
  }

  private func isMember(_ value: ValueID) -> Bool { program.values[value].kind == .member }

  /// `removeObserver(player.currentItem)`: the registrations of the type that have this as their object, if none has it as
  /// its observer.
  private func observed(bySpelling argument: ValueID, _ call: CallID) -> [CallID]? {
    guard let owner = table.owner(of: program.calls[call].function) else { return nil }
    let near = registrations(near: owner)
    let observed = near.filter { $0.object.map { StoredOrder(linked).isSamePath($0, argument) } ?? false }
    let name = lastName(of: argument)
    let isObserver = linked.registrations.compactMap(\.observer).contains { observer in
      linked.reach.sameObserver(argument, observer) == .same || name != nil && lastName(of: observer) == name
    }
    return observed.isEmpty || isObserver ? nil : observed.prefix(3).map(\.call)
  }

  /// The last part of a path: `player.currentItem` and `currentItem` may be the same object. Nil for a value that is no
  /// path.
  private func lastName(of value: ValueID) -> NameID? {
    let fact = program.values[value]
    return fact.kind == .member || fact.kind == .name ? fact.name : nil
  }
}
