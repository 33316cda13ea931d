/// A function's own source of a value that its callers may give.
enum ArgumentOrigin {
  /// The function has the value without its callers.
  case here
  case parameter(VariableID, FunctionID)
  case selfOf(FunctionID)

  /// The function whose callers give the value.
  var function: FunctionID? {
    switch self {
    case .here: nil
    case .parameter(_, let function), .selfOf(let function): function
    }
  }
}

extension LinkedProgram {
  func argumentOrigin(of value: ValueID) -> ArgumentOrigin {
    let fact = program.values[value]
    switch fact.kind {
    case .cast: return argumentOrigin(of: fact.base)
    case .variable:
      let variable = program.variables[fact.variable]
      if variable.kind == .local, let values = values(ofLocal: fact.variable), values.count == 1 {
        return argumentOrigin(of: values[0])
      }
      guard variable.kind == .parameter, variable.function >= 0 else { return .here }
      let function = program.functions[variable.function]
      return function.kind == .function || function.kind == .initializer
        ? .parameter(fact.variable, variable.function) : .here
    case .selfReference:
      let function = program.outermostFunction(fact.function)
      return function >= 0 && program.functions[function].kind == .function ? .selfOf(function) : .here
    // `rawValue` of the name's own `self`, and the like, are not followed.
    default: return .here
    }
  }

  /// The value at a call of a function that uses the value; nil if it is unknown.
  func argument(_ value: ValueID, _ origin: ArgumentOrigin, at call: CallID, of function: FunctionID) -> ValueID? {
    switch origin {
    case .here: value
    case .parameter(let variable, let owner):
      owner == function ? inference.argument(of: call, for: variable, of: function) : nil
    case .selfOf(let owner): owner == function ? program.callName(call).receiver : nil
    }
  }
}
