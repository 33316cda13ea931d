/// The test that a program's observations and payloads concern no other file.
extension LinkedProgram {
  /// False where an observation is begun for whoever calls, inherits or conforms, and where a notification's payload may
  /// be read, as other files register its handler or send it.
  var observesForItselfAlone: Bool {
    guard registrations.isEmpty, observations.allSatisfy({ isOwn(program.calls[$0.call].function) }) else {
      return false
    }
    guard let userInfo = program.nameIDs["userInfo"] else { return true }
    return flow.bodies.mentions(of: userInfo).allSatisfy { value in
      let fact = program.values[value]
      guard fact.kind == .member else { return true }
      let type = inference.type(of: fact.base)
      return !type.isUnknown && !inference.isNotification(type)
    }
  }

  /// Returns true if a function belongs to a type of the program, or can be called in its file only.
  private func isOwn(_ function: FunctionID) -> Bool {
    let outermost = program.outermostFunction(function)
    // What runs at the top level runs once, in its file.
    guard outermost >= 0 else { return true }
    let fact = program.functions[outermost]
    if let owner = table.owner(of: outermost) {
      // What a protocol or a type of another module is given belongs to all that conform or inherit.
      let isShared = owner.isExternal || program.types[owner.declaration].keyword == .protocol
      return !isShared || fact.isPrivate
    }
    return fact.kind != .function || fact.isPrivate
  }
}
