/// Closures that the method of a selector calls, as a center calls a block: an object of the program observes for its maker.
struct ClosuresOfSelectors {
  private let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The parameters of initializers whose closures the method of a registration's selector calls. None if the observer may
  /// get another closure.
  func parameters(calledBy registration: Registration) -> [VariableID] {
    parameters(storedInto: properties(calledBy: registration))
  }

  func parameters(storedInto properties: [VariableID]) -> [VariableID] {
    properties.flatMap { parameters(storedInto: $0) ?? [] }
  }

  /// The properties of the observer whose closures the method of a registration's selector calls.
  func properties(calledBy registration: Registration) -> [VariableID] {
    guard registration.kind == .selector,
      registration.observer.map({ program.values[$0].kind == .selfReference }) ?? false,
      let owner = linked.table.owner(of: program.calls[registration.call].function), !owner.isExternal,
      let name = program.handlerName(of: registration.call)
    else { return [] }
    let methods = linked.table.functions(name, in: owner.id).filter { program.functions[$0].hasBody }
    guard methods.count == 1 else { return [] }
    let bodies = linked.flow.bodies
    let called = bodies.calls[bodies.body(of: methods[0])].compactMap { property(calledBy: $0) }
    return Set(called).sorted()
  }

  /// `handler(note)`, `if let handler { handler(note) }`
  private func property(calledBy call: CallID) -> VariableID? {
    var callee = program.calls[call].callee
    if program.values[callee].kind == .variable {
      let local = program.variables[program.values[callee].variable]
      guard local.kind == .local, local.initial >= 0 else { return nil }
      callee = local.initial
    }
    return linked.trail.ownProperty(callee)
  }

  /// The parameters of initializers that a property gets. Nil if the property gets something else.
  private func parameters(storedInto property: VariableID) -> [VariableID]? {
    var parameters: [VariableID] = []
    for store in linked.flow.stores(into: property) {
      let value = program.values[store.from]
      guard value.kind == .variable, case let variable = program.variables[value.variable],
        variable.kind == .parameter, variable.function == store.function,
        program.functions[store.function].kind == .initializer
      else { return nil }
      parameters.append(value.variable)
    }
    return parameters
  }
}
