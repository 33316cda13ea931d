/// The catalog with what the project adds to it.
extension Program {
  func isSelectorRegistration(_ full: String) -> Bool {
    Catalog.selectorRegistrations.contains(full) || additions.contains(full, in: .selectorRegistrations)
  }

  func isRemoval(_ full: String) -> Bool {
    Catalog.removals.contains(full) || additions.contains(full, in: .removals)
  }

  func isCenterType(_ name: String) -> Bool {
    Catalog.centerTypes.contains(name) || additions.contains(name, in: .centerTypes)
  }

  func isCenterExpression(_ path: String) -> Bool {
    Catalog.centerExpressions.contains(path) || additions.contains(path, in: .centerExpressions)
  }

  /// Whether what conforms to a protocol of that name, or inherits from a class of it, is the application itself.
  func isProcessLong(_ name: String) -> Bool {
    Catalog.processLongProtocols.contains(name) || Catalog.processLongSuperclasses.contains(name)
      || additions.contains(name, in: .processLongProtocols) || additions.contains(name, in: .processLongSuperclasses)
  }
}
