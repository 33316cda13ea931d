/// The code that reads a payload in one typed place: an accessor in an extension of the notification, a payload's own
/// `init(note)` or factory, or a function that observes for its callers and calls their closure with the values.
final class TypedAccess {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var knownHandlers: [FunctionID: Bool] = [:]

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The reason why a read is the typed access. Nil if it is none.
  func silence(of source: PayloadSource, in function: FunctionID) -> Silence? {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return nil }
    if callsBack(function) { return Silence(.callsBack) }
    if let owner = linked.table.owner(of: outermost), Catalog.notificationTypes.contains(owner.path) {
      return Silence(.accessor)
    }
    guard makesOwner(outermost) else { return nil }
    let notification = program.values[source.notification]
    let isTaken =
      notification.kind == .variable
      && program.parameters(of: outermost).contains { $0.variable == notification.variable }
    return isTaken ? Silence(.payloadInitializer) : nil
  }

  /// Returns true for an initializer, and for a static function that makes an object of its own type, as the
  /// `makeMessage(_:)` of Foundation's typed messages does.
  private func makesOwner(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    if fact.kind == .initializer { return true }
    guard fact.isStatic, fact.result >= 0, let owner = linked.table.owner(of: function) else { return false }
    let result = linked.inference.type(
      written: fact.result, owner: owner.id, file: program.fileOfFunction[function])
    guard TypeName.core(program.name(fact.result)) == "Self" || isObject(result, of: owner.id) else { return false }
    return linked.flow.bodies.calls[linked.flow.bodies.body(of: function)].contains { call in
      program.callName(call).name == "init"
        || isObject(linked.inference.type(of: program.calls[call].value), of: owner.id)
    }
  }

  private func isObject(_ type: InferredType, of owner: NominalID) -> Bool {
    if case .nominal(owner) = type { return true }
    return false
  }

  /// Returns true for a handler that calls a closure which the function around it was given, with values other than the
  /// notification.
  private func callsBack(_ handler: FunctionID) -> Bool {
    if let known = knownHandlers[handler] { return known }
    let program = program
    let result = linked.flow.bodies.calls[linked.flow.bodies.body(of: handler)].contains { index in
      let call = program.calls[index]
      guard call.function == handler else { return false }
      let callee = program.values[call.callee]
      guard callee.kind == .variable, program.variables[callee.variable].kind == .parameter,
        program.variables[callee.variable].function == program.outermostFunction(handler),
        program.variables[callee.variable].function != handler
      else { return false }
      let arguments = program.arguments[program.argumentRange(index)]
      return !arguments.isEmpty
        && !arguments.contains { linked.inference.isNotification(linked.inference.type(of: $0.value)) }
    }
    knownHandlers[handler] = result
    return result
  }
}
