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

  /// Returns true if a member of a type is a center.
  func isCenterExpression(_ type: NominalType, _ member: String) -> Bool {
    guard Self.centerMembers.contains(member) || !additions.isEmpty else { return false }
    let path = "\(type.path).\(member)"
    return Catalog.centerExpressions.contains(path) || additions.contains(path, in: .centerExpressions)
  }

  /// Most members are told from those by their names alone.
  private static let centerMembers = Set(Catalog.centerExpressions.map { TypeName.lastPart($0) })

  /// Returns true if a type that conforms to a protocol of that name, or inherits from such a class, is the
  /// application itself.
  func isProcessLong(_ name: String) -> Bool {
    Catalog.processLongProtocols.contains(name) || Catalog.processLongSuperclasses.contains(name)
      || additions.contains(name, in: .processLongProtocols) || additions.contains(name, in: .processLongSuperclasses)
  }
}
