/// The number of places of each name in a file.
struct WordCounts {
  private var counts: [HashedBytes: Int] = [:]

  init(_ outline: Outline) {
    for lexeme in outline.lexemes where lexeme.kind == .identifier {
      counts[HashedBytes(outline.bytes[Int(lexeme.start)..<Int(lexeme.end)]), default: 0] += 1
    }
  }

  subscript(_ word: String) -> Int { counts[HashedBytes(Array(word.utf8)[...])] ?? 0 }
}
