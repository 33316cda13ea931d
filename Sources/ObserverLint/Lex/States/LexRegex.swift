/// Where a regex literal's pattern ends.
private enum RegexEnd {
  case closed(at: Int)
  /// The line or the file ends first.
  case unterminated(at: Int)
  /// This slash does not open a regex literal.
  case notRegex
}

extension Lexer {
  /// Reads a bare regex literal if the slash in an operator opens one; without one, leaves the cursor where it is.
  ///
  /// The rules are the compiler's: they look at how the operator is bound and at the token before it, and give way to
  /// an operator where the line cannot be a regex.
  mutating func lexRegexLiteral(in operatorRange: Range<Int>, slash: Int) -> Bool {
    // Bound to the left it divides, and behind `func` or `operator` it is a name.
    guard !cursor.isLeftBound(at: operatorRange.lowerBound), previousWord != .declaresOperator else { return false }
    var isCertain = false
    if !cursor.isRightBound(at: operatorRange.upperBound, isLeftBound: false) {
      // It looks like a binary operator.
      guard previousWord == .tryMark || expectsExpression else { return false }
      switch previousKind {
      // An operator may be an argument by itself: `reduce(1, /)`.
      case .leftParen, .leftSquare, .comma, .colon, .colonColon: isCertain = previousWord == .tryMark
      default: isCertain = true
      }
    }
    let end = cursor.scanBareRegex(slash: slash, isCertain: isCertain)
    if case .notRegex = end { return false }
    if slash > operatorRange.lowerBound {
      cursor.position = slash
      emitOperator(from: operatorRange.lowerBound)
    }
    emitRegex(pounds: 0, end: end)
    return true
  }

  /// `#/…/#`: on one line, or on several if nothing but the line's end follows the opening slash.
  mutating func lexExtendedRegexLiteral(pounds: Int) {
    let pattern = cursor.position + pounds + 1
    var firstNewline = pattern
    while cursor.byte(at: firstNewline) == UInt8(ascii: " ") || cursor.byte(at: firstNewline) == UInt8(ascii: "\t") {
      firstNewline += 1
    }
    let isMultiline = cursor.isNewline(at: firstNewline)
    let cursor = cursor
    if isMultiline,
      !regexClosings.exists(pounds: pounds, from: pattern, find: { .closingSlashes(in: cursor, from: pattern) })
    {
      // The text behind it is more likely to be code than a pattern.
      return emitRegex(pounds: pounds, end: .unterminated(at: firstNewline))
    }
    emitRegex(pounds: pounds, end: cursor.scanExtendedRegex(from: pattern, pounds: pounds, isMultiline: isMultiline))
  }

  /// True if an expression may follow the last token, and not an operator.
  private var expectsExpression: Bool {
    switch previousKind {
    case nil: true
    case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal, .semicolon,
      .comma, .colon, .infixQuestionMark:
      true
    case .keyword: previousWord != .value
    case .poundWord: previousWord == .keyword
    default: false
    }
  }

  /// Emits the tokens of a regex literal, from its first delimiter at the cursor on.
  private mutating func emitRegex(pounds: Int, end: RegexEnd) {
    let start = cursor.position
    if pounds > 0 { emit(.regexPoundDelimiter, length: pounds) }
    emit(.regexSlash, length: 1)
    let pattern = cursor.position
    switch end {
    case .closed(let slash):
      cursor.position = slash
      if slash > pattern { emit(.regexPattern, from: pattern) }
      emit(.regexSlash, length: 1)
      if pounds > 0 { emit(.regexPoundDelimiter, length: cursor.pounds(at: cursor.position)) }
    case .unterminated(let offset):
      cursor.position = offset
      if offset > pattern { emit(.regexPattern, from: pattern) }
      note("unterminated regex literal", at: start)
    case .notRegex: break
    }
  }
}

extension ByteCursor {
  /// The pattern of a bare regex literal ends at the first slash that no backslash escapes, so that no stretch of a line
  /// is looked at from two slashes.
  fileprivate func scanBareRegex(slash: Int, isCertain: Bool) -> RegexEnd {
    var end = slash &+ 1
    let first = byte(at: end)
    if first == UInt8(ascii: "*") || first == UInt8(ascii: "/") { return .notRegex }
    if (first == UInt8(ascii: " ") || first == UInt8(ascii: "\t")) && !isCertain { return .notRegex }
    if byte(at: slash &- 1) == UInt8(ascii: "*") { return .notRegex }
    var openGroups = 0
    var openClasses = 0
    var lastSpace = -1
    while true {
      switch byte(at: end) {
      case UInt8(ascii: "/"):
        let next = byte(at: end &+ 1)
        // Rather a comment.
        if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return .notRegex }
        if lastSpace == end &- 1 && !isCertain { return .notRegex }
        return .closed(at: end)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return isCertain ? .unterminated(at: end) : .notRegex
      case 0 where end >= count: return isCertain ? .unterminated(at: end) : .notRegex
      case UInt8(ascii: "\\"):
        if !isNewline(at: end &+ 1) && end &+ 1 < count { end &+= 1 }
      case UInt8(ascii: "(") where openClasses == 0: openGroups += 1
      case UInt8(ascii: ")") where openClasses == 0:
        // The parenthesis closes one that the slash stands in: `reduce(1, /)`.
        if openGroups == 0 && !isCertain { return .notRegex }
        openGroups = max(0, openGroups - 1)
      case UInt8(ascii: "["): openClasses += 1
      case UInt8(ascii: "]"): openClasses = max(0, openClasses - 1)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): lastSpace = end
      default: break
      }
      end &+= 1
    }
  }

  fileprivate func scanExtendedRegex(from start: Int, pounds: Int, isMultiline: Bool) -> RegexEnd {
    var end = start
    while end < count {
      switch byte(at: end) {
      case UInt8(ascii: "/") where self.pounds(at: end &+ 1) >= pounds: return .closed(at: end)
      case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline: return .unterminated(at: end)
      case UInt8(ascii: "\\"):
        if end &+ 1 < count && (isMultiline || !isNewline(at: end &+ 1)) { end &+= 1 }
      default: break
      }
      end &+= 1
    }
    return .unterminated(at: end)
  }
}
