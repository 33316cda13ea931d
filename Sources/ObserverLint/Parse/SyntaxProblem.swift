/// A place where a text is not Swift: text that the lexer cannot read, or a bracket without a partner.
struct SyntaxProblem {
  var offset: Int
  var message: String

  /// The first one; nil where there is none. A bracket may lack its partner for what the lexer could not read.
  static func first(of notes: [LexNote], _ lexemes: [Lexeme]) -> SyntaxProblem? {
    notes.first.map { SyntaxProblem(offset: Int($0.offset), message: $0.message) } ?? bracket(in: lexemes)
  }

  /// The first bracket that is not closed, or closes none. Each branch of an `#if` is whole by itself.
  static func bracket(in lexemes: [Lexeme]) -> SyntaxProblem? {
    /// The open brackets and `#if`s.
    var open: [Lexeme] = []
    for lexeme in lexemes {
      switch lexeme.kind {
      case .leftParen, .leftBrace, .leftSquare: open.append(lexeme)
      case .rightParen, .rightBrace, .rightSquare:
        guard let last = open.last, last.kind.closing == lexeme.kind else {
          // The bracket that is open here says more than the bracket that closes it.
          return open.last.flatMap { unclosed($0) }
            ?? SyntaxProblem(offset: Int(lexeme.start), message: "'\(lexeme.kind.sign)' closes nothing")
        }
        open.removeLast()
      default:
        switch lexeme.word {
        case .poundIf: open.append(lexeme)
        case .poundElseif, .poundElse, .poundEndif:
          guard let last = open.last else { continue }
          if let problem = unclosed(last) { return problem }
          if lexeme.word == .poundEndif { open.removeLast() }
        default: break
        }
      }
    }
    return open.lazy.compactMap { unclosed($0) }.first
  }

  private static func unclosed(_ lexeme: Lexeme) -> SyntaxProblem? {
    guard lexeme.kind.closing != nil else { return nil }
    return SyntaxProblem(offset: Int(lexeme.start), message: "'\(lexeme.kind.sign)' is never closed")
  }
}

extension TokenKind {
  /// The kind of bracket that closes this kind.
  fileprivate var closing: TokenKind? {
    switch self {
    case .leftParen: .rightParen
    case .leftBrace: .rightBrace
    case .leftSquare: .rightSquare
    default: nil
    }
  }

  fileprivate var sign: String {
    switch self {
    case .leftParen: "("
    case .rightParen: ")"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftSquare: "["
    case .rightSquare: "]"
    default: ""
    }
  }
}
