extension FixPlanner {
  /// The block holds its owner weakly, and does nothing once that is gone.
  func fixRetainCycle(_ range: SourceRange) throws(Unfixable) -> Fix {
    let (_, node, text) = try call(range)
    guard ["addObserver", "sink", "observe"].contains(text.name(text.node(node).child)) else {
      throw Unfixable("the closure may have to return something, also for an owner that is gone")
    }
    var edits: [Edit] = []
    for argument in text.children(node).dropFirst() {
      guard let closure = text.children(argument).first, text.kind(closure) == .closure else { continue }
      edits += try WeakSelf(text: text, closure: closure).edits()
    }
    if edits.isEmpty { throw Unfixable("what holds self is not written in the closure itself") }
    return Fix(title: "hold self weakly in the block", safety: .safe, edits: edits)
  }
}
