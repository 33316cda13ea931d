/// Values that a closure puts into its own parameter: `lock.withLock { $0 = token }`, `box.update { $0.append(token)
/// }`.
extension ValueFlow {
  /// It comes back to whoever calls the closure. The program's own function is asked which argument that is
  /// (`HeldClosures`); with any other, it is what the function is called on, or what nobody here can see.
  func connectGivenBack(_ variable: VariableID) {
    let fact = program.variables[variable]
    guard fact.kind == .parameter, fact.function >= 0, program.functions[fact.function].kind == .closure,
      let site = inference.closureSites[fact.function]
    else { return }
    let parameter = node(ofVariable: variable)
    closuresByGivenBack[parameter] =
      program.arguments[program.argumentRange(site.call).lowerBound + site.argument].value
    guard inference.candidates(for: site.call).isEmpty else { return }
    // `reduce(into:)` returns what it was given beside the closure.
    if site.argument > 0, traits(ofName: program.callNameID(site.call)).contains(.transforms) { return }
    guard let receiver = program.receiver(site.call) else { return connect(parameter, unknownNode) }
    putInto(parameter, receiver)
    if !keepsForItself(receiver) { connect(parameter, unknownNode) }
  }

  /// Returns true if values that the receiver holds are available through the receiver only: a lock, a collection.
  private func keepsForItself(_ receiver: ValueID) -> Bool {
    switch inference.type(of: receiver) {
    case .collection: true
    case .nominal(let id):
      table.nominals[id].isExternal && Catalog.containerTypes.contains(table.nominals[id].lastName)
    default: false
    }
  }
}
