/// Which words a file has, so that a file that lacks a wanted name need not be read again: a Bloom filter of a bit or two
/// for each of its bytes. "No" is always true, "yes" nearly always. Comments and strings count too.
struct Vocabulary: Sendable {
  /// A power of two of them. A word of a file sets two bits of one.
  private var bits: [UInt64]

  /// As `NameSearch` cuts them. Words of a letter or two are not kept: every file has most of them.
  private static let shortest = 3
  private static let leastBits = 1 << 10
  private static let mostBits = 1 << 20

  /// The bytes that a text of so many has in its vocabulary.
  static func size(ofText count: Int) -> Int {
    var bits = leastBits
    while bits < count, bits < mostBits { bits *= 2 }
    return bits / 8
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    bits = Array(repeating: 0, count: Self.size(ofText: bytes.count) / 8)
    bits.withUnsafeMutableBufferPointer { bits in
      let last = UInt64(bits.count - 1)
      @inline(__always) func insert(_ hash: UInt64) { bits[Int(hash >> 32 & last)] |= Self.pair(hash) }
      var declares: UInt8 = 0
      Self.keywords.withUnsafeBufferPointer { keywords in
        WordBounds.forEach(in: bytes) { start, end in
          if end - start < Self.shortest {
            declares = 0
            return
          }
          let hash = Self.hash(bytes, start, end)
          insert(hash)
          if declares != 0 {
            if declares & Self.aType != 0 { insert(Self.salted(hash, Self.aType)) }
            if declares & Self.aMember != 0 { insert(Self.salted(hash, Self.aMember)) }
          }
          declares = keywords[Int(hash >> 52)]
        }
      }
    }
  }

  // MARK: Asking

  /// Names, as a vocabulary is asked for them.
  struct Query: Sendable {
    fileprivate var alone: [UInt64] = []
    fileprivate var together: [(UInt64, UInt64)] = []
    /// Whether a name is too short to be told by a vocabulary.
    fileprivate var isBeyond = false

    init(_ wanted: NamesWanted) {
      let (names, spellings) = wanted.inWords()
      isBeyond = !spellings.isEmpty
      for name in names.types { add(name, declaring: Vocabulary.aType) }
      for name in names.declared { add(name, declaring: Vocabulary.aMember) }
      for name in names.made { add(name) }
      for name in names.mentioned { add(name) }
      for pair in names.together {
        let hashes = [NameSearch.withoutColon(pair.name), pair.other].compactMap(Vocabulary.hash)
        switch hashes.count {
        case 2: together.append((hashes[0], hashes[1]))
        case 1: alone.append(hashes[0])
        default: isBeyond = true
        }
      }
    }

    private mutating func add(_ name: String, declaring keyword: UInt8 = 0) {
      if let hash = Vocabulary.hash(name) {
        alone.append(keyword == 0 ? hash : Vocabulary.salted(hash, keyword))
      } else if !name.isEmpty {
        isBeyond = true
      }
    }
  }

  /// Whether the file may have a name as it is wanted.
  func mayMatter(_ query: Query) -> Bool {
    query.isBeyond || query.alone.contains(where: has) || query.together.contains { has($0) && has($1) }
  }

  private func has(_ hash: UInt64) -> Bool {
    let pair = Self.pair(hash)
    return bits[Int(hash >> 32 & UInt64(bits.count - 1))] & pair == pair
  }

  // MARK: Hashing

  private static let aType: UInt8 = 1
  private static let aMember: UInt8 = 2

  /// What a word declares that stands before another, by the upper bits of its hash.
  private static let keywords: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 1 << 12)
    for (words, meaning) in [
      (NameSearch.typeKeywords, aType), (NameSearch.memberKeywords, aMember),
    ] {
      for word in words { if let hash = hash(word) { table[Int(hash >> 52)] |= meaning } }
    }
    return table
  }()

  private static func hash(_ name: String) -> UInt64? {
    var name = name
    return name.withUTF8 { $0.count < shortest ? nil : hash($0, 0, $0.count) }
  }

  /// Of the first and the last eight bytes, and the length: what differs only between is taken for the same.
  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    let base = UnsafeRawPointer(bytes.baseAddress!)
    let count = end - start
    var first: UInt64 = 0
    var last: UInt64 = 0
    if start + 8 <= bytes.count, end >= 8 {
      // What does not belong to a short word is shifted out.
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
    return hash ^ hash >> 29
  }

  @inline(__always)
  private static func pair(_ hash: UInt64) -> UInt64 { 1 &<< hash | 1 &<< (hash >> 6) }

  @inline(__always)
  private static func salted(_ hash: UInt64, _ keyword: UInt8) -> UInt64 {
    (hash &+ UInt64(keyword)) &* 0xA076_1D64_78BD_642F
  }
}

/// What is known of the words of some files.
struct Vocabularies: Sendable {
  /// Ascending.
  private let files: [Int]
  private let each: [Vocabulary?]

  init(of files: [Int] = [], _ each: [Vocabulary?] = []) {
    self.files = files
    self.each = each
  }

  /// Whether a file may have a name as it is wanted; true of one of which nothing is known.
  func mayMatter(_ file: Int, _ query: Vocabulary.Query) -> Bool {
    let place = files.partitioningIndex { $0 >= file }
    guard place < files.count, files[place] == file, let vocabulary = each[place] else { return true }
    return vocabulary.mayMatter(query)
  }
}
