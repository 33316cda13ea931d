/// Which registrations an object makes again, as the program lets go of the first one without removing it: one that lives as
/// long as the process then handles each notification once more with every turn.
struct Restarts {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if other code of the object takes the token away, or clears the flag that prevents a second
  /// registration.
  func isBegunAgain(_ site: TokenSite) -> Bool {
    let fact = program.calls[Int(site.call)]
    let outermost = program.outermostFunction(fact.function)
    guard outermost >= 0, program.functions[Int(outermost)].kind == .function else { return false }
    let order = StoredOrder(linked)
    var kept: Set<VariableID> = []
    for node in site.storage {
      if let variable = linked.flow.variable(ofNode: node), program.variables[Int(variable)].kind == .field {
        kept.insert(variable)
      }
    }
    for value in linked.order.values(
      in: linked.order.conditions(deciding: fact.nameOffset, in: fact.function), of: flow.bodies.body(of: outermost))
    {
      guard let variable = order.variable(of: value), program.variables[Int(variable)].kind == .field,
        !order.stores(into: variable, inBody: flow.bodies.body(of: outermost)).isEmpty
      else { continue }
      kept.insert(variable)
    }
    return kept.contains { isCleared($0, outside: outermost) }
  }

  /// Returns true if a method other than the given method and `deinit` stores a literal or `nil` into a variable, or
  /// empties it.
  private func isCleared(_ variable: VariableID, outside function: FunctionID) -> Bool {
    linked.mentions.values(namingProperty: variable).contains { value in
      let place = program.values[Int(value)].function
      let outermost = program.outermostFunction(place)
      guard outermost != function, program.functions[Int(outermost)].kind == .function, !linked.mentions.isTest(place),
        linked.mentions.deinitOwners(of: place) == nil
      else { return false }
      let uses = linked.trail.uses(in: place)
      return (uses.stores[value] ?? []).contains { isEmpty($0) }
        || uses[value].contains { use in
          guard case .member(let member) = use else { return false }
          return uses.call(of: member) != nil
            && Catalog.removingMutators.contains(program.name(program.values[Int(member)].b))
        }
    }
  }

  private func isEmpty(_ value: ValueID) -> Bool {
    program.values[Int(value)].kind == .literal || linked.isEmpty(value)
  }
}
