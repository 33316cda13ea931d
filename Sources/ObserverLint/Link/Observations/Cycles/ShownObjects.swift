/// New objects that code shows for a while, or keeps until it takes them out again: nothing but an observation keeps them.
final class ShownObjects {
  private unowned let linked: LinkedProgram
  private let repetitions: Repetitions
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram, _ repetitions: Repetitions) {
    self.linked = linked
    self.repetitions = repetitions
  }

  /// Returns true if each use of what a call makes is known, and keeps the object for a while at most.
  func contain(madeBy making: CallID) -> Bool {
    var pending = [program.calls[making].value]
    var seen = Set(pending)
    var isShown = false
    func follow(_ value: ValueID) { if seen.insert(value).inserted { pending.append(value) } }
    func followReads(_ reads: [ValueID], in function: FunctionID) -> Bool {
      for read in reads where linked.isOwnCode(read, of: function) {
        guard runs(read, with: function) else { return false }
        follow(read)
      }
      return true
    }
    while let value = pending.popLast() {
      guard seen.count < Budget.shownObjects else { return false }
      let uses = linked.trail.uses(in: program.values[value].function)
      for use in uses[value] {
        switch use {
        case .member: continue
        case .stored(let target):
          let place = program.values[target]
          guard place.kind == .variable, case let local = program.variables[place.variable], local.kind == .local,
            !local.isWeak
          else { return false }
          guard followReads(uses.reads[place.variable] ?? [], in: local.function) else { return false }
        case .argument(let call, let position):
          if linked.observationsByCall[call] != nil { continue }
          if linked.userActions.showsScreen(call) || isTakenOut(call) {
            isShown = true
            continue
          }
          let candidates = linked.inference.candidates(for: call)
          if candidates.isEmpty, makesContainer(call) {
            follow(program.calls[call].value)
            continue
          }
          guard candidates.count == 1, program.functions[candidates[0]].kind == .function,
            let parameter = linked.inference.parameter(of: candidates[0], at: position, of: call)
          else { return false }
          let reads = linked.trail.uses(in: candidates[0]).reads[parameter] ?? []
          guard followReads(reads, in: candidates[0]) else { return false }
        case .part, .returned: return false
        }
      }
    }
    return isShown
  }

  /// `UINavigationController(rootViewController: page)`
  private func makesContainer(_ call: CallID) -> Bool {
    guard case .metatype(let id) = linked.inference.type(of: program.calls[call].callee) else { return false }
    let type = linked.table.nominals[id]
    return type.isExternal && Catalog.mainActorTypes.contains(type.lastName)
  }

  /// `children.append(child)`: returns true if code takes something out of the collection again.
  private func isTakenOut(_ call: CallID) -> Bool {
    guard Catalog.containerMutators.contains(program.callName(call).name), let receiver = program.receiver(call),
      let property = linked.trail.ownProperty(receiver)
    else { return false }
    return repetitions.bodiesEmptying(property)?.isEmpty != true
  }

  /// Returns false for a place in a closure that something keeps.
  private func runs(_ value: ValueID, with function: FunctionID) -> Bool {
    var inner = program.values[value].function
    while inner != function, program.functions[inner].kind == .closure {
      guard linked.runsAtOnce(inner) else { return false }
      inner = program.functions[inner].parent
    }
    return true
  }
}

extension LinkedProgram {
  /// Returns true for code of a function, also in its closures, but not in those of observations, which run later.
  func isOwnCode(_ value: ValueID, of function: FunctionID) -> Bool {
    var inner = program.values[value].function
    while inner != function {
      guard inner >= 0, program.functions[inner].kind == .closure, !beginsObservation(inner) else { return false }
      inner = program.functions[inner].parent
    }
    return true
  }

  private func beginsObservation(_ closure: FunctionID) -> Bool {
    inference.closureSites[closure].map { observationsByCall[$0.call] != nil } ?? false
  }
}
