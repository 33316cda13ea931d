/// Operators as calls of the functions that declare them.
extension TypeInference {
  /// The program's functions of an operator's name that take operands of these types, whatever type declares them.
  func operatorCandidates(_ name: NameID, _ call: CallID) -> [FunctionID] {
    let all = Array(table.functionsByName[name] ?? []) + (table.topLevelFunctions[name] ?? [])
    return all.count > Self.tooManyMethods ? [] : matching(all, call).filter { takesOperands(of: call, $0) }
  }

  private func takesOperands(of call: CallID, _ function: FunctionID) -> Bool {
    let range = program.argumentRange(call)
    let parameters = program.parameters(of: function)
    guard parameters.count == range.count else { return false }
    return zip(range, parameters).allSatisfy { mayBe(program.arguments[$0].value, $1.variable) }
  }

  /// Returns true if a parameter may take an operand. An operand of unknown type may be a token.
  private func mayBe(_ operand: ValueID, _ parameter: VariableID) -> Bool {
    switch program.values[operand].kind {
    case .literal, .string, .nil, .closure, .implicitMember: return true
    default: break
    }
    switch (type(of: operand), type(ofVariable: parameter)) {
    case (.unknown, _): return mayHoldToken(parameter)
    case (_, .unknown), (.function, .function): return true
    case (.nominal(let given), .nominal(let taken)):
      if table.nominals[taken].isExternal { return isOpen(taken) || given == taken || mayInherit(given) }
      return table.areRelated(given, taken)
    // What is left is a type parameter, or a protocol.
    case (_, .nominal(let taken)): return isOpen(taken)
    case (.collection, .collection), (.metatype, .metatype), (.notificationStream, .notificationStream): return true
    default: return false
    }
  }

  /// A name that no type of the system has: a type parameter's, or that of a type of another module.
  private func isOpen(_ type: NominalID) -> Bool {
    let nominal = table.nominals[type]
    return nominal.isExternal && (!SystemTypes.isKnown(nominal.path) || Catalog.tokenTypes.contains(nominal.lastName))
  }

  private func mayInherit(_ type: NominalID) -> Bool { table.nominals[type].isExternal || table.isBelowExternal[type] }
}

extension ValueFlow {
  func isOperation(_ call: CallFact) -> Bool {
    let callee = program.values[call.callee]
    return callee.kind == .name && callee.flags & ValueFact.operation != 0
  }

  func connectOperation(_ call: CallID, _ candidates: [FunctionID]) {
    guard !candidates.isEmpty else { return connectUnseenOperation(call) }
    callTargets[call] = candidates
    let range = program.argumentRange(call)
    for candidate in candidates {
      connectCall(call, to: candidate, receiver: nil)
      for (index, parameter) in zip(range, program.parameters(of: candidate)) where isInout(parameter.variable) {
        putInto(node(ofVariable: parameter.variable), program.arguments[index].value)
      }
      // Files are not searched for operators: others may take what it returns.
      if inference.mayReturnToken(candidate) { connect(node(ofResult: candidate), unknownNode) }
    }
  }

  private func isInout(_ parameter: VariableID) -> Bool {
    let type = program.variables[parameter].type
    return type >= 0 && program.name(type).hasPrefix("inout")
  }

  /// An operator that another package declares may do anything with its operands. The standard library's `+` and `+=` put
  /// collections together, which the values themselves say.
  private func connectUnseenOperation(_ call: CallID) {
    switch program.name(program.callNameID(call)) {
    case "+": return
    case let name where name.hasSuffix("="):
      if let target = program.argument(call, at: 0), isContainer(target) { return }
    default: break
    }
    connectExternalCall(call, receiver: nil)
  }

  private func isContainer(_ value: ValueID) -> Bool {
    switch inference.type(of: value) {
    case .collection: return true
    case .nominal(let id):
      let nominal = table.nominals[id]
      return nominal.isExternal
        && (Catalog.containerTypes.contains(nominal.lastName) || SystemTypes.isKnown(nominal.path))
    default: return false
    }
  }
}
