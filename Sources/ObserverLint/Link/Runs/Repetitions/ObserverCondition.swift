/// The conditions that decide a place of `willSet` or `didSet`.
struct ObserverCondition {
  private let program: Program
  /// True if they may compare the new value of the property with the old one: they hold only if it changes.
  let comparesValues: Bool
  private let asksForNewValue: Bool

  init(_ linked: LinkedProgram, deciding offset: UInt32, in observer: FunctionID) {
    program = linked.program
    let order = StoredOrder(linked)
    let fact = linked.program.functions[observer]
    let conditions = linked.order.conditions(deciding: offset, in: observer)
    let values = linked.order.values(in: conditions, of: linked.flow.bodies.body(of: observer))
    let variables = values.compactMap { order.variable(of: order.readPlace(of: $0)) }
    let asksForParameter = variables.contains { linked.program.variables[$0].function == observer }
    let asksForProperty = variables.contains(fact.variable)
    let isBefore = linked.program.name(fact.name) == "willSet"
    // A local may hold the result of a comparison, unless the conditions bind it, and a method of the object may compare.
    let asksForLocal = values.contains { value in
      guard let local = order.variable(of: value), linked.program.variables[local].kind == .local,
        !conditions.contains(where: { $0.contains(linked.program.variables[local].offset) })
      else { return false }
      return order.variable(of: order.readPlace(of: value)).map { $0 == local } ?? true
    }
    let asksMethod = linked.order.calls(in: conditions, of: linked.flow.bodies.body(of: observer)).contains {
      linked.program.isOnSelf($0) && !linked.runs.targets(of: $0).isEmpty
    }
    comparesValues = asksForLocal || asksMethod || (isBefore ? asksForProperty : asksForParameter)
    asksForNewValue = isBefore ? asksForParameter : asksForProperty
  }

  /// Returns false for a store of a constant, such as `false`, that the conditions ask for.
  func mayHold(after store: FlowFact) -> Bool {
    let fact = program.values[store.from]
    return !asksForNewValue || fact.kind != .literal && fact.kind != .implicitMember
  }
}
