/// A token that is not trivia, with what the parser asks of it again and again.
struct Lexeme: Sendable {
  var kind: TokenKind
  var word: Word
  var newlineBefore: Bool
  var spaceBefore: Bool
  var start: UInt32
  var end: UInt32
}

/// The tokens of a file without its trivia.
struct TokenStream: Sendable {
  var lexemes: [Lexeme]
  /// True if each brace of the file has its partner. If a brace is missing, the parser trusts indentation.
  var bracesBalance: Bool

  init(_ file: LexedFile, bytes: [UInt8]) {
    lexemes = []
    lexemes.reserveCapacity(file.tokens.count * 2 / 3 + 1)
    let table = WordTable.shared
    var newline = true
    var space = true
    var depth = 0
    var wentNegative = false
    for token in file.tokens {
      switch token.kind {
      case .newline:
        newline = true
        space = true
        continue
      case .blockComment, .docBlockComment:
        // A comment over several lines parts what stands around it as a line end does.
        if !newline {
          for index in Int(token.start)..<Int(token.end) where bytes[index] == 0x0A {
            newline = true
            break
          }
        }
        space = true
        continue
      case let kind where kind.isTrivia:
        space = true
        continue
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth < 0 { wentNegative = true }
      default: break
      }
      var word = Word.none
      if token.kind == .keyword || token.kind == .identifier || token.kind == .poundWord,
        table.mayHold(
          first: bytes[Int(token.start)], last: bytes[Int(token.end) - 1], count: Int(token.end - token.start))
      {
        var hash = FNV.offset
        for index in Int(token.start)..<Int(token.end) { hash = FNV.step(hash, bytes[index]) }
        word = table.word(hash: hash)
      }
      lexemes.append(
        Lexeme(
          kind: token.kind, word: word, newlineBefore: newline, spaceBefore: space, start: token.start, end: token.end))
      newline = false
      space = false
    }
    bracesBalance = depth == 0 && !wentNegative
    if lexemes.last?.kind != .endOfFile {
      let end = UInt32(bytes.count)
      lexemes.append(
        Lexeme(kind: .endOfFile, word: .none, newlineBefore: true, spaceBefore: true, start: end, end: end))
    }
  }
}
