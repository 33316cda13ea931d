/// Members that the program adds to objects under the name of a library: `extension Reactive where Base: UIView { … }`.
extension PublisherEndings {
  /// Returns true for code of such an extension. Its `self` stands for the object.
  func isInNamespace(_ function: FunctionID) -> Bool {
    isNamespace(table.owner(of: program.outermostFunction(function)))
  }

  func isNamespace(_ type: NominalType?) -> Bool {
    type.map { $0.isExternal && Catalog.namespaceTypes.contains($0.lastName) } ?? false
  }

  /// `list.rx.delegate`, `delegate` in such an extension: the namespace before the proxy of a delegate, which lives as long as
  /// the object. Nil in the inner optional for an implicit `self`.
  func namespace(beforeProxy value: ValueID) -> ValueID?? {
    let fact = program.values[value]
    guard Catalog.delegateProxies.contains(program.name(fact.name)) else { return nil }
    switch fact.kind {
    case .name where isInNamespace(fact.function) && flow.variables(named: fact.name, from: fact.function).isEmpty:
      return .some(nil)
    case .member
    where flow.object(ofNamespace: fact.base) != nil || program.isSelf(fact.base) && isInNamespace(fact.function):
      let isOwn = !flow.fields(fact.name, ofBase: fact.base).variables.isEmpty
      return isOwn || flow.mayAdd(fact.name, toNamespace: fact.base) ? nil : fact.base
    default: return nil
    }
  }

  /// `view.rx.taps`: the properties of such extensions, if they add to the type of the object. Nil if no extension has a
  /// property of that name, and empty if the type is unknown or another one.
  func fields(_ name: NameID, ofNamespace namespace: ValueID) -> Variables? {
    guard let object = flow.object(ofNamespace: namespace) else { return nil }
    let declared = (table.fieldsByName[name] ?? []).filter {
      isNamespace(table.nominal(of: program.variables[$0].owner))
    }
    if declared.isEmpty { return nil }
    guard let type = flow.type(ofExtended: object, in: program.values[namespace].function) else { return [] }
    let added = declared.filter { table.adds(program.variables[$0].owner, toBase: type) }
    guard added.isEmpty, ([type] + table.ancestors(type)).contains(where: { table.nominals[$0].isExternal }) else {
      return Variables(added)
    }
    // `extension Reactive where Base: UIControl`, and a button: the program does not say what is above a class of a library.
    return Variables(declared.filter { table.addsToLibraries(program.variables[$0].owner) })
  }
}

extension ValueFlow {
  /// `bar.rx.items`: returns true if an extension of the program may add a property of that name to the object. It is no
  /// library's then, unless the library adds it to a type that is nearer to the object's.
  func mayAdd(_ name: NameID, toNamespace namespace: ValueID) -> Bool {
    guard let object = object(ofNamespace: namespace) else { return false }
    let parts = (table.fieldsByName[name] ?? []).map { program.variables[$0].owner }.filter {
      table.nominal(of: $0).map { $0.isExternal && Catalog.namespaceTypes.contains($0.lastName) } ?? false
    }
    if parts.isEmpty { return false }
    let type = type(ofExtended: object, in: program.values[namespace].function)
    return type.map { type in
      let library = ([type] + table.ancestors(type)).first {
        Catalog.eventsOfTypes.contains("\(table.nominals[$0].path).\(program.name(name))")
      }
      return parts.contains { part in
        table.adds(part, toBase: type) && library.map { table.adds(part, toBaseFrom: $0) } ?? true
      }
    } ?? true
  }

  /// - Parameter object: the one that an extension adds to. Nil for the `self` of a function.
  func type(ofExtended object: ValueID?, in function: FunctionID) -> NominalID? {
    guard let object else { return table.ownerID(of: program.outermostFunction(function)) }
    if case .nominal(let id) = inference.type(of: object) { return id } else { return nil }
  }
}
