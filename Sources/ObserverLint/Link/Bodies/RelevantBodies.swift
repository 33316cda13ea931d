/// Which bodies of the program the graph is built over.
extension ValueFlow {
  /// Connects the bodies that register or remove, and then, as long as there are any, those that the values of
  /// registrations and removals come from or go to. Most bodies of a program never have a part in it.
  func connectWhatMatters() {
    var search = BodySearch(self)
    var pending = bodies.registering
    while !pending.isEmpty {
      for body in pending.sorted() where connectedBodies.insert(body).inserted {
        connectBody(body)
        search.note(body)
      }
      repeat { search.follow() } while search.resolvesIndirectCalls()
      // A set's own difference would go over all that was connected so far, in each step.
      pending = search.takeBodies().filter { !connectedBodies.contains($0) }
    }
  }

  private func connectBody(_ body: FunctionID) {
    for value in bodies.values[body] { connectValue(value) }
    for flow in bodies.flows[body] {
      let fact = program.flows[flow]
      connectStore(from: fact.from, to: fact.to)
    }
    for index in bodies.returns[body] { connectReturn(program.returns[index]) }
    for call in bodies.calls[body] { connectCall(call) }
    let fact = program.functions[body]
    if fact.kind == .getter, fact.variable >= 0 {
      connect(node(ofResult: body), node(ofVariable: fact.variable))
      calledFunctions.insert(body)
    }
  }

  /// Returns true if a variable surely does not hold a center, so that the origin of its value does not matter.
  func isNoCenter(_ node: FlowNodeID) -> Bool {
    guard node >= firstVariable, node < firstResult else { return false }
    let type = inference.type(ofVariable: variable(at: node))
    switch type {
    case .unknown, .function: return false
    case .nominal(let id): return !inference.isCenter(id)
    case .metatype, .collection, .notificationStream: return true
    }
  }
}
