extension Lexer {
  /// At a `#`: the delimiter of a raw string, an extended regex literal, a macro's or a directive's name, or a lone sign.
  mutating func lexPound() {
    let start = cursor.position
    let count = cursor.pounds(at: start)
    switch cursor.byte(at: start &+ count) {
    case UInt8(ascii: "\""):
      emit(.rawStringDelimiter, length: count)
      lexOpeningQuote(pounds: count, literalStart: start)
    case UInt8(ascii: "/"):
      lexExtendedRegexLiteral(pounds: count)
    default:
      // Only the last one can belong to a word; the others are read here, so that a long row is looked at once.
      for _ in 1..<count { emit(.pound, length: 1) }
      lexPoundWord()
    }
  }

  private mutating func lexPoundWord() {
    let start = cursor.position
    guard let scalar = cursor.scalar(at: start + 1), CharacterClass.startsIdentifier(scalar: scalar.value) else {
      return emit(.pound, length: 1)
    }
    cursor.position = endOfWord(from: start + 1)
    // An expression follows a condition's directive, while other such words are expressions themselves.
    emit(.poundWord, from: start, word: isConditionDirective(from: start) ? .keyword : .name)
  }

  private func isConditionDirective(from start: Int) -> Bool {
    switch cursor.position - start {
    case 3: cursor.has("#if", at: start)
    case 5: cursor.has("#else", at: start)
    case 6: cursor.has("#endif", at: start)
    case 7: cursor.has("#elseif", at: start)
    default: false
    }
  }
}
