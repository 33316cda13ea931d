extension Lexer {
  /// Bytes that are not UTF-8, up to the next character.
  mutating func lexInvalidUTF8() {
    let start = cursor.position
    note("invalid UTF-8", at: start)
    cursor.position = cursor.endOfInvalidUTF8(from: start)
    emitTrivia(.garbage, from: start)
  }

  /// Characters that no token begins with: control characters, single and curly quotes, combining marks.
  mutating func lexUnusableCharacters() {
    let start = cursor.position
    note(cursor.byte == 0 ? "NUL character" : "character that Swift does not use", at: start)
    while let scalar = cursor.scalar(at: cursor.position), CharacterClass.isUnusable(scalar: scalar.value) {
      cursor.position += scalar.length
    }
    emitTrivia(.garbage, from: start)
  }

  /// `<#text#>`, which an editor leaves where something is to be filled in: an identifier to everyone who reads on.
  mutating func lexPlaceholder() -> Bool {
    let start = cursor.position
    guard let end = cursor.endOfPlaceholder(at: start) else { return false }
    cursor.position = end
    note("editor placeholder", at: start)
    emit(.identifier, from: start)
    return true
  }
}

/// The lexer's position in a conflict of version control.
struct ConflictState {
  var isOpen = false
  /// The offset of the last line that closes a conflict; `nil` until it was looked for.
  var lastClosing: Int?
}

extension Lexer {
  /// A line that version control put around one side of a conflict. Both sides are read as code: which one is meant is
  /// not for a linter to say, and what stands outside is not affected.
  mutating func lexConflictMarker() -> Bool {
    let start = cursor.position
    guard start == 0 || cursor.isNewline(at: start - 1) else { return false }
    switch cursor.byte {
    case UInt8(ascii: "<"):
      // Without a line that closes it, it would be an operator.
      guard cursor.isConflictMarker("<<<<<<<", at: start), lastConflictClosing() > start else { return false }
      conflict.isOpen = true
    case UInt8(ascii: "="):
      guard conflict.isOpen, cursor.isConflictMarker("=======", at: start) else { return false }
    case UInt8(ascii: "|"):
      guard conflict.isOpen, cursor.isConflictMarker("|||||||", at: start) else { return false }
    default:
      guard conflict.isOpen, cursor.isConflictMarker(">>>>>>>", at: start) else { return false }
      conflict.isOpen = false
    }
    note("version control conflict marker", at: start)
    cursor.position = cursor.endOfLine(from: start)
    emitTrivia(.garbage, from: start)
    return true
  }

  private mutating func lastConflictClosing() -> Int {
    if let known = conflict.lastClosing { return known }
    var offset = cursor.count - 7
    while offset > 0, !(cursor.isNewline(at: offset - 1) && cursor.isConflictMarker(">>>>>>>", at: offset)) {
      offset -= 1
    }
    conflict.lastClosing = offset
    return offset
  }
}

extension ByteCursor {
  func endOfInvalidUTF8(from start: Int) -> Int {
    var end = start + 1
    while byte(at: end) >= 0x80, scalar(at: end) == nil { end += 1 }
    return end
  }

  func endOfPlaceholder(at start: Int) -> Int? {
    guard byte(at: start + 1) == UInt8(ascii: "#") else { return nil }
    var end = start + 2
    while end < count, byte(at: end) != UInt8(ascii: "\n"), !has("<#", at: end) {
      if has("#>", at: end) { return end + 2 }
      end += 1
    }
    return nil
  }

  /// Seven signs, and behind them a space or the line's end.
  fileprivate func isConflictMarker(_ signs: StaticString, at offset: Int) -> Bool {
    guard has(signs, at: offset) else { return false }
    let end = offset + 7
    return end >= count || isNewline(at: end) || byte(at: end) == UInt8(ascii: " ")
  }
}

extension CharacterClass {
  fileprivate static func isUnusable(scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0xA0, 0xFEFF: false
    case 0...0x1F, 0x27, 0x7F: true
    case 0x80...: !startsIdentifier(scalar: scalar) && !startsOperator(scalar: scalar)
    default: false
    }
  }
}
