/// Reads declarations, statements and expressions from tokens. It never fails: what it cannot read it skips, counts
/// and stays silent about.
struct Parser: Sendable {
  let lexemes: [Lexeme]
  let bytes: [UInt8]
  /// Set where braces do not balance: a declaration that stands no deeper than the one around it then ends that one.
  let trustsIndentation: Bool
  var position = 0
  var nodes: [Node] = []
  var skipped = 0
  /// Open `#if`s in the middle of the member chain being read.
  var postfixConditionals = 0
  var depth = 0
  /// Columns of the declarations around, outermost first; read only when indentation is trusted.
  var columns: [Int] = []

  /// Deeper code than this is skipped to its closing bracket, so that no input exhausts the stack.
  static let maximumDepth = 256

  static func parse(_ file: LexedFile, bytes: [UInt8]) -> Outline {
    let stream = TokenStream(file, bytes: bytes)
    var parser = Parser(lexemes: stream.lexemes, bytes: bytes, trustsIndentation: !stream.bracesBalance)
    parser.nodes.reserveCapacity(stream.lexemes.count)
    let root = parser.parseFile()
    return Outline(
      nodes: parser.nodes, lexemes: parser.lexemes, bytes: bytes, skipped: parser.skipped, root: root)
  }

  private init(lexemes: [Lexeme], bytes: [UInt8], trustsIndentation: Bool) {
    self.lexemes = lexemes
    self.bytes = bytes
    self.trustsIndentation = trustsIndentation
  }

  // MARK: Cursor

  var current: Lexeme { lexemes[position] }
  var kind: TokenKind { lexemes[position].kind }
  var word: Word { lexemes[position].word }
  var atEnd: Bool { lexemes[position].kind == .endOfFile }

  func peek(_ distance: Int = 1) -> Lexeme { lexemes[min(position + distance, lexemes.count - 1)] }
  func lexeme(at index: Int) -> Lexeme { lexemes[min(index, lexemes.count - 1)] }

  mutating func advance() { if position < lexemes.count - 1 { position += 1 } }

  mutating func take(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ word: Word) -> Bool {
    guard self.word == word else { return false }
    advance()
    return true
  }

  /// The first byte of an operator token, and whether its text is exactly the given one.
  func isText(_ lexeme: Lexeme, _ text: StaticString) -> Bool {
    let count = Int(lexeme.end - lexeme.start)
    guard count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<count where bytes[Int(lexeme.start) + index] != buffer[index] { return false }
      return true
    }
  }

  // MARK: Nodes

  mutating func make(_ kind: NodeKind, first: Int, name: Int = -1, word: Word = .none, flags: NodeFlags = []) -> NodeID
  {
    nodes.append(
      Node(kind: kind, word: word, flags: flags, name: Int32(name), first: Int32(first), end: Int32(position)))
    return NodeID(nodes.count - 1)
  }

  mutating func finish(_ id: NodeID, _ children: ChildList = ChildList()) {
    nodes[Int(id)].end = Int32(position)
    nodes[Int(id)].child = children.first
  }

  mutating func link(_ id: NodeID?, to list: inout ChildList) {
    guard let id else { return }
    if list.last >= 0 { nodes[Int(list.last)].next = id } else { list.first = id }
    list.last = id
  }

  /// Makes a node of children already parsed.
  mutating func wrap(_ kind: NodeKind, _ children: NodeID..., name: Int = -1, flags: NodeFlags = []) -> NodeID {
    let id = make(kind, first: Int(nodes[Int(children[0])].first), name: name, flags: flags)
    var list = ChildList()
    for child in children { link(child, to: &list) }
    finish(id, list)
    return id
  }

  // MARK: Skipping

  /// The index behind the bracket that closes the one at `index`; brackets of any kind nest.
  func indexAfterBalanced(_ index: Int) -> Int {
    var depth = 0
    var conditionals = 0
    var index = index
    while index < lexemes.count {
      switch lexemes[index].word {
      case .poundIf: conditionals += 1
      case .poundElseif, .poundElse, .poundEndif:
        // The branch of an `#if` around ends before the bracket does.
        if conditionals == 0 { return index }
        if lexemes[index].word == .poundEndif { conditionals -= 1 }
      default: break
      }
      switch lexemes[index].kind {
      case .leftParen, .leftBrace, .leftSquare: depth += 1
      case .rightParen, .rightBrace, .rightSquare:
        depth -= 1
        if depth <= 0 { return index + 1 }
      case .endOfFile: return index
      default: break
      }
      index += 1
    }
    return lexemes.count - 1
  }

  mutating func skipBalanced() {
    let target = indexAfterBalanced(position)
    skipped += target - position
    position = min(target, lexemes.count - 1)
  }

  /// Column of a lexeme that stands first on its line, or nil.
  func columnAtLineStart(_ lexeme: Lexeme) -> Int? {
    guard lexeme.newlineBefore else { return nil }
    var index = Int(lexeme.start)
    var column = 0
    while index > 0, bytes[index - 1] != 0x0A, bytes[index - 1] != 0x0D {
      index -= 1
      column += 1
    }
    return column
  }
}

/// The children of a node while it is being read.
struct ChildList: Sendable {
  var first: NodeID = -1
  var last: NodeID = -1
}
