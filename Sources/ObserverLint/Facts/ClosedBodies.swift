extension FactsBuilder {
  /// Whether a declaration's body is read. What stands inside of one that is read is read as well.
  func isOpen(_ declaration: NodeID) -> Bool {
    if openings.isAll || function >= 0 && facts.functions[Int(function)].kind != .topLevel { return true }
    return openings.touch(startOffset(declaration), endOffset(declaration))
  }

  /// Leaves a body unread, but for what other verdicts need to know of every body: whether there is a superclass, and
  /// which types are made.
  mutating func close(_ body: NodeID, of fact: FunctionID) {
    facts.functions[Int(fact)].hasBody = true
    facts.functions[Int(fact)].closedBody = Int64(startOffset(body))
    facts.closedBodies.append(ClosedBody(start: startOffset(body), end: endOffset(body)))
    let lexemes = outline.lexemes
    for index in Int(node(body).first)..<Int(node(body).end) {
      switch lexemes[index].kind {
      case .identifier: if makes(lexemes, index) { addMaking(Int32(index), fact) }
      case .keyword where lexemes[index].word == .super:
        if type >= 0 { facts.types[Int(type)].usesSuper = true }
      default: break
      }
    }
  }

  private func makes(_ lexemes: [Lexeme], _ index: Int) -> Bool {
    let first = outline.bytes[Int(lexemes[index].start)]
    guard first >= 0x41, first <= 0x5A, index + 2 < lexemes.count else { return false }
    if lexemes[index + 1].kind == .leftParen { return !lexemes[index + 1].newlineBefore }
    return lexemes[index + 2].word == .`init`
  }

  private mutating func addMaking(_ lexeme: Int32, _ fact: FunctionID) {
    let type = intern(lexeme: lexeme)
    if let last = facts.makings.last, last.function == fact, last.type == type { return }
    facts.makings.append(MakingFact(function: fact, type: type))
  }
}
