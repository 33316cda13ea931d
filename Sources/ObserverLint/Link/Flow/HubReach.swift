/// Some nodes of the graph, those behind a hub among them: what many share is kept once.
struct ReachedNodes {
  var near: Set<FlowNodeID> = []
  var hub: FlowNodeID?
  var behind: Set<FlowNodeID> = []
  /// True where the search was cut: then any node may be one of them.
  var isCut = false

  init(near: Set<FlowNodeID> = []) { self.near = near }

  init(_ found: HubReach.Near) {
    near = Set(found.nodes)
    hub = found.hub
    isCut = found.isCut
  }

  /// True of a node that may be one of them.
  func contains(_ node: FlowNodeID) -> Bool { isCut || near.contains(node) || behind.contains(node) }
}

/// Nodes near one in a graph that no longer grows.
///
/// Many values go through one node, such as a list of all tokens, from which they go on to as many others. Whoever asks
/// about each of them is given that node, a hub, in place of what lies behind it, and looks there once for all.
final class HubReach {
  /// The nodes near a node, nearest first. With a hub, the nodes behind the hub belong to it; the hub is the last
  /// node that was looked at.
  struct Near {
    var nodes: [FlowNodeID]
    var hub: FlowNodeID?
    /// True where there may be more.
    var isCut = false
  }

  private let edges: GrowingEdges
  private var known: [FlowNodeID: [FlowNodeID]] = [:]

  init(_ edges: GrowingEdges) { self.edges = edges }

  /// The same nodes as `GrowingEdges.nearest`: a hub is a node that leads to as many as are asked for.
  func near(_ node: FlowNodeID, limit: Int, stops: (FlowNodeID) -> Bool = { _ in false }) -> Near {
    guard edges.edgeCount >= limit else { return Near(nodes: edges.nearest(from: node, limit: limit, stops: stops)) }
    var hub: FlowNodeID?
    let nodes = edges.nearest(from: node, limit: limit, stops: stops) { current in
      guard self.edges.leads(from: current, to: limit), self.behind(current).count >= limit else { return false }
      hub = current
      return true
    }
    return Near(nodes: nodes, hub: hub, isCut: hub == nil && nodes.count >= limit)
  }

  /// The nodes behind a hub, each once.
  func behind(_ hub: FlowNodeID) -> [FlowNodeID] {
    if let found = known[hub] { return found }
    var seen: Set<FlowNodeID> = [hub]
    let found = edges[hub].filter { seen.insert($0).inserted }
    known[hub] = found
    return found
  }
}
