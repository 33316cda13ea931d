/// The code that reads a payload in one typed place: an accessor in an extension of the notification, a payload's own
/// `init(note)`, or a function that observes for its callers and calls their closure with the values.
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
    guard program.functions[Int(outermost)].kind == .initializer else { return nil }
    let notification = program.values[Int(source.notification)]
    let isTaken =
      notification.kind == .variable && program.parameters(of: outermost).contains { $0.variable == notification.a }
    return isTaken ? Silence(.payloadInitializer) : nil
  }

  /// Returns true for a handler that calls a closure which the function around it was given, with values other than the
  /// notification.
  private func callsBack(_ handler: FunctionID) -> Bool {
    if let known = knownHandlers[handler] { return known }
    let program = program
    let result = linked.flow.bodies.calls[linked.flow.bodies.body(of: handler)].contains { index in
      let call = program.calls[Int(index)]
      guard call.function == handler else { return false }
      let callee = program.values[Int(call.callee)]
      guard callee.kind == .variable, program.variables[Int(callee.a)].kind == .parameter,
        program.variables[Int(callee.a)].function == program.outermostFunction(handler),
        program.variables[Int(callee.a)].function != handler
      else { return false }
      let arguments = program.arguments[program.argumentRange(index)]
      return !arguments.isEmpty
        && !arguments.contains { linked.inference.isNotification(linked.inference.type(of: $0.value)) }
    }
    knownHandlers[handler] = result
    return result
  }
}
