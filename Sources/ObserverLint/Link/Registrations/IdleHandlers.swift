/// Handlers that do nothing, so that it does no harm to call them twice.
extension LinkedProgram {
  func hasIdleHandler(_ registration: CallID) -> Bool {
    nameOfIdleHandler(registration) != nil || hasIdleBlock(registration)
  }

  /// `@objc func resized() {}`: the name of the method that a registration by selector names, if neither the method nor an
  /// override has a statement. Nil if another module may override the method.
  func nameOfIdleHandler(_ registration: CallID) -> NameID? {
    guard let name = program.handlerName(of: registration), let observer = program.argument(registration, at: 0),
      case .nominal(let type) = inference.type(of: observer)
    else { return nil }
    let family = Set([type] + table.ancestors(type) + table.descendants(type))
    let methods = (table.functionsByName[name] ?? []).filter { table.ownerID(of: $0).map(family.contains) ?? false }
    return !methods.isEmpty && methods.allSatisfy(isEmpty) ? name : nil
  }

  private func isEmpty(_ method: FunctionID) -> Bool {
    let fact = program.functions[method]
    let body = flow.bodies.body(of: method)
    return fact.hasBody && !fact.isPublic && flow.bodies.values[body].isEmpty && flow.bodies.calls[body].isEmpty
      && flow.bodies.flows[body].isEmpty && flow.bodies.returns[body].isEmpty
  }
}
