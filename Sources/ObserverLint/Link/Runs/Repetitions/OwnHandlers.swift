/// Handlers that make their own registration again.
extension Repetitions {
  /// The way from the handler of a registration to the registration. It lives when its handler runs, so no other code need
  /// run first.
  func repetition(byHandler function: FunctionID, _ site: Site, at offset: UInt32, _ path: Path) -> Repetition? {
    guard isHandler(function, of: site, path), silence(of: site, at: offset, in: function) == nil else { return nil }
    let isMethod = program.functions[function].kind == .function
    return Repetition(
      call: site.call, root: function, rootName: isMethod ? program.fullName(ofFunction: function) : "",
      counterparts: [], chain: path.calls, isByHandler: true)
  }

  private func isHandler(_ function: FunctionID, of site: Site, _ path: Path) -> Bool {
    guard path.objects == 0, path.parameters.isEmpty, !linked.mentions.isTest(function),
      let registration = linked.registration(of: site.call), handles(function, registration)
    else { return false }
    // The next pass may observe another object, or under another name.
    let hasObject = registration.object.map { program.values[$0].kind != .nil } ?? false
    let isOneName = registration.name.map { linked.identity.names(of: $0)?.count == 1 } ?? true
    // What the handler waited for may no longer hold.
    return !hasObject && isOneName && (path.calls + [site.call]).allSatisfy(isUnconditional)
  }

  private func handles(_ function: FunctionID, _ registration: Registration) -> Bool {
    switch registration.kind {
    case .block: return linked.inference.closureSites[function]?.call == registration.call
    case .selector:
      guard registration.observer.map({ program.values[$0].kind == .selfReference }) ?? false,
        program.functions[function].kind == .function, let handler = table.ownerID(of: function),
        let registrar = table.ownerID(of: program.calls[registration.call].function)
      else { return false }
      return table.areRelated(handler, registrar) && isNamed(function, by: registration.call)
    }
  }

  /// Returns true if the selector of a registration names a method of this type, and no overload of it.
  private func isNamed(_ function: FunctionID, by call: CallID) -> Bool {
    let method = program.functions[function]
    guard program.handlerName(of: call) == method.name, let selector = program.argument(call, labelled: "selector")
    else {
      return false
    }
    let fact = program.values[selector]
    let text = program.name(fact.name)
    if fact.kind == .string { return text.count { $0 == ":" } == method.parameterCount }
    let path = text.prefix { $0 != "(" }.split(separator: ".")
    if path.count > 1, path[path.count - 2] != "self", path[path.count - 2] != table.owner(of: function)?.lastName ?? ""
    {
      return false
    }
    let labels = text.drop { $0 != "(" }
    if !labels.isEmpty { return program.fullName(ofFunction: function).hasSuffix(labels) }
    return (table.functionsByName[method.name] ?? []).allSatisfy {
      program.functions[$0].parameterCount == method.parameterCount
    }
  }
}
