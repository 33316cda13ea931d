/// The flow of values through calls that leave the program.
extension ValueFlow {
  func connectExternalCall(_ call: CallID, receiver: ValueID?) {
    let value = program.calls[call].value
    let callee = program.calls[call].callee
    let traits = traits(ofName: program.callNameID(call))
    let ignores = traits.contains(.ignoresResult)
    let transforms = traits.contains(.transforms)
    let mutates = traits.contains(.mutatesContainer) && receiver != nil
    let keepsNothing = traits.contains(.keepsNothing)
    var isContainer = traits.contains(.isContainer)
    if case .metatype(let id) = inference.type(of: callee), table.nominals[id].isExternal {
      isContainer = isContainer || Catalog.containerTypes.contains(table.nominals[id].lastName)
    }
    if isContainer == false, program.values[callee].kind == .call || program.values[callee].kind == .array {
      isContainer = true  // `[NSObjectProtocol](…)`
    }
    for index in program.argumentRange(call) {
      let argument = program.arguments[index].value
      let fact = program.values[argument]
      switch fact.kind {
      case .literal, .nil, .selector, .string: continue
      // In a method that is added to a type of another module, `self` may be a token.
      case .selfReference where !(table.owner(of: fact.function)?.isExternal ?? false): continue
      case .closure:
        if let receiver {
          for parameter in program.parameters(of: fact.closure) {
            connect(receiver.node, node(ofVariable: parameter.variable))
          }
        }
        if transforms {
          connect(node(ofResult: fact.closure), value.node)
          // `reduce(into:)`: what the closure puts into its parameter is the result.
          for parameter in program.parameters(of: fact.closure) {
            connect(node(ofVariable: parameter.variable), value.node)
          }
        } else if !ignores {
          connect(node(ofResult: fact.closure), unknownNode)
        }
        continue
      default: break
      }
      if fact.kind == .name, fact.flags & ValueFact.operation != 0 {
        // Which of the operands are the receiver's depends on what takes the operator.
        if let receiver { connect(receiver.node, unknownNode) }
        continue
      }
      // `tokensByName.forEach(center.removeObserver)`
      if let receiver, isRemovalReference(argument), hasNoTokenAsElement(receiver) { continue }
      if let receiver, isFunctionReference(argument) || isClosureVariable(argument) {
        for function in functionReferences(argument) where program.functions[function].kind == .function {
          givenFunctions[function, default: []].append(argument)
        }
        addIndirectCall(callee: argument.node, arguments: [receiver.node], result: ignores ? nil : value.node)
        continue
      }
      if mutates, let receiver {
        putInto(argument.node, receiver)
        if isForeign(receiver) { connect(argument.node, unknownNode) }
      } else if isContainer || transforms {
        connect(argument.node, value.node)
      } else if !keepsNothing {
        connect(argument.node, unknownNode)
      }
    }
    if let receiver, !traits.contains(.carriesNothing), carries(receiver) {
      connect(receiver.node, value.node)
      // `center.addObserver(…) { … }.keep(in: bag)`
      let made = program.values[receiver]
      if made.kind == .call, isRegistration(made.call) { connect(receiver.node, unknownNode) }
    }
  }

  /// Returns true if a result may hold a part of its receiver: not if the receiver is an object with methods.
  private func carries(_ receiver: ValueID) -> Bool {
    if program.values[receiver].kind == .selfReference { return false }
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
