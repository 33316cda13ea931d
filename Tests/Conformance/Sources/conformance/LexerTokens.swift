@testable import ObserverLint

/// The tokens that the project's lexer finds, without trivia.
func lexerTokens(_ bytes: [UInt8]) -> [SourceToken] {
  Lexer.lex(bytes).tokens.compactMap { token in
    guard let kind = SourceToken.Kind(token.kind) else { return nil }
    return SourceToken(kind: kind, start: Int(token.start), end: Int(token.end))
  }
}

extension SourceToken.Kind {
  /// `nil` for trivia, which swift-syntax attaches to tokens, and for the end of the file.
  init?(_ kind: ObserverLint.TokenKind) {
    switch kind {
    case .whitespace, .newline, .lineComment, .docLineComment, .blockComment, .docBlockComment, .byteOrderMark,
      .garbage, .endOfFile:
      return nil
    case .shebang: self = .shebang
    case .identifier: self = .identifier
    case .keyword: self = .keyword
    case .dollarIdentifier: self = .dollarIdentifier
    case .wildcard: self = .wildcard
    case .poundWord: self = .poundWord
    case .integerLiteral: self = .integerLiteral
    case .floatLiteral: self = .floatLiteral
    case .stringQuote: self = .stringQuote
    case .multilineStringQuote: self = .multilineStringQuote
    case .rawStringDelimiter: self = .rawStringDelimiter
    case .stringSegment: self = .stringSegment
    case .regexSlash: self = .regexSlash
    case .regexPoundDelimiter: self = .regexPoundDelimiter
    case .regexPattern: self = .regexPattern
    case .binaryOperator: self = .binaryOperator
    case .prefixOperator: self = .prefixOperator
    case .postfixOperator: self = .postfixOperator
    case .equal: self = .equal
    case .arrow: self = .arrow
    case .period: self = .period
    case .comma: self = .comma
    case .colon: self = .colon
    case .colonColon: self = .colonColon
    case .semicolon: self = .semicolon
    case .atSign: self = .atSign
    case .backslash: self = .backslash
    case .backtick: self = .backtick
    case .pound: self = .pound
    case .prefixAmpersand: self = .prefixAmpersand
    case .exclamationMark: self = .exclamationMark
    case .infixQuestionMark: self = .infixQuestionMark
    case .postfixQuestionMark: self = .postfixQuestionMark
    case .leftParen: self = .leftParen
    case .rightParen: self = .rightParen
    case .leftBrace: self = .leftBrace
    case .rightBrace: self = .rightBrace
    case .leftSquare: self = .leftSquare
    case .rightSquare: self = .rightSquare
    }
  }
}
