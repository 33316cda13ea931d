/// Whether a program's registrations and removals are about its own observers alone.
extension LinkedProgram {
  /// False where a function might be another program's way to register or to remove, where something is removed that
  /// was not registered here, and where what registers or removes may be another program's own: whoever leaves such a program out no longer knows what becomes of others' observers.
  var observesForItselfAlone: Bool {
    let names = program.namesOfRegistrationsAndRemovals()
    if program.functions.contains(where: { $0.kind == .function && names.contains($0.name) }) { return false }
    let calls =
      registrations.map(\.call) + observations.map(\.call) + keyPathSites.all.map(\.call)
      + keyPathSites.removals.map(\.call)
    let places =
      calls.map { program.calls[Int($0)].function }
      + flow.removalArguments.map { program.values[Int($0.argument)].function }
    guard places.allSatisfy({ isOwn($0) }) else { return false }
    let centers = registrations.map(\.center) + flow.removalArguments.map(\.center)
    guard centers.allSatisfy({ $0.map { inference.isCenter(inference.type(of: $0)) } ?? false }) else { return false }
    guard keyPathSites.removals.allSatisfy({ $0.observer.map(isSelf) ?? false }) else { return false }
    let others = flow.removalArguments.filter { !isSelf($0.argument) }
    if others.isEmpty { return true }
    let reached = flow.outgoing.reached(from: registrations.map { program.calls[Int($0.call)].value })
    return others.allSatisfy { reached[Int($0.argument)] }
  }

  /// Whether what runs belongs to a type of the program's, or can be called in its file alone.
  private func isOwn(_ function: FunctionID) -> Bool {
    let outermost = program.outermostFunction(function)
    // What runs at the top level runs once, in its file.
    guard outermost >= 0 else { return true }
    let fact = program.functions[Int(outermost)]
    if let owner = table.owner(of: outermost) {
      // What a protocol or a type of elsewhere is given belongs to all that conform or inherit.
      let isShared = owner.isExternal || program.types[Int(owner.declaration)].keyword == .protocol
      return !isShared || fact.isPrivate
    }
    return fact.kind != .function || fact.isPrivate
  }

  private func isSelf(_ value: ValueID) -> Bool { program.values[Int(value)].kind == .selfReference }
}
