/// Names that a project adds to the catalog: its own APIs, and those of packages that cannot be seen.
struct CatalogAdditions: Sendable, Equatable {
  /// The catalog's lists that a configuration may add to.
  enum List: String, CaseIterable, Sendable {
    case blockRegistrations, selectorRegistrations, removals
    case centerTypes, centerExpressions
    case processLongProtocols, processLongSuperclasses
    /// Made of rows instead of names.
    case repeatedLifecycles
  }

  private(set) var lifecycles: [LifecycleRow] = []

  private(set) var names: [List: Set<String>] = [:]
  /// The names of added registrations and removals, without their labels.
  private(set) var registrationNames: Set<String> = []
  private(set) var removalNames: Set<String> = []

  var isEmpty: Bool { names.isEmpty && lifecycles.isEmpty }

  mutating func add(_ row: LifecycleRow) { if !lifecycles.contains(row) { lifecycles.append(row) } }

  mutating func add(_ entries: some Sequence<String>, to list: List) {
    names[list, default: []].formUnion(entries)
    let bare = entries.map { String($0.prefix { $0 != "(" }) }
    switch list {
    case .blockRegistrations, .selectorRegistrations: registrationNames.formUnion(bare)
    case .removals: removalNames.formUnion(bare)
    default: break
    }
  }

  mutating func formUnion(_ other: CatalogAdditions) {
    for (list, entries) in other.names { add(entries, to: list) }
    for row in other.lifecycles { add(row) }
  }

  func contains(_ name: String, in list: List) -> Bool { !isEmpty && names[list]?.contains(name) ?? false }

  /// Returns true if a call of that name may register an observer.
  func isNameOfRegistration(_ name: String) -> Bool {
    name.hasPrefix("addObserver") || (!isEmpty && registrationNames.contains(name))
  }

  func isNameOfRemoval(_ name: String) -> Bool {
    name == "removeObserver" || (!isEmpty && removalNames.contains(name))
  }
}
