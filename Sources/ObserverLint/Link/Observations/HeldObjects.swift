/// The objects that an observation holds, beside the `self` around.
struct HeldObjects {
  private let target: ValueID?
  private let blocks: [ValueID]
  /// The objects that the operators before the observation hold.
  private let heldObjects: [ValueID]
  private let linked: LinkedProgram
  private var program: Program { linked.program }
  private var order: StoredOrder { StoredOrder(linked) }

  init(_ observation: Observation, _ linked: LinkedProgram) {
    target = observation.target
    blocks = observation.blocks
    heldObjects = observation.chain.heldObjects
    self.linked = linked
  }

  init(ofBlock block: ValueID, _ linked: LinkedProgram) {
    target = nil
    blocks = [block]
    heldObjects = []
    self.linked = linked
  }

  /// How the observation holds an object; nil if it does not.
  func hold(of object: ValueID) -> Captures.Hold? {
    if let target, isSame(target, object) { return Captures.Hold(how: .target, value: target) }
    let named = blocks.flatMap { linked.captures.namingsOfObjects(heldBy: $0) }
    // A closure of an operator in a function of the object names its `self`.
    return (named + heldObjects).first { isSame($0, object) || isContext($0, of: object) }.map {
      Captures.Hold(how: .object, value: $0)
    }
  }

  func contain(_ object: ValueID) -> Bool { hold(of: object) != nil }

  /// `context`, where the object is `context.coordinator`.
  private func isContext(_ value: ValueID, of object: ValueID) -> Bool {
    let (fact, member) = (program.values[value], program.values[object])
    return fact.kind == .variable && member.kind == .member
      && Catalog.contextObjects.contains(program.name(member.name)) && isSame(value, member.base)
      && linked.isContextOfView(fact.variable)
  }

  /// `view`, where `guard let view = self.view` stands before it, and `self.view`
  func isSame(_ first: ValueID, _ second: ValueID) -> Bool {
    if first == second { return true }
    let (one, other) = (program.values[first], program.values[second])
    if one.kind == .variable, other.kind == .variable, one.variable == other.variable { return true }
    return order.isSamePath(order.readPlace(of: first), order.readPlace(of: second))
  }
}

extension LinkedProgram {
  /// Returns true for a parameter that is the context of a view: SwiftUI's structure holds the coordinator of the view.
  func isContextOfView(_ variable: VariableID) -> Bool {
    let fact = program.variables[variable]
    guard fact.kind == .parameter, fact.type >= 0,
      Catalog.representableContexts.contains(TypeName.lastPart(TypeName.withoutGenerics(program.name(fact.type)))),
      let view = table.owner(of: program.outermostFunction(fact.function))
    else { return false }
    if case .nominal(let id) = inference.type(ofVariable: variable), !table.nominals[id].isExternal { return false }
    return table.conforms(view.id, toExternal: Catalog.updatedProtocols)
  }
}
