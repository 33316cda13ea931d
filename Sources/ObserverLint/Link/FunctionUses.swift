/// Where the program names a function: its calls, and where it is given on as a value.
struct FunctionUses {
  var calls: [CallID] = []
  /// `using: handle`
  var references: [ValueID] = []
}

extension LinkedProgram {
  /// Looks only through the bodies that mention the function's name.
  func uses(of function: FunctionID) -> FunctionUses {
    let fact = program.functions[Int(function)]
    var result = FunctionUses()
    collect(
      fact.name, flow.bodies.mentioning(program.member(function: function)), function, isType: false, into: &result)
    guard fact.kind == .initializer, let owner = table.owner(of: function) else { return result }
    for type in [owner.id] + table.descendants(owner.id) {
      if let name = program.nameIDs[table.nominals[type].lastName] {
        collect(name, flow.bodies.mentioning(name), function, isType: true, into: &result)
      }
    }
    return result
  }

  private func collect(
    _ name: NameID, _ bodies: Set<FunctionID>, _ function: FunctionID, isType: Bool, into result: inout FunctionUses
  ) {
    for body in bodies.sorted() {
      var callees: [ValueID: CallID] = [:]
      for call in flow.bodies.calls[body] { callees[program.calls[Int(call)].callee] = call }
      for value in flow.bodies.values[body] {
        let fact = program.values[Int(value)]
        guard fact.b == name else { continue }
        switch fact.kind {
        case .name, .member, .implicitMember: break
        default: continue
        }
        if let call = callees[value] {
          if inference.candidates(for: call).contains(function) { result.calls.append(call) }
        } else if !isType, mayName(function, fact) {
          result.references.append(value)
        }
      }
    }
  }

  /// Whether a name that is not called may be the function's: constants and properties have names too.
  private func mayName(_ function: FunctionID, _ fact: ValueFact) -> Bool {
    guard let owner = table.owner(of: function) else { return fact.kind == .name }
    switch fact.kind {
    case .implicitMember: return program.functions[Int(function)].isStatic
    case .member:
      switch inference.type(of: fact.a) {
      case .nominal(let id), .metatype(let id):
        return id == owner.id || table.ancestors(id).contains(owner.id) || table.descendants(id).contains(owner.id)
      default: return true
      }
    default:
      // A local, a field or a global would have been found under that name first.
      return table.globals[fact.b] == nil
    }
  }

  /// The argument that a call gives a function's parameter: given, else the parameter's default.
  func argument(of call: CallID, for variable: VariableID, of function: FunctionID) -> ValueID? {
    let parameters = program.parameters(of: function)
    guard let parameter = parameters.firstIndex(where: { $0.variable == variable }),
      let mapping = inference.matchArguments(call, function)
    else { return nil }
    if let position = mapping.first(where: { $0.value == parameter })?.key {
      return program.argument(call, at: position)
    }
    let initial = program.variables[Int(variable)].initial
    return initial >= 0 ? initial : nil
  }

  /// What a local holds: every value that the body around stores into it. Nil where that cannot be told.
  func values(ofLocal variable: VariableID) -> [ValueID]? {
    let fact = program.variables[Int(variable)]
    guard fact.kind == .local, !fact.isElement, fact.function >= 0 else { return nil }
    var result: [ValueID] = []
    for index in flow.bodies.flows[flow.bodies.body(of: fact.function)] {
      let stored = program.flows[Int(index)]
      let target = program.values[Int(stored.to)]
      if target.kind == .variable, target.a == variable { result.append(stored.from) }
    }
    return result.isEmpty ? nil : result
  }
}
