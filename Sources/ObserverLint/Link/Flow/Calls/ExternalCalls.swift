/// The flow of values through calls that leave the program.
extension ValueFlow {
  func connectExternalCall(_ call: CallID, receiver: ValueID?) {
    let value = program.calls[Int(call)].value
    let callee = program.calls[Int(call)].callee
    let traits = traits(ofName: program.callNameID(call))
    let ignores = traits.contains(.ignoresResult)
    let transforms = traits.contains(.transforms)
    let mutates = traits.contains(.mutatesContainer) && receiver != nil
    let keepsNothing = traits.contains(.keepsNothing)
    var isContainer = traits.contains(.isContainer)
    if case .metatype(let id) = inference.type(of: callee), table.nominals[id].isExternal {
      isContainer = isContainer || Catalog.containerTypes.contains(table.nominals[id].lastName)
    }
    if isContainer == false, program.values[Int(callee)].kind == .call || program.values[Int(callee)].kind == .array {
      isContainer = true  // `[NSObjectProtocol](…)`
    }
    for index in program.argumentRange(call) {
      let argument = program.arguments[index].value
      let fact = program.values[Int(argument)]
      switch fact.kind {
      case .literal, .nil, .selector, .string: continue
      // In a method that is added to a type of another module, `self` may be a token.
      case .selfReference where !(table.owner(of: fact.function)?.isExternal ?? false): continue
      case .closure:
        if let receiver {
          for parameter in program.parameters(of: fact.a) {
            connect(receiver, node(ofVariable: parameter.variable))
          }
        }
        if transforms {
          connect(node(ofResult: fact.a), value)
          // `reduce(into:)`: what the closure puts into its parameter is the result.
          for parameter in program.parameters(of: fact.a) {
            connect(node(ofVariable: parameter.variable), value)
          }
        } else if !ignores {
          connect(node(ofResult: fact.a), unknownNode)
        }
        continue
      default: break
      }
      if fact.kind == .name, fact.flags & ValueFact.operation != 0 {
        // Which of the operands are the receiver's depends on what takes the operator.
        if let receiver { connect(receiver, unknownNode) }
        continue
      }
      // `tokensByName.forEach(center.removeObserver)`
      if let receiver, isRemovalReference(argument), hasNoTokenAsElement(receiver) { continue }
      if let receiver, isFunctionReference(argument) || isClosureVariable(argument) {
        for function in functionReferences(argument) where program.functions[Int(function)].kind == .function {
          givenFunctions[function, default: []].append(argument)
        }
        addIndirectCall(callee: argument, arguments: [receiver], result: ignores ? nil : value)
        continue
      }
      if mutates, let receiver {
        putInto(argument, receiver)
        if isForeign(receiver) { connect(argument, unknownNode) }
      } else if isContainer || transforms {
        connect(argument, value)
      } else if !keepsNothing {
        connect(argument, unknownNode)
      }
    }
    if let receiver, !traits.contains(.carriesNothing), carries(receiver) {
      connect(receiver, value)
      // `center.addObserver(…) { … }.keep(in: bag)`
      let made = program.values[Int(receiver)]
      if made.kind == .call, isRegistration(made.a) { connect(receiver, unknownNode) }
    }
  }

  /// Returns true if a result may hold a part of its receiver: not if the receiver is an object with methods.
  private func carries(_ receiver: ValueID) -> Bool {
    if program.values[Int(receiver)].kind == .selfReference { return false }
    let type = inference.type(of: receiver)
    if case .metatype = type { return false }
    return !inference.isCenter(type)
  }

  /// Returns true if another package declares the type of the receiver, which may do anything with its arguments.
  private func isForeign(_ receiver: ValueID) -> Bool {
    guard case .nominal(let id) = inference.type(of: receiver) else { return false }
    let nominal = table.nominals[id]
    return nominal.isExternal && !Catalog.containerTypes.contains(nominal.lastName)
      && !SystemTypes.isKnown(nominal.path)
  }
}
