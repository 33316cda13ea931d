/// Bags that libraries make or wrap.
extension ObservationTrail {
  /// `rx.disposeBag`, `self.rx.disposeBag`: a bag that a library associates with an object, which keeps it.
  func isAssociatedBag(_ bag: ValueID) -> Bool {
    guard let object = associatedBag(bag) else { return false }
    return object.map { isSelf($0) } ?? true
  }

  /// The object whose associated bag a value denotes: nil in the inner optional for an implicit `self`.
  func associatedBag(_ bag: ValueID) -> ValueID?? {
    let fact = program.values[Int(bag)]
    guard fact.kind == .member, Catalog.associatedBags.contains(program.name(fact.b)) else { return nil }
    let namespace = program.values[Int(fact.a)]
    guard namespace.kind == .name || namespace.kind == .member,
      Catalog.extensionNamespaces.contains(program.name(namespace.b))
    else { return nil }
    return .some(namespace.kind == .member ? namespace.a : nil)
  }

  /// `disposable.inner`: returns true for the bag inside of a wrapper of ReactiveSwift, which ends what is in the bag when the
  /// wrapper is released.
  func isWrappedBag(_ value: ValueID) -> Bool {
    let fact = program.values[Int(value)]
    guard fact.kind == .member, program.name(fact.b) == "inner",
      case .nominal(let id) = flow.inference.type(of: fact.a)
    else { return false }
    let type = flow.table.nominals[id]
    return type.isExternal && Catalog.observationWrappers.contains(type.lastName)
  }
}
