extension FixPlanner {
  /// The block holds its owner weakly, and does nothing once that is gone.
  func fixRetainCycle(_ range: SourceRange) throws(Unfixable) -> Fix {
    let (call, node, text) = try call(range)
    guard ["addObserver", "sink", "observe", "assign"].contains(text.name(text.node(node).child)) else {
      throw Unfixable(.closureReturnsValue, "the closure may have to return something, also for an owner that is gone")
    }
    if linked.cycles.sites.contains(where: { $0.call == call && $0.object != nil }) {
      throw Unfixable(.keptByOtherObject, "the closure holds another object than self")
    }
    let edits = try weakSelfEdits(ofObservation: call, node, text)
    if edits.isEmpty { throw Unfixable(.codeOutsideClosure, "the code that holds self is not written in the closure") }
    return Fix(action: "hold self weakly in the block", edits: edits)
  }
}
