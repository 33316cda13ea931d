// Literals whose parts matter to what a notification carries.
extension FactsBuilder {
  /// A dictionary's literal: all values first, so that its first operand tells what it holds; then the keys.
  @inline(never)
  mutating func visitDictionary(_ id: NodeID) -> ValueID {
    var keys: [ValueID] = []
    var values: [ValueID] = []
    var pendingKey: ValueID?
    for entry in each(of: id) {
      guard let expression = firstChild(of: entry) else { continue }
      let label = node(entry).label
      if label >= 0 {
        // A key that is a single name.
        keys.append(
          reference(to: outline.string(label), offset: offset(ofLexeme: label), end: endOffset(ofLexeme: label)))
        values.append(visitExpression(expression))
        pendingKey = nil
      } else if let key = pendingKey {
        keys.append(key)
        values.append(visitExpression(expression))
        pendingKey = nil
      } else {
        pendingKey = visitExpression(expression)
      }
    }
    let isWhole = pendingKey == nil
    let literal = addOperands(
      .array, values + keys + (pendingKey.map { [$0] } ?? []), offset: startOffset(id))
    if isWhole { facts.values[literal].flags = ValueFact.dictionary }
    return literal
  }

  func literalFlags(_ lexeme: Int32) -> UInt8 {
    let lexeme = outline.lexemes[Int(lexeme)]
    switch lexeme.kind {
    case .integerLiteral: return ValueFact.integer
    case .floatLiteral: return ValueFact.floating
    default:
      if lexeme.word == .true { return ValueFact.boolean | ValueFact.truth }
      return lexeme.word == .false ? ValueFact.boolean : 0
    }
  }
}
