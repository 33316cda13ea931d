/// The value that a closure or method returns to the call that begins an observation. No code can give it without the owner.
struct WeakResult: FixPart {
  let context: FixContext
  let call: CallID
  let node: NodeID
  let text: SourceText

  /// Returns true if an argument may have to return something: the closure of a function of the program, `bind(to: { … })`,
  /// the closure behind `bind(to: list.rx.items)`, which returns a cell, or `drive { source in … }`, which returns the
  /// observation.
  func mayBeNeeded(of argument: NodeID) -> Bool {
    let name = program.callName(call).name
    switch name {
    case "addObserver", "sink", "observe", "assign": return false
    default: break
    }
    let label = text.outline.string(text.node(argument).label)
    guard let observation = context.sites.observations[call], linked.inference.candidates(for: call).isEmpty,
      label != "to"
    else { return true }
    if case .returned = observation.kind { return !Catalog.actingOperators.contains(name) }
    let isBinding = Catalog.transformingBindings.contains(name)
    if let contents = text.argument(labelled: "to", of: node) ?? (isBinding ? binder(before: argument) : nil) {
      // With the identifier of its cells, the list makes the cell.
      return text.kind(contents) != .call || text.argument(labelled: "cellIdentifier", of: contents) == nil
    }
    guard isBinding, label.isEmpty, text.children(node).dropFirst().count == 1,
      let value = text.children(argument).first
    else { return label == "curriedArgument" }
    guard text.kind(value) == .closure else {
      let method = BoundMethod(value, text, in: program.function(ofCall: call), linked)
      return method?.returnsValue ?? true
    }
    return mayReturnValue(value)
  }

  /// `items` in `drive(items) { … }`.
  private func binder(before argument: NodeID) -> NodeID? {
    guard let first = text.children(node).dropFirst().first, first != argument, text.node(first).label < 0,
      let value = text.children(first).first, text.kind(value) != .closure
    else { return nil }
    return value
  }

  private func mayReturnValue(_ closure: NodeID) -> Bool {
    guard let block = text.body(of: closure) else { return true }
    if let result = text.children(closure).first(where: { text.kind($0) == .typeName }) {
      return !TypeName.isVoid(text.text(result))
    }
    let returned = text.descendants(block).filter {
      text.kind($0) == .returnStatement && text.ancestor($0, [.closure, .functionDecl, .accessor]) == closure
    }.compactMap { text.children($0).first }
    if returned.contains(where: { !isVoidCall($0, ifUnknown: false) }) { return true }
    let statements = text.children(block)
    guard statements.count == 1, let only = statements.first else { return false }
    switch text.kind(only) {
    // Few closures of a single call to code outside of the program receive the observable itself.
    case .call: return !isVoidCall(only, ifUnknown: true)
    case .identifier, .selfExpression, .implicitMember, .member, .subscriptCall, .closure, .stringLiteral, .literal,
      .nilLiteral, .arrayLiteral, .tuple, .cast, .binaryOperation, .coalescing, .forceUnwrap:
      return true
    default: return false
    }
  }

  private func isVoidCall(_ node: NodeID, ifUnknown: Bool) -> Bool {
    guard text.kind(node) == .call, let callee = text.children(node).first else { return false }
    let name = text.node(callee).name
    guard name >= 0 else { return ifUnknown }
    let start = Int(text.lexeme(name).start)
    let values = context.bodies.values(
      in: text.start(node)..<text.end(node), ofBodyAround: program.function(ofCall: call))
    let functions =
      values.compactMap { value -> [FunctionID]? in
        let fact = program.values[value]
        guard fact.kind == .call, program.range(ofCall: fact.call).start == start else { return nil }
        return linked.inference.candidates(for: fact.call)
      }.first ?? []
    return functions.isEmpty ? ifUnknown : functions.allSatisfy { !program.functions[$0].returnsValue }
  }
}
