/// Objects that end what they began before, and begin it again.
extension Repetitions {
  /// `monitor.stop(); monitor.start()`, where other code has started the monitor before: the method that stops it removes
  /// other observers, but not this observer.
  func restart(_ site: Site, _ function: FunctionID, _ callers: [CallID], _ path: Path) -> Repetition? {
    guard path.objects == 0, callers.count > 1, path.calls.allSatisfy(isUnconditional) else { return nil }
    for call in callers where isOnTheSameObject(call) {
      guard let end = end(before: call, of: function), !endsIn(site, end),
        callers.contains(where: { isEarlier($0, than: call) })
      else { continue }
      let again = program.outermostFunction(program.calls[Int(call)].function)
      return Repetition(
        call: site.call, root: again, rootName: name(ofRoot: again, after: function),
        counterparts: [program.fullName(ofFunction: end)],
        chain: path.with(call, objects: 0).calls)
    }
    return nil
  }

  /// The method that removes observers and that surely runs before a call, on the object of the call.
  private func end(before call: CallID, of function: FunctionID) -> FunctionID? {
    let fact = program.calls[Int(call)]
    guard let owner = table.ownerID(of: function), !linked.mentions.isTest(fact.function) else { return nil }
    for other in flow.bodies.calls[flow.bodies.body(of: fact.function)] {
      let before = program.calls[Int(other)]
      guard before.function == fact.function, isOnSameReceiver(other, call),
        linked.order.surelyPrecedes(before.nameOffset, fact.nameOffset, in: fact.function)
      else { continue }
      let targets = linked.runs.targets(of: other)
      guard targets.count == 1, targets[0] != function, table.ownerID(of: targets[0]) == owner else { continue }
      let body = flow.bodies.body(of: targets[0])
      if flow.removalArguments.contains(where: {
        flow.bodies.body(of: program.values[Int($0.argument)].function) == body
      }) {
        return targets[0]
      }
    }
    return nil
  }

  private func isOnSameReceiver(_ first: CallID, _ second: CallID) -> Bool {
    guard let one = program.receiver(first), let other = program.receiver(second) else {
      return program.isOnSelf(first) && program.isOnSelf(second)
    }
    let order = StoredOrder(linked)
    return order.isSamePath(order.readPlace(of: one), order.readPlace(of: other))
  }

  /// Returns true for a call in code that runs, on the object in the same property as that of another call.
  private func isEarlier(_ call: CallID, than other: CallID) -> Bool {
    let function = program.calls[Int(call)].function
    guard call != other, !linked.mentions.isTest(function), !linked.idleFunctions.contains(function) else {
      return false
    }
    guard let receiver = program.receiver(call), let last = program.receiver(other) else {
      return program.isOnSelf(call) && program.isOnSelf(other)
    }
    let order = StoredOrder(linked)
    return order.variable(of: order.readPlace(of: receiver)) == order.variable(of: order.readPlace(of: last))
  }
}
