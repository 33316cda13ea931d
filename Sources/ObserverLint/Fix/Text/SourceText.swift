/// The text and the outline of a file, by place. Edits are made from it. Each file that an edit may touch has one such
/// object, which gathers frequent answers once.
final class SourceText {
  let file: Int
  let outline: Outline
  /// Nil if the lexer reads all of the text, each bracket has its partner, and no token lacks what it needs behind it.
  let syntaxProblem: SyntaxProblem?
  private let parents: [NodeID]
  /// Calls by where their own names begin.
  private let calls: OffsetIndex<NodeID>
  /// Other nodes by theirs.
  private(set) lazy var places = NodePlaces(outline)
  private(set) lazy var accessors = AccessorDeclarations(self)
  private(set) lazy var conditions = CompilationConditions(outline)
  private lazy var words = WordCounts(outline)
  /// Declarations and statements at the top level.
  private(set) lazy var topLevel = children(outline.root)
  /// Also those in branches of `#if` at the top level.
  private(set) lazy var topLevelOfBranches = topLevel.flatMap { withBranches($0) }
  private(set) lazy var imports = topLevel.filter { kind($0) == .importDecl }
  /// The line break that most lines of the file have.
  private(set) lazy var newline: String = {
    let returns = bytes.reduce(into: 0) { $0 += $1 == 0x0D ? 1 : 0 }
    if returns == 0 { return "\n" }
    let lineFeeds = bytes.count { $0 == 0x0A }
    let pairs = bytes.indices.dropFirst().count { bytes[$0] == 0x0A && bytes[$0 - 1] == 0x0D }
    return pairs * 2 > lineFeeds ? "\r\n" : "\n"
  }()
  /// One step of indentation, as the first line that a brace indents has it.
  private(set) lazy var indentUnit = Self.firstIndentation(outline) ?? "  "

  /// True if bindings of the program spell their values, where the file has none to go by.
  var programSpellsBindings: () -> Bool = { false }

  var bytes: [UInt8] { outline.bytes }

  init(file: Int, bytes: [UInt8]) {
    self.file = file
    let lexed = Lexer.lex(bytes)
    let outline = Parser.parse(lexed, bytes: bytes)
    syntaxProblem = SyntaxProblem.first(of: lexed.notes, outline.lexemes)
    let nodes = outline.nodes
    var parents = [NodeID](repeating: -1, count: nodes.count)
    var calls: [OffsetIndex<NodeID>.Entry] = []
    for id in nodes.indices {
      var child = nodes[id].child
      if child >= 0, nodes[id].kind == .call {
        let callee = nodes[Int(child)]
        switch callee.kind {
        case .member, .identifier, .implicitMember:
          if callee.name >= 0 { calls.append((Int(outline.lexemes[Int(callee.name)].start), NodeID(id))) }
        default: break
        }
      }
      while child >= 0 {
        parents[Int(child)] = NodeID(id)
        child = nodes[Int(child)].next
      }
    }
    self.outline = outline
    self.parents = parents
    self.calls = OffsetIndex(calls)
  }

  // MARK: Nodes

  func node(_ id: NodeID) -> Node { outline.nodes[Int(id)] }
  func kind(_ id: NodeID) -> NodeKind { outline.nodes[Int(id)].kind }

  // What fixes ask of a node stands in hundreds of places, where a copy of each answer would be a good part of their code.
  @inline(never) func parent(_ id: NodeID) -> NodeID? { parents[Int(id)] >= 0 ? parents[Int(id)] : nil }

  func children(_ id: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var next = outline.nodes[Int(id)].child
    while next >= 0 {
      result.append(next)
      next = outline.nodes[Int(next)].next
    }
    return result
  }

  func siblings(in parent: NodeID) -> NodeSiblings { NodeSiblings(nodes: outline.nodes, upcoming: node(parent).child) }

  @inline(never) func start(_ id: NodeID) -> Int { Int(outline.lexemes[Int(node(id).first)].start) }
  @inline(never) func end(_ id: NodeID) -> Int {
    let node = node(id)
    return Int(outline.lexemes[Int(max(node.first, node.end - 1))].end)
  }

  func lexeme(_ index: Int32) -> Lexeme { outline.lexemes[Int(index)] }

  func lexeme(startingAt offset: Int) -> Int32? {
    let index = firstLexeme(from: offset)
    return index < outline.lexemes.count && Int(lexeme(index).start) == offset ? index : nil
  }

  /// The first lexeme that begins at an offset or behind it.
  func firstLexeme(from offset: Int) -> Int32 {
    Int32(outline.lexemes.partitioningIndex { Int($0.start) >= offset })
  }
  func range(_ id: NodeID) -> SourceRange { SourceRange(file: file, start: start(id), end: end(id)) }
  func text(_ id: NodeID) -> String { text(start(id)..<end(id)) }
  @inline(never) func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  @inline(never) func name(_ id: NodeID) -> String { outline.string(node(id).name) }

  func text(_ lexeme: Lexeme) -> String { text(Int(lexeme.start)..<Int(lexeme.end)) }

  /// The statements of a function, a closure or an accessor.
  @inline(never) func body(of node: NodeID) -> NodeID? { siblings(in: node).first { kind($0) == .block } }

  /// The items of all branches of an `#if`; any other item by itself.
  func withBranches(_ item: NodeID) -> [NodeID] {
    guard kind(item) == .conditionalCompilation else { return [item] }
    return children(item).flatMap { children($0).flatMap { withBranches($0) } }
  }

  /// All nodes below one, itself included.
  func descendants(_ id: NodeID) -> [NodeID] {
    var result = [id]
    var next = 0
    while next < result.count {
      result += children(result[next])
      next += 1
    }
    return result
  }

  /// The call whose own name begins at an offset.
  func call(namedAt offset: Int) -> NodeID? { calls.first(at: offset) }

  /// The type or function whose name begins at an offset.
  func declaration(_ kind: NodeKind, namedAt offset: Int) -> NodeID? { places.declaration(kind, namedAt: offset) }

  /// The value that a path of members begins with: `a` in `a.b.c`.
  func root(ofMember node: NodeID) -> NodeID {
    var root = node
    while kind(root) == .member, let base = children(root).first { root = base }
    return root
  }

  /// The nearest node around of one of the kinds.
  func ancestor(_ id: NodeID, _ kinds: [NodeKind]) -> NodeID? {
    var next = parent(id)
    while let current = next {
      if kinds.contains(kind(current)) { return current }
      next = parent(current)
    }
    return nil
  }

  /// Returns true if a word is among the names of the file.
  func mentions(_ word: String) -> Bool { count(of: word) > 0 }

  func count(of word: String) -> Int { words[word] }

  // MARK: Lines

  func lineStart(_ offset: Int) -> Int {
    var index = offset
    while index > 0, bytes[index - 1] != 0x0A, bytes[index - 1] != 0x0D { index -= 1 }
    return index
  }

  func lineEnd(_ offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    return index
  }

  /// Returns true if the line before that of a place has white space only.
  func isBehindBlankLine(_ offset: Int) -> Bool {
    let start = lineStart(offset)
    guard start > 0 else { return false }
    let isWindows = bytes[start - 1] == 0x0A && start > 1 && bytes[start - 2] == 0x0D
    return isFirstOnLine(start - (isWindows ? 2 : 1))
  }

  /// Returns true if the line behind that of a place has white space only.
  func isBeforeBlankLine(_ offset: Int) -> Bool {
    let end = lineEnd(offset)
    let isWindows = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
    let next = end + (isWindows ? 2 : 1)
    return next < bytes.count && isFirstOnLine(lineEnd(next))
  }

  /// The white space at the beginning of the line.
  func indentation(_ offset: Int) -> String {
    let start = lineStart(offset)
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return text(start..<end)
  }

  /// Returns true if only white space stands before the offset on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[lineStart(offset)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private static func firstIndentation(_ outline: Outline) -> String? {
    let bytes = outline.bytes
    func indentation(_ lexeme: Lexeme) -> ArraySlice<UInt8> {
      var start = Int(lexeme.start)
      while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
      return bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    }
    // The next line of an expression may begin anywhere, and the first line behind a brace one step inside.
    for (brace, lexeme) in zip(outline.lexemes, outline.lexemes.dropFirst())
    where brace.kind == .leftBrace && lexeme.newlineBefore && lexeme.kind != .endOfFile && lexeme.kind != .rightBrace {
      let (outer, inner) = (indentation(brace), indentation(lexeme))
      if inner.count > outer.count, inner.starts(with: outer) {
        return String(decoding: inner.dropFirst(outer.count), as: UTF8.self)
      }
    }
    return nil
  }

  // MARK: Edits

  /// Lines are given with `\n`, and written as the file's own end.
  func insertion(at offset: Int, _ lines: String, joins: Bool = false) -> Edit {
    var edit = replacement(offset..<offset, lines)
    edit.joins = joins
    return edit
  }

  func replacement(_ range: Range<Int>, _ lines: String) -> Edit {
    Edit(
      range: SourceRange(file: file, start: range.lowerBound, end: range.upperBound),
      replacement: newline == "\n"
        ? lines
        : lines.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: newline))
  }
}
