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

    /// The name in front of the dot: `Header` in `Header.Row`.
    var qualifier: String? {
      let before = text.bytes[..<offset]
      guard before.last == UInt8(ascii: ".") else { return nil }
      let name = before.dropLast().reversed().prefix(while: WordBounds.isWord).reversed()
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    /// Returns true for the name in the declaration of a type that stands inside of a type, or in an extension of it.
    func declaresType(insideOf outer: String) -> Bool {
      let types = around.filter { text.kind($0) == .typeDecl }
      guard types.count > 1, text.declaration(.typeDecl, namedAt: offset) == types[0] else { return false }
      return text.name(types[1]).split(separator: ".").last == Substring(outer)
    }

    /// True for `object as? Screen` and `object is Screen`, which make no object. The type behind `as` may be the result of a
    /// generic function, and the metatype `Screen.Type` may make an object.
    var isTargetOfCast: Bool {
      let before = text.bytes[..<offset].reversed().drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: " ") }
      let behind = text.bytes[offset...].drop(while: WordBounds.isWord).first
      return behind != UInt8(ascii: ".") && ["?sa", "!sa", "si"].contains { before.elementsEqual($0.utf8) }
    }
  }

  private let sources: ProgramSources
  private let files: [Int]
  /// The words of each file, as far as somebody asked for them.
  private var words: [Int: WordList] = [:]
  private let collector = WordCollector()
  private var texts: [Int: SourceText] = [:]
  /// The declarations and macros of a file, by where they begin.
  private var surroundings: [Int: [NodeID]] = [:]
  private var progress: [String: Progress] = [:]

  /// The places of a name in the files that were searched.
  private struct Progress {
    var places: [Place] = []
    var files: ArraySlice<Int>
    /// The word to look for in the lists. Nil: every file has it.
    let word: WordList.Entry?
  }

  init(_ sources: ProgramSources, files: [Int]) {
    self.sources = sources
    self.files = files
  }

  /// The identifiers and string literals that have a name. A file is read when its first place is asked for: whoever stops at
  /// the first user of a type leaves the other files alone.
  func places(of name: String) -> some Sequence<Place> {
    sequence(state: 0) { index in
      defer { index += 1 }
      return self.place(index, of: name)
    }
  }

  private func place(_ index: Int, of name: String) -> Place? {
    var found =
      progress.removeValue(forKey: name)
      ?? Progress(files: files[...], word: WordBounds.longestWord(in: name).map { WordList.key($0) })
    defer { progress[name] = found }
    while index >= found.places.count {
      guard let file = found.files.popFirst() else { return nil }
      if found.word.map(words(of: file).contains) ?? true { found.places += places(of: name, in: text(of: file)) }
    }
    return found.places[index]
  }

  private func words(of file: Int) -> WordList {
    if let known = words[file] { return known }
    let bytes = texts[file]?.bytes ?? sources.store.bytes(of: file)
    let list = bytes.withUnsafeBufferPointer(collector.words)
    words[file] = list
    return list
  }

  private func places(of name: String, in text: SourceText) -> [Place] {
    Self.offsets(of: Array(name.utf8), in: text.outline).map {
      Place(text: text, offset: $0.offset, isInString: $0.isInString, around: nodes(around: $0.offset, text))
    }
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
