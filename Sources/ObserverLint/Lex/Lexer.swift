/// Reads a file's bytes as Swift tokens.
///
/// It never fails: what is not Swift becomes `garbage`, or a literal that ends early, with a note. It takes time linear
/// in the file's size whatever the bytes are, and keeps its nesting on a stack of its own, so depth costs memory only.
struct Lexer: ~Copyable {
  var cursor: ByteCursor
  var state = LexState(mode: .code)
  var outerStates: [LexState] = []

  private var tokens: TokenBuffer
  private(set) var notes: [LexNote] = []

  /// The last token that was not trivia; a `/` is a regex or an operator depending on it.
  private(set) var previousKind: TokenKind?
  private(set) var previousWord = WordRole.name

  /// Results of lookahead, so that no text is searched twice. The uses explain each.
  var rawStringClosings = ClosingDelimiters()
  var regexClosings = ClosingDelimiters()
  var conflict = ConflictState()

  static func lex(_ bytes: [UInt8]) -> LexedFile {
    // Offsets have 32 bits: what lies beyond four gigabytes is not source.
    let count = min(bytes.count, Int(UInt32.max))
    return bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, count > 0 else {
        return LexedFile(tokens: [Token(kind: .endOfFile, start: 0, end: 0)], notes: [])
      }
      var lexer = Lexer(cursor: ByteCursor(base: base, count: count))
      lexer.lexFile()
      return LexedFile(tokens: lexer.tokens.tokens, notes: lexer.notes)
    }
  }

  private init(cursor: ByteCursor) {
    self.cursor = cursor
    tokens = TokenBuffer(capacity: cursor.count / 3 + 16)
  }

  private mutating func lexFile() {
    lexStartOfFile()
    while !cursor.isAtEnd {
      switch state.mode {
      case .code, .interpolation: lexInCode()
      case .stringLiteral: lexInStringLiteral()
      }
    }
    noteOpenLiterals()
    emit(.endOfFile, from: cursor.position)
  }

  /// Adds the token that reaches from `start` to the cursor.
  @inline(__always) mutating func emit(_ kind: TokenKind, from start: Int, word: WordRole = .name) {
    emitTrivia(kind, from: start)
    previousKind = kind
    previousWord = word
  }

  /// Adds trivia, which does not change how the next token is read.
  @inline(__always) mutating func emitTrivia(_ kind: TokenKind, from start: Int) {
    let end = UInt32(truncatingIfNeeded: cursor.position)
    tokens.append(Token(kind: kind, start: UInt32(truncatingIfNeeded: start), end: end))
  }

  /// Moves the cursor by a length and adds what it passed as a token.
  @inline(__always) mutating func emit(_ kind: TokenKind, length: Int) {
    let start = cursor.position
    cursor.position = start &+ length
    emit(kind, from: start)
  }

  mutating func note(_ message: String, at offset: Int) {
    notes.append(LexNote(offset: UInt32(truncatingIfNeeded: offset), message: message))
  }
}
