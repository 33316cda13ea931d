/// The types that the object behind a cast can be of: those that the cast and the type of its operand allow.
extension TypeInference {
  /// `(cell as? Bindable)?.bind()`: without the methods of types that conform to the protocol, and that no cell is of.
  func withoutImpossible(_ functions: [FunctionID], on receiver: ValueID) -> [FunctionID] {
    guard functions.count > 1, let operand = castOperand(of: receiver) else { return functions }
    let isListView = handsOutListView(operand)
    let operandType = self.type(of: operand)
    return functions.filter { function in
      guard let owner = table.owner(of: function), !owner.isExternal, !table.isProtocol(owner.id) else { return true }
      if isListView, !mayBeListView(owner.id) { return false }
      guard case .nominal(let id) = operandType else { return true }
      let type = table.nominals[id]
      if type.isExternal { return !Catalog.listViews.contains(type.lastName) || mayBeListView(owner.id) }
      return table.isProtocol(id) || table.areRelated(owner.id, id) || hasUnseenParent(owner.id)
    }
  }

  /// The operand of a cast, or of a cast that a local is bound to.
  private func castOperand(of value: ValueID) -> ValueID? {
    let cast = program.values[boundValue(of: value)]
    return cast.kind == .cast ? boundValue(of: cast.base) : nil
  }

  /// Returns true for a cast to a protocol, or to a type that no known file declares.
  func isCastToProtocol(_ value: ValueID) -> Bool {
    guard castOperand(of: value) != nil, case .nominal(let type) = type(of: value) else { return false }
    return table.isProtocol(type) || table.nominals[type].isExternal && !SystemTypes.isKnown(table.nominals[type].path)
  }

  /// `let cell = …`: what a constant is bound to.
  private func boundValue(of value: ValueID) -> ValueID {
    let fact = program.values[value]
    guard fact.kind == .variable, case let local = program.variables[fact.variable], local.kind == .local, local.isLet,
      local.type < 0, !local.isElement, !local.isPart, local.initial >= 0
    else { return value }
    return local.initial
  }

  /// Returns true for the result of a function that hands out a cell, or another view that a list makes.
  private func handsOutListView(_ value: ValueID, depth: Int = 0) -> Bool {
    let fact = program.values[value]
    if fact.kind == .cast { return depth < 8 && handsOutListView(boundValue(of: fact.base), depth: depth + 1) }
    let name = fact.kind == .call ? program.callName(fact.call).name : ""
    return Catalog.reusingFunctions.contains(name) && !name.hasPrefix("make")
  }

  private func mayBeListView(_ type: NominalID) -> Bool {
    hasUnseenParent(type) || table.conforms(type, toExternal: Catalog.listViews)
  }

  private func hasUnseenParent(_ type: NominalID) -> Bool {
    ([type] + table.ancestors(type)).contains { !table.nominals[$0].unseenParents.isEmpty }
  }
}
