/// The types of what subscripts of the program return.
extension TypeInference {
  /// `Notices[.changed]`: the subscripts of the type all return the same type of the program, or the answer is unknown.
  func typeOfSubscript(on base: InferredType) -> InferredType {
    guard let name = program.nameIDs["subscript"] else { return .unknown }
    let functions: Functions
    switch base {
    case .nominal(let id), .metatype(let id): functions = table.functions(name, in: id)
    default: return .unknown
    }
    let results = Set(functions.map { program.functions[$0].result })
    guard results.count == 1, let function = functions.first, program.functions[function].result >= 0 else {
      return .unknown
    }
    let fact = program.functions[function]
    let result = type(
      written: program.name(fact.result), owner: table.ownerID(of: function),
      file: program.fileOfFunction[function])
    guard case .nominal(let id) = result, !table.nominals[id].isExternal else { return .unknown }
    return result
  }
}
