/// Properties that code fills where they are empty.
extension StoredOrder {
  /// `if cell.book == nil { cell.book = book }`: returns true if a store fills a property that is empty, and no code empties
  /// the property.
  func fillsOnce(_ store: FlowFact, among stores: [FlowFact]) -> Bool {
    let conditions = linked.order.conditions(deciding: store.offset, in: store.function)
    guard !conditions.isEmpty else { return false }
    let body = flow.bodies.body(of: store.function)
    return conditions.contains { condition in
      let values = linked.order.values(in: [condition], of: body)
      return values.filter { program.values[Int($0)].kind == .nil }.count == 1
        && values.contains { readsProperty($0, of: store.to) }
    } && !stores.contains { program.values[Int($0.from)].kind == .nil }
  }

  /// Returns true if two values are the same property of the same object.
  private func readsProperty(_ value: ValueID, of target: ValueID) -> Bool {
    let (read, stored) = (program.values[Int(value)], program.values[Int(target)])
    if read.kind == .member, stored.kind == .member, read.b == stored.b {
      let (object, other) = (program.values[Int(read.a)], program.values[Int(stored.a)])
      if object.kind == .variable, other.kind == .variable { return object.a == other.a }
    }
    return isSamePath(value, target)
  }
}
