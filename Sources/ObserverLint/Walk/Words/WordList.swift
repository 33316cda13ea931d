/// The words of a file, each once, with the ways in which the file uses them.
///
/// A list answers whether a file has a name, so that the file's bytes are read again only to turn them into facts. Words in
/// comments and strings count too: a file too many costs time, never truth.
struct WordList: Equatable, Sendable {
  /// The ways in which a name stands in a text.
  struct Use: OptionSet, Sendable {
    let rawValue: UInt32
    /// Behind `class`, `extension` and the like. Of an imported module, `importKey` has this use.
    static let declaresType = Use(rawValue: 1)
    /// Behind `func`, `let` and the like.
    static let declaresMember = Use(rawValue: 2)
    /// Before `(`, `<`, `{` or `.init`, or before `= .` as a written type.
    static let makes = Use(rawValue: 4)
    /// Before `:`.
    static let labels = Use(rawValue: 8)
    /// Behind a dot, as a member of another object than `self`.
    static let isReached = Use(rawValue: 16)
    /// Before `=`, alone or in a tuple.
    static let isStored = Use(rawValue: 32)
  }

  /// A word of a text: a hash in the upper 26 bits, and its uses in the others.
  typealias Entry = UInt32
  static let useBits: Entry = 63

  let entries: [Entry]

  /// The number that stands for a word. Two words rarely share one.
  static func key(_ word: String) -> Entry {
    var word = word
    return word.withUTF8 { key($0, 0, $0.count) }
  }

  /// The number that stands for the name of a module where the module is imported. Files import a module far more often
  /// than they declare a type of its name.
  static func importKey(_ module: String) -> Entry { key(module) ^ importMark }

  static let importMark: Entry = 1 << 31

  /// The number that stands for the attribute `@testable`, which stands in front of imports alone.
  static let testableImport = importKey("testable")

  /// The number that stands for `.init`, if no type stands in front of the dot.
  static let implicitInit = key(".init")

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
    return Entry(truncatingIfNeeded: (hash ^ hash >> 29) >> 32) & ~useBits
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
  mutating func insert(_ key: WordList.Entry, _ use: WordList.Entry) {
    var slot = Int(key >> 6) & mask
    while slots[slot] >> 32 == stamp >> 32 {
      if WordList.Entry(truncatingIfNeeded: slots[slot]) & ~WordList.useBits == key {
        slots[slot] |= UInt64(use)
        return
      }
      slot = (slot + 1) & mask
    }
    // Room is left for a search to end.
    guard taken.count <= mask / 2 else {
      isFull = true
      return
    }
    slots[slot] = stamp | UInt64(key | use)
    taken.append(Int32(slot))
  }

  /// Nil if the words fill more than half of the slots.
  var list: WordList? {
    isFull ? nil : WordList(entries: taken.map { WordList.Entry(truncatingIfNeeded: slots[Int($0)]) })
  }
}

/// Makes the word lists of one file after the other. Each thread has its own.
final class WordCollector {
  private typealias Entry = WordList.Entry
  private static let uses = UseTables()

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
    let uses = Self.uses
    return slots.withUnsafeMutableBufferPointer { slots in
      var words = WordSlots(slots: slots, count: count, text: text)
      // The uses that the word in front gives.
      var given: Entry = 0
      // The last place where a member of `self` begins: behind `self.`, `self?.` or `self!.`.
      var ofSelf = -1
      for (start, end) in WordBounds.words(in: bytes) {
        let key = WordList.key(bytes, start, end)
        var use = given
        given = uses.given(by: key)
        if use & UseTables.imports != 0 {
          words.insert(key ^ WordList.importMark, WordList.Use.declaresType.rawValue)
          use &= WordList.useBits
        }
        let isMember = start > 0 && bytes[start - 1] == 0x2E
        if isMember, start > ofSelf { use |= WordList.Use.isReached.rawValue }
        if end < bytes.count {
          use |= uses.shown(by: bytes[end])
          if uses.needsLook(bytes[end], before: end + 1 < bytes.count ? bytes[end + 1] : 0) {
            use |= Self.use(before: bytes, end, isMember)
          }
        }
        words.insert(key, use)
        if key == uses.functionKey, let name = Self.operatorName(bytes, end) {
          words.insert(WordList.key(bytes, name.lowerBound, name.upperBound), WordList.Use.declaresMember.rawValue)
        }
        if key == uses.testableKey, start > 0, bytes[start - 1] == 0x40 {
          words.insert(WordList.testableImport, WordList.Use.declaresType.rawValue)
        }
        if key == uses.initKey, isMember, start > 1, !Self.endsExpression(bytes[start - 2]) {
          words.insert(WordList.implicitInit, WordList.Use.isReached.rawValue)
        }
        if key == uses.selfKey { ofSelf = end + 2 }
      }
      WordBounds.forEachOutsideASCII(in: bytes) { start, end in
        words.insert(WordList.key(bytes, start, end), WordList.useBits)
      }
      return words.list
    }
  }

  /// The uses that the byte behind a word does not show by itself.
  @inline(__always)
  private static func use(before bytes: UnsafeBufferPointer<UInt8>, _ end: Int, _ isMember: Bool) -> Entry {
    switch bytes[end] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x3D, 0x7B: useBehindBlanks(bytes, end)
    case 0x2C, 0x29: isMember && isTupleAssigned(bytes, end) ? WordList.Use.isStored.rawValue : 0
    case 0x2E: isInit(bytes, end) ? WordList.Use.makes.rawValue : 0
    default: 0
    }
  }

  /// `Hub { … }`, `hub: Hub = .init()`, `Hub` and `.init()` on the next line, `hub = other`.
  @inline(__always)
  private static func useBehindBlanks(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Entry {
    var at = start
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    guard at < bytes.count else { return 0 }
    switch bytes[at] {
    case 0x7B: return WordList.Use.makes.rawValue
    case 0x2E: return isInit(bytes, at) ? WordList.Use.makes.rawValue : 0
    case 0x3D:
      guard isAssignment(bytes, start) else { return 0 }
      at += 1
      while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
      let isMade = at < bytes.count && bytes[at] == 0x2E
      return isMade ? WordList.Use([.isStored, .makes]).rawValue : WordList.Use.isStored.rawValue
    default: return 0
    }
  }

  /// Returns true if `.init` stands at a place.
  @inline(__always)
  private static func isInit(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    at + 4 < bytes.count && bytes[at + 1] == 0x69 && bytes[at + 2] == 0x6E && bytes[at + 3] == 0x69
      && bytes[at + 4] == 0x74
  }

  /// Returns true for the last byte of a name, a call, an element, a generic type, or a value without its optional.
  @inline(__always)
  private static func endsExpression(_ byte: UInt8) -> Bool {
    WordBounds.isWord(byte) || byte >= 0x80 || ")]>?!`".utf8.contains(byte)
  }

  /// Returns true if `=` stands behind a place and the spaces there.
  @inline(__always)
  private static func isAssignment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    var at = start
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    return at < bytes.count && bytes[at] == 0x3D && !(at + 1 < bytes.count && bytes[at + 1] == 0x3D)
  }

  /// The operator that stands behind a place and blanks, if no word does. In `func <~<T>(…)`, the last sign begins the
  /// generic parameters.
  @inline(__always)
  private static func operatorName(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Range<Int>? {
    var first = start
    while first < bytes.count, bytes[first] <= 0x20 { first += 1 }
    guard first < bytes.count, bytes[first] < 0x80, bytes[first] != 0x60,
      !WordBounds.isWord(bytes[first])
    else { return nil }
    var end = first + 1
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != 0x28, !WordBounds.isWord(bytes[end]) { end += 1 }
    let isGeneric = end < bytes.count && bytes[end] != 0x28 && bytes[end - 1] == 0x3C && end - 1 > first
    return first..<(isGeneric && WordBounds.isWord(bytes[end]) ? end - 1 : end)
  }

  /// Returns true if a place stands in a tuple that is assigned to. Tuples are short.
  @inline(never)
  private static func isTupleAssigned(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    let end = min(start + 64, bytes.count)
    guard let close = bytes[start..<end].firstIndex(where: { $0 == 0x29 || $0 == 0x0A }), bytes[close] == 0x29 else {
      return false
    }
    return isAssignment(bytes, close + 1)
  }
}
