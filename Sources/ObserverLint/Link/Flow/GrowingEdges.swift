/// The edges of a graph that grows, by the node they leave, in the order in which they came.
struct GrowingEdges {
  /// The last edge of each node; -1 where it has none. A graph has a node for each value of a program, so there is no more
  /// for each than this.
  private var last: [Int32]
  /// The nodes that each edge joins, and the next edge of its origin: behind the last comes the first.
  private(set) var origins: [FlowNodeID] = []
  private(set) var targets: [FlowNodeID] = []
  private var following: [Int32] = []
  private let marks = VisitMarks()

  init(count: Int) { last = Array(repeating: -1, count: count) }

  var nodeCount: Int { last.count }
  var edgeCount: Int { targets.count }

  mutating func addNode() { last.append(-1) }

  mutating func connect(_ origin: FlowNodeID, _ target: FlowNodeID) {
    let edge = Int32(targets.count)
    origins.append(origin)
    targets.append(target)
    let previous = last[Int(origin)]
    if previous >= 0 {
      following.append(following[Int(previous)])
      following[Int(previous)] = edge
    } else {
      following.append(edge)
    }
    last[Int(origin)] = edge
  }

  /// The nodes that one node's edges lead to.
  struct Neighbours: Sequence, IteratorProtocol {
    /// The edge before the next one; -1 where there is none.
    fileprivate var previous: Int32
    fileprivate let last: Int32
    fileprivate let targets: [FlowNodeID]
    fileprivate let following: [Int32]

    mutating func next() -> FlowNodeID? {
      guard previous >= 0 else { return nil }
      let edge = following[Int(previous)]
      previous = edge == last ? -1 : edge
      return targets[Int(edge)]
    }
  }

  subscript(_ node: FlowNodeID) -> Neighbours {
    let last = last[Int(node)]
    return Neighbours(previous: last, last: last, targets: targets, following: following)
  }

  func isEmpty(_ node: FlowNodeID) -> Bool { last[Int(node)] < 0 }

  /// Marks all nodes that can be reached from the given nodes, and these nodes themselves.
  func reached(from nodes: some Sequence<FlowNodeID>) -> [Bool] {
    var isReached = Array(repeating: false, count: nodeCount)
    var stack: [FlowNodeID] = []
    func reach(_ node: FlowNodeID) {
      if isReached[Int(node)] { return }
      isReached[Int(node)] = true
      stack.append(node)
    }
    for node in nodes { reach(node) }
    while let node = stack.popLast() {
      for neighbour in self[node] { reach(neighbour) }
    }
    return isReached
  }

  /// All nodes reached from one, nearest first; nil where there are as many as the budget or more.
  func all(from node: FlowNodeID, within budget: Int, stops: (FlowNodeID) -> Bool = { _ in false }) -> [FlowNodeID]? {
    let nodes = nearest(from: node, limit: budget, stops: stops)
    return nodes.count < budget ? nodes : nil
  }

  /// Nodes reached from one, nearest first, no more of them once there are `limit`, and not through nodes that `stops`
  /// names.
  @inline(__always)
  func nearest(from node: FlowNodeID, limit: Int, stops: (FlowNodeID) -> Bool = { _ in false }) -> [FlowNodeID] {
    marks.begin(count: nodeCount)
    _ = marks.visit(node)
    var queue: [FlowNodeID] = []
    // Most walks are short.
    queue.reserveCapacity(min(limit, 16))
    queue.append(node)
    var head = 0
    while head < queue.count, queue.count < limit {
      let current = queue[head]
      head += 1
      if head > 1, stops(current) { continue }
      let last = last[Int(current)]
      if last < 0 { continue }
      var edge = last
      repeat {
        edge = following[Int(edge)]
        if marks.visit(targets[Int(edge)]) { queue.append(targets[Int(edge)]) }
      } while edge != last
    }
    return queue
  }
}

/// Which nodes a walk has met. A walk meets few of a graph's nodes: nothing is cleared for the next one.
private final class VisitMarks {
  private var stamps: [UInt32] = []
  private var stamp: UInt32 = 0

  func begin(count: Int) {
    if stamps.count < count {
      // Some room for nodes that come later: memory that is not touched costs nothing.
      stamps.reserveCapacity(count + count / 8)
      stamps.grow(to: count, with: 0)
    }
    stamp += 1
  }

  @inline(__always)
  func visit(_ node: FlowNodeID) -> Bool {
    if stamps[Int(node)] == stamp { return false }
    stamps[Int(node)] = stamp
    return true
  }
}
