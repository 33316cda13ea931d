/// The words of a file, each once.
///
/// A list answers whether a file has a name, so that the file is parsed again only for a name that it has. Words in
/// comments and strings count too: a file too many costs time, never truth.
struct WordList {
  /// The number that stands for a word. Two words rarely share a number.
  typealias Entry = UInt32

  let entries: [Entry]

  func contains(_ word: Entry) -> Bool { entries.contains(word) }

  static func key(_ word: String) -> Entry {
    var word = word
    return word.withUTF8 { key($0, 0, $0.count) }
  }

  /// Of the first and the last eight bytes, and the length: words that differ only between share a key.
  @inline(__always)
  static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Entry {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    let count = end - start
    var first: UInt64 = 0
    var last: UInt64 = 0
    if start + 8 <= bytes.count, end >= 8 {
      // The bytes around a short word are shifted out.
      let surplus = UInt64(truncatingIfNeeded: max(0, 8 - count) &* 8)
      first = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start, as: UInt64.self)) &<< surplus
      last = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)) &>> surplus
    } else {
      // The same, byte by byte: eight would reach over the text's ends.
      for index in start..<min(end, start + 8) { first = first >> 8 | UInt64(bytes[index]) << 56 }
      for index in max(start, end - 8)..<end { last = last >> 8 | UInt64(bytes[index]) << 56 }
      last &>>= UInt64(truncatingIfNeeded: max(0, 8 - count) &* 8)
    }
    var hash = (first &+ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 32 ^ last) &* 0xD6E8_FEB8_6659_FD93
    return Entry(truncatingIfNeeded: (hash ^ hash >> 29) >> 32)
  }
}

/// The words of one text, in slots that other texts have used.
private struct WordSlots {
  /// Open addressing: the number of the text in the upper half, so that nothing is cleared between texts, and the entry.
  private let slots: UnsafeMutableBufferPointer<UInt64>
  private let mask: Int
  private let stamp: UInt64
  private var taken: [Int32] = []
  private var isFull = false

  init(slots: UnsafeMutableBufferPointer<UInt64>, count: Int, text: UInt64) {
    self.slots = slots
    mask = count - 1
    stamp = text << 32
    taken.reserveCapacity(count / 4)
  }

  @inline(__always)
  mutating func insert(_ key: WordList.Entry) {
    var slot = Int(key) & mask
    while slots[slot] >> 32 == stamp >> 32 {
      if WordList.Entry(truncatingIfNeeded: slots[slot]) == key { return }
      slot = (slot + 1) & mask
    }
    // Room is left for a search to end.
    guard taken.count <= mask / 2 else {
      isFull = true
      return
    }
    slots[slot] = stamp | UInt64(key)
    taken.append(Int32(slot))
  }

  /// Nil if the words fill more than half of the slots.
  var list: WordList? {
    isFull ? nil : WordList(entries: taken.map { WordList.Entry(truncatingIfNeeded: slots[Int($0)]) })
  }
}

/// Makes the word lists of one file after the other.
final class WordCollector {
  private var slots: [UInt64] = []
  /// The number of texts whose words the slots have held.
  private var text: UInt64 = 0

  func words(of bytes: UnsafeBufferPointer<UInt8>) -> WordList {
    // Few words of a text differ, and a small table stays near the processor.
    var count = 1024
    while count < bytes.count / 4 { count *= 2 }
    while true {
      if let list = words(of: bytes, slots: count) { return list }
      count *= 4
    }
  }

  /// Nil if the words fill more than half of the slots.
  private func words(of bytes: UnsafeBufferPointer<UInt8>, slots count: Int) -> WordList? {
    if slots.count < count {
      slots = Array(repeating: 0, count: count)
      text = 0
    }
    text += 1
    return slots.withUnsafeMutableBufferPointer { slots in
      var words = WordSlots(slots: slots, count: count, text: text)
      for (start, end) in WordBounds.words(in: bytes) { words.insert(WordList.key(bytes, start, end)) }
      WordBounds.forEachOutsideASCII(in: bytes) { start, end in words.insert(WordList.key(bytes, start, end)) }
      return words.list
    }
  }
}
