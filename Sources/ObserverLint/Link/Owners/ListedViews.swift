/// Views that a list makes of a class that code registers with it: `list.register(Cell.self, forCellReuseIdentifier: "cell")`.
///
/// A list keeps its views, also those that it does not show, and makes few of them. If the list lives as long as the process,
/// a view that is never released does no harm.
struct ListedViews {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The path to the one object whose list makes the views of a class; nil if other code may make such a view.
  func path(toListOf type: NominalID) -> String? {
    let nominal = table.nominals[type]
    guard !nominal.isExternal, table.descendants(type).isEmpty, let name = program.nameIDs[nominal.lastName],
      table.ancestors(type).contains(where: { Catalog.listViews.contains(table.nominals[$0].lastName) }),
      linked.lifetime.constructions(of: type).isEmpty, !linked.storyboards.name(nominal.lastName)
    else { return nil }
    var path: String?
    var isRegistered = false
    for value in linked.flow.bodies.mentions(of: name) {
      guard case .metatype(type) = linked.inference.type(of: value) else { continue }
      let function = program.outermostFunction(program.values[value].function)
      guard function >= 0, let owner = table.ownerID(of: function) else { return nil }
      if owner == type || linked.mentions.isTest(function) { continue }
      guard !program.functions[function].isStatic, let found = linked.ownership.path(to: owner) else { return nil }
      path = path ?? found
      isRegistered = isRegistered || isGivenToRegister(value)
    }
    return isRegistered && !isRegisteredByItsClosure(type) ? path : nil
  }

  /// `CellRegistration<Cell, Row> { cell, _, row in … }`
  private func isRegisteredByItsClosure(_ type: NominalID) -> Bool {
    program.variables.indices.contains { index in
      let fact = program.variables[VariableID(index)]
      guard fact.kind == .parameter, let site = linked.inference.closureSites[fact.function],
        Catalog.cellRegistrations.contains(program.callName(site.call).name),
        case .nominal(type) = linked.inference.type(ofVariable: VariableID(index))
      else { return false }
      return true
    }
  }

  /// `list.register(Cell.self, forCellWithReuseIdentifier: "cell")`, or a method of the name that the program adds to lists.
  private func isGivenToRegister(_ type: ValueID) -> Bool {
    linked.callsTaking(type).contains { program.callName($0).name == "register" }
  }
}
