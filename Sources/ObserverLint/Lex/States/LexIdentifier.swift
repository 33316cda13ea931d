extension Lexer {
  /// A word, at a character that starts one: an identifier, a keyword or `_`.
  mutating func lexIdentifier() {
    let start = cursor.position
    cursor.position = cursor.endOfWord(from: start)
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

  /// `` `class` `` or a raw identifier such as `` `a name with spaces` ``.
  mutating func lexBacktickedIdentifier() {
    let start = cursor.position
    guard let end = cursor.endOfBacktickedIdentifier(from: start) else {
      note("backtick without a closing one on its line", at: start)
      return emit(.backtick, length: 1)
    }
    if end == start &+ 2 { note("empty identifier", at: start) }
    cursor.position = end
    emit(.identifier, from: start)
  }

  /// `$0`, or a name such as `$value`, which is an identifier.
  mutating func lexDollarIdentifier() {
    let start = cursor.position
    let word = cursor.endOfDollarWord(from: start)
    cursor.position = word.end
    emit(word.isArgument ? .dollarIdentifier : .identifier, from: start)
  }
}

// What is only looked at is asked of the cursor: a question to the lexer would copy all of its state.
extension ByteCursor {
  /// The end of the characters from an offset on that continue an identifier.
  @inline(__always) func endOfWord(from start: Int) -> Int {
    var end = start
    while true {
      let others = CharacterClass.bytesNotOfWords(eightBytes(at: end))
      if others == 0 {
        end &+= 8
        continue
      }
      end &+= others.trailingZeroBitCount / 8
      let next = byte(at: end)
      if next >= 0x80 { return endOfWordBeyondASCII(from: end) }
      // The one character that the question for eight leaves out.
      if next != UInt8(ascii: "$") { return end }
      end &+= 1
    }
  }

  // Rarely needed, and kept out of the loop that is inlined.
  @inline(never) private func endOfWordBeyondASCII(from start: Int) -> Int {
    var end = start
    while let scalar = scalar(at: end), CharacterClass.continuesIdentifier(scalar: scalar.value) {
      end += scalar.length
    }
    return end
  }

  /// All up to the next backtick on the line is one identifier.
  func endOfBacktickedIdentifier(from start: Int) -> Int? {
    var end = start &+ 1
    while end < count, !isNewline(at: end) {
      if byte(at: end) == UInt8(ascii: "`") { return end &+ 1 }
      end &+= 1
    }
    return nil
  }

  /// The end of a word that starts with `$`, and whether it has digits only.
  func endOfDollarWord(from start: Int) -> (end: Int, isArgument: Bool) {
    var endOfDigits = start &+ 1
    while CharacterClass.isDigit(byte(at: endOfDigits)) { endOfDigits &+= 1 }
    let end = endOfWord(from: endOfDigits)
    return (end, end == endOfDigits)
  }
}
