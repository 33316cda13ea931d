/// Which calls of held closures must be looked at, or looked at again: those through which tokens go, once the graph
/// behind the closure that they call has grown.
struct CallWatch {
  /// Calls that no token goes through so far, by the nodes that would tell.
  private var byCallee: [FlowNodeID: [Int]] = [:]
  private var byArgument: [FlowNodeID: [Int]] = [:]
  private var callsSeen = 0
  private var dirty: Set<Int> = []
  private var isRelevant: Set<Int> = []
  /// Relevant calls by the nodes over which their closures come.
  private var watchers: [FlowNodeID: Set<Int>] = [:]
  private var isWatched: [Bool] = []
  private var edgesSeen = 0

  /// Takes in calls that came since.
  mutating func note(
    _ calls: [ValueFlow.IndirectCall], isHeld: (FlowNodeID) -> Bool, carries: (FlowNodeID) -> Bool
  ) {
    while callsSeen < calls.count {
      let call = calls[callsSeen]
      if isHeld(call.callee) || call.arguments.contains(where: carries) {
        matters(callsSeen)
      } else {
        byCallee[call.callee, default: []].append(callsSeen)
        for argument in call.arguments { byArgument[argument, default: []].append(callsSeen) }
      }
      callsSeen += 1
    }
  }

  /// A token reaches a node.
  mutating func carries(_ node: FlowNodeID) { for call in byArgument[node] ?? [] { matters(call) } }

  /// A closure that returns a token reaches a node.
  mutating func holds(_ node: FlowNodeID) { for call in byCallee[node] ?? [] { matters(call) } }

  private mutating func matters(_ call: Int) { if isRelevant.insert(call).inserted { dirty.insert(call) } }

  /// A call was looked at, over these nodes.
  mutating func watch(_ call: Int, _ region: [FlowNodeID], count: Int) {
    isWatched.grow(to: count, with: false)
    for node in region {
      isWatched[Int(node)] = true
      watchers[node, default: []].insert(call)
    }
  }

  /// Looks at the edges that came since.
  mutating func follow(_ incoming: GrowingEdges) {
    while edgesSeen < incoming.edgeCount {
      let node = incoming.origins[edgesSeen]
      if Int(node) < isWatched.count, isWatched[Int(node)] { dirty.formUnion(watchers[node] ?? []) }
      edgesSeen += 1
    }
  }

  mutating func takeDirty() -> [Int] {
    defer { dirty = [] }
    return dirty.sorted()
  }
}
