/// The locals and parameters that closures hold strongly.
extension Captures {
  /// Locals and parameters of around that a closure holds strongly; of another block, the variable that it is.
  func locals(heldBy block: ValueID) -> Set<VariableID> {
    let fact = program.values[Int(block)]
    if fact.kind == .variable { return [fact.a] }
    return Set(namingsOfLocals(heldBy: block).map { program.values[Int($0)].a })
  }

  /// The places in a closure that name a local or a parameter of around, which the closure holds strongly, and what its
  /// capture list holds strongly.
  func namingsOfObjects(heldBy block: ValueID) -> [ValueID] {
    let fact = program.values[Int(block)]
    guard fact.kind == .closure else { return [] }
    let listed = (lists[fact.a] ?? []).filter { $0.strength == .strong }.map(\.value)
    return listed + namingsOfLocals(heldBy: block)
  }

  private func namingsOfLocals(heldBy block: ValueID) -> [ValueID] {
    let fact = program.values[Int(block)]
    guard fact.kind == .closure else { return [] }
    var seen: Set<FunctionID> = [fact.a]
    return namingsOfLocals(heldBy: fact.a, &seen)
  }

  /// The same of a closure or a local function. It holds what the other ones hold that it calls.
  private func namingsOfLocals(heldBy function: FunctionID, _ seen: inout Set<FunctionID>) -> [ValueID] {
    var result: [ValueID] = []
    for value in namings(inside: function) {
      let read = program.values[Int(value)]
      if read.kind == .variable, !program.variables[Int(read.a)].isWeak,
        !isInside(program.variables[Int(read.a)].function, function)
      {
        result.append(value)
      }
      if let other = code(namedBy: value, outside: function), seen.insert(other).inserted {
        result += namingsOfLocals(heldBy: other, &seen)
      }
    }
    return result
  }
}
