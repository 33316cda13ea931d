extension Lexer {
  /// Reads tokens until the file ends or a string literal begins or goes on.
  mutating func lexInCode() {
    while !cursor.isAtEnd {
      let start = cursor.position
      switch cursor.byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: lexWhitespace()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lexNewline()

      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        lexIdentifier()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()

      case UInt8(ascii: "("):
        state.openParens &+= 1
        emit(.leftParen, length: 1)
      case UInt8(ascii: ")"):
        emit(.rightParen, length: 1)
        if state.openParens > 0 {
          state.openParens &-= 1
        } else if state.mode == .interpolation {
          return pop()
        }
      case UInt8(ascii: "{"): emit(.leftBrace, length: 1)
      case UInt8(ascii: "}"): emit(.rightBrace, length: 1)
      case UInt8(ascii: "["): emit(.leftSquare, length: 1)
      case UInt8(ascii: "]"): emit(.rightSquare, length: 1)
      case UInt8(ascii: ","): emit(.comma, length: 1)
      case UInt8(ascii: ";"): emit(.semicolon, length: 1)
      case UInt8(ascii: ":"):
        if cursor.byte(at: start &+ 1) == UInt8(ascii: ":") {
          emit(.colonColon, length: 2)
        } else {
          emit(.colon, length: 1)
        }
      case UInt8(ascii: "@"): emit(.atSign, length: 1)
      case UInt8(ascii: "\\"): emit(.backslash, length: 1)

      case UInt8(ascii: "/"):
        switch cursor.byte(at: start &+ 1) {
        case UInt8(ascii: "/"): lexLineComment()
        case UInt8(ascii: "*"): lexBlockComment()
        default: lexOperator()
        }
      case UInt8(ascii: "!"), UInt8(ascii: "?"): lexQuestionOrExclamationMark()
      case UInt8(ascii: "<"):
        if !lexConflictMarker() && !lexPlaceholder() { lexOperator() }
      case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
        if !lexConflictMarker() { lexOperator() }
      case UInt8(ascii: "."):
        // Most dots stand alone; the others begin an operator.
        let next = cursor.byte(at: start &+ 1)
        if CharacterClass.isOperator(next) || next >= 0x80 { lexOperator() } else { emit(.period, length: 1) }
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "&"),
        UInt8(ascii: "^"), UInt8(ascii: "~"):
        lexOperator()

      case UInt8(ascii: "\""):
        lexOpeningQuote(pounds: 0, literalStart: start)
        return
      case UInt8(ascii: "#"):
        lexPound()
        if state.mode == .stringLiteral { return }
      case UInt8(ascii: "`"): lexBacktickedIdentifier()
      case UInt8(ascii: "$"): lexDollarIdentifier()
      default: lexUncommonCharacter()
      }
    }
  }

  /// A character beyond ASCII, or one that Swift has no use for.
  private mutating func lexUncommonCharacter() {
    guard let scalar = cursor.scalar(at: cursor.position) else { return lexInvalidUTF8() }
    if scalar.value == 0xFEFF { return lexByteOrderMark() }
    if CharacterClass.startsIdentifier(scalar: scalar.value) { return lexIdentifier() }
    if CharacterClass.startsOperator(scalar: scalar.value) { return lexOperator() }
    if scalar.value == 0xA0 { return lexWhitespace() }
    lexUnusableCharacters()
  }
}
