extension TypeInference {
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
