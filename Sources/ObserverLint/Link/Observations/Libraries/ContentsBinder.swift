/// `list.rx.items(dataSource: source)`, `list.rx.items`: a member of a library's that has a view show contents.
struct ContentsBinder {
  let name: NameID
  let view: ValueID
  /// The call that makes the binder, if one does.
  let call: CallID?

  /// Nil for another value, and for a binder that the program declares itself. A binder of the program counts if it hands on
  /// to the library's.
  init?(_ value: ValueID, _ flow: ValueFlow) {
    self.init(value, flow, depth: 0)
  }

  private init?(_ value: ValueID, _ flow: ValueFlow, depth: Int) {
    let program = flow.program
    let fact = program.values[value]
    let binder = fact.kind == .call ? program.values[program.calls[fact.call].callee] : fact
    guard binder.kind == .member, Catalog.boundContents.contains(program.name(binder.name)),
      case let namespace = program.values[binder.base], namespace.kind == .member,
      Catalog.extensionNamespaces.contains(program.name(namespace.name)),
      !flow.mayAdd(binder.name, toNamespace: binder.base)
    else { return nil }
    let own = (fact.kind == .call ? flow.inference.candidates(for: fact.call) : []).filter { function in
      flow.table.owner(of: function).map { Catalog.namespaceTypes.contains($0.lastName) } ?? false
    }
    guard own.isEmpty || depth < 3 && own.allSatisfy({ Self.handsOn($0, flow, depth: depth + 1) }) else { return nil }
    name = binder.name
    view = namespace.base
    call = fact.kind == .call && own.isEmpty ? fact.call : nil
  }

  /// `{ rows in { cells in rows.bind(to: base.rx.items(cellIdentifier: id)) { cells($0, $1, $2) } } }`: returns true if a
  /// closure in a function binds what it gets to the same view.
  private static func handsOn(_ function: FunctionID, _ flow: ValueFlow, depth: Int) -> Bool {
    let program = flow.program
    let body = flow.bodies.body(of: function)
    return flow.bodies.calls[body].contains { call in
      let closure = program.calls[call].function
      let arguments = program.argumentRange(call).map { program.arguments[$0].value }
      guard closure != function,
        arguments.contains(where: { ContentsBinder($0, flow, depth: depth).map { isBase($0.view, program) } ?? false })
      else { return false }
      let given = program.parameters(of: closure).map(\.variable)
      let closures = arguments.map { program.values[$0] }.filter { $0.kind == .closure }.map(\.closure)
      return flow.bodies.values[body].contains { value in
        let fact = program.values[value]
        return fact.kind == .variable && given.contains(fact.variable)
          && (arguments.contains(value) || closures.contains(fact.function))
      }
    }
  }

  /// Returns true for `base` and `self.base`, the object that the extension of the library's type adds to.
  private static func isBase(_ view: ValueID, _ program: Program) -> Bool {
    let fact = program.values[view]
    return Catalog.namespaceBases.contains(program.name(fact.name))
      && (fact.kind == .name || fact.kind == .member && program.isSelf(fact.base))
  }
}
