/// The flow of values through objects that code attaches to others by a key.
extension ValueFlow {
  func connectAssociatedObject(_ call: CallID) -> Bool {
    let value = program.calls[call].value
    switch program.callName(call).name {
    case "objc_setAssociatedObject":
      guard let key = program.argument(call, at: 1), let object = program.argument(call, at: 2) else { return false }
      connect(object.node, associatedNode(key))
    case "objc_getAssociatedObject":
      guard let key = program.argument(call, at: 1) else { return false }
      connect(associatedNode(key), value.node)
    default: return false
    }
    return true
  }

  private func associatedNode(_ key: ValueID) -> FlowNodeID {
    let fact = program.values[key]
    let text =
      switch fact.kind {
      case .variable: program.name(program.variables[fact.variable].name)
      case .name, .member, .implicitMember, .string, .selector: program.name(fact.name)
      default: "?"
      }
    return associatedNode(named: text)
  }
}
