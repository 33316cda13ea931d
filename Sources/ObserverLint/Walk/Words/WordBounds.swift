/// Where words of ASCII letters, digits and underscores begin and end. Which characters outside of ASCII belong to an
/// identifier and which to an operator takes the lexer to tell.
enum WordBounds {
  static func words(in bytes: UnsafeBufferPointer<UInt8>) -> Words { Words(bytes) }

  /// Sixty-four bytes at a time: each becomes a bit of whether it belongs to a word, and where these change is a bound.
  struct Words: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The first byte that was not looked at.
    private var place = 0
    /// The bounds in the block, but for the bounds of earlier words.
    private var starts: UInt64 = 0
    private var ends: UInt64 = 0
    /// Where the word begins that the next end belongs to.
    private var start = 0
    private var isInside: UInt64 = 0

    fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    @inline(__always)
    mutating func next() -> (start: Int, end: Int)? {
      // A word at the end of the text ends in the first block that is not full, which may be empty.
      while ends == 0 {
        if place > bytes.count { return nil }
        let mask = wordBits(at: place)
        let before = mask << 1 | isInside
        starts = mask & ~before
        ends = before & ~mask
        place += 64
        if isInside == 0 { begin() }
        isInside = mask >> 63
      }
      let word = (start, place - 64 + ends.trailingZeroBitCount)
      ends &= ends &- 1
      begin()
      return word
    }

    @inline(__always)
    private mutating func begin() {
      if starts == 0 { return }
      start = place - 64 + starts.trailingZeroBitCount
      starts &= starts &- 1
    }

    @inline(__always)
    private func wordBits(at place: Int) -> UInt64 {
      var mask: UInt64 = 0
      if place + 64 <= bytes.count, let base = UnsafeRawPointer(bytes.baseAddress) {
        for offset in stride(from: 0, to: 64, by: 8) {
          let eight = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: place + offset, as: UInt64.self))
          mask |= WordBounds.wordBits(eight) << UInt64(offset)
        }
      } else {
        for index in place..<bytes.count where WordBounds.isWord(bytes[index]) { mask |= 1 << UInt64(index - place) }
      }
      return mask
    }
  }

  /// Runs of bytes outside of ASCII: letters of other alphabets, which are words of their own here.
  static func forEachOutsideASCII(in bytes: UnsafeBufferPointer<UInt8>, _ body: (_ start: Int, _ end: Int) -> Void) {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return }
    var at = 0
    while at < bytes.count {
      if at + 8 <= bytes.count,
        base.loadUnaligned(fromByteOffset: at, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        at += 8
        continue
      }
      let start = at
      while at < bytes.count, bytes[at] >= 0x80 { at += 1 }
      if start < at { body(start, at) } else { at += 1 }
    }
  }

  /// True for a name that is neither empty nor made of several words.
  static func isOneWord(_ name: String) -> Bool { pieces(of: name).first?.count == name.utf8.count }

  static func longestWord(in name: String) -> String? {
    pieces(of: name).max { $0.count < $1.count }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func pieces(of name: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(name.utf8)
    var result: [ArraySlice<UInt8>] = []
    var at = 0
    while at < bytes.count {
      let start = at
      while at < bytes.count, isWord(bytes[at]) { at += 1 }
      if start == at { while at < bytes.count, bytes[at] >= 0x80 { at += 1 } }
      if start == at { at += 1 } else { result.append(bytes[start..<at]) }
    }
    return result
  }

  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  /// A bit for each of eight bytes, the first lowest.
  @inline(__always)
  fileprivate static func wordBits(_ bytes: UInt64) -> UInt64 {
    // Gathers the highest bits in the highest byte.
    ((lettersDigitsUnderscores(bytes) >> 7) &* 0x0102_0408_1020_4080) >> 56
  }

  /// The high bit of each of eight bytes that is a letter, a digit or `_` of ASCII.
  @inline(__always)
  static func lettersDigitsUnderscores(_ bytes: UInt64) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let low = bytes & (each &* 0x7F)
    let folded = low | (each &* 0x20)
    // Adding 0x80 - a carries into the high bit from a on, adding 0x7F - z does so behind z.
    let letters = (folded &+ each &* 0x1F) & ~(folded &+ each &* 0x05)
    let digits = (low &+ each &* 0x50) & ~(low &+ each &* 0x46)
    let underscores = (low &+ each &* 0x21) & ~(low &+ each &* 0x20)
    return (letters | digits | underscores) & ~bytes & (each &* 0x80)
  }
}
