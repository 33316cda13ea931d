extension Lexer {
  /// An integer or floating-point literal, at its first digit.
  mutating func lexNumber() {
    let start = cursor.position
    let kind: TokenKind
    if cursor.byte == UInt8(ascii: "0") {
      switch cursor.byte(at: start &+ 1) {
      case UInt8(ascii: "x"): kind = lexHexadecimal()
      // Which digits are allowed is the compiler's concern: a wrong one belongs to the same token.
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        cursor.position = cursor.endOfWord(from: start &+ 2)
        kind = .integerLiteral
      default: kind = lexDecimal()
      }
    } else {
      kind = lexDecimal()
    }
    emit(kind, from: start)
  }

  private mutating func lexDecimal() -> TokenKind {
    cursor.position = cursor.endOfDigits(from: cursor.position)
    var kind = TokenKind.integerLiteral
    if cursor.byte == UInt8(ascii: ".") {
      // `1.description` is a member of 1, and the second dot of `pair.0.1` is one too.
      guard CharacterClass.isDigit(cursor.byte(at: cursor.position &+ 1)), previousKind != .period else { return kind }
      cursor.position = cursor.endOfDigits(from: cursor.position &+ 1)
      kind = .floatLiteral
    }
    if cursor.byte | 0x20 == UInt8(ascii: "e") {
      kind = .floatLiteral
      lexExponent()
    } else if kind == .integerLiteral {
      cursor.position = cursor.endOfWord(from: cursor.position)
    }
    return kind
  }

  private mutating func lexHexadecimal() -> TokenKind {
    let start = cursor.position
    let end = cursor.endOfHexDigits(from: start &+ 2)
    cursor.position = end
    guard end > start &+ 2 else {
      cursor.position = cursor.endOfWord(from: end)
      note("hexadecimal literal without digits", at: start)
      return .integerLiteral
    }
    var exponent = end
    if cursor.byte == UInt8(ascii: ".") {
      guard CharacterClass.isHexDigit(cursor.byte(at: end &+ 1)) else { return .integerLiteral }
      exponent = cursor.endOfHexDigits(from: end &+ 1)
    }
    guard cursor.byte(at: exponent) | 0x20 == UInt8(ascii: "p") else {
      // Without an exponent, `0xff.description` is a member, however many of its letters are digits.
      if exponent == end { cursor.position = cursor.endOfWord(from: end) }
      return .integerLiteral
    }
    let first = cursor.byte(at: exponent &+ 1)
    let isSigned = first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    if !isSigned && !CharacterClass.isDigit(first) && exponent > end
      && !CharacterClass.isDigit(cursor.byte(at: end &+ 1))
    {
      // A member that has a `p` behind letters that could be digits.
      return .integerLiteral
    }
    cursor.position = exponent
    lexExponent()
    return .floatLiteral
  }

  /// `e`, `p`, a sign, digits; letters behind them belong to the token, which is then wrong.
  private mutating func lexExponent() {
    var end = cursor.position &+ 1
    if cursor.byte(at: end) == UInt8(ascii: "+") || cursor.byte(at: end) == UInt8(ascii: "-") { end &+= 1 }
    if !CharacterClass.isDigit(cursor.byte(at: end)) { note("exponent without digits", at: cursor.position) }
    cursor.position = cursor.endOfWord(from: end)
  }
}

extension ByteCursor {
  fileprivate func endOfDigits(from start: Int) -> Int {
    var end = start
    while CharacterClass.isDigit(byte(at: end)) || byte(at: end) == UInt8(ascii: "_") { end &+= 1 }
    return end
  }

  fileprivate func endOfHexDigits(from start: Int) -> Int {
    var end = start
    guard CharacterClass.isHexDigit(byte(at: end)) else { return end }
    while CharacterClass.isHexDigit(byte(at: end)) || byte(at: end) == UInt8(ascii: "_") { end &+= 1 }
    return end
  }
}
