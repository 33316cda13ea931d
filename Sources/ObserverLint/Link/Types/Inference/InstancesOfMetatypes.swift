extension TypeInference {
  /// `list.next(Row.self)`, where the type of the list is unknown: an instance, if each function that the call may run returns an
  /// instance of the type that it gets.
  func instance(madeBy call: CallID) -> InferredType? {
    guard isGivenType(call) else { return nil }
    let found = candidates(for: call)
    let instances = found.compactMap { function -> NominalID? in
      let fact = program.functions[function]
      let owner = fact.owner >= 0 ? table.nominalOfType[fact.owner] : nil
      guard fact.result >= 0,
        case .nominal(let result) = type(written: fact.result, owner: owner, file: program.fileOfFunction[function]),
        case .nominal(let id) = instance(of: result, madeBy: call, by: function)
      else { return nil }
      return id
    }
    return instances.count == found.count && Set(instances).count == 1 ? .nominal(instances[0]) : nil
  }

  /// Returns true if an argument of a call is a type, as in `list.next(Row.self)`.
  func isGivenType(_ call: CallID) -> Bool {
    program.argumentRange(call).contains {
      if case .metatype = type(of: program.arguments[$0].value) { true } else { false }
    }
  }

  /// `resolve(Player.self)` of a function `resolve<T>(_ type: T.Type) -> T`: an instance of the type that the call gives. Nil
  /// for another function.
  ///
  /// - Parameter result: the type that the function declares for its result, which the program does not declare.
  func instance(of result: NominalID, madeBy call: CallID, by function: FunctionID) -> InferredType? {
    let fact = program.functions[function]
    let owner = fact.owner >= 0 ? table.nominalOfType[fact.owner] : nil
    let file = program.fileOfFunction[function]
    let parameter = program.parameters(of: fact).firstIndex { parameter in
      let written = program.variables[parameter.variable].type
      guard written >= 0, case .metatype(result) = type(written: written, owner: owner, file: file) else {
        return false
      }
      return true
    }
    guard let parameter else { return nil }
    guard let position = matchArguments(call, function)?.first(where: { $0.value == parameter })?.key,
      let argument = program.argument(call, at: position), case .metatype(let id) = type(of: argument)
    else { return .unknown }
    return .nominal(id)
  }

  /// `list.dequeue(Views.row, for: path)`: an instance of the class that `static let row = ReusableCell<RowCell>()` gives.
  ///
  /// - Parameter own: the functions of the program that the call may run. Nil if the result of such a function is not generic.
  func view(identifiedBy call: CallID, _ name: String, _ own: some Sequence<FunctionID>) -> InferredType? {
    guard Catalog.identifiedViews.contains(name), let identifier = program.argument(call, at: 0),
      let variable = constant(identifier), case let fact = program.variables[variable], fact.type >= 0,
      own.allSatisfy(isResultGeneric)
    else { return nil }
    let text = TypeName.core(program.name(fact.type))
    guard text.hasSuffix(">"), let open = text.firstIndex(of: "<"),
      Catalog.viewIdentifiers.contains(String(text[..<open]))
    else { return nil }
    let file =
      fact.owner >= 0 ? program.fileOfType[fact.owner] : program.fileOfFunction[program.values[identifier].function]
    return type(
      written: String(text[text.index(after: open)...].dropLast()), owner: table.nominal(of: fact.owner)?.id, file: file
    )
  }

  /// The local, property or global that a value names, where the program declares it.
  private func constant(_ value: ValueID) -> VariableID? {
    let fact = program.values[value]
    switch fact.kind {
    case .variable: return fact.variable
    case .name:
      let owner = table.ownerID(of: fact.function)
      return owner.flatMap { table.fields(fact.name, in: $0).first } ?? table.globals[fact.name]?.first
    case .member:
      switch type(of: fact.base) {
      case .nominal(let id), .metatype(let id): return table.fields(fact.name, in: id).first
      default: return nil
      }
    default: return nil
    }
  }

  private func isResultGeneric(_ function: FunctionID) -> Bool {
    let result = program.functions[function].result
    guard result >= 0, let name = program.nameIDs[String(TypeName.core(program.name(result)))] else { return false }
    return program.file(ofFunction: function).genericNames.contains(name)
  }
}
