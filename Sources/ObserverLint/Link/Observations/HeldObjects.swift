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
    if let target = observation.target, order.isSame(target, object) {
      return Captures.Hold(how: .target, value: target)
    }
    let named = observation.blocks.flatMap { linked.captures.namingsOfObjects(heldBy: $0) }
    // A closure of an operator in a function of the object names its `self`.
    return (named + observation.chain.heldObjects).first { order.isSame($0, object) }.map {
      Captures.Hold(how: .object, value: $0)
    }
  }

  func contain(_ object: ValueID) -> Bool { hold(of: object) != nil }
}
