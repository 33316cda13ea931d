extension Lexer {
  /// An operator, at a character that starts one, or the regex literal that it turns out to open.
  mutating func lexOperator() {
    let start = cursor.position
    let scan = cursor.scanOperator(from: start)
    if let slash = scan.slash, lexRegexLiteral(in: start..<scan.end, slash: slash) { return }
    cursor.position = scan.end
    emitOperator(from: start)
  }

  /// A `?` or `!` that is bound to the left is a token of its own; otherwise it begins an operator.
  mutating func lexQuestionOrExclamationMark() {
    guard cursor.isLeftBound(at: cursor.position) else { return lexOperator() }
    let kind: TokenKind = cursor.byte == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark
    let word: WordRole = previousWord == .tryKeyword ? .tryMark : .name
    let start = cursor.position
    cursor.position &+= 1
    emit(kind, from: start, word: word)
  }

  /// Emits what lies between `start` and the cursor as an operator or as one of the punctuation signs that look like one.
  mutating func emitOperator(from start: Int) {
    let end = cursor.position
    let isLeftBound = cursor.isLeftBound(at: start)
    let isRightBound = cursor.isRightBound(at: end, isLeftBound: isLeftBound)
    switch end &- start {
    case 1:
      switch cursor.byte(at: start) {
      case UInt8(ascii: "="): return emit(.equal, from: start)
      case UInt8(ascii: "."): return emit(.period, from: start)
      case UInt8(ascii: "?"): return emit(isLeftBound ? .postfixQuestionMark : .infixQuestionMark, from: start)
      case UInt8(ascii: "&") where isRightBound && !isLeftBound: return emit(.prefixAmpersand, from: start)
      default: break
      }
    case 2 where cursor.has("->", at: start): return emit(.arrow, from: start)
    default: break
    }
    if cursor.containsCommentEnd(in: start..<end) {
      note("end of a block comment that was not open", at: start)
      return emitTrivia(.garbage, from: start)
    }
    if isLeftBound == isRightBound {
      emit(.binaryOperator, from: start)
    } else {
      emit(isLeftBound ? .postfixOperator : .prefixOperator, from: start)
    }
  }
}

extension ByteCursor {
  /// The end of the operator that starts at an offset, and its first slash.
  fileprivate func scanOperator(from start: Int) -> (end: Int, slash: Int?) {
    // A dot is part of an operator only if the operator starts with one.
    let allowsDots = byte(at: start) == UInt8(ascii: ".")
    var end = start
    var slash: Int?
    while true {
      let character = byte(at: end)
      if character >= 0x80 {
        guard let scalar = scalar(at: end), CharacterClass.continuesOperator(scalar: scalar.value) else { break }
        end += scalar.length
        continue
      }
      guard CharacterClass.isOperator(character) else { break }
      if end > start {
        let next = byte(at: end &+ 1)
        if character == UInt8(ascii: ".") && !allowsDots { break }
        // A comment ends an operator.
        if character == UInt8(ascii: "/") && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*")) { break }
        if character == UInt8(ascii: "<") && endOfPlaceholder(at: end) != nil { break }
      }
      if character == UInt8(ascii: "/") && slash == nil { slash = end }
      end &+= 1
    }
    return (end, slash)
  }

  fileprivate func containsCommentEnd(in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset &+ 1 < range.upperBound {
      if byte(at: offset) == UInt8(ascii: "*") && byte(at: offset &+ 1) == UInt8(ascii: "/") { return true }
      offset &+= 1
    }
    return false
  }
}
