/// A part of a body that does not run each time the body does, or not once: a branch, a loop, what a guard does else.
struct RegionFact: Sendable {
  /// An operand is the right side of `&&`, `||` or `??`.
  enum Kind: UInt8 { case branch, loop, guardElse, `catch`, deferred, operand }
  var kind: Kind
  /// The function or closure that the region stands in.
  var function: FunctionID
  /// Where the statement begins: regions of one statement that share it exclude each other.
  var statement: UInt32
  /// The bytes between the statement's beginning and this are its condition; the same as `statement` where it has none.
  var conditionEnd: UInt32
  var start: UInt32
  var end: UInt32
  /// True if the region ends by leaving: `return`, `throw`, `break`, `continue`, `fatalError()`.
  var exits: Bool
  /// True for a branch of a `switch` that runs the next one, too.
  var fallsThrough = false
  /// The case that alone leads into a branch of a `switch`: `case .done:`. -1 for other regions.
  var onlyCase: NameID = -1
  /// True if the region runs only if a weak `self` is gone: `guard let self else { … }`.
  var isWithoutSelf = false

  func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}

extension FactsBuilder {
  /// `conditionEnd` is where the condition of the statement ends, if it has one.
  mutating func addRegion(
    _ kind: RegionFact.Kind, _ block: NodeID, of statement: NodeID, conditionEnd: UInt32? = nil,
    onlyCase: NameID = -1, isWithoutSelf: Bool = false
  ) {
    let start = startOffset(block)
    let statementStart = startOffset(statement)
    facts.regions.append(
      RegionFact(
        kind: kind, function: function, statement: statementStart, conditionEnd: conditionEnd ?? statementStart,
        start: start, end: max(start, endOffset(ofLexeme: node(block).end - 1)), exits: leaves(block),
        fallsThrough: fallsThrough(block), onlyCase: onlyCase, isWithoutSelf: isWithoutSelf))
  }

  /// The name in `case .name:`, unless the branch before falls through. `.some` stands for each case of an optional value.
  mutating func onlyCase(of branch: NodeID, behind before: NodeID?) -> NameID {
    guard let pattern = firstChild(of: branch), kind(pattern) == .pattern,
      let next = each(of: branch).rest.first, kind(next) == .block
    else { return -1 }
    let (first, end) = (node(pattern).first, node(pattern).end)
    let before = before.map { Int(node($0).first)..<Int(node(branch).first) } ?? 0..<0
    guard end == first + 2, outline.lexemes[Int(first)].kind == .period,
      !outline.lexemes[before].contains(where: { $0.word == .fallthrough })
    else { return -1 }
    return ["some", "none"].contains(outline.string(first + 1)) ? -1 : intern(lexeme: first + 1)
  }

  private func fallsThrough(_ block: NodeID) -> Bool {
    guard kind(block) == .block, let last = each(of: block).last, kind(last) == .jumpStatement else { return false }
    return outline.lexemes[Int(node(last).first)].word == .fallthrough
  }

  private func leaves(_ block: NodeID) -> Bool {
    guard kind(block) == .block, let last = each(of: block).last else { return false }
    switch kind(last) {
    case .returnStatement, .throwStatement: return true
    case .jumpStatement: return !fallsThrough(block)
    case .call:
      guard let callee = firstChild(of: last), kind(callee) == .identifier else { return false }
      return ["fatalError", "preconditionFailure"].contains(name(of: callee))
    default: return false
    }
  }
}
