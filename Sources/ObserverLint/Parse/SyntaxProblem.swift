/// A place where a text is not Swift: text that the lexer cannot read, a bracket without a partner, a token with nothing
/// behind it, or a `deinit` outside of a type.
struct SyntaxProblem {
  var offset: Int
  var message: String

  /// The first problem; nil where there is none. A bracket may lack its partner for what the lexer could not read.
  static func first(of notes: [LexNote], _ lexemes: [Lexeme]) -> SyntaxProblem? {
    notes.first.map { SyntaxProblem(offset: Int($0.offset), message: $0.message) } ?? first(in: lexemes)
  }

  /// The first problem that tokens show: a bracket that is not closed or closes none, or else a token with nothing behind it.
  /// Each branch of an `#if` is whole by itself.
  static func first(in lexemes: [Lexeme]) -> SyntaxProblem? {
    /// The open brackets and `#if`s.
    var open: [Lexeme] = []
    var unfinished: SyntaxProblem?
    var before = TokenKind.endOfFile
    var depth = 0
    for index in lexemes.indices {
      let token = lexemes[index]
      switch token.kind {
      case .leftParen, .leftBrace, .leftSquare:
        open.append(token)
        if token.kind == .leftBrace { depth += 1 }
      case .rightParen, .rightBrace, .rightSquare:
        guard let last = open.last, last.kind.closing == token.kind else {
          // The bracket that is open here says more than the bracket that closes it.
          return open.last.flatMap { unclosed($0) }
            ?? SyntaxProblem(offset: Int(token.start), message: "'\(token.kind.sign)' closes nothing")
        }
        open.removeLast()
        if token.kind == .rightBrace { depth -= 1 }
      case .poundWord:
        switch token.word {
        case .poundIf: open.append(token)
        case .poundElseif, .poundElse, .poundEndif:
          guard let last = open.last else { break }
          if let problem = unclosed(last) { return problem }
          if token.word == .poundEndif { open.removeLast() }
        default: break
        }
      case .keyword, .atSign, .equal, .arrow, .period, .pound:
        // Most tokens have something behind them.
        if unfinished == nil, index + 1 < lexemes.count,
          token.kind == .atSign || token.word == .deinit
            || lexemes[index + 1].kind.endsScope
        {
          unfinished = problem(of: token, before: lexemes[index + 1], behind: before, depth: depth)
        }
      default: break
      }
      before = token.kind
    }
    return open.lazy.compactMap { unclosed($0) }.first ?? unfinished
  }

  /// A token that needs another token, and has none before the scope ends. A declaration that a fix adds there would belong
  /// to the token. A `deinit` outside of all braces needs a type around it.
  private static func problem(
    of token: Lexeme, before next: Lexeme, behind last: TokenKind, depth: Int
  ) -> SyntaxProblem? {
    if token.word == .deinit, depth == 0, next.kind == .leftBrace, last != .period {
      return SyntaxProblem(offset: Int(token.start), message: "'deinit' stands outside of a type")
    }
    let isLast = next.kind == .rightBrace || next.kind == .endOfFile
    let isUnfinished =
      switch token.kind {
      case .atSign: next.kind != .identifier && next.kind != .keyword
      case .equal, .arrow, .period, .pound: isLast || next.kind == .rightParen || next.kind == .rightSquare
      case .keyword: isLast && last != .period && token.word.beginsDeclaration
      default: false
      }
    guard isUnfinished else { return nil }
    let sign = token.kind == .keyword ? token.word.spelling : token.kind.sign
    return SyntaxProblem(offset: Int(token.start), message: "'\(sign)' has nothing behind it")
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

  /// True of the end of a scope, a list or the file.
  fileprivate var endsScope: Bool {
    switch self {
    case .rightBrace, .rightParen, .rightSquare, .endOfFile: true
    default: false
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
    case .atSign: "@"
    case .equal: "="
    case .arrow: "->"
    case .period: "."
    case .pound: "#"
    default: ""
    }
  }
}

extension Word {
  /// True for reserved words that need a name or a declaration behind them.
  fileprivate var beginsDeclaration: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .typealias, .associatedtype, .import,
      .operator, .precedenceGroup, .case, .private, .fileprivate, .internal, .public, .static:
      true
    default: false
    }
  }
}
