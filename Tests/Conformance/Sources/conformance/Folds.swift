// Where the two sides cut the same text differently by nature, both are folded to one. With the names that
// `OracleTokens.swift` evens out, this is the whole list.

/// swift-syntax gives a macro's pound sign and its name as two tokens.
func joinPoundWords(_ tokens: [SourceToken]) -> [SourceToken] {
  var joined: [SourceToken] = []
  for token in tokens {
    if let last = joined.last, last.kind == .pound, last.end == token.start,
      token.kind == .identifier || token.kind == .keyword
    {
      joined[joined.count - 1] = SourceToken(kind: .poundWord, start: last.start, end: token.end)
    } else {
      joined.append(token)
    }
  }
  return joined
}

/// swift-syntax cuts a string's text at each line and gives indentation, the first and the last line break as trivia.
/// Here it is one token, from the token before it to the token behind it.
func joinSegments(_ tokens: [SourceToken]) -> [SourceToken] {
  var joined: [SourceToken] = []
  var isOpen = false
  for (index, token) in tokens.enumerated() {
    let previous = joined.last
    switch token.kind {
    case .stringSegment:
      guard let previous, index + 1 < tokens.count, tokens[index + 1].kind != .stringSegment else { continue }
      let segment = SourceToken(kind: .stringSegment, start: previous.end, end: tokens[index + 1].start)
      if segment.start < segment.end { joined.append(segment) }
      continue
    // A multi-line literal of no text but white space has no segment.
    case .multilineStringQuote where previous?.kind == .multilineStringQuote && isOpen:
      joined.append(SourceToken(kind: .stringSegment, start: previous?.end ?? 0, end: token.start))
    default: break
    }
    // Whether a quote opens or closes a literal matters only next to another quote.
    isOpen = token.kind == .multilineStringQuote && !(isOpen || previous?.kind == .stringSegment)
    joined.append(token)
  }
  return joined
}

/// How many of their tokens one of ours stands for: one, or several where swift-syntax's parser cut it in pieces; `nil` if
/// it stands for none.
func match(_ ours: SourceToken, _ theirs: ArraySlice<SourceToken>) -> Int? {
  guard let first = theirs.first, first.start == ours.start else { return nil }
  if first.end == ours.end { return first.kind == ours.kind || isRenamed(ours.kind, first.kind) ? 1 : nil }
  switch ours.kind {
  // The version `14.0` of an availability condition is a number to both lexers, and the names of `@objc(a::)` have `::`
  // between them.
  case .floatLiteral: return matchPieces(ours, theirs.prefix(3), kinds: [.integerLiteral, .period, .integerLiteral])
  case .colonColon: return matchPieces(ours, theirs.prefix(2), kinds: [.colon, .colon])
  // Only a parser can tell the angle brackets of `Set<Array<Int>>?` or of `func <<T>(…)` from operators, and the marks of
  // `\.?.first` from `.?.`: swift-syntax reads the whole operator first, too.
  case _ where operators.contains(ours.kind):
    let pieces = theirs.prefix { $0.start < ours.end }
    guard pieces.contains(where: { $0.kind == .angleBracket || $0.kind == .period }),
      pieces.allSatisfy({ operators.contains($0.kind) })
    else { return nil }
    return matchPieces(ours, pieces, kinds: pieces.map(\.kind))
  default: return nil
  }
}

/// The number of pieces if they are of these kinds and make up the token without gaps.
private func matchPieces(
  _ ours: SourceToken, _ pieces: ArraySlice<SourceToken>, kinds: [SourceToken.Kind]
) -> Int? {
  var end = ours.start
  for piece in pieces {
    guard piece.start == end else { return nil }
    end = piece.end
  }
  return end == ours.end && pieces.map(\.kind) == kinds ? pieces.count : nil
}

private let operators: Set<SourceToken.Kind> = [
  .binaryOperator, .prefixOperator, .postfixOperator, .anyOperator, .angleBracket, .ellipsis, .equal, .arrow, .period,
  .prefixAmpersand, .exclamationMark, .infixQuestionMark, .postfixQuestionMark,
]

/// True if swift-syntax's parser gives a token another name because of its place in the grammar.
private func isRenamed(_ ours: SourceToken.Kind, _ theirs: SourceToken.Kind) -> Bool {
  switch theirs {
  // A lone `<` or `>`, and `...` behind a type, are operators to both lexers.
  case .angleBracket, .ellipsis: [.binaryOperator, .prefixOperator, .postfixOperator].contains(ours)
  case .anyOperator: operators.contains(ours)
  default: false
  }
}
