/// The edges of a graph, grouped by the node they leave.
struct Adjacency {
  private var starts: [Int32] = []
  private var neighbours: [Int32] = []

  init(count: Int, from: [Int32], to: [Int32]) {
    self.init(count: count, of: from.count, node: { from[$0] }, neighbour: { to[$0] })
  }

  /// The numbers below `total`, by the node that each belongs to.
  @inline(__always)
  init(count: Int, of total: Int, node: (Int) -> Int32) {
    self.init(count: count, of: total, node: node, neighbour: { Int32($0) })
  }

  @inline(__always)
  private init(count: Int, of total: Int, node: (Int) -> Int32, neighbour: (Int) -> Int32) {
    // A place more than needed: while edges are put in their places, each node's start stands one place further on, and
    // moves to where the next node's belongs.
    starts = Array(repeating: 0, count: count + 2)
    for edge in 0..<total { starts[Int(node(edge)) + 2] += 1 }
    for index in 2..<max(2, starts.count) { starts[index] += starts[index - 1] }
    neighbours = Array(repeating: 0, count: total)
    for edge in 0..<total {
      let place = Int(node(edge)) + 1
      neighbours[Int(starts[place])] = neighbour(edge)
      starts[place] += 1
    }
  }

  /// The neighbours of all nodes, one node's behind the other's.
  var inOrder: [Int32] { neighbours }

  /// Where those of a node lie in `inOrder`.
  func range(of node: Int32) -> Range<Int> { Int(starts[Int(node)])..<Int(starts[Int(node) + 1]) }

  subscript(_ node: Int32) -> ArraySlice<Int32> { neighbours[range(of: node)] }
}
