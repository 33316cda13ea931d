extension Lexer {
  /// A byte order mark and a `#!` line, which stand at the very beginning only.
  mutating func lexStartOfFile() {
    if cursor.has("\u{FEFF}", at: 0) { lexByteOrderMark() }
    let start = cursor.position
    if cursor.has("#!", at: start) {
      cursor.position = cursor.endOfLine(from: start)
      emit(.shebang, from: start)
    }
  }

  mutating func lexByteOrderMark() {
    let start = cursor.position
    cursor.position += 3
    emitTrivia(.byteOrderMark, from: start)
  }

  /// Spaces, tabs, form feeds and, which Swift takes with a warning, no-break spaces.
  mutating func lexWhitespace() {
    let start = cursor.position
    var end = start
    while true {
      // Most are spaces: how many of the next eight are.
      let spaces = (cursor.eightBytes(at: end) ^ 0x2020_2020_2020_2020).trailingZeroBitCount / 8
      end &+= spaces
      if spaces == 8 { continue }
      switch cursor.byte(at: end) {
      case UInt8(ascii: "\t"), 0x0B, 0x0C: end &+= 1
      case 0xC2 where cursor.byte(at: end &+ 1) == 0xA0: end &+= 2
      default:
        cursor.position = end
        return emitTrivia(.whitespace, from: start)
      }
    }
  }

  /// One line break: `\n`, `\r\n` or `\r`.
  mutating func lexNewline() {
    if state.mode == .interpolation && !state.isMultiline { endInterpolationsAtNewline() }
    let start = cursor.position
    let isPair = cursor.byte == UInt8(ascii: "\r") && cursor.byte(at: start &+ 1) == UInt8(ascii: "\n")
    cursor.position = start &+ (isPair ? 2 : 1)
    emitTrivia(.newline, from: start)
  }

  mutating func lexLineComment() {
    let start = cursor.position
    let isDocumentation = cursor.byte(at: start &+ 2) == UInt8(ascii: "/")
    cursor.position = cursor.endOfLine(from: start)
    emitTrivia(isDocumentation ? .docLineComment : .lineComment, from: start)
  }

  /// A block comment with the comments nested in it.
  mutating func lexBlockComment() {
    let start = cursor.position
    var end = start &+ 2
    let isDocumentation =
      cursor.byte(at: end) == UInt8(ascii: "*") && cursor.byte(at: end &+ 1) != UInt8(ascii: "/")
    var depth = 1
    while depth > 0 {
      if end >= cursor.count {
        note("unterminated block comment", at: start)
        break
      }
      switch cursor.byte(at: end) {
      case UInt8(ascii: "*") where cursor.byte(at: end &+ 1) == UInt8(ascii: "/"):
        depth -= 1
        end &+= 2
      case UInt8(ascii: "/") where cursor.byte(at: end &+ 1) == UInt8(ascii: "*"):
        depth += 1
        end &+= 2
      default: end &+= 1
      }
    }
    cursor.position = end
    emitTrivia(isDocumentation ? .docBlockComment : .blockComment, from: start)
  }
}
