/// Controllers of AppKit that nothing keeps, such as sheets and popovers: each showing makes an object of its own, and the
/// object appears once.
struct Dialogs {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The controller whose appearance runs a registration, if nothing keeps the objects of the controller.
  func dialog(beginning repetition: Repetition) -> Int? {
    guard Self.appearances.contains(repetition.rootName), let type = table.ownerID(of: repetition.root),
      table.ancestors(type).contains(where: { table.nominals[$0].lastName == "NSViewController" }),
      repetition.chain.allSatisfy({ program.isOnSelf($0) })
    else { return nil }
    return isDialog(type) ? type : nil
  }

  private static let appearances: Set = ["viewWillAppear()", "viewDidAppear()"]

  private func isDialog(_ type: Int) -> Bool {
    let types = [type] + table.descendants(type)
    let names = types.map { table.nominals[$0].lastName }
    let made = types.flatMap { linked.lifetime.constructions(of: $0).map { program.calls[Int($0.call)].value } }
    let cast = program.values.indices.filter { value in
      let fact = program.values[value]
      guard fact.kind == .cast, program.values[Int(fact.a)].kind == .call else { return false }
      return isOne(of: types, ValueID(value))
    }
    let isInStoryboard = names.contains { linked.storyboards.make($0) }
    guard isInStoryboard || !made.isEmpty || !cast.isEmpty, !names.contains(where: { linked.storyboards.keep($0) })
    else { return false }
    return (made + cast.map { ValueID($0) }).allSatisfy { isOnlyShown($0) }
      && !program.variables.indices.contains { variable in
        let fact = program.variables[variable]
        guard fact.kind == .field || fact.kind == .global, !fact.isWeak,
          case .nominal(let kept) = linked.inference.type(ofVariable: VariableID(variable))
        else { return false }
        return types.contains(kept)
      }
  }

  private func isOne(of types: [Int], _ value: ValueID) -> Bool {
    if case .nominal(let type) = linked.inference.type(of: value) { types.contains(type) } else { false }
  }

  /// Returns true if the code around a new object gives the object to nothing but calls that show it.
  private func isOnlyShown(_ value: ValueID) -> Bool {
    let uses = linked.trail.uses(in: program.values[Int(value)].function)
    var seen: Set<ValueID> = []
    var pending = [value]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      for use in uses[next] {
        switch use {
        case .member: break
        case .part(let whole): pending.append(whole)
        case .argument(let call, _):
          guard Self.presenters.contains(program.callName(call).name) else { return false }
        case .stored(let target):
          let place = program.values[Int(target)]
          if place.kind == .member, program.name(place.b) == "contentViewController" { continue }
          guard place.kind == .variable, program.variables[Int(place.a)].kind == .local else { return false }
          pending += uses.reads[place.a] ?? []
        case .returned: return false
        }
      }
    }
    return true
  }

  private static let presenters: Set = [
    "NSWindow", "NSPanel", "present", "presentAsModalWindow", "presentAsSheet",
  ]
}
