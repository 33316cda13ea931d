/// The calls that closures are given to, by the closure's function.
struct ClosureSites {
  private var calls: Column<FunctionFact, CallID>
  private var arguments: Column<FunctionFact, Int32>

  init(_ program: Program) {
    calls = Column(repeating: -1, count: program.functions.count)
    arguments = Column(repeating: -1, count: program.functions.count)
    for call in program.calls.indices {
      for (position, index) in program.argumentRange(CallID(call)).enumerated() {
        let value = program.values[program.arguments[index].value]
        if value.kind == .closure {
          calls[value.closure] = CallID(call)
          arguments[value.closure] = Int32(position)
        }
      }
    }
  }

  /// The call, and the position of the closure among its arguments. Nil for a function that is no call's argument.
  subscript(closure: FunctionID) -> (call: CallID, argument: Int)? {
    guard closure >= 0, calls[closure] >= 0 else { return nil }
    return (calls[closure], Int(arguments[closure]))
  }
}
