/// Properties that hold nothing yet where a method reads them that runs once, before anything stores into them.
struct NotYetStored {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if an object is read from a property of `self` that is still `nil`, as everything that stores into it
  /// runs after the call.
  func isEmpty(_ object: ValueID?, at call: CallID) -> Bool {
    let place = program.calls[Int(call)]
    guard let object, let variable = StoredOrder(linked).variable(of: object) else { return false }
    let fact = program.variables[Int(variable)]
    let function = program.functions[Int(place.function)]
    guard fact.kind == .field, fact.isPrivate, !fact.isLet, !fact.isStatic, !fact.isLazy, fact.getter < 0,
      fact.wrapper < 0, fact.initial < 0 || program.values[Int(fact.initial)].kind == .nil,
      function.kind == .function, Catalog.onceMethods.contains(program.name(function.name))
    else { return false }
    let mentions = linked.mentions.values(namingProperty: variable)
    var isStored = false
    for value in mentions {
      let stores = linked.trail.uses(in: program.values[Int(value)].function).stores[value] ?? []
      for store in stores where program.values[Int(store)].kind != .nil {
        isStored = true
        guard runs(value, after: place) else { return false }
      }
    }
    return isStored
  }

  /// Returns true if a store stands behind the call, or in a private function that is called behind it only.
  private func runs(_ store: ValueID, after place: CallFact) -> Bool {
    let fact = program.values[Int(store)]
    let outermost = program.outermostFunction(fact.function)
    if outermost == place.function { return fact.offset > place.nameOffset }
    let function = program.functions[Int(outermost)]
    guard function.kind == .function, function.isPrivate, !function.isOverride,
      !linked.mentions.isSelector(function.name)
    else { return false }
    let uses = linked.mentions.uses(of: outermost)
    return uses.references.isEmpty && !uses.calls.isEmpty
      && uses.calls.allSatisfy { use in
        let use = program.calls[Int(use)]
        return program.outermostFunction(use.function) == place.function && use.nameOffset > place.nameOffset
      }
  }
}
