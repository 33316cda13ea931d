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
  /// What is given to a removal.
  private let removed: Set<ValueID>
  /// What reaches a removal, by the sources of the center that removes.
  private var removals: [(center: ValueID?, function: FunctionID, reaches: [Bool])] = []

  init(_ flow: ValueFlow, _ identity: Identity) {
    self.flow = flow
    self.identity = identity
    removed = Set(flow.removalArguments.map(\.argument))
    reachesUnknown = flow.incoming.reached(from: [flow.unknownNode])
    reachesStorage = flow.incoming.reached(from: (0..<Int32(flow.nodeCount)).filter { flow.isStorage($0) })
    // Removals on one center are followed together: there are few different centers.
    var groups: [String: (center: ValueID?, function: FunctionID, nodes: [Int32])] = [:]
    for removal in flow.removalArguments {
      let key = groupKey(removal)
      groups[key, default: (removal.center, flow.program.values[Int(removal.argument)].function, [])].nodes.append(
        removal.argument)
    }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      removals.append((group.center, group.function, flow.incoming.reached(from: group.nodes)))
    }
  }

  private func groupKey(_ removal: ValueFlow.Removal) -> String {
    guard let center = removal.center else { return "?" }
    let sources = identity.sources(of: center)
    if sources.count == 1, let source = sources.first {
      switch source {
      case .standard: return "default"
      case .workspace: return "workspace"
      case .distributed: return "distributed"
      default: break
      }
    }
    return sources.isEmpty ? "?" : sources.map { "\($0)" }.sorted().joined(separator: ",")
  }

  func fate(of node: Int32, center: ValueID?, function: FunctionID) -> Fate {
    for removal in removals where removal.reaches[Int(node)] {
      if identity.centers(center, in: function, removal.center, in: removal.function) != .different { return .removed }
    }
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
    guard !reached.contains(where: { removed.contains($0) }) else { return nil }
    return results[0] - firstResult
  }
}
