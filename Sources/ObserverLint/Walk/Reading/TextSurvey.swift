#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The result of a first look at the bytes of a file: the number of lines, and whether the file is text.
struct TextSurvey: Sendable, Equatable {
  var lines = 0
  var isText = true

  /// As git does: what a text is not shows at its beginning.
  private static let sampleSize = 8192

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    let sample = UnsafeBufferPointer(rebasing: bytes.prefix(Self.sampleSize))
    if memchr(start, 0, sample.count) != nil || Self.isMostlyNotUTF8(sample) {
      isText = false
      return
    }
    lines = Self.newlines(bytes)
    if memchr(start, Int32(UInt8(ascii: "\r")), bytes.count) != nil { lines += Self.loneReturns(bytes) }
    if let last = bytes.last, last != UInt8(ascii: "\n"), last != UInt8(ascii: "\r") { lines += 1 }
  }

  /// In runs short enough for a counter of one byte, which the compiler turns into vector instructions. Going from
  /// newline to newline with `memchr` costs three times as much: the processor cannot guess where each ends.
  private static func newlines(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var total = 0
    var at = 0
    while at < bytes.count {
      let end = min(at + 240, bytes.count)
      var count: UInt8 = 0
      for byte in UnsafeBufferPointer(rebasing: bytes[at..<end]) where byte == UInt8(ascii: "\n") { count &+= 1 }
      total += Int(count)
      at = end
    }
    return total
  }

  private static func loneReturns(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\r") {
      if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") { count += 1 }
    }
    return count
  }

  /// A few bytes in an old encoding do not make a file unreadable: more than one in ten that is no UTF-8 does.
  private static func isMostlyNotUTF8(_ sample: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = UnsafeRawPointer(sample.baseAddress) else { return false }
    var bad = 0
    var at = 0
    while at < sample.count {
      // Most of any Swift file is ASCII: eight bytes at a time.
      while at + 8 <= sample.count,
        start.loadUnaligned(fromByteOffset: at, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        at += 8
      }
      if at == sample.count { break }
      let length = characterLength(sample, at)
      if length == 0 { bad += 1 }
      at += max(1, length)
    }
    return bad * 10 > sample.count
  }

  /// How many bytes the character that begins here has; 0 where none does. Good enough to tell text from other data:
  /// overlong forms and surrogates pass.
  private static func characterLength(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
    let length: Int
    switch bytes[at] {
    case ..<0x80: return 1
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return 0
    }
    // The sample may end within a character.
    let rest = bytes[(at + 1)..<min(at + length, bytes.count)]
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
  }
}
