/// The edges of a graph, grouped by the node they leave.
struct Adjacency<Node, Neighbour> {
  private var starts: [Int32] = []
  /// The neighbours of all nodes, one node's behind the other's.
  private(set) var inOrder: [ID<Neighbour>] = []

  init(count: Int, from: [ID<Node>], to: [ID<Neighbour>]) {
    self.init(count: count, of: from.count, node: { from[$0] }, neighbour: { to[$0] })
  }

  /// The numbers below `total`, by the node that each belongs to.
  @inline(__always)
  init(count: Int, of total: Int, node: (Int) -> ID<Node>) {
    self.init(count: count, of: total, node: node, neighbour: { ID($0) })
  }

  @inline(__always)
  private init(count: Int, of total: Int, node: (Int) -> ID<Node>, neighbour: (Int) -> ID<Neighbour>) {
    // A place more than needed: while edges are put in their places, each node's start stands one place further on, and
    // moves to where the next node's belongs.
    starts = Array(repeating: 0, count: count + 2)
    for edge in 0..<total { starts[Int(node(edge)) + 2] += 1 }
    for index in 2..<max(2, starts.count) { starts[index] += starts[index - 1] }
    inOrder = Array(repeating: 0, count: total)
    for edge in 0..<total {
      let place = Int(node(edge)) + 1
      inOrder[Int(starts[place])] = neighbour(edge)
      starts[place] += 1
    }
  }

  /// Where those of a node lie in `inOrder`.
  func range(of node: ID<Node>) -> Range<Int> { Int(starts[Int(node)])..<Int(starts[Int(node) + 1]) }

  subscript(_ node: ID<Node>) -> ArraySlice<ID<Neighbour>> { inOrder[range(of: node)] }
}
