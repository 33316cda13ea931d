extension CastFix {
  /// The observation that leads to the cast becomes one with a typed descriptor.
  func observeByDescriptor() throws(Unfixable) -> Fix {
    guard let read = context.lookups.reads[place],
      program.values[read.notification].kind == .variable
    else { throw Unfixable(.noSingleObservation, "the cast stands in no handler of one observation") }
    let variable = program.variables[program.values[read.notification].variable]
    guard variable.kind == .parameter, variable.function >= 0 else {
      throw Unfixable(.noSingleObservation, "the cast stands in no handler of one observation")
    }
    if program.functions[variable.function].kind == .closure {
      return try fixBlock(variable.function)
    }
    let name = program.name(program.functions[variable.function].name)
    let owner = linked.table.ownerID(of: variable.function)
    let registrations = (context.lookups.selectorSites[name] ?? []).filter {
      linked.table.ownerID(of: program.function(ofCall: $0.registration.call)) == owner
    }
    guard registrations.count == 1, let site = registrations.first else {
      throw Unfixable(.handlerNotMethod, "the handler is no method that one selector names")
    }
    let call = site.registration.call
    let (node, text) = try context.code(of: call)
    guard let observer = site.registration.observer, program.values[observer].kind == .selfReference else {
      throw Unfixable(.otherObserver, "the observer is not the object that registers it")
    }
    let observing = try owners.owner(of: program.function(ofCall: call))
    return try context.observeSelectorByDescriptor(call, node, text, site, observing, mustType: true)
  }

  private func fixBlock(_ closure: FunctionID) throws(Unfixable) -> Fix {
    guard let place = linked.inference.closureSites[closure],
      let site = sites.tokenSites[place.call], site.registration == place.call
    else { throw Unfixable(.blockUsedElsewhere, "the block is given to something else than a registration") }
    let call = place.call
    let (node, text) = try context.code(of: call)
    let weak = try context.weakSelfEdits(call, node, text, isRegistration: true)
    if let statement = try? context.droppedStatement(node, text) {
      let owner = try owners.owner(of: program.function(ofCall: call))
      try context.checkInitializer(node, text, owner)
      return try context.observeByDescriptor(call, node, text, statement, owner, weak, mustRead: true)
    }
    guard let variable = site.storage.first.flatMap({ linked.flow.variable(ofNode: $0) }),
      let nominal = linked.table.nominal(of: program.variables[variable].owner)
    else { throw Unfixable(.noTokenProperty, "no property keeps the token") }
    return try context.keepByDescriptor(call, node, text, variable, try owners.owner(nominal), weak, mustRead: true)
  }
}
