/// The nodes that a search of the graph has reached.
struct ReachedNodes {
  var near: Set<FlowNodeID> = []
  /// True where the search was cut: then any node may be one of them.
  var isCut = false

  init(near: Set<FlowNodeID> = []) { self.near = near }

  init(from node: FlowNodeID, _ edges: GrowingEdges, limit: Int) {
    near = Set(edges.nearest(from: node, limit: limit))
    isCut = near.count >= limit
  }

  /// True of a node that may be one of them.
  func contains(_ node: FlowNodeID) -> Bool { isCut || near.contains(node) }
}
