/// Objects of the class that a bundle names for the code that loads it.
extension StoryboardOwners {
  /// Returns true if the code that asks a bundle for its principal class makes one object of it, in the same body.
  func loadsBundleOnce(_ asked: inout Set<Demand>) -> Bool {
    asked.insert(.mentions(Self.principalClass))
    guard let name = program.nameIDs[Self.principalClass] else { return false }
    let places = linked.flow.bodies.mentions(of: name).filter { value in
      let fact = program.values[Int(value)]
      return fact.kind == .member && !linked.mentions.isTest(fact.function)
    }
    var made: [CallID] = []
    for place in places {
      guard let constructions = constructions(from: place) else { return false }
      made += constructions
    }
    guard made.count == 1 else { return false }
    let call = program.calls[Int(made[0])]
    return linked.ownership.runsOnce(call.nameOffset, in: call.function)
  }

  /// The calls of `init` on a class that a value denotes, in the body of the value. Nil if other code may use the class.
  private func constructions(from value: ValueID) -> [CallID]? {
    let uses = linked.trail.uses(in: program.values[Int(value)].function)
    var result: [CallID] = []
    var queue = [value]
    var seen: Set<ValueID> = []
    while let next = queue.popLast() {
      guard seen.insert(next).inserted else { continue }
      for use in uses[next] {
        switch use {
        case .part(let whole): queue.append(whole)
        case .member(let member):
          guard program.name(program.values[Int(member)].b) == "init", let call = uses.call(of: member) else {
            return nil
          }
          result.append(call)
        case .stored(let target):
          let place = program.values[Int(target)]
          guard place.kind == .variable, program.variables[Int(place.a)].kind == .local else { return nil }
          queue += uses.reads[place.a] ?? []
        // `"got \(String(describing: bundle.principalClass))"`: a text makes no object.
        case .argument(let call, _) where program.callName(call).name == "String": break
        case .argument, .returned: return nil
        }
      }
    }
    return result
  }

  private static let principalClass = "principalClass"
}
