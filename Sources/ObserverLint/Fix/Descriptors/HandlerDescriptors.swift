extension FixPlanner {
  /// The observation that leads to a cast becomes one with a typed descriptor.
  func fixHandlerByDescriptor(_ range: SourceRange) throws(Unfixable) -> Fix {
    let program = linked.program
    guard let read = lookups.reads[TextPlace(file: range.file, offset: range.start)],
      program.values[Int(read.notification)].kind == .variable
    else { throw Unfixable(.noSingleObservation, "the cast stands in no handler of one observation") }
    let variable = program.variables[Int(program.values[Int(read.notification)].a)]
    guard variable.kind == .parameter, variable.function >= 0 else {
      throw Unfixable(.noSingleObservation, "the cast stands in no handler of one observation")
    }
    if program.functions[Int(variable.function)].kind == .closure {
      return try fixBlock(variable.function)
    }
    let name = program.name(program.functions[Int(variable.function)].name)
    let owner = linked.table.ownerID(of: variable.function)
    let sites = (lookups.selectorSites[name] ?? []).filter {
      linked.table.ownerID(of: program.calls[Int($0.registration.call)].function) == owner
    }
    guard sites.count == 1, let site = sites.first else {
      throw Unfixable(.handlerNotMethod, "the handler is no method that one selector names")
    }
    let (call, node, text) = try call(program.range(ofCall: site.registration.call))
    guard let observer = site.registration.observer, program.values[Int(observer)].kind == .selfReference else {
      throw Unfixable(.otherObserver, "the observer is not the object that registers it")
    }
    let observing = try lookups.owners.owner(of: program.calls[Int(call)].function)
    return try observeSelectorByDescriptor(call, node, text, site, observing, mustType: true)
  }

  private func fixBlock(_ closure: FunctionID) throws(Unfixable) -> Fix {
    let program = linked.program
    guard let place = linked.inference.closureSites[closure],
      let site = lookups.sites.tokenSites[place.call], site.registration == place.call
    else { throw Unfixable(.blockUsedElsewhere, "the block is given to something else than a registration") }
    let (call, node, text) = try call(program.range(ofCall: place.call))
    let weak = try weakSelfEdits(node, text, isRegistration: true)
    if let statement = try? droppedStatement(node, text) {
      let owner = try lookups.owners.owner(of: program.calls[Int(call)].function)
      try checkInitializer(node, text, owner)
      return try observeByDescriptor(call, node, text, statement, owner, weak, mustRead: true)
    }
    guard let variable = site.storage.first.flatMap({ linked.flow.variable(ofNode: $0) }),
      let nominal = linked.table.nominal(of: program.variables[Int(variable)].owner)
    else { throw Unfixable(.noTokenProperty, "no property keeps the token") }
    return try keepByDescriptor(call, node, text, variable, try lookups.owners.owner(nominal), weak, mustRead: true)
  }
}
