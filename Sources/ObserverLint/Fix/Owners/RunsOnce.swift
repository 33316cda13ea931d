/// Code that runs once for each object: a value that it stores replaces no other value.
extension FixContext {
  /// Returns true if a place is reached once at most: in an initializer, in a method that a framework calls once, or
  /// in a private method, or a method of a private extension, that only such a place calls.
  func runsOnce(_ node: NodeID, _ text: SourceText) -> Bool {
    var place = node
    for _ in 0..<6 {
      guard let function = text.ancestor(place, Self.runningAgain + [.functionDecl]),
        text.kind(function) == .functionDecl
      else { return false }
      let flags = text.node(function).flags
      let name = text.name(function)
      if text.node(function).word == .`init` || flags.contains(.isOverride) && Catalog.onceMethods.contains(name) {
        return true
      }
      let isInPrivateExtension = text.parent(function).map { text.node($0).flags.contains(.isPrivate) } ?? false
      // Its declaration, and its one use.
      guard flags.contains(.isPrivate) || isInPrivateExtension, text.count(of: name) == 2,
        let use = text.places.mentions[name]?.first, let call = text.parent(use), text.kind(call) == .call,
        text.node(call).child == use
      else { return false }
      place = call
    }
    return false
  }

  /// Nodes that may run their code again, or at another time than the function around them.
  private static let runningAgain: [NodeKind] = [
    .forStatement, .whileStatement, .repeatStatement, .closure, .accessor, .typeDecl,
  ]

  /// Returns true if a registration is reached once at most, because of its place or of a condition before it: `token
  /// == nil`.
  func registersOnce(_ call: CallID, _ node: NodeID, _ text: SourceText) -> Bool {
    let fact = program.calls[call]
    return runsOnce(node, text)
      || linked.once.isMadeOnce(fact.nameOffset, in: fact.function, token: linked.reach.nodes(ofToken: call))
  }

  /// Returns true if a lifecycle begins the observation again and again: the next observation then replaces the
  /// previous one.
  func runsAgain(_ call: CallID) -> Bool {
    repetitions.repetition(of: Repetitions.Site(call: call, removedIn: [])) != nil
  }

  /// Returns true if the program shows that one object registers more than once: a lifecycle does, or several calls
  /// do.
  func isSeenToRegisterAgain(_ call: CallID) -> Bool {
    let outermost = program.outermostFunction(program.function(ofCall: call))
    return runsAgain(call) || outermost >= 0 && linked.runs.callers(of: outermost).count > 1
  }
}
