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
    let (program, table) = (linked.program, linked.table)
    guard program.functions[other].kind == .initializer, let type = table.ownerID(of: initializer),
      let made = table.ownerID(of: other), made == type || table.tree.isAbove(type, made)
    else { return true }
    guard seen.insert(other).inserted else { return false }
    // `self.init(name: "")`, and `super.init()` in a subclass
    let begun = linked.flow.bodies.calls[linked.flow.bodies.body(of: other)].filter { call in
      let (name, receiver) = program.callName(call)
      guard name == "init", let receiver, program.isSelf(receiver) else { return false }
      return made != type || !program.isOnSuper(call)
    }
    if begun.isEmpty, made != type {
      // A subclass that names no initializer runs `init()`, which another class may declare.
      let plain = program.nameIDs["init"].map { table.functions($0, in: type) } ?? []
      let withoutArguments = plain.filter { program.functions[$0].parameterCount == 0 }
      return withoutArguments.isEmpty || withoutArguments.contains { mayLead($0, &seen) }
    }
    return begun.contains { mayBegin(with: $0, &seen) }
  }
}
