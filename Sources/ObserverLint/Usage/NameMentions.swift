/// The places where the files of a program mention a name, outside of comments.
final class NameMentions {
  struct Place {
    var text: SourceText
    var offset: Int
    var isInString: Bool
    /// The declarations and macros around the place, the innermost first.
    var around: [NodeID]

    /// The innermost type around the place.
    var type: NodeID? { around.first { text.kind($0) == .typeDecl } }

    /// The member of that type that the place stands in.
    var member: NodeID? { around.prefix { text.kind($0) != .typeDecl }.last }
  }

  private let sources: ProgramSources
  private let files: [Int]
  /// The words of the files that are not linked, as far as they were collected.
  private let words: [WordList?]
  private var texts: [Int: SourceText] = [:]
  /// The declarations and macros of a file, by where they begin.
  private var surroundings: [Int: [NodeID]] = [:]
  private var places: [String: [Place]] = [:]

  init(_ sources: ProgramSources, files: [Int], words: [WordList?]) {
    self.sources = sources
    self.files = files
    self.words = words
  }

  /// The identifiers and string literals that have a name. It reads files when it is called with a new name.
  func places(of name: String) -> [Place] {
    if let known = places[name] { return known }
    let query = WordQuery([.mentions(name)], testModules: [])
    let search = WordSearch([name])
    var result: [Place] = []
    for file in files where words[file].map({ query.match($0).matters }) ?? true {
      guard texts[file] != nil || sources.store.bytes(of: file).withUnsafeBufferPointer({ search.contains(in: $0) })
      else { continue }
      let text = text(of: file)
      result += Self.offsets(of: Array(name.utf8), in: text.outline).map {
        Place(text: text, offset: $0.offset, isInString: $0.isInString, around: nodes(around: $0.offset, text))
      }
    }
    places[name] = result
    return result
  }

  func text(of file: Int) -> SourceText {
    if let known = texts[file] { return known }
    let text = SourceText(file: file, bytes: sources.store.bytes(of: file))
    texts[file] = text
    return text
  }

  private func nodes(around offset: Int, _ text: SourceText) -> [NodeID] {
    let nodes = surroundings[text.file] ?? Self.surroundings(text)
    surroundings[text.file] = nodes
    // The last node that begins before the place is around it, or lies inside of the innermost node that is.
    var next = nodes[..<nodes.partitioningIndex { text.start($0) > offset }].last
    var result: [NodeID] = []
    while let current = next {
      if offset < text.end(current) { result.append(current) }
      next = text.ancestor(current, Self.kindsAround)
    }
    return result
  }

  private static let kindsAround: [NodeKind] = [.typeDecl, .functionDecl, .variableDecl, .macroExpression]

  private static func surroundings(_ text: SourceText) -> [NodeID] {
    text.outline.nodes.indices.map { NodeID($0) }.filter { kindsAround.contains(text.kind($0)) }
      .sorted { text.start($0) < text.start($1) }
  }

  private static func offsets(of name: [UInt8], in outline: Outline) -> [(offset: Int, isInString: Bool)] {
    outline.lexemes.compactMap { lexeme in
      let range = Int(lexeme.start)..<Int(lexeme.end)
      switch lexeme.kind {
      case .identifier: return outline.bytes[range].elementsEqual(name) ? (range.lowerBound, false) : nil
      case .stringSegment: return isWord(name, of: outline.bytes[range]) ? (range.lowerBound, true) : nil
      default: return nil
      }
    }
  }

  private static func isWord(_ name: [UInt8], of text: ArraySlice<UInt8>) -> Bool {
    text.split { byte in
      !(byte >= 0x80 || byte == 0x5F || byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }.contains { $0.elementsEqual(name) }
  }
}
