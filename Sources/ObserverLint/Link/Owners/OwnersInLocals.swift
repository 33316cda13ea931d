/// Cycles of another object than `self`: `updates.sink { job.show($0) }.store(in: &job.subscriptions)`.
struct OwnersInLocals {
  struct Cycle {
    /// The place that names the object in the closure.
    var hold: Captures.Hold
    /// The object's class, and the local or parameter that it is.
    var owner: Int
    var object: VariableID
    /// The object's property that keeps the observation.
    var storage: VariableID
  }

  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func cycle(of observation: Observation) -> Cycle? {
    guard linked.endings.isEndless(observation.chain), let (bag, hold) = heldKeeper(of: observation),
      let storage = bag.property, case .nominal(let owner) = linked.inference.type(of: bag.object),
      !linked.table.nominals[owner].isExternal
    else { return nil }
    switch program.types[Int(linked.table.nominals[owner].declaration)].keyword {
    case .class, .actor:
      return Cycle(hold: hold, owner: owner, object: program.values[Int(bag.object)].a, storage: storage)
    default: return nil
    }
  }

  /// The object whose property keeps an observation that holds the object, of whatever type it is.
  func keeper(of observation: Observation) -> ValueID? { heldKeeper(of: observation)?.bag.object }

  private func heldKeeper(of observation: Observation)
    -> (bag: (object: ValueID, property: VariableID?), hold: Captures.Hold)?
  {
    guard case .elsewhere = observation.destination, let bag = linked.trail.bag(of: observation.call) else {
      return nil
    }
    let fact = program.values[Int(bag.object)]
    guard fact.kind == .variable, !linked.trail.isSelf(bag.object) else { return nil }
    let variable = program.variables[Int(fact.a)]
    guard variable.kind == .local || variable.kind == .parameter, !variable.isWeak else { return nil }
    for block in observation.blocks {
      if let naming = linked.captures.naming(of: fact.a, heldBy: block) {
        return (bag, Captures.Hold(how: .object, value: naming))
      }
    }
    return nil
  }
}
