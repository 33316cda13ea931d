/// `list.rx.items(dataSource: source)`, `list.rx.items`: a member of a library's that has a view show contents.
struct ContentsBinder {
  let name: NameID
  let view: ValueID
  /// The call that makes the binder, if one does.
  let call: CallID?

  /// Nil for another value, and for a binder that the program declares itself.
  init?(_ value: ValueID, _ flow: ValueFlow) {
    let program = flow.program
    let fact = program.values[Int(value)]
    let binder = fact.kind == .call ? program.values[Int(program.calls[Int(fact.a)].callee)] : fact
    guard binder.kind == .member, Catalog.boundContents.contains(program.name(binder.b)),
      case let namespace = program.values[Int(binder.a)], namespace.kind == .member,
      Catalog.extensionNamespaces.contains(program.name(namespace.b)), !flow.mayAdd(binder.b, toNamespace: binder.a)
    else { return nil }
    let isOwn =
      fact.kind == .call
      && flow.inference.candidates(for: fact.a).contains { function in
        flow.table.owner(of: function).map { Catalog.namespaceTypes.contains($0.lastName) } ?? false
      }
    if isOwn { return nil }
    name = binder.b
    view = namespace.a
    call = fact.kind == .call ? fact.a : nil
  }
}
