extension LinkedProgram {
  /// Returns true for values that hold nothing: `nil`, `[]`, `[Token]()`, `.init()`, `Set<Token>()` and `DisposeBag()`.
  func isEmpty(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    switch fact.kind {
    case .nil: return true
    case .array: return fact.operands.isEmpty
    case .call:
      guard program.argumentRange(fact.call).isEmpty else { return false }
      let callee = program.values[program.calls[fact.call].callee]
      switch callee.kind {
      case .array: return true
      case .implicitMember: return program.name(callee.name) == "init"
      case .name:
        let name = program.name(callee.name)
        return Catalog.containerTypes.contains(name) || Catalog.permanentBags.contains(name)
      default: return false
      }
    default: return false
    }
  }
}
