@testable import ObserverLint

/// A program with its declarations in files of their own. What was private is not any more, so that it can be.
struct SplitProgram {
  enum Form: String, CaseIterable, Sendable {
    /// Each declaration of a file's top level.
    case declarations
    /// Those, and each method of a type in an extension of its own, where the language allows that.
    case methods
  }

  /// The program as it was, but for what is private.
  let whole: InMemoryProgram
  private var overridden: Set<String> = []

  init(_ program: InMemoryProgram) {
    whole = InMemoryProgram(program.files.map { InMemoryProgram.File(path: $0.path, bytes: Self.opened($0.bytes)) })
    for file in whole.files {
      let outline = SourceOutline(file.bytes)
      for node in outline.nodes where node.kind == .functionDecl && node.flags.contains(.isOverride) {
        overridden.insert(outline.outline.string(node.name))
      }
    }
  }

  /// The bytes with blanks where `private`, `fileprivate` and `private(set)` stand.
  private static func opened(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    let lexemes = TokenStream(Lexer.lex(bytes), bytes: bytes).lexemes
    func blank(_ lexeme: Lexeme) {
      for index in Int(lexeme.start)..<Int(lexeme.end) { result[index] = UInt8(ascii: " ") }
    }
    for (index, lexeme) in lexemes.enumerated() where lexeme.word == .private || lexeme.word == .fileprivate {
      blank(lexeme)
      guard index + 3 < lexemes.count, lexemes[index + 1].kind == .leftParen, !lexemes[index + 1].spaceBefore else {
        continue
      }
      for part in lexemes[(index + 1)...(index + 3)] { blank(part) }
    }
    return result
  }

  func split(_ form: Form) -> InMemoryProgram { InMemoryProgram(whole.files.flatMap { split($0, form) }) }

  private func split(_ file: InMemoryProgram.File, _ form: Form) -> [InMemoryProgram.File] {
    let source = SourceOutline(file.bytes)
    let items = source.children(of: source.outline.root)
    // What runs at the top level, and a comment that says where rules are silent, speak of what stands around them.
    guard items.allSatisfy({ source.isDeclaration($0) }), !source.hasDirectives else { return [file] }
    let imports = items.filter { source.node($0).kind == .importDecl }.flatMap {
      source.bytes(of: source.lines(of: $0))
    }
    let rest = items.filter { source.node($0).kind != .importDecl }
    var parts: [[UInt8]] = []
    for group in source.groups(of: rest) {
      if form == .methods, group.items.count == 1 {
        parts += methods(of: group.items[0], source)
      } else {
        parts.append(source.bytes(of: group.lines))
      }
    }
    let name = file.path.dropLast(".swift".count)
    return parts.enumerated().map { InMemoryProgram.File(path: "\(name)-\($0).swift", bytes: imports + $1) }
  }

  /// A type without the methods that an extension may have, and each of those in one.
  private func methods(of id: NodeID, _ source: SourceOutline) -> [[UInt8]] {
    let lines = source.lines(of: id)
    guard let name = source.extensible(id) else { return [source.bytes(of: lines)] }
    let members = source.children(of: id).filter { source.isDeclaration($0) }
    let movable = source.groups(of: members).filter { group in
      group.items.count == 1 && isMovable(group.items[0], source)
        && group.lines.lowerBound > lines.lowerBound && group.lines.upperBound < lines.upperBound
    }
    var left: [UInt8] = []
    var start = lines.lowerBound
    for group in movable {
      left += source.bytes(of: start..<group.lines.lowerBound)
      start = group.lines.upperBound
    }
    left += source.bytes(of: start..<lines.upperBound)
    return [left] + movable.map { Array("extension \(name) {\n".utf8) + source.bytes(of: $0.lines) + Array("}\n".utf8) }
  }

  /// A method that overrides, or is overridden, stays where the type is declared.
  private func isMovable(_ id: NodeID, _ source: SourceOutline) -> Bool {
    let node = source.node(id)
    return node.kind == .functionDecl && node.word == .func && !node.flags.contains(.isOverride)
      && !overridden.contains(source.outline.string(node.name))
  }
}

/// A file's outline, and the lines that its declarations stand on.
private struct SourceOutline {
  let outline: Outline
  var nodes: [Node] { outline.nodes }

  /// True if a comment is for the linter.
  let hasDirectives: Bool

  init(_ bytes: [UInt8]) {
    let lexed = Lexer.lex(bytes)
    outline = Parser.parse(lexed, bytes: bytes)
    hasDirectives = lexed.tokens.contains { token in
      token.kind.isTrivia && token.end - token.start > 15
        && String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self).contains("observer-lint:")
    }
  }

  func node(_ id: NodeID) -> Node { outline.nodes[Int(id)] }

  func children(of id: NodeID) -> [NodeID] {
    Array(sequence(first: node(id).child) { node($0).next }.prefix { $0 >= 0 })
  }

  func isDeclaration(_ id: NodeID) -> Bool {
    switch node(id).kind {
    case .typeDecl, .functionDecl, .variableDecl, .typealiasDecl, .importDecl, .conditionalCompilation: true
    case .block: node(id).word == .let
    default: false
    }
  }

  /// From the start of the first line to the end of the last.
  func lines(of id: NodeID) -> Range<Int> {
    let bytes = outline.bytes
    var start = Int(outline.lexemes[Int(node(id).first)].start)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = Int(outline.lexemes[Int(node(id).end) - 1].end)
    while end < bytes.count, bytes[end - 1] != UInt8(ascii: "\n") { end += 1 }
    return start..<end
  }

  func bytes(of range: Range<Int>) -> [UInt8] { Array(outline.bytes[range]) }

  /// Declarations, those that share a line as one.
  func groups(of items: [NodeID]) -> [(items: [NodeID], lines: Range<Int>)] {
    var result: [(items: [NodeID], lines: Range<Int>)] = []
    for item in items {
      let lines = lines(of: item)
      if let last = result.last, last.lines.upperBound > lines.lowerBound {
        result[result.count - 1] = (last.items + [item], last.lines.lowerBound..<lines.upperBound)
      } else {
        result.append(([item], lines))
      }
    }
    return result
  }

  /// The name for an extension of a type. Nil for a protocol, and for an extension with conditions.
  func extensible(_ id: NodeID) -> String? {
    let node = node(id)
    guard node.kind == .typeDecl, node.word != .protocol else { return nil }
    let header = outline.lexemes[Int(node.first)..<Int(node.end)].prefix { $0.kind != .leftBrace }
    guard !header.contains(where: { $0.word == .where }) else { return nil }
    guard node.word == .extension else { return outline.string(node.name) }
    let name = outline.lexemes[Int(node.name)..<Int(node.label)]
    guard let first = name.first, let last = name.last else { return nil }
    return String(decoding: outline.bytes[Int(first.start)..<Int(last.end)], as: UTF8.self)
  }
}
