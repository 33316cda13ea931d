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

  /// Returns true if code lets go of the object in a property, or in the collection of a property, while the owner of the
  /// property lives.
  func isLetGo(_ property: VariableID) -> Bool {
    if program.variables[property].isLet { return false }
    return mentions.values(namingProperty: property).contains { value in
      let function = program.values[value].function
      let outermost = program.outermostFunction(function)
      // An initializer has nothing to let go of.
      if outermost >= 0, program.functions[outermost].kind == .initializer { return false }
      return mayLetGo(value, trail.uses(in: function)) && mentions.deinitOwners(of: function) == nil
        && !mentions.isTest(function)
    }
  }

  /// `model = nil`, `models = []`, `models[key] = nil`, `models.removeAll()`, `clear(&model)`
  private func mayLetGo(_ place: ValueID, _ uses: ValueUses) -> Bool {
    if (uses.stores[place] ?? []).contains(where: mayBeEmpty) { return true }
    return uses[place].contains { use in
      switch use {
      case .part(let element):
        program.values[element].kind == .index && (uses.stores[element] ?? []).contains(where: mayBeEmpty)
      case .member(let member):
        uses.call(of: member).map { Catalog.removingMutators.contains(program.callName($0).name) } ?? false
      case .argument(let call, let position):
        program.arguments[program.argumentRange(call).lowerBound + position].isInout
      default: false
      }
    }
  }

  /// `isShown ? Model() : nil`
  private func mayBeEmpty(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    return fact.kind == .alternatives ? program.operands(of: fact).contains(where: mayBeEmpty) : isEmpty(value)
  }
}
