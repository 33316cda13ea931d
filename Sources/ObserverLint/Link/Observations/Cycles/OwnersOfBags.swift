/// Cycles of another object than `self`: `updates.sink { job.show($0) }.store(in: &job.subscriptions)`,
/// `model.token = observe(\.model.count) { … self … }`, `cell.taps.sink { self… }.store(in: &cell.bag)`.
struct OwnersOfBags {
  struct Cycle {
    /// The place that names the object in the closure, or how the closure holds `self`, which keeps the object.
    var hold: Captures.Hold
    /// The object's class.
    var owner: NominalID
    /// The local, parameter or property that the object is; nil if the observation holds `self`, which keeps the object.
    var object: VariableID?
    /// The property of `self` that the object is.
    var property: VariableID?
    /// The object's property that keeps the observation.
    var storage: VariableID
    /// The copy of the structure around that the observation holds, where `self` is no object.
    var copy: CycleSite.Copy?
    /// True if the object is a cell in a list that `self` shows, and the observation holds `self`.
    var isCell: Bool
  }

  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func cycle(of observation: Observation) -> Cycle? {
    guard linked.endings.isEndless(observation.chain), let (bag, hold) = heldKeeper(of: observation),
      let storage = bag.property, case .nominal(let owner) = linked.inference.type(of: bag.object),
      !linked.table.nominals[owner].isExternal
    else { return nil }
    switch program.types[linked.table.nominals[owner].declaration].keyword {
    case .class, .actor:
      let isHeld = hold.how == .object || hold.how == .target
      let property = linked.trail.ownProperty(bag.object)
      return Cycle(
        hold: hold, owner: owner, object: isHeld ? StoredOrder(linked).variable(of: bag.object) : nil,
        property: property, storage: storage,
        copy: isHeld ? nil : CopiesOfStructures(linked).copy(holding: bag.object, around: observation.call),
        isCell: !isHeld && property == nil)
    default: return nil
    }
  }

  /// The object whose property keeps an observation that holds the object, of whatever type it is.
  func keeper(of observation: Observation) -> ValueID? { heldKeeper(of: observation)?.bag.object }

  private func heldKeeper(of observation: Observation)
    -> (bag: (object: ValueID, property: VariableID?), hold: Captures.Hold)?
  {
    guard case .elsewhere = observation.destination,
      let bag = linked.trail.bag(of: observation.call) ?? linked.trail.objectStoring(resultOf: observation.call),
      !linked.trail.isSelf(bag.object)
    else { return nil }
    if let hold = HeldObjects(observation, linked).hold(of: bag.object) { return (bag, hold) }
    guard isHeldBySelf(bag.object, around: observation.call), let hold = linked.cycles.hold(of: observation) else {
      return nil
    }
    return (bag, hold)
  }

  private func isHeldBySelf(_ object: ValueID, around call: CallID) -> Bool {
    guard linked.captures.referenceType(ofSelfIn: program.calls[call].function) != nil else {
      return CopiesOfStructures(linked).copy(holding: object, around: call) != nil
    }
    return linked.trail.ownProperty(object).map {
      linked.trail.isPermanent($0) || NewObjects(linked: linked).begin(with: $0)
    }
      ?? OwnCells(linked: linked).contain(object)
  }
}
