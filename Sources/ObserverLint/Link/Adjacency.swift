/// The edges of a graph, grouped by the node they leave.
struct Adjacency {
  private var starts: [Int32] = []
  private var neighbours: [Int32] = []

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

  /// The numbers below `total`, by the node that each belongs to.
  @inline(__always)
  init(count: Int, of total: Int, node: (Int) -> Int32) {
    starts = Array(repeating: 0, count: count + 1)
    for index in 0..<total { starts[Int(node(index)) + 1] += 1 }
    for index in 1..<max(1, starts.count) { starts[index] += starts[index - 1] }
    var next = starts
    neighbours = Array(repeating: 0, count: total)
    for index in 0..<total {
      let owner = Int(node(index))
      neighbours[Int(next[owner])] = Int32(index)
      next[owner] += 1
    }
  }

  subscript(_ node: Int32) -> ArraySlice<Int32> {
    neighbours[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])]
  }
}
