/// The objects that an observation holds, beside the `self` around.
struct HeldObjects {
  private let observation: Observation
  private let linked: LinkedProgram
  private var program: Program { linked.program }
  private var order: StoredOrder { StoredOrder(linked) }

  init(_ observation: Observation, _ linked: LinkedProgram) {
    self.observation = observation
    self.linked = linked
  }

  /// How the observation holds an object; nil if it does not.
  func hold(of object: ValueID) -> Captures.Hold? {
    if let target = observation.target, isSame(target, object) { return Captures.Hold(how: .target, value: target) }
    let named = observation.blocks.flatMap { linked.captures.namingsOfObjects(heldBy: $0) }
    // A closure of an operator in a function of the object names its `self`.
    return (named + observation.chain.heldObjects).first { isSame($0, object) }.map {
      Captures.Hold(how: .object, value: $0)
    }
  }

  func contain(_ object: ValueID) -> Bool { hold(of: object) != nil }

  /// `view`, where `guard let view = self.view` stands before it, and `self.view`
  func isSame(_ first: ValueID, _ second: ValueID) -> Bool {
    if first == second { return true }
    let (one, other) = (program.values[first], program.values[second])
    if one.kind == .variable, other.kind == .variable, one.variable == other.variable { return true }
    return order.isSamePath(order.readPlace(of: first), order.readPlace(of: second))
  }
}
