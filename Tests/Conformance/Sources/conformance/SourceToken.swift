/// A token as both lexers see it: what it is called here, and the bytes it covers.
struct SourceToken: Equatable, Sendable {
  enum Kind: String, Sendable {
    case identifier, keyword, dollarIdentifier, wildcard, poundWord, pound, shebang
    case integerLiteral, floatLiteral
    case stringQuote, multilineStringQuote, rawStringDelimiter, stringSegment
    case regexSlash, regexPoundDelimiter, regexPattern
    case binaryOperator, prefixOperator, postfixOperator, angleBracket, ellipsis
    case equal, arrow, period, comma, colon, colonColon, semicolon, atSign, backslash, backtick
    case prefixAmpersand, exclamationMark, infixQuestionMark, postfixQuestionMark
    case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
    /// An operator of theirs that its place in the grammar names, however it is bound.
    case anyOperator
    case unknown
  }

  var kind: Kind
  var start: Int
  var end: Int
}
