extension TypeInference {
  /// `list.next(Row.self)`, where the type of the list is unknown: an instance, if each function that the call may run returns an
  /// instance of the type that it gets.
  func instance(madeBy call: CallID) -> InferredType? {
    let arguments = program.argumentRange(call).map { program.arguments[$0].value }
    guard arguments.contains(where: { if case .metatype = type(of: $0) { true } else { false } }) else { return nil }
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
}
