/// Handlers that make their own registration again.
extension Repetitions {
  /// The way from the handler of a registration to the registration. It lives when its handler runs, so no other code need
  /// run first.
  func repetition(byHandler function: FunctionID, _ site: Site, at offset: UInt32, _ path: Path) -> Repetition? {
    guard isHandler(function, of: site, path), silence(of: site, at: offset, in: function) == nil else { return nil }
    let isMethod = program.functions[Int(function)].kind == .function
    return Repetition(
      call: site.call, root: function, rootName: isMethod ? program.fullName(ofFunction: function) : "",
      counterparts: [], chain: path.calls, isByHandler: true)
  }

  private func isHandler(_ function: FunctionID, of site: Site, _ path: Path) -> Bool {
    guard path.objects == 0, path.parameters.isEmpty, !linked.mentions.isTest(function),
      let registration = linked.registrations.first(where: { $0.call == site.call }), handles(function, registration),
      !isGiven(registration.name)
    else { return false }
    // What the handler waited for may no longer hold, unless the notification comes whatever the program waits for.
    let conditional = (path.calls + [site.call]).filter { !isUnconditional($0) }
    return conditional.isEmpty || isOfLifecycle(registration) && !conditional.contains(where: asksForApplication)
  }

  private func handles(_ function: FunctionID, _ registration: Registration) -> Bool {
    let fact = program.functions[Int(function)]
    switch registration.kind {
    case .block: return linked.inference.closureSites[function]?.call == registration.call
    case .selector:
      let isOwn = registration.observer.map { program.values[Int($0)].kind == .selfReference } ?? false
      return isOwn && fact.kind == .function && fact.name == handlerName(of: registration.call)
    }
  }

  /// The base name of the method that a registration by selector names.
  func handlerName(of call: CallID) -> NameID? {
    guard let selector = program.argument(call, labelled: "selector") else { return nil }
    let fact = program.values[Int(selector)]
    guard fact.kind == .selector || fact.kind == .string, fact.b >= 0 else { return nil }
    let path = program.name(fact.b).prefix { $0 != "(" && $0 != ":" }
    return path.split(separator: ".").last.flatMap { program.nameIDs[String($0)] }
  }

  /// Another caller may give another name.
  private func isGiven(_ name: ValueID?) -> Bool {
    guard let name else { return false }
    let fact = program.values[Int(StoredOrder(linked).readPlace(of: name))]
    return fact.kind == .variable && program.variables[Int(fact.a)].kind == .parameter
  }

  private func isOfLifecycle(_ registration: Registration) -> Bool {
    (linked.identity.names(of: registration.name) ?? []).contains { name in
      guard let method = SystemNotifications.notification(name)?.descriptor?.name else { return false }
      return Catalog.repeatedLifecycles.contains { $0.repeated.contains(method + "(_:)") }
    }
  }

  /// Returns true if a condition around a call asks for the state that the notification tells, itself or in what it reads.
  private func asksForApplication(_ call: CallID) -> Bool {
    let fact = program.calls[Int(call)]
    let body = flow.bodies.body(of: fact.function)
    let conditions = linked.order.conditions(deciding: fact.nameOffset, in: fact.function)
    let values = linked.order.values(in: conditions, of: body)
    let getters = values.compactMap { StoredOrder(linked).variable(of: $0) }.flatMap { flow.bodies.ofVariable[$0] }
    let functions = linked.order.calls(in: conditions, of: body).flatMap(linked.runs.targets) + getters
    return (values + functions.flatMap { flow.bodies.values[flow.bodies.body(of: $0)] }).contains { value in
      let fact = program.values[Int(value)]
      return (fact.kind == .name || fact.kind == .member) && Catalog.applicationStates.contains(program.name(fact.b))
    }
  }
}
