/// The statements and declarations of a file, to attach comments to.
struct StatementRanges {
  struct Statement {
    /// All of it.
    var range: Range<Int>
    /// The part that a comment applies to: the statement without the statements in its own braces. A closure belongs
    /// to it.
    var reach: Range<Int>
  }

  let lexemes: [Lexeme]
  /// By where they begin, the outer ones first.
  private(set) var statements: [Statement] = []
  /// The statement around each statement; -1 where there is none.
  private var outer: [Int] = []

  init(_ outline: Outline) {
    lexemes = outline.lexemes
    var waiting = [(node: outline.root, isStatement: false)]
    while let (id, isStatement) = waiting.popLast() {
      let node = outline.nodes[Int(id)]
      if isStatement { add(node, outline) }
      let listsStatements = node.kind == .file || node.kind == .block || node.kind == .typeDecl
      var child = node.child
      while child >= 0 {
        let kind = outline.nodes[Int(child)].kind
        waiting.append((child, kind != .block && (listsStatements || Self.isPart(kind))))
        child = outline.nodes[Int(child)].next
      }
    }
    statements = statements.sorted(byNumber: { -$0.range.upperBound }).sorted(byNumber: \.range.lowerBound)
    outer.reserveCapacity(statements.count)
    for index in statements.indices {
      var around = index - 1
      while around >= 0, statements[around].range.upperBound < statements[index].range.upperBound {
        around = outer[around]
      }
      outer.append(around)
    }
  }

  /// Parts of statements that a comment may mean alone.
  private static func isPart(_ kind: NodeKind) -> Bool {
    switch kind {
    case .ifStatement, .switchCase, .catchClause, .accessor: true
    default: false
    }
  }

  private mutating func add(_ node: Node, _ outline: Outline) {
    guard node.end > node.first else { return }
    let range = Int(lexemes[Int(node.first)].start)..<Int(lexemes[Int(node.end) - 1].end)
    var end = range.upperBound
    if node.kind == .typeDecl {
      let brace = lexemes[Int(node.first)..<Int(node.end)].first { $0.kind == .leftBrace }
      end = brace.map { Int($0.end) } ?? end
    } else if let body = firstBody(of: node, outline) {
      end = Int(lexemes[Int(body.first)].end)
    }
    statements.append(
      Statement(range: range, reach: range.lowerBound..<max(range.lowerBound, min(end, range.upperBound))))
  }

  /// The first child that holds statements of its own.
  private func firstBody(of node: Node, _ outline: Outline) -> Node? {
    var child = node.child
    while child >= 0 {
      let next = outline.nodes[Int(child)]
      switch next.kind {
      case .block, .switchCase, .accessor, .ifStatement: return next
      default: child = next.next
      }
    }
    return nil
  }

  /// The innermost statement that holds a byte.
  func innermost(at offset: Int) -> Statement? {
    var index = statements.partitioningIndex { $0.range.lowerBound > offset } - 1
    while index >= 0, !statements[index].range.contains(offset) { index = outer[index] }
    return index < 0 ? nil : statements[index]
  }

  /// The outermost statement that begins at a byte.
  func outermost(beginningAt offset: Int) -> Statement? {
    let index = statements.partitioningIndex { $0.range.lowerBound >= offset }
    return index < statements.count && statements[index].range.lowerBound == offset ? statements[index] : nil
  }

  /// The first token at or behind a byte.
  func lexeme(behind offset: Int) -> Lexeme? {
    let index = lexemes.partitioningIndex { Int($0.start) >= offset }
    return index < lexemes.count && lexemes[index].kind != .endOfFile ? lexemes[index] : nil
  }

  func lexeme(before offset: Int) -> Lexeme? {
    let index = lexemes.partitioningIndex { Int($0.start) >= offset }
    return index > 0 ? lexemes[index - 1] : nil
  }
}
