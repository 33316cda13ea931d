extension Lexer {
  /// A word, at a character that starts one: an identifier, a keyword or `_`.
  mutating func lexIdentifier() {
    let start = cursor.position
    cursor.position = endOfWord(from: start)
    let length = cursor.position &- start
    let role = Keywords.role(in: cursor, at: start, length: length)
    if role != .name {
      emit(.keyword, from: start, word: role)
    } else if length == 1 && cursor.byte(at: start) == UInt8(ascii: "_") {
      emit(.wildcard, from: start)
    } else {
      emit(.identifier, from: start)
    }
  }

  /// The end of the characters from an offset on that continue an identifier.
  @inline(__always) func endOfWord(from start: Int) -> Int {
    var end = start
    while CharacterClass.continuesIdentifier(cursor.byte(at: end)) { end &+= 1 }
    return cursor.byte(at: end) < 0x80 ? end : endOfWordBeyondASCII(from: end)
  }

  private func endOfWordBeyondASCII(from start: Int) -> Int {
    var end = start
    while let scalar = cursor.scalar(at: end), CharacterClass.continuesIdentifier(scalar: scalar.value) {
      end += scalar.length
    }
    return end
  }

  /// `` `class` `` or a raw identifier such as `` `a name with spaces` ``: all up to the next backtick on the line.
  mutating func lexBacktickedIdentifier() {
    let start = cursor.position
    var end = start &+ 1
    while end < cursor.count, !cursor.isNewline(at: end) {
      if cursor.byte(at: end) == UInt8(ascii: "`") {
        if end == start &+ 1 { note("empty identifier", at: start) }
        cursor.position = end &+ 1
        return emit(.identifier, from: start)
      }
      end &+= 1
    }
    note("backtick without a closing one on its line", at: start)
    emit(.backtick, length: 1)
  }

  /// `$0`, or a name such as `$value`, which is an identifier.
  mutating func lexDollarIdentifier() {
    let start = cursor.position
    var end = start &+ 1
    while CharacterClass.isDigit(cursor.byte(at: end)) { end &+= 1 }
    let endOfDigits = end
    end = endOfWord(from: end)
    cursor.position = end
    emit(end == endOfDigits ? .dollarIdentifier : .identifier, from: start)
  }
}
