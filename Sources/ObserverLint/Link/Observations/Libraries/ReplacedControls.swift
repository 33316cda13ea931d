/// The code that puts another control in the place of one whose events an observation receives.
extension PublisherEndings {
  enum Replacement {
    /// The code that observes does so, before it observes: the last control stays.
    case before
    /// Other code does so, or the same code behind the observation.
    case later
  }

  /// How another object may come to the place that an object is read from; nil if it stays there for as long as the owner of
  /// the place lives.
  func replacement(of object: ValueID) -> Replacement? {
    let found = reads(onTheWayTo: object).compactMap { replacement(in: $0.variable, readAt: $0.read) }
    return found.contains(.later) ? .later : found.first
  }

  private func replacement(in property: VariableID, readAt read: ValueFact) -> Replacement? {
    let fact = program.variables[property]
    guard fact.kind == .field, fact.getter < 0, !trail.isPermanent(property) else { return nil }
    let stores = linked.stores(into: property).filter { store in
      ![.initializer, .initialValue].contains(program.functions[store.function].kind)
        && program.values[store.from].kind != .nil
    }
    // Nobody may keep the object that a weak property gets.
    if fact.isWeak, !program.isOutlet(fact), !stores.isEmpty { return .later }
    let before = stores.filter { $0.function == read.function && $0.offset < read.offset }
    let others = stores.count - before.count
    // `var button: UIButton!`: the first object replaces none.
    let isEmpty = fact.initial < 0 || program.values[fact.initial].kind == .nil
    if others > (isEmpty && before.isEmpty ? 1 : 0) || stores.contains(where: { mentions.runsAtReuse($0.function) }) {
      return .later
    }
    return before.isEmpty ? nil : .before
  }
}
