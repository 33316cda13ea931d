/// Looks for wanted names in a file's bytes: a look at four bytes every few bytes, as in `WordSearch`, and only a word
/// that could be wanted by these is hashed whole.
struct NameSearch: Sendable {
  private struct Want: OptionSet {
    let rawValue: UInt8
    static let type = Want(rawValue: 1)
    static let made = Want(rawValue: 2)
    static let declared = Want(rawValue: 4)
    static let mentioned = Want(rawValue: 8)
    /// A name that matters where another is, and such another.
    static let together = Want(rawValue: 32)
    static let other = Want(rawValue: 64)
    /// One that matters as an argument's label alone.
    static let label = Want(rawValue: 128)
  }

  private var slots: [(hash: UInt64, wants: UInt8)]
  private let mask: Int
  /// The lengths of the names by their first byte, a bit for each: most words of a file are told apart by theirs.
  private var lengths: [UInt64] = Array(repeating: 0, count: 256)
  /// Whether any name has a group of four bytes with this hash, and every how many bytes one of those is met for sure;
  /// nil where a name is shorter than that.
  private var marks: [UInt8] = []
  private var stride: Int?
  private var others: [UInt64: [UInt64]] = [:]
  /// A search for the names without which there is no place, where those are longer: of two that must stand together,
  /// the longer one. Most files have none of them.
  private var gate: [NameSearch] = []
  private let typeWords: Set<UInt64>
  private let declaringWords: Set<UInt64>
  /// Names that are no words, which matter wherever they stand.
  private let spellings: [WordSearch]

  init(_ wanted: NamesWanted) {
    let (names, spellings) = wanted.inWords()
    self.spellings = spellings.sorted().chunks(ofCount: WordSearch.maximumWords).map { WordSearch(Array($0)) }
    let together = names.together.flatMap { [Self.withoutColon($0.name), $0.other] }
    let count =
      names.types.count + names.made.count + names.declared.count + names.mentioned.count + together.count
    var size = 64
    while size < count * 4 { size *= 2 }
    slots = Array(repeating: (0, 0), count: size)
    mask = size - 1
    func hashes(_ words: [String]) -> Set<UInt64> { Set(words.map(Self.hash)) }
    typeWords = hashes(Self.typeKeywords)
    declaringWords = hashes(Self.memberKeywords)
    for name in names.types { add(name, .type) }
    for name in names.made { add(name, .made) }
    for name in names.declared { add(name, .declared) }
    for name in names.mentioned { add(name, .mentioned) }
    for pair in names.together {
      let name = Self.withoutColon(pair.name)
      add(name, name == pair.name ? .together : .label)
      add(pair.other, .other)
      others[Self.hash(name), default: []].append(Self.hash(pair.other))
    }
    let alone = [names.types, names.made, names.declared, names.mentioned].flatMap { $0 }
    mark(alone + together)
    let decisive =
      alone
      + names.together.map { pair in
        let name = Self.withoutColon(pair.name)
        return name.utf8.count < pair.other.utf8.count ? pair.other : name
      }
    if let shortest = decisive.lazy.map(\.utf8.count).min(), shortest > 4, shortest - 3 > stride ?? 0, stride ?? 0 < 8 {
      gate = [NameSearch(NamesWanted(mentioned: Set(decisive)))]
    }
  }

  /// What stands before a type that is declared, and before anything else that is.
  static let typeKeywords = ["class", "struct", "enum", "actor", "protocol", "extension", "typealias"]
  static let memberKeywords = ["func", "let", "var", "case", "typealias"]

  static func withoutColon(_ name: String) -> String { name.hasSuffix(":") ? String(name.dropLast()) : name }

  private static let hashBits: UInt32 = 14

  @inline(__always)
  private static func groupHash(_ group: UInt32) -> Int { Int((group &* 0x9E37_79B1) >> (32 - hashBits)) }

  private mutating func mark(_ names: [String]) {
    guard let shortest = names.lazy.map(\.utf8.count).min(), shortest >= 4 else { return }
    let stride = min(8, shortest - 3)
    marks = Array(repeating: 0, count: 1 << Self.hashBits)
    for name in names {
      let bytes = Array(name.utf8)
      for offset in 0..<stride {
        let group = bytes[offset..<(offset + 4)].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        marks[Self.groupHash(group)] = 1
      }
    }
    self.stride = stride
  }

  private static func hash(_ text: String) -> UInt64 {
    var hash = FNV.offset
    for byte in text.utf8 { hash = FNV.step(hash, byte) }
    return hash
  }

  private mutating func add(_ name: String, _ want: Want) {
    guard let first = name.utf8.first else { return }
    lengths[Int(first)] |= Self.lengthBit(name.utf8.count)
    let hash = Self.hash(name)
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].hash != 0, slots[index].hash != hash { index = (index + 1) & mask }
    slots[index].hash = hash
    slots[index].wants |= want.rawValue
  }

  @inline(__always)
  private static func lengthBit(_ length: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: length & 63) }

  private func wants(_ hash: UInt64) -> Want {
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].hash != 0 {
      if slots[index].hash == hash { return Want(rawValue: slots[index].wants) }
      index = (index + 1) & mask
    }
    return []
  }

  /// What a file has of the names.
  struct Find {
    /// Whether it matters for another reason than that it makes something.
    var matters = false
    /// Keys of the types that it makes, or says something else of.
    var made: Set<UInt64> = []
  }

  /// Comments and strings are searched too: a file too many costs time, never truth.
  func find(in bytes: UnsafeBufferPointer<UInt8>) -> Find {
    if spellings.contains(where: { $0.contains(in: bytes) }) { return Find(matters: true) }
    if let gate = gate.first, !gate.find(in: bytes).matters { return Find() }
    var hits = Hits()
    search(bytes, &hits)
    let matters =
      hits.matters || hits.together.contains { name in others[name]?.contains { hits.others.contains($0) } == true }
    return Find(matters: matters, made: hits.made)
  }

  /// What `Find` calls a name by.
  static func key(_ name: String) -> UInt64 { hash(name) }

  /// What a search has met so far.
  private struct Hits {
    /// Whether a name stands as it is wanted: then nothing more needs to be known.
    var matters = false
    var together: Set<UInt64> = []
    var others: Set<UInt64> = []
    var made: Set<UInt64> = []
  }

  private func search(_ bytes: UnsafeBufferPointer<UInt8>, _ hits: inout Hits) {
    guard let stride, let start = UnsafeRawPointer(bytes.baseAddress) else {
      return searchWordByWord(bytes, from: 0, to: bytes.count, &hits)
    }
    var behind = 0
    marks.withUnsafeBufferPointer { marks in
      @inline(__always) func mark(at place: Int) -> UInt8 {
        marks[Self.groupHash(UInt32(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt32.self)))]
      }
      var at = 0
      let lastOfFour = bytes.count - 4 - 3 * stride
      while at <= lastOfFour {
        if mark(at: at) | mark(at: at + stride) | mark(at: at + 2 * stride) | mark(at: at + 3 * stride) != 0 {
          for place in Swift.stride(from: at, to: at + 4 * stride, by: stride) where mark(at: place) != 0 {
            // The word around, once.
            guard place >= behind else { continue }
            let word = word(around: place, in: bytes)
            behind = word.upperBound
            note(word, bytes, &hits)
          }
          if hits.matters { return }
        }
        at += 4 * stride
      }
      behind = max(behind, at)
    }
    if hits.matters { return }
    // The last few words: loading a group could reach behind the end.
    var rest = min(behind, bytes.count)
    while rest > 0, WordBounds.isWord(bytes[rest - 1]) { rest -= 1 }
    searchWordByWord(bytes, from: rest, to: bytes.count, &hits)
  }

  private func word(around place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var start = place
    while start > 0, WordBounds.isWord(bytes[start - 1]) { start -= 1 }
    var end = place
    while end < bytes.count, WordBounds.isWord(bytes[end]) { end += 1 }
    return start..<max(end, place + 1)
  }

  /// For names too short to be told by a group of four bytes.
  private func searchWordByWord(
    _ bytes: UnsafeBufferPointer<UInt8>, from first: Int, to count: Int, _ hits: inout Hits
  ) {
    lengths.withUnsafeBufferPointer { lengths in
      WordBounds.forEach(in: UnsafeBufferPointer(rebasing: bytes[first..<count])) { start, end in
        guard lengths[Int(bytes[first + start])] & Self.lengthBit(end - start) != 0, !hits.matters else { return }
        note((first + start)..<(first + end), bytes, &hits)
      }
    }
  }

  @inline(__always)
  private func note(_ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ hits: inout Hits) {
    var hash = FNV.offset
    for offset in word { hash = FNV.step(hash, bytes[offset]) }
    let wants = wants(hash)
    if wants.isEmpty { return }
    let isLabel = word.upperBound < bytes.count && bytes[word.upperBound] == UInt8(ascii: ":")
    if wants.contains(.together) || isLabel && wants.contains(.label) { hits.together.insert(hash) }
    if wants.contains(.other) { hits.others.insert(hash) }
    if isWanted(wants, word, bytes) { hits.matters = true }
    if wants.contains(.made), isMade(word, bytes) { hits.made.insert(hash) }
  }

  private func isMade(_ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = word.upperBound
    return end < bytes.count && (bytes[end] == 0x28 || bytes[end] == 0x2E)
  }

  private func isWanted(_ wants: Want, _ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if wants.contains(.mentioned) { return true }
    guard wants.contains(.type) || wants.contains(.declared) else { return false }
    let previous = hashOfWord(before: word.lowerBound, bytes)
    return wants.contains(.type) && typeWords.contains(previous)
      || wants.contains(.declared) && declaringWords.contains(previous)
  }

  private func hashOfWord(before place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var end = place
    while end > 0, !WordBounds.isWord(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, WordBounds.isWord(bytes[start - 1]) { start -= 1 }
    var hash = FNV.offset
    for offset in start..<end { hash = FNV.step(hash, bytes[offset]) }
    return hash
  }
}
