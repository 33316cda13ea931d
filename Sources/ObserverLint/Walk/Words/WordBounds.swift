/// Where words of ASCII letters, digits and underscores begin and end. Which characters outside of ASCII belong to an
/// identifier and which to an operator takes the lexer to tell.
enum WordBounds {
  /// Sixty-four bytes at a time: each becomes a bit of whether it belongs to a word, and where these change is a bound.
  @inline(__always)
  static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (_ start: Int, _ end: Int) -> Void) {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return }
    var at = 0
    var start = -1
    var isInside: UInt64 = 0
    while at + 64 <= bytes.count {
      var mask: UInt64 = 0
      for offset in stride(from: 0, to: 64, by: 8) {
        let eight = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: at + offset, as: UInt64.self))
        mask |= wordBits(eight) << UInt64(offset)
      }
      var bounds = mask ^ (mask << 1 | isInside)
      isInside = mask >> 63
      while bounds != 0 {
        let place = at + bounds.trailingZeroBitCount
        bounds &= bounds &- 1
        if start < 0 {
          start = place
        } else {
          body(start, place)
          start = -1
        }
      }
      at += 64
    }
    while at < bytes.count {
      if isWord(bytes[at]) {
        if start < 0 { start = at }
      } else if start >= 0 {
        body(start, at)
        start = -1
      }
      at += 1
    }
    if start >= 0 { body(start, bytes.count) }
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
  private static func wordBits(_ bytes: UInt64) -> UInt64 {
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
