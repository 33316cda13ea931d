/// The code that reads a payload in one typed place: an accessor in an extension of the notification, a payload's own
/// `init(note)`, or a function that observes for its callers and calls their closure with the values.
final class TypedAccess {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func contains(_ source: PayloadSource, in function: FunctionID) -> Bool {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return false }
    if handlersThatCallBack.contains(function) { return true }
    if let owner = linked.table.owner(of: outermost), Catalog.notificationTypes.contains(owner.path) { return true }
    guard program.functions[Int(outermost)].kind == .initializer else { return false }
    let notification = program.values[Int(source.notification)]
    return notification.kind == .variable
      && program.parameters(of: outermost).contains { $0.variable == notification.a }
  }

  /// The handlers that call a closure which the function around them was given, with values other than the notification.
  private lazy var handlersThatCallBack: Set<FunctionID> = {
    var result: Set<FunctionID> = []
    for (index, call) in program.calls.enumerated() {
      let callee = program.values[Int(call.callee)]
      guard callee.kind == .variable, program.variables[Int(callee.a)].kind == .parameter, call.function >= 0,
        program.variables[Int(callee.a)].function == program.outermostFunction(call.function),
        program.variables[Int(callee.a)].function != call.function
      else { continue }
      let arguments = program.arguments[program.argumentRange(CallID(index))]
      if !arguments.isEmpty,
        !arguments.contains(where: { linked.inference.isNotification(linked.inference.type(of: $0.value)) })
      {
        result.insert(call.function)
      }
    }
    return result
  }()
}
