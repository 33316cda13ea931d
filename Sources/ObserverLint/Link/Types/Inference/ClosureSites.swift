/// The calls that closures are given to, by the closure's function.
struct ClosureSites {
  private var calls: [CallID]
  private var arguments: [Int32]

  init(_ program: Program) {
    calls = Array(repeating: -1, count: program.functions.count)
    arguments = calls.map(\.number)
    for call in program.calls.indices {
      for (position, index) in program.argumentRange(CallID(call)).enumerated() {
        let value = program.values[program.arguments[index].value]
        if value.kind == .closure {
          calls[Int(value.closure)] = CallID(call)
          arguments[Int(value.closure)] = Int32(position)
        }
      }
    }
  }

  /// The call, and the position of the closure among its arguments. Nil for a function that is no call's argument.
  subscript(closure: FunctionID) -> (call: CallID, argument: Int)? {
    guard closure >= 0, calls[Int(closure)] >= 0 else { return nil }
    return (calls[Int(closure)], Int(arguments[Int(closure)]))
  }
}
