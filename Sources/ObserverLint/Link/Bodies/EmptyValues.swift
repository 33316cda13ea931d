extension LinkedProgram {
  /// Returns true for values that hold nothing: `nil`, `[]`, `[Token]()`, `.init()`, `Set<Token>()` and `DisposeBag()`.
  func isEmpty(_ value: ValueID) -> Bool {
    let fact = program.values[Int(value)]
    switch fact.kind {
    case .nil: return true
    case .array: return fact.b == 0
    case .call:
      guard program.argumentRange(fact.a).isEmpty else { return false }
      let callee = program.values[Int(program.calls[Int(fact.a)].callee)]
      switch callee.kind {
      case .array: return true
      case .implicitMember: return program.name(callee.b) == "init"
      case .name: return Catalog.containerTypes.contains(program.name(callee.b))
      default: return false
      }
    default: return false
    }
  }
}
