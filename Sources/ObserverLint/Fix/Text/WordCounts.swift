/// The number of places of each name in a file.
struct WordCounts {
  private struct Entry {
    /// The first place.
    var start: Int
    var end: Int
    var count = 1
    /// The next one of the same slot, or -1.
    var next: Int32
  }

  private let bytes: [UInt8]
  private var entries: [Entry] = []
  private var slots: [Int32]

  init(_ outline: Outline) {
    bytes = outline.bytes
    var size = 64
    while size < outline.lexemes.count { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for lexeme in outline.lexemes where lexeme.kind == .identifier {
      let word = bytes[Int(lexeme.start)..<Int(lexeme.end)]
      let slot = slot(of: word)
      if let known = entry(word, slot) {
        entries[known].count += 1
      } else {
        entries.append(Entry(start: word.startIndex, end: word.endIndex, next: slots[slot]))
        slots[slot] = Int32(entries.count - 1)
      }
    }
  }

  subscript(_ word: String) -> Int {
    let word = Array(word.utf8)[...]
    return entry(word, slot(of: word)).map { entries[$0].count } ?? 0
  }

  private func slot(of word: ArraySlice<UInt8>) -> Int {
    var hash = FNV.offset
    for byte in word { hash = FNV.step(hash, byte) }
    return Int(truncatingIfNeeded: hash & UInt64(slots.count - 1))
  }

  private func entry(_ word: ArraySlice<UInt8>, _ slot: Int) -> Int? {
    var next = slots[slot]
    while next >= 0 {
      let entry = entries[Int(next)]
      if entry.end - entry.start == word.count, bytes[entry.start..<entry.end].elementsEqual(word) { return Int(next) }
      next = entry.next
    }
    return nil
  }
}
