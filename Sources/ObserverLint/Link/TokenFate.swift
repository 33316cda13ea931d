/// What becomes of a token.
enum Fate: Equatable {
  /// It reaches a removal.
  case removed
  /// It goes where nobody here can see.
  case unknown
  /// It is kept, and nothing removes it.
  case kept
  case dropped
}

/// Follows tokens forwards through the value graph, all of them at once.
final class TokenFate {
  let flow: ValueFlow
  let identity: Identity
  private let reachesUnknown: [Bool]
  private let reachesStorage: [Bool]
  private let reachesRemoval: [Bool]
  /// Removals by what is given to them.
  private let removals: [ValueID: [ValueFlow.Removal]]

  init(_ flow: ValueFlow, _ identity: Identity) {
    self.flow = flow
    self.identity = identity
    removals = Dictionary(grouping: flow.removalArguments, by: \.argument)
    reachesUnknown = flow.incoming.reached(from: [flow.unknownNode])
    reachesStorage = flow.incoming.reached(from: (0..<Int32(flow.nodeCount)).filter { flow.isStorage($0) })
    reachesRemoval = flow.incoming.reached(from: removals.keys)
  }

  private func isRemoved(_ node: Int32, center: ValueID?, function: FunctionID) -> Bool {
    guard reachesRemoval[Int(node)] else { return false }
    return flow.outgoing.nearest(from: node, limit: .max).contains { reached in
      removals[reached]?.contains { removal in
        identity.centers(center, in: function, removal.center, in: flow.program.values[Int(reached)].function)
          != .different
      } ?? false
    }
  }

  func fate(of node: Int32, center: ValueID?, function: FunctionID) -> Fate {
    if isRemoved(node, center: center, function: function) { return .removed }
    if reachesUnknown[Int(node)] { return .unknown }
    return reachesStorage[Int(node)] ? .kept : .dropped
  }

  /// The nodes where the token is kept, nearest first.
  func storage(of node: Int32) -> [Int32] {
    flow.outgoing.nearest(from: node, limit: 300).filter { flow.isStorage($0) }
  }

  /// The function that hands the token on to its callers and does nothing else with it, if there is one.
  func returningFunction(of node: Int32) -> FunctionID? {
    let firstResult = flow.firstResult
    let isResult = { (node: Int32) in
      node >= firstResult && node < self.flow.firstSelf
        && self.flow.program.functions[Int(node - firstResult)].kind == .function
    }
    let reached = flow.outgoing.nearest(from: node, limit: 200, stops: isResult)
    let results = reached.filter(isResult)
    guard results.count == 1, !reached.contains(where: { flow.isStorage($0) }) else { return nil }
    guard !reached.contains(where: { removals[$0] != nil }) else { return nil }
    return results[0] - firstResult
  }
}
