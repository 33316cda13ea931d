/// The kind of a token. Trivia (white space and comments) are tokens too, so that the tokens cover the file without
/// gaps.
enum TokenKind: UInt8, Sendable {
  // Trivia
  case whitespace, newline, lineComment, docLineComment, blockComment, docBlockComment, shebang, byteOrderMark
  /// Bytes that belong to no token: damage, with a note that says why.
  case garbage

  // Words
  case identifier, keyword, dollarIdentifier, wildcard
  /// `#if`, `#selector`, `#filePath`, `#expect`: the pound sign and the word behind it are one token.
  case poundWord

  // Literals
  case integerLiteral, floatLiteral
  /// `"` or `"""`, opening or closing; `'` never.
  case stringQuote, multilineStringQuote
  /// The `#` signs around a raw string, or behind the backslash of its interpolations.
  case rawStringDelimiter
  case stringSegment
  case regexSlash, regexPoundDelimiter, regexPattern

  // Operators: bound on neither or both sides, on the right only, on the left only. Angle brackets and `...` are
  // operators too, and `>>` or `>?` is one token: only a parser knows where one closes a generic clause.
  case binaryOperator, prefixOperator, postfixOperator

  // Punctuation
  case equal, arrow, period, comma, colon, colonColon, semicolon, atSign, backslash, backtick, pound
  case prefixAmpersand, exclamationMark, infixQuestionMark, postfixQuestionMark
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare

  case endOfFile

  var isTrivia: Bool { rawValue <= TokenKind.garbage.rawValue }
}

/// A token: its kind and the bytes it covers.
struct Token: Sendable, Equatable {
  var kind: TokenKind
  var start: UInt32
  var end: UInt32
}

/// A place that the lexer could not read as Swift.
struct LexNote: Sendable, Equatable {
  var offset: UInt32
  var message: String
}

/// The tokens of one file: they tile its bytes, in order, and end with an empty `endOfFile`.
struct LexedFile: Sendable {
  var tokens: [Token]
  var notes: [LexNote]
}
