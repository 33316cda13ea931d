/// Cycles of a token that another object than `self` keeps: `job.token = center.addObserver(…) { _ in job.update() }`.
extension RetainCycles {
  /// The cycle of an object that a block holds, where the `deinit` of the object alone removes the observer. Nil if there is
  /// no such object.
  func site(ofTokenKeptByObjectIn block: ValueID, of call: CallID, _ removals: [ValueFlow.Removal]) -> CycleSite? {
    guard !removals.isEmpty, let keeper = linked.trail.objectStoring(resultOf: call), let storage = keeper.property,
      let owner = linked.table.nominal(of: program.variables[storage].owner)?.id, linked.table.isClass(owner),
      let hold = HeldObjects(ofBlock: block, linked).hold(of: keeper.object), isConstant(hold.value)
    else { return nil }
    let function = program.calls[call].function
    var site = CycleSite(call: call)
    site.hold = hold
    site.owner = owner
    site.object = program.values[hold.value].variable
    site.storage = storage
    for removal in removals {
      let place = program.values[removal.argument].function
      if linked.mentions.isTest(place), !linked.mentions.isTest(function) { continue }
      guard let owners = linked.mentions.deinitOwners(of: place),
        owners.allSatisfy({ linked.table.areRelated($0, owner) })
      else { return nil }
      site.removals.append(removal.argument)
    }
    site.silence = silence(ofObject: owner, in: function)
    if site.silence == nil { site.excuse = linked.ownership.reason(for: owner) }
    return site
  }

  /// Returns true for a parameter, and for a local that gets a single value.
  private func isConstant(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    guard fact.kind == .variable else { return false }
    let variable = program.variables[fact.variable]
    return variable.kind == .parameter || variable.isLet
      || StoredOrder(linked).stores(into: fact.variable, inBody: linked.flow.bodies.body(of: fact.function)).count < 2
  }
}
