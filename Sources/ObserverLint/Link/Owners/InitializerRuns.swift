/// Which of the calls that make objects of a type run one of its initializers.
struct InitializerRuns {
  let linked: LinkedProgram
  let initializer: FunctionID

  /// Returns true if a call may run the initializer: itself, by another initializer of the type, or by one of a subclass.
  func mayBegin(with call: CallID) -> Bool {
    var seen: Set<FunctionID> = []
    return mayBegin(with: call, &seen)
  }

  private func mayBegin(with call: CallID, _ seen: inout Set<FunctionID>) -> Bool {
    let candidates = linked.inference.candidates(for: call)
    return candidates.isEmpty || candidates.contains { mayLead($0, &seen) }
  }

  private func mayLead(_ other: FunctionID, _ seen: inout Set<FunctionID>) -> Bool {
    if other == initializer { return true }
    let program = linked.program
    guard program.functions[other].kind == .initializer,
      linked.table.ownerID(of: other) == linked.table.ownerID(of: initializer)
    else { return true }
    guard seen.insert(other).inserted else { return false }
    // `self.init(name: "")`
    return linked.flow.bodies.calls[linked.flow.bodies.body(of: other)].contains { call in
      let (name, receiver) = program.callName(call)
      guard name == "init", let receiver, program.isSelf(receiver) else { return false }
      return mayBegin(with: call, &seen)
    }
  }
}
