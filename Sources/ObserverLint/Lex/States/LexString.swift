extension Lexer {
  /// The quote that opens a string literal, behind the `#` signs it has.
  mutating func lexOpeningQuote(pounds: Int, literalStart: Int) {
    let quote = cursor.position
    var isMultiline = cursor.has("\"\"\"", at: quote)
    if isMultiline && pounds > 0 {
      // `#"""#` is a single-line literal of one quote: so is every one that is closed on its line.
      let cursor = cursor
      isMultiline = !rawStringClosings.exists(pounds: pounds, from: quote + 2) {
        .closingQuotes(in: cursor, from: quote + 2)
      }
    }
    emit(isMultiline ? .multilineStringQuote : .stringQuote, length: isMultiline ? 3 : 1)
    push(
      LexState(
        mode: .stringLiteral, isMultiline: isMultiline, pounds: UInt32(pounds),
        start: UInt32(truncatingIfNeeded: literalStart)))
  }

  /// The characters of a string literal, up to an interpolation or to the literal's end.
  mutating func lexInStringLiteral() {
    let start = cursor.position
    var end = start
    while true {
      let byte = cursor.byte(at: end)
      switch byte {
      case UInt8(ascii: "\""):
        if let length = closingQuoteLength(at: end) {
          cursor.position = end
          emitSegment(from: start)
          return lexClosingQuote(length: length)
        }
        end &+= 1
      case UInt8(ascii: "\\"):
        let escape = end &+ 1
        guard cursor.pounds(at: escape) >= Int(state.pounds) else {
          end &+= 1
          continue
        }
        let escaped = escape &+ Int(state.pounds)
        switch cursor.byte(at: escaped) {
        case UInt8(ascii: "("):
          cursor.position = end
          emitSegment(from: start)
          return lexInterpolationStart()
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): end = escaped &+ 1
        default: end = escaped
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !state.isMultiline {
          cursor.position = end
          emitSegment(from: start)
          note("unterminated string literal", at: Int(state.start))
          return pop()
        }
        end &+= 1
      case 0:
        if end >= cursor.count {
          cursor.position = end
          return emitSegment(from: start)
        }
        note("NUL character in a string literal", at: end)
        end &+= 1
        while end < cursor.count && cursor.byte(at: end) == 0 { end &+= 1 }
      case 0x80...:
        if let scalar = cursor.scalar(at: end) {
          end &+= scalar.length
        } else {
          note("invalid UTF-8 in a string literal", at: end)
          end = cursor.endOfInvalidUTF8(from: end)
        }
      default: end &+= 1
      }
    }
  }

  @inline(__always) private mutating func emitSegment(from start: Int) {
    if cursor.position > start { emit(.stringSegment, from: start) }
  }

  /// How many quotes close the literal at an offset; `nil` if those there belong to its text.
  @inline(__always) private func closingQuoteLength(at offset: Int) -> Int? {
    let length = state.isMultiline ? 3 : 1
    if state.isMultiline && !cursor.has("\"\"\"", at: offset) { return nil }
    if state.pounds > 0 && cursor.pounds(at: offset &+ length) < Int(state.pounds) { return nil }
    return length
  }

  private mutating func lexClosingQuote(length: Int) {
    emit(state.isMultiline ? .multilineStringQuote : .stringQuote, length: length)
    if state.pounds > 0 {
      let count = cursor.pounds(at: cursor.position)
      if count > Int(state.pounds) { note("too many # behind a string literal", at: cursor.position) }
      emit(.rawStringDelimiter, length: count)
    }
    pop()
  }

  /// The `\(` of an interpolation, with the `#` signs of a raw string in it.
  private mutating func lexInterpolationStart() {
    let start = UInt32(truncatingIfNeeded: cursor.position)
    let isMultiline = state.isMultiline
    emit(.backslash, length: 1)
    if state.pounds > 0 { emit(.rawStringDelimiter, length: Int(state.pounds)) }
    emit(.leftParen, length: 1)
    push(LexState(mode: .interpolation, isMultiline: isMultiline, start: start))
  }
}
