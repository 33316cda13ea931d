/// Members that the program adds to objects under the name of a library: `extension Reactive where Base: UIView { … }`.
extension PublisherEndings {
  /// Returns true for code of such an extension. Its `self` stands for the object.
  func isInNamespace(_ function: FunctionID) -> Bool {
    isNamespace(table.owner(of: program.outermostFunction(function)))
  }

  func isNamespace(_ type: NominalType?) -> Bool {
    type.map { $0.isExternal && Catalog.namespaceTypes.contains($0.lastName) } ?? false
  }

  /// `view.rx.taps`: the properties of such extensions, if they add to the type of the object. Nil if no extension has a
  /// property of that name, and empty if the type is unknown or another one.
  func fields(_ name: NameID, ofNamespace namespace: ValueID, _ chain: inout Chain) -> Members? {
    guard let object = flow.object(ofNamespace: namespace) else { return nil }
    let declared = (table.fieldsByName[name] ?? []).filter {
      isNamespace(table.nominal(of: program.variables[Int($0)].owner))
    }
    if declared.isEmpty { return nil }
    guard let type = type(of: object, in: program.values[Int(namespace)].function) else { return [] }
    chain.types.insert(type)
    return Members(declared.filter { table.adds(program.variables[Int($0)].owner, toBase: type) })
  }

  private func type(of object: ValueID?, in function: FunctionID) -> Int? {
    guard let object else { return table.ownerID(of: program.outermostFunction(function)) }
    if case .nominal(let id) = inference.type(of: object) { return id } else { return nil }
  }
}
