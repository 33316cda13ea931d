/// A statement that drops the result: the call alone, `_ =`, or a local that nothing reads.
struct DroppedStatement {
  /// The bytes of the call, or of the whole statement that drops its result.
  var whole: Range<Int>
  var node: NodeID
  var call: Range<Int>
  /// The local that holds the result already.
  var local: String?

  func edits(keepingIn list: String, _ text: SourceText) throws(Unfixable) -> [Edit] {
    if text.isChainedOnOptional(node) {
      throw Unfixable(.optionalReceiver, "its receiver is optional, and so is its result; bind the receiver first")
    }
    if let local {
      let isAlone = text.isFirstOnLine(whole.lowerBound) && text.isLastOnLine(whole.upperBound)
      let separator = isAlone ? "\n" + text.indentation(whole.lowerBound) : "; "
      return [text.insertion(at: whole.upperBound, "\(separator)\(list).append(\(local))")]
    }
    let prefix = "\(list).append("
    return [
      text.replacement(whole.lowerBound..<call.lowerBound, prefix), text.insertion(at: call.upperBound, ")"),
    ] + text.alignment(ofArgumentsIn: node, movedBy: prefix.utf8.count - (call.lowerBound - whole.lowerBound))
  }
}

extension FixContext {
  func droppedStatement(_ call: NodeID, _ text: SourceText) throws(Unfixable) -> DroppedStatement {
    guard let around = text.parent(call) else { throw Unfixable(.notAStatement, "the call stands in no statement") }
    var inner = call
    while let closure = text.ancestor(inner, [.closure, .functionDecl, .accessor, .typeDecl]),
      text.kind(closure) == .closure
    {
      guard text.isRunForEach(closure) else {
        throw Unfixable(.insideClosure, "the registration is made inside a closure; keep the token where that runs")
      }
      if WeakCapture(text: text, closure: closure).isHeldWeakly {
        throw Unfixable(
          .closureHoldsWeakly,
          "the closure around the registration runs at once and holds self weakly; delete `[weak self]` first")
      }
      inner = closure
    }
    let range = text.start(call)..<text.end(call)
    switch text.kind(around) {
    case .block where text.ancestor(call, [.functionDecl, .accessor]) != nil:
      if text.isResult(call, of: around) { throw Self.callersDrop }
      return DroppedStatement(whole: range, node: call, call: range)
    case .assignment where text.children(around).first.map({ text.kind($0) == .discardTarget }) ?? false:
      return DroppedStatement(whole: text.start(around)..<range.upperBound, node: call, call: range)
    case .variableDecl:
      guard text.parent(around).map({ text.kind($0) == .block }) ?? false,
        let pattern = text.children(around).first(where: { text.kind($0) == .pattern })
      else { break }
      let names = text.children(pattern)
      guard names.count < 2, text.end(around) == range.upperBound, text.lexeme(text.node(around).end).kind != .comma,
        text.lexeme(text.node(around).first - 1).kind != .comma
      else { throw Unfixable(.declaredTogether, "the token's variable is declared together with another") }
      return DroppedStatement(
        whole: text.start(around)..<range.upperBound, node: call, call: range,
        local: names.first.map { text.name($0) }.flatMap { $0 == "_" ? nil : $0 })
    case .returnStatement: throw Self.callersDrop
    default: break
    }
    throw Unfixable(.insideExpression, "the token is dropped in the midst of an expression")
  }

  private static let callersDrop = Unfixable(.callersDrop, "the callers drop the token; keep it there")

  /// Before `super.init`, and before every property has its first value, a list of `self` may not be changed.
  func checkInitializer(_ call: NodeID, _ text: SourceText, _ owner: OwningClass) throws(Unfixable) {
    guard let function = text.ancestor(call, [.functionDecl]), text.node(function).word == .`init` else { return }
    let last = owners.lastUnready.answer(.init(nominal: owner.nominal.id, file: text.file, node: function)) {
      let body = text.node(function).first..<max(text.node(function).first, text.node(function).end - 2)
      return body.last { isMadeLater($0, text, owner) } ?? -1
    }
    if last >= text.node(call).end {
      throw Unfixable(.beforeInitialized, "the registration is made before the initializer has made the object")
    }
  }

  /// Returns true if a lexeme begins the first value of a property, or the call that makes the object.
  private func isMadeLater(_ index: Int32, _ text: SourceText, _ owner: OwningClass) -> Bool {
    let lexeme = text.lexeme(index)
    if lexeme.kind == .identifier, text.lexeme(index + 1).kind == .equal, owner.lacksFirstValue(text.text(lexeme)) {
      return true
    }
    return (lexeme.word == .super || lexeme.word == .self) && text.lexeme(index + 1).kind == .period
      && text.lexeme(index + 2).word == .`init`
  }
}

extension SourceText {
  /// Returns true if an expression is the whole body of a function with a result, and so its result.
  fileprivate func isResult(_ expression: NodeID, of block: NodeID) -> Bool {
    guard let owner = parent(block), node(block).child == expression, node(expression).next < 0 else { return false }
    switch kind(owner) {
    case .functionDecl:
      return children(owner).contains { kind($0) == .typeName && text($0) != "Void" && text($0) != "()" }
    case .accessor: return node(owner).word == .get
    default: return false
    }
  }

  /// `center?.addObserver(…)`, of which the result is optional.
  fileprivate func isChainedOnOptional(_ call: NodeID) -> Bool {
    var current = call
    while [.call, .member, .subscriptCall, .optionalChain, .forceUnwrap].contains(kind(current)) {
      if kind(current) == .optionalChain { return true }
      current = node(current).child
    }
    return false
  }

  /// Moves the arguments that stand below the first argument of a call along with it. None if an argument that moves has
  /// further lines, because these would stay.
  fileprivate func alignment(ofArgumentsIn call: NodeID, movedBy columns: Int) -> [Edit] {
    let arguments = children(call).dropFirst()
    guard columns > 0, let first = arguments.first.map({ start($0) }), !isFirstOnLine(first),
      lineStart(first) == lineStart(start(call))
    else { return [] }
    let below = arguments.filter {
      isFirstOnLine(start($0)) && start($0) - lineStart(start($0)) == first - lineStart(first)
    }
    if below.contains(where: { lineStart(start($0)) != lineStart(end($0)) }) { return [] }
    return below.map { insertion(at: start($0), String(repeating: " ", count: columns)) }
  }

  /// Returns true if a closure runs where it stands, for each element of a sequence.
  func isRunForEach(_ closure: NodeID) -> Bool {
    guard let argument = parent(closure), kind(argument) == .argument, let call = parent(argument), kind(call) == .call
    else { return false }
    return name(node(call).child) == "forEach"
  }
}
