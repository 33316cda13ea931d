/// The edges of a graph that grows, by the node they leave, in the order in which they came.
struct GrowingEdges {
  /// The first and the last edge of each node; -1 where it has none.
  private var first: [Int32]
  private var last: [Int32]
  /// The nodes that each edge joins, and the next edge of its origin.
  private(set) var origins: [Int32] = []
  private(set) var targets: [Int32] = []
  private var following: [Int32] = []
  private let marks = VisitMarks()

  init(count: Int) {
    first = Array(repeating: -1, count: count)
    last = first
  }

  var nodeCount: Int { first.count }
  var edgeCount: Int { targets.count }

  mutating func addNode() {
    first.append(-1)
    last.append(-1)
  }

  mutating func connect(_ origin: Int32, _ target: Int32) {
    let edge = Int32(targets.count)
    origins.append(origin)
    targets.append(target)
    following.append(-1)
    let previous = last[Int(origin)]
    if previous >= 0 { following[Int(previous)] = edge } else { first[Int(origin)] = edge }
    last[Int(origin)] = edge
  }

  /// The nodes that one node's edges lead to.
  struct Neighbours: Sequence, IteratorProtocol {
    fileprivate var edge: Int32
    fileprivate let targets: [Int32]
    fileprivate let following: [Int32]

    mutating func next() -> Int32? {
      guard edge >= 0 else { return nil }
      defer { edge = following[Int(edge)] }
      return targets[Int(edge)]
    }
  }

  subscript(_ node: Int32) -> Neighbours {
    Neighbours(edge: first[Int(node)], targets: targets, following: following)
  }

  func isEmpty(_ node: Int32) -> Bool { first[Int(node)] < 0 }

  func hasSeveral(_ node: Int32) -> Bool { first[Int(node)] != last[Int(node)] }

  /// Every node that can be reached from the given ones, they included.
  func reached(from nodes: some Sequence<Int32>) -> [Bool] {
    var reach = GrowingReach()
    for node in nodes { reach.start(at: node, self) { _ in false } }
    return reach.marks(count: nodeCount)
  }

  /// All nodes reached from one, nearest first; nil where there are as many as the budget or more.
  func all(from node: Int32, within budget: Int, stops: (Int32) -> Bool = { _ in false }) -> [Int32]? {
    let nodes = nearest(from: node, limit: budget, stops: stops)
    return nodes.count < budget ? nodes : nil
  }

  /// Nodes reached from one, nearest first, no more of them once there are `limit`, and not through nodes that `stops`
  /// names. It ends before a node that `isLast` names is followed.
  @inline(__always)
  func nearest(
    from node: Int32, limit: Int, stops: (Int32) -> Bool = { _ in false }, isLast: (Int32) -> Bool = { _ in false }
  ) -> [Int32] {
    marks.begin(count: nodeCount)
    _ = marks.visit(node)
    var queue: [Int32] = []
    // Most walks are short.
    queue.reserveCapacity(min(limit, 16))
    queue.append(node)
    var head = 0
    while head < queue.count, queue.count < limit {
      let current = queue[head]
      head += 1
      if head > 1, stops(current) { continue }
      if isLast(current) { return queue }
      var edge = first[Int(current)]
      while edge >= 0 {
        if marks.visit(targets[Int(edge)]) { queue.append(targets[Int(edge)]) }
        edge = following[Int(edge)]
      }
    }
    return queue
  }
}

/// Which nodes a walk has met. A walk meets few of a graph's nodes: nothing is cleared for the next one.
private final class VisitMarks {
  private var stamps: [UInt32] = []
  private var stamp: UInt32 = 0

  func begin(count: Int) {
    if stamps.count < count { stamps += Array(repeating: 0, count: count - stamps.count) }
    stamp += 1
  }

  @inline(__always)
  func visit(_ node: Int32) -> Bool {
    if stamps[Int(node)] == stamp { return false }
    stamps[Int(node)] = stamp
    return true
  }
}

/// The nodes that can be reached from some, which follows the graph as it grows: each edge is looked at once.
struct GrowingReach {
  private var isReached: [Bool] = []
  /// Nodes that were reached since these were last taken.
  private var fresh: [Int32] = []
  private var edgesSeen = 0
  /// Nodes that were reached and not followed yet; empty between calls.
  private var stack: [Int32] = []

  subscript(_ node: Int32) -> Bool { Int(node) < isReached.count && isReached[Int(node)] }

  func marks(count: Int) -> [Bool] {
    isReached.count < count ? isReached + Array(repeating: false, count: count - isReached.count) : isReached
  }

  mutating func start(at node: Int32, _ edges: GrowingEdges, stops: (Int32) -> Bool) {
    if isReached.count < edges.nodeCount { isReached = marks(count: edges.nodeCount) }
    reach(node)
    walk(edges, stops)
  }

  /// Goes on over the edges that came since.
  mutating func follow(_ edges: GrowingEdges, stops: (Int32) -> Bool = { _ in false }) {
    if isReached.count < edges.nodeCount { isReached = marks(count: edges.nodeCount) }
    while edgesSeen < edges.edgeCount {
      let origin = edges.origins[edgesSeen]
      if isReached[Int(origin)], !stops(origin) { reach(edges.targets[edgesSeen]) }
      edgesSeen += 1
      walk(edges, stops)
    }
  }

  private mutating func walk(_ edges: GrowingEdges, _ stops: (Int32) -> Bool) {
    while let node = stack.popLast() {
      if stops(node) { continue }
      for neighbour in edges[node] { reach(neighbour) }
    }
  }

  mutating func takeFresh() -> [Int32] {
    defer { fresh.removeAll(keepingCapacity: true) }
    return fresh
  }

  @inline(__always)
  private mutating func reach(_ node: Int32) {
    if isReached[Int(node)] { return }
    isReached[Int(node)] = true
    fresh.append(node)
    stack.append(node)
  }
}
