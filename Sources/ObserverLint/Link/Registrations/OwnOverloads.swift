/// Methods that the program adds to centers, with the labels of Foundation's registrations, and that return a type of their
/// own. The type that the result must have says which of the two methods a call runs.
extension ValueFlow {
  /// The program's functions that a call may run.
  func candidates(for call: CallID) -> [FunctionID] {
    let found = inference.candidates(for: call)
    guard program.callNames.mayRegister(program.callNameID(call)) else { return found }
    let overloads = found.filter { resultOfOverload($0) != nil }
    guard !overloads.isEmpty else { return found }
    return expectsResult(of: overloads, call) ? overloads : found.filter { !overloads.contains($0) }
  }

  /// Returns true for a call of the program's method, which takes what a registration of Foundation takes.
  func isOwnRegistration(_ call: CallID) -> Bool {
    program.callNames.mayRegister(program.callNameID(call))
      && candidates(for: call).contains { resultOfOverload($0) != nil }
  }

  /// The type that an overload returns. Nil for a function that returns what Foundation's method returns.
  private func resultOfOverload(_ function: FunctionID) -> NominalID? {
    guard let owner = table.owner(of: function), owner.isExternal, inference.isCenter(owner.id),
      Catalog.blockRegistrations.contains(program.fullName(ofFunction: function)),
      case .nominal(let id) = typeOfResult(function),
      !table.nominals[id].isExternal || !Catalog.tokenTypes.contains(table.nominals[id].lastName)
    else { return nil }
    return id
  }

  private func typeOfResult(_ function: FunctionID) -> InferredType {
    let fact = program.functions[function]
    guard fact.result >= 0 else { return .unknown }
    return inference.type(
      written: fact.result, owner: table.ownerID(of: function), file: program.fileOfFunction[function])
  }

  private func expectsResult(of overloads: [FunctionID], _ call: CallID) -> Bool {
    let results = overloads.compactMap(resultOfOverload)
    let fact = program.calls[call]
    return expectedTypes(of: fact.value, ValueUses(of: bodies.body(of: fact.function), in: self)).contains { type in
      guard case .nominal(let id) = type else { return false }
      return results.contains { table.areRelated(id, $0) }
    }
  }

  /// The types of what takes a value: `token = value`, `tokens.append(value)`, `return value`.
  func expectedTypes(of value: ValueID, _ uses: ValueUses) -> [InferredType] {
    let body = bodies.body(of: program.values[value].function)
    let property = program.functions[body].variable
    // `lazy var token: Token = value`
    if property >= 0, program.variables[property].initial == value { return [type(of: property, before: value)] }
    return uses[value].flatMap { use -> [InferredType] in
      switch use {
      case .stored(let target):
        let fact = program.values[target]
        return [fact.kind == .variable ? type(of: fact.variable, before: value) : inference.type(of: target)]
      case .argument(let call, let position): return typesOfParameter(at: position, of: call)
      case .member(let member): return [ownType(of: value, having: program.values[member].name)]
      case .part(let whole):
        switch program.values[whole].kind {
        case .cast: return [inference.type(of: whole)]
        case .alternatives: return expectedTypes(of: whole, uses)
        case .array: return expectedTypes(of: whole, uses).map(element(of:))
        default: return []
        }
      case .returned(let fact) where fact.function < 0: return []
      case .returned(let fact):
        let function = program.functions[fact.function]
        if function.kind == .getter, function.variable >= 0 { return [inference.type(ofVariable: function.variable)] }
        // `tokens = names.map { center.addObserver(forName: $0, …) }`
        guard function.result < 0, let site = inference.closureSites[fact.function] else {
          return [typeOfResult(fact.function)]
        }
        guard Catalog.transformingFunctions.contains(program.callName(site.call).name) else { return [] }
        return expectedTypes(of: program.calls[site.call].value, uses).map(element(of:))
      }
    }
  }

  /// The type of a variable, unless the value that it begins with gives it its type.
  private func type(of variable: VariableID, before value: ValueID) -> InferredType {
    let fact = program.variables[variable]
    return fact.type < 0 && fact.initial == value ? .unknown : inference.type(ofVariable: variable)
  }

  /// The type of a call's result, if the type declares a member.
  private func ownType(of value: ValueID, having member: NameID) -> InferredType {
    guard member >= 0, case .nominal(let id) = inference.type(of: value) else { return .unknown }
    return table.functions(member, in: id).isEmpty && table.fields(member, in: id).isEmpty ? .unknown : .nominal(id)
  }

  private func typesOfParameter(at position: Int, of call: CallID) -> [InferredType] {
    let fact = program.calls[call]
    let types = inference.candidates(for: call).compactMap { function in
      inference.parameter(of: function, at: position, of: call).map { inference.type(ofVariable: $0) }
    }
    if !types.isEmpty { return types }
    // `Holder(token: value)` without an initializer of its own.
    if case .metatype(let id) = inference.type(of: fact.callee) {
      let label = program.arguments[program.argumentRange(call).lowerBound + position].label
      return label < 0 ? [] : table.fields(label, in: id).map { inference.type(ofVariable: $0) }
    }
    // `tokens.append(value)`, `tokens.append(contentsOf: [value])`, `tokens += [value]`
    let others = isOperation(fact) ? program.argumentRange(call).map { program.arguments[$0].value } : []
    return (others + [program.receiver(call)].compactMap(\.self)).flatMap { value -> [InferredType] in
      let type = program.values[value].kind == .array ? .unknown : inference.type(of: value)
      return [type, element(of: type)]
    }
  }

  private func element(of type: InferredType) -> InferredType {
    if case .collection(let element) = type { element } else { .unknown }
  }
}
