/// The edges of a graph, grouped by the node they leave.
struct Adjacency {
  private var starts: [Int32] = []
  private var neighbours: [Int32] = []

  init() {}

  init(count: Int, from: [Int32], to: [Int32]) {
    starts = Array(repeating: 0, count: count + 1)
    for node in from { starts[Int(node) + 1] += 1 }
    for index in 1..<max(1, starts.count) { starts[index] += starts[index - 1] }
    var next = starts
    neighbours = Array(repeating: 0, count: from.count)
    for (index, node) in from.enumerated() {
      neighbours[Int(next[Int(node)])] = to[index]
      next[Int(node)] += 1
    }
  }

  subscript(_ node: Int32) -> ArraySlice<Int32> {
    neighbours[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])]
  }

  /// Every node that can be reached from the given ones, they included, and not through nodes that `stops` names.
  func reached(from nodes: some Sequence<Int32>, stops: (Int32) -> Bool = { _ in false }) -> [Bool] {
    var seen = Array(repeating: false, count: max(0, starts.count - 1))
    var stack: [Int32] = []
    for node in nodes where !seen[Int(node)] {
      seen[Int(node)] = true
      stack.append(node)
    }
    while let node = stack.popLast() {
      if stops(node) { continue }
      for neighbour in self[node] where !seen[Int(neighbour)] {
        seen[Int(neighbour)] = true
        stack.append(neighbour)
      }
    }
    return seen
  }

  /// Nodes reached from one, nearest first, at most `limit` of them, and not through nodes that `stops` names.
  func nearest(from node: Int32, limit: Int, stops: (Int32) -> Bool = { _ in false }) -> [Int32] {
    var seen: Set<Int32> = [node]
    var queue = [node]
    var head = 0
    while head < queue.count, queue.count < limit {
      let current = queue[head]
      head += 1
      if head > 1, stops(current) { continue }
      for neighbour in self[current] where seen.insert(neighbour).inserted { queue.append(neighbour) }
    }
    return queue
  }
}
