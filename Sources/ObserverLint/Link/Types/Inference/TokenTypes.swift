/// Which variables could hold a token, or something that holds one, by their types alone.
extension TypeInference {
  func mayHoldToken(_ variable: VariableID) -> Bool {
    if let known = holdingVariables[variable] { return known }
    holdingVariables[variable] = false  // while it is being found out
    let answer = decide(variable)
    holdingVariables[variable] = answer
    return answer
  }

  func mayReturnToken(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    guard fact.result >= 0 else { return fact.returnsValue }
    let owner = fact.owner >= 0 ? table.nominalOfType[fact.owner] : nil
    return mayHold(
      type(written: fact.result, owner: owner, file: program.fileOfFunction[function]))
  }

  private func decide(_ variable: VariableID) -> Bool {
    let fact = program.variables[variable]
    if fact.type < 0, fact.initial >= 0 {
      switch program.values[fact.initial].kind {
      case .literal, .string, .keyPath, .selector: return false
      default: break
      }
    }
    return mayHold(type(ofVariable: variable))
  }

  private func mayHold(_ type: InferredType) -> Bool {
    switch type {
    case .unknown, .function: return true
    case .metatype, .notificationStream: return false
    case .collection(let element): return mayHold(element)
    case .nominal(let id):
      if let known = holdingTypes[id] { return known }
      holdingTypes[id] = false  // while it is being found out
      let answer = mayHold(id)
      holdingTypes[id] = answer
      return answer
    }
  }

  private func mayHold(_ id: NominalID) -> Bool {
    let nominal = table.nominals[id]
    if nominal.isExternal {
      if Catalog.tokenTypes.contains(nominal.lastName) || isCenter(id) { return true }
      return !SystemTypes.isKnown(nominal.path) && !Catalog.plainTypes.contains(nominal.lastName)
    }
    for type in [id] + table.ancestors(id) + table.descendants(id) {
      if table.nominals[type].fields.all.contains(where: { mayHoldToken($0) }) { return true }
    }
    // A case may carry a payload, whose type is not kept.
    return program.types[nominal.declaration].keyword == .enum
      && nominal.functions.all.contains { program.functions[$0].kind == .enumCase }
  }
}
