/// Tells fast whether bytes hold any of a few words.
///
/// Whatever the number of words, one look in a small table every few bytes: a word of n bytes always covers a group of
/// four that begins at a multiple of n - 3, so only such groups are looked up. Gigabytes a second for words of eight
/// bytes and more; a word of four or fewer makes it look at every byte.
struct WordSearch: Sendable {
  private struct Place: Sendable {
    var word: Int
    var offset: Int
  }

  let words: [[UInt8]]
  private let groupSize: Int
  private let stride: Int
  /// For each hash, nonzero if a word has a group with the hash. The other table says which words.
  private let marks: [UInt8]
  private let places: [Int: [Place]]

  static let maximumWords = 64

  init(_ words: [String]) { self.init(words.map { Array($0.utf8) }) }

  /// At most 64 words; empty ones are in no text.
  init(_ words: [[UInt8]]) {
    precondition(words.count <= Self.maximumWords, "the answer is a set of 64 bits")
    self.words = words
    let shortest = words.lazy.map(\.count).filter { $0 > 0 }.min() ?? 4
    groupSize = min(4, shortest)
    stride = shortest - groupSize + 1
    var marks = [UInt8](repeating: 0, count: 1 << Self.hashBits)
    var places: [Int: [Place]] = [:]
    for (index, word) in words.enumerated() where !word.isEmpty {
      // Only the first `stride` groups: the search is sure to look at one of those.
      for offset in 0..<stride {
        let group = word[offset..<(offset + groupSize)].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let hash = Self.hash(group)
        marks[hash] = 1
        places[hash, default: []].append(Place(word: index, offset: offset))
      }
    }
    self.marks = marks
    self.places = places
  }

  func contains(in bytes: UnsafeBufferPointer<UInt8>) -> Bool { search(bytes, wanting: 1) != 0 }

  /// Which of the words are there: bit i for word i.
  func found(in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 { search(bytes, wanting: words.count) }

  /// Where each of the words begins, in no order.
  func places(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var result: [UInt32] = []
    _ = search(bytes, wanting: words.count + 1) { result.append(UInt32($0)) }
    return result
  }

  private static let hashBits: UInt32 = 12

  @inline(__always)
  private static func hash(_ group: UInt32) -> Int { Int((group &* 0x9E37_79B1) >> (32 - hashBits)) }

  @inline(__always)
  private func search(
    _ bytes: UnsafeBufferPointer<UInt8>, wanting: Int, _ report: ((Int) -> Void)? = nil
  ) -> UInt64 {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    let mask = groupSize == 4 ? UInt32.max : (1 << UInt32(groupSize * 8)) - 1
    let stride = stride
    var found: UInt64 = 0
    marks.withUnsafeBufferPointer { marks in
      @inline(__always) func hash(at place: Int) -> Int {
        Self.hash(UInt32(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt32.self)) & mask)
      }
      var at = 0
      // Four looks at once, as a hit is rare.
      let lastOfFour = bytes.count - 4 - 3 * stride
      while at <= lastOfFour {
        let hits =
          marks[hash(at: at)] | marks[hash(at: at + stride)]
          | marks[hash(at: at + 2 * stride)] | marks[hash(at: at + 3 * stride)]
        if hits != 0 {
          for place in Swift.stride(from: at, to: at + 4 * stride, by: stride) where marks[hash(at: place)] != 0 {
            found |= wordsHit(bytes, place, hash(at: place), ignoring: report == nil ? found : 0, report)
          }
          if found.nonzeroBitCount >= wanting { return }
        }
        at += 4 * stride
      }
      // The last few groups are put together byte by byte: loading four could reach behind the end.
      while at + groupSize <= bytes.count {
        let group = bytes[at..<(at + groupSize)].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        if marks[Self.hash(group)] != 0 {
          found |= wordsHit(bytes, at, Self.hash(group), ignoring: report == nil ? found : 0, report)
        }
        at += stride
      }
    }
    return found
  }

  private func wordsHit(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ hash: Int, ignoring known: UInt64, _ report: ((Int) -> Void)?
  ) -> UInt64 {
    var found: UInt64 = 0
    for place in places[hash] ?? [] where known & (1 << UInt64(place.word)) == 0 {
      let start = at - place.offset
      let word = words[place.word]
      if start >= 0, start + word.count <= bytes.count,
        bytes[start..<(start + word.count)].elementsEqual(word)
      {
        found |= 1 << UInt64(place.word)
        report?(start)
      }
    }
    return found
  }
}
