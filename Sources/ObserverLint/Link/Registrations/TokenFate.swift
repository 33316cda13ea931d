/// The fate of a token.
enum Fate: Equatable {
  /// It reaches a removal.
  case removed
  /// It goes to code that was not read.
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
  /// The values that removals take.
  private let removed: Set<ValueID>
  /// Removals on one center are followed together, as there are few different centers, and only once a token of such a
  /// center is asked for.
  private var groups: [Group] = []

  private struct Group {
    var center: ValueID?
    var function: FunctionID
    var arguments: [ValueID] = []
    var reaches: [Bool]?
  }

  init(_ flow: ValueFlow, _ identity: Identity) {
    self.flow = flow
    self.identity = identity
    removed = Set(flow.removalArguments.map(\.argument))
    reachesUnknown = flow.incoming.reached(from: [flow.unknownNode])
    let storage = (flow.firstVariable..<FlowNodeID(flow.nodeCount)).filter { flow.isStorage($0) }
    reachesStorage = flow.incoming.reached(from: storage)
    reachesRemoval = flow.incoming.reached(from: removed.lazy.map(\.node))
    var numbers: [Set<Identity.CenterSource>: Int] = [:]
    for removal in flow.removalArguments {
      // All unknown centers count as one center.
      let sources = removal.center.map { identity.sources(of: $0) } ?? []
      let number = numbers[sources] ?? groups.count
      if number == groups.count {
        numbers[sources] = number
        groups.append(Group(center: removal.center, function: flow.program.values[removal.argument].function))
      }
      groups[number].arguments.append(removal.argument)
    }
  }

  private func isRemoved(_ node: FlowNodeID, center: ValueID?, function: FunctionID) -> Bool {
    guard reachesRemoval[Int(node)] else { return false }
    for index in groups.indices {
      let sameness = identity.centers(center, in: function, groups[index].center, in: groups[index].function)
      if sameness == .different { continue }
      if groups[index].reaches == nil {
        groups[index].reaches = flow.incoming.reached(from: groups[index].arguments.lazy.map(\.node))
      }
      if groups[index].reaches?[Int(node)] ?? false { return true }
    }
    return false
  }

  func fate(of node: FlowNodeID, center: ValueID?, function: FunctionID) -> Fate {
    if isRemoved(node, center: center, function: function) { return .removed }
    if reachesUnknown[Int(node)] { return .unknown }
    return reachesStorage[Int(node)] ? .kept : .dropped
  }

  /// The nodes where the token is kept, nearest first.
  func storage(of node: FlowNodeID) -> [FlowNodeID] {
    flow.outgoing.nearest(from: node, limit: Budget.storages).filter { flow.isStorage($0) }
  }

  /// The function that hands the token on to its callers and does nothing else with it, if there is one.
  func returningFunction(of node: FlowNodeID) -> FunctionID? {
    guard let handed = flow.handedOn(node), !handed.nodes.contains(where: { removed.contains($0.value) }) else {
      return nil
    }
    return flow.function(at: handed.result)
  }
}
