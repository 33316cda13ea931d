/// Members that the program adds to objects under the name of a library: `extension Reactive where Base: UIView { … }`.
extension PublisherEndings {
  /// Returns true for code of such an extension. Its `self` stands for the object.
  func isInNamespace(_ function: FunctionID) -> Bool {
    isNamespace(table.owner(of: program.outermostFunction(function)))
  }

  func isNamespace(_ type: NominalType?) -> Bool {
    type.map { $0.isExternal && Catalog.namespaceTypes.contains($0.lastName) } ?? false
  }

  /// `view.rx.taps`: the properties of such extensions. They may add to different types.
  func fieldsOfNamespaces(_ name: NameID) -> Members {
    Members(
      (table.fieldsByName[name] ?? []).filter { isNamespace(table.nominal(of: program.variables[Int($0)].owner)) })
  }
}
