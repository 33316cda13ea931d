/// `list.rx.items(dataSource: source)`, `list.rx.items`: a member of a library's that has a view show contents.
struct ContentsBinder {
  let name: NameID
  let view: ValueID
  /// The call that makes the binder, if one does.
  let call: CallID?

  /// Nil for another value, and for a binder that the program declares itself.
  init?(_ value: ValueID, _ flow: ValueFlow) {
    let program = flow.program
    let fact = program.values[value]
    let binder = fact.kind == .call ? program.values[program.calls[fact.call].callee] : fact
    guard binder.kind == .member, Catalog.boundContents.contains(program.name(binder.name)),
      case let namespace = program.values[binder.base], namespace.kind == .member,
      Catalog.extensionNamespaces.contains(program.name(namespace.name)),
      !flow.mayAdd(binder.name, toNamespace: binder.base)
    else { return nil }
    let own = fact.kind == .call ? flow.inference.candidates(for: fact.call) : []
    let isOwn = own.contains { function in
      flow.table.owner(of: function).map { Catalog.namespaceTypes.contains($0.lastName) } ?? false
    }
    if isOwn { return nil }
    name = binder.name
    view = namespace.base
    call = fact.kind == .call ? fact.call : nil
  }
}
