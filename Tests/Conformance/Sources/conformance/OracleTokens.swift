@_spi(Testing) import SwiftParser
@_spi(Testing) import SwiftSyntax

/// The tokens of swift-syntax's tree, as they stand in the source; `nil` if it finds errors in the file.
///
/// Tokens with other names are renamed here. Tokens with other borders are folded in the comparison.
func oracleTokens(_ bytes: [UInt8]) -> [SourceToken]? {
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  guard !tree.hasError else { return nil }
  return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let length = token.trimmedLength.utf8Length
    let kind = isNamedByPlace(token) ? .anyOperator : SourceToken.Kind(token.tokenKind)
    // An empty segment says that trivia at this place is a string's text.
    guard length > 0 || kind == .stringSegment else { return nil }
    return SourceToken(kind: kind, start: start, end: start + length)
  }
}

/// True if swift-syntax's parser names an operator. A lexer knows only how the operator is bound.
private func isNamedByPlace(_ token: TokenSyntax) -> Bool {
  guard let parent = token.parent else { return false }
  switch token.tokenKind {
  // `func ==(…)`, `operator ==`, `@_implements(Equatable, ==(_:_:))`
  case .binaryOperator:
    return parent.is(FunctionDeclSyntax.self) || parent.is(OperatorDeclSyntax.self)
      || parent.as(DeclReferenceExprSyntax.self)?.argumentNames != nil
  // `init ?()`
  case .exclamationMark, .postfixQuestionMark: return parent.is(InitializerDeclSyntax.self)
  // `~ Copyable`
  case .prefixOperator: return parent.is(SuppressedTypeSyntax.self)
  // The `*` of a platform's version.
  case .identifier(let text): return text == "*"
  default: return false
  }
}

extension SourceToken.Kind {
  init(_ kind: SwiftSyntax.TokenKind) {
    switch kind {
    // A name that is a reserved word is one to a lexer: swift-syntax's parser renames it where it stands as a label or
    // a member. A contextual keyword is an identifier to a lexer, which swift-syntax's parser renames too.
    case .identifier("_"): self = .wildcard
    case .identifier(let text): self = isReservedWord(text) ? .keyword : .identifier
    case .keyword(let keyword): self = TokenKind.keyword(keyword).isLexerClassifiedKeyword ? .keyword : .identifier
    case .dollarIdentifier: self = .dollarIdentifier
    case .wildcard: self = .wildcard
    case .poundAvailable, .poundElse, .poundElseif, .poundEndif, .poundIf, .poundSourceLocation, .poundUnavailable:
      self = .poundWord
    case .pound: self = .pound
    case .shebang: self = .shebang
    case .integerLiteral: self = .integerLiteral
    case .floatLiteral: self = .floatLiteral
    case .stringQuote: self = .stringQuote
    case .multilineStringQuote: self = .multilineStringQuote
    case .rawStringPoundDelimiter: self = .rawStringDelimiter
    case .stringSegment: self = .stringSegment
    case .regexSlash: self = .regexSlash
    case .regexPoundDelimiter: self = .regexPoundDelimiter
    case .regexLiteralPattern: self = .regexPattern
    case .binaryOperator: self = .binaryOperator
    case .prefixOperator: self = .prefixOperator
    case .postfixOperator: self = .postfixOperator
    case .leftAngle, .rightAngle: self = .angleBracket
    case .ellipsis: self = .ellipsis
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
    case .singleQuote, .unknown, .endOfFile: self = .unknown
    }
  }
}

/// True if swift-syntax's lexer makes a keyword of a word in each place.
private func isReservedWord(_ text: String) -> Bool {
  reservedWords.contains(text)
}

private let reservedWords: Set<String> = Set(
  (UInt8.min...UInt8.max).lazy.compactMap { Keyword(rawValue: $0) }.map { TokenKind.keyword($0) }
    .filter(\.isLexerClassifiedKeyword).map(\.text))
