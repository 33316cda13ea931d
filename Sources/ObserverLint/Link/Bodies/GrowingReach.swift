/// The nodes that are reached from many sources while the graph grows.
///
/// Each source has a budget of its own. A search that exhausts its budget ends, because its answer is unknown whatever the
/// graph gains. So a value that code may keep anywhere does not bring in the bodies of the whole program.
struct GrowingReach {
  private let budget: Int
  /// The first node that is no value of an expression.
  private let firstPlace: FlowNodeID
  /// The sources whose searches go on.
  private var sources: [FlowNodeID] = []
  /// The number of sources that were searched since the graph grew.
  private var searched = 0
  private var started: Set<FlowNodeID> = []
  private var isReached: [Bool] = []
  /// Nodes that were reached since these were last taken.
  private var fresh: [FlowNodeID] = []
  private var edgesSeen = 0

  /// - Parameters:
  ///   - budget: The number of nodes for each source.
  ///   - firstPlace: The first node of a variable.
  init(budget: Int, from firstPlace: FlowNodeID) {
    self.budget = budget
    self.firstPlace = firstPlace
  }

  subscript(_ node: FlowNodeID) -> Bool { Int(node) < isReached.count && isReached[Int(node)] }

  mutating func start(at node: FlowNodeID) {
    if started.insert(node).inserted { sources.append(node) }
  }

  /// Searches from new sources, and from all sources if the graph grew behind a node that was reached. Returns the sources
  /// that have exhausted their budget.
  ///
  /// - Parameters:
  ///   - stops: Returns true for a node that is not searched through.
  ///   - handedOn: Returns the nodes up to the result of a function that only hands a value on. Each of its calls is a source
  ///     of its own, because a helper may have many callers.
  @discardableResult
  mutating func follow(
    _ edges: GrowingEdges, stops: (FlowNodeID) -> Bool = { _ in false },
    handedOn: (FlowNodeID) -> ValueFlow.HandedOn? = { _ in nil }
  ) -> [FlowNodeID] {
    isReached.grow(to: edges.nodeCount, with: false)
    if edges.origins[edgesSeen...].contains(where: { isReached[Int($0)] }) { searched = 0 }
    edgesSeen = edges.edgeCount
    var exhausted: Set<FlowNodeID> = []
    while searched < sources.count {
      let source = sources[searched]
      searched += 1
      if let handed = handedOn(source) {
        reach(handed.nodes)
        for call in edges[handed.result] { start(at: call) }
        continue
      }
      let nodes = edges.nearest(from: source, limit: budget, stops: stops)
      if isWithinBudget(nodes) { reach(nodes) } else { exhausted.insert(source) }
    }
    if exhausted.isEmpty { return [] }
    let ended = sources.filter(exhausted.contains)
    sources.removeAll(where: exhausted.contains)
    searched = sources.count
    return ended
  }

  private func isWithinBudget(_ nodes: [FlowNodeID]) -> Bool {
    // A list of very many tokens has very many values, but few places.
    nodes.count < budget && (nodes.count < Budget.places || nodes.count { $0 >= firstPlace } < Budget.places)
  }

  private mutating func reach(_ nodes: [FlowNodeID]) {
    for node in nodes where !isReached[Int(node)] {
      isReached[Int(node)] = true
      fresh.append(node)
    }
  }

  mutating func takeFresh() -> [FlowNodeID] {
    defer { fresh.removeAll(keepingCapacity: true) }
    return fresh
  }
}
