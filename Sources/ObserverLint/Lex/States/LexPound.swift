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
    guard let end = cursor.endOfPoundWord(from: start + 1) else { return emit(.pound, length: 1) }
    cursor.position = end
    // An expression follows a condition's directive, while other such words are expressions themselves.
    emit(.poundWord, from: start, word: cursor.isConditionDirective(from: start) ? .keyword : .name)
  }
}

extension ByteCursor {
  /// A macro's name is a word like any other: it may be `$name` or stand in backticks.
  fileprivate func endOfPoundWord(from start: Int) -> Int? {
    if byte(at: start) == UInt8(ascii: "`") { return endOfBacktickedIdentifier(from: start) }
    if byte(at: start) == UInt8(ascii: "$") {
      let word = endOfDollarWord(from: start)
      return word.isArgument ? nil : word.end
    }
    guard let scalar = scalar(at: start), CharacterClass.startsIdentifier(scalar: scalar.value) else { return nil }
    return endOfWord(from: start)
  }

  fileprivate func isConditionDirective(from start: Int) -> Bool {
    switch position - start {
    case 3: has("#if", at: start)
    case 5: has("#else", at: start)
    case 6: has("#endif", at: start)
    case 7: has("#elseif", at: start)
    default: false
    }
  }
}
