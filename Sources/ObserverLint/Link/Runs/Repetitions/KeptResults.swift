/// Functions that return what a cache keeps.
extension Repetitions {
  /// Returns true if a method of the program returns objects that its own object kept before, or keeps from then on.
  func isResultKept(_ call: CallID, depth: Int) -> Bool {
    let functions = linked.inference.candidates(for: call)
    guard depth < 40, !functions.isEmpty else { return false }
    return functions.allSatisfy { function in
      let fact = program.functions[Int(function)]
      let returned = fact.kind == .function && fact.hasBody ? linked.flow.results(of: function) : []
      let made = returned.filter { !isObjectKept($0, in: function, depth: depth) }
      // A method that returns only new objects hands out another object each time, even if it keeps them.
      return made.count < returned.count && made.allSatisfy { isStored($0, in: function) }
    }
  }

  /// The results that callers give a function to observe, where no known file declares the function that returns them.
  func unknownResults(observedBy call: CallID) -> [ValueID] {
    var root = program.receiver(call)
    for _ in 0..<40 {
      guard let value = root else { return [] }
      let fact = program.values[Int(value)]
      switch fact.kind {
      case .call: root = program.receiver(fact.a)
      case .member, .cast: root = fact.a
      case .variable where program.variables[Int(fact.a)].kind == .parameter:
        let function = program.outermostFunction(program.calls[Int(call)].function)
        return linked.runs.callers(of: function).compactMap { caller in
          guard let argument = linked.inference.argument(of: caller, for: fact.a, of: function) else { return nil }
          let read = StoredOrder(linked).readPlace(of: argument)
          let given = program.values[Int(read)]
          return given.kind == .call && linked.inference.candidates(for: given.a).isEmpty ? read : nil
        }
      default: return []
      }
    }
    return []
  }

  /// `models[row] = model`: returns true if the function puts a local into a property of `self` before it returns the local.
  private func isStored(_ value: ValueID, in function: FunctionID) -> Bool {
    let fact = program.values[Int(value)]
    guard fact.kind == .variable, program.variables[Int(fact.a)].kind == .local else { return false }
    let uses = linked.trail.uses(in: function)
    return (uses.reads[fact.a] ?? []).contains { read in
      uses[read].contains { use in
        switch use {
        case .stored(let target): return linked.trail.ownProperty(target) != nil
        case .argument(let call, _):
          let (name, receiver) = program.callName(call)
          return Catalog.containerMutators.contains(name)
            && receiver.map { linked.trail.ownProperty($0) != nil } ?? false
        default: return false
        }
      }
    }
  }
}
