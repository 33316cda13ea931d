/// Where the program names a function: its calls, and where it is given on as a value.
struct FunctionUses {
  var calls: [CallID] = []
  /// `using: handle`
  var references: [ValueID] = []
}

/// The uses of one name in the program: found once, as many functions may have it.
final class UsesByName {
  /// By the function, in order.
  var calls: [FunctionID: [CallID]] = [:]
  /// Names that are not called.
  var references: [ValueID] = []

  init(_ name: NameID, _ flow: ValueFlow) {
    let program = flow.program
    var callees: [ValueID: CallID] = [:]
    for call in program.calls(named: name) { callees[program.calls[call].callee] = call }
    // `view.transform = .identity`: code stores into a property only.
    var stored: [FunctionID: Set<ValueID>] = [:]
    for value in flow.bodies.mentions(of: name) {
      let body = flow.bodies.body(of: program.values[value].function)
      if let call = callees[value] {
        for function in Set(flow.candidates(for: call)) { calls[function, default: []].append(call) }
      } else {
        let targets = stored[body] ?? Set(flow.bodies.flows[body].map { program.flows[$0].to })
        stored[body] = targets
        if !targets.contains(value) { references.append(value) }
      }
    }
  }
}

extension Mentions {
  /// Who calls a function or an initializer, and who names it: looked for only in the bodies that mention its name.
  func uses(of function: FunctionID) -> FunctionUses {
    let fact = program.functions[function]
    let named = uses(named: fact.name)
    var result = FunctionUses(
      calls: named.calls[function] ?? [],
      references: named.references.filter {
        let fact = program.values[$0]
        return program.isVisible(function, in: fact.function) && mayName(function, fact)
      })
    guard fact.kind == .initializer, let owner = table.owner(of: function) else { return result }
    for type in [owner.id] + table.descendants(owner.id) {
      if let name = program.nameIDs[table.nominals[type].lastName] {
        result.calls += uses(named: name).calls[function] ?? []
      }
    }
    return result
  }

  private func uses(named name: NameID) -> UsesByName {
    if let known = knownUses[name] { return known }
    let uses = UsesByName(name, flow)
    knownUses[name] = uses
    return uses
  }

  /// Returns true if a name that is not called may mean the function: constants and properties have names too.
  private func mayName(_ function: FunctionID, _ fact: ValueFact) -> Bool {
    guard let owner = table.owner(of: function) else { return fact.kind == .name }
    switch fact.kind {
    case .implicitMember: return program.functions[function].isStatic
    case .member:
      switch flow.inference.type(of: fact.base) {
      case .nominal(let id), .metatype(let id):
        return table.areRelated(id, owner.id)
      default: return true
      }
    default:
      // A local, a field or a global would have been found under that name first.
      return table.globals[fact.name] == nil && mayInherit(from: owner, in: fact.function)
    }
  }

  /// Returns true if a bare name in a function may mean a member of a type: of the type around, or of one around that.
  private func mayInherit(from owner: NominalType, in function: FunctionID) -> Bool {
    if owner.isExternal { return true }
    var scope = table.ownerID(of: function)
    while let current = scope {
      if table.areRelated(current, owner.id) || table.unseenAncestor(current) != nil { return true }
      scope = flow.inference.outerType(of: current)
    }
    return false
  }
}

extension TypeInference {
  /// The parameter of a function that gets an argument of a call; nil if the call does not fit the function.
  func parameter(of function: FunctionID, at position: Int, of call: CallID) -> VariableID? {
    matchArguments(call, function)?[position].map { program.parameters(of: function)[$0].variable }
  }

  /// The argument that a call gives a function's parameter: given, else the parameter's default.
  func argument(of call: CallID, for variable: VariableID, of function: FunctionID) -> ValueID? {
    let parameters = program.parameters(of: function)
    guard let parameter = parameters.firstIndex(where: { $0.variable == variable }),
      let mapping = matchArguments(call, function)
    else { return nil }
    if let position = mapping.first(where: { $0.value == parameter })?.key {
      return program.argument(call, at: position)
    }
    let initial = program.variables[variable].initial
    return initial >= 0 ? initial : nil
  }
}

extension ValueFlow {
  /// The values that a function returns, without `nil`.
  func results(of function: FunctionID) -> [ValueID] {
    allResults(of: function).filter { program.values[$0].kind != .nil }
  }

  /// The values that a function returns.
  func allResults(of function: FunctionID) -> [ValueID] {
    bodies.returns[bodies.body(of: function)].map { program.returns[$0] }.filter {
      $0.function == function && $0.kind != .statement
    }.map(\.value)
  }
}

extension LinkedProgram {
  /// Returns the values that a local holds: each value that the body around stores into it. Nil if they are unknown.
  func values(ofLocal variable: VariableID) -> [ValueID]? {
    let fact = program.variables[variable]
    guard fact.kind == .local, !fact.isElement, fact.function >= 0 else { return nil }
    var result: [ValueID] = []
    for index in flow.bodies.flows[flow.bodies.body(of: fact.function)] {
      let stored = program.flows[index]
      let target = program.values[stored.to]
      if target.kind == .variable, target.variable == variable { result.append(stored.from) }
    }
    return result.isEmpty ? nil : result
  }
}
