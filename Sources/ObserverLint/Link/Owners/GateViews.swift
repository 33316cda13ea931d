/// Views of the program that show what they are given from a moment on: `if isReady { content() } else { Progress() }`.
///
/// The body runs again when state changes. State that only the other branch names does not change any more once the content
/// is there.
struct GateViews {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if each object of a view runs a call in its body once.
  func runOnce(_ call: CallID) -> Bool {
    let (offset, body) = (program.calls[Int(call)].nameOffset, program.calls[Int(call)].function)
    let getter = program.functions[Int(body)]
    guard getter.kind == .getter, getter.variable >= 0,
      program.name(program.variables[Int(getter.variable)].name) == "body",
      let view = linked.table.owner(of: body), linked.table.isView(view.id)
    else { return false }
    let conditions = linked.order.conditions(deciding: offset, in: body)
    return view.fields.all.allSatisfy { field in
      let fact = program.variables[Int(field)]
      guard fact.wrapper >= 0 else { return true }
      guard program.name(fact.wrapper) == "State" else { return false }
      return namings(of: field).allSatisfy { value in
        let place = program.values[Int(value)]
        guard linked.flow.bodies.body(of: place.function) == body else { return false }
        return conditions.contains { $0.contains(place.offset) }
          || linked.order.exclude(place.offset, offset, in: body)
      }
    }
  }

  /// The places that read or set a state, or hand out a binding of it.
  private func namings(of state: VariableID) -> [ValueID] {
    let projection = program.nameIDs["$" + program.name(program.variables[Int(state)].name)]
    return linked.mentions.values(namingProperty: state)
      + (projection.map { linked.flow.bodies.mentions(of: $0) } ?? [])
  }
}
