#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a first look at a file's bytes tells: how many lines there are, and whether it is text at all.
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

  /// In runs short enough for a counter of one byte: that is what the compiler turns into vector instructions.
  private static func newlines(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var total = 0
    var at = 0
    while at < bytes.count {
      let end = min(at + 255, bytes.count)
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
    var high: UInt8 = 0
    for byte in sample { high |= byte }
    if high < 0x80 { return false }
    var bad = 0
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = sample.makeIterator()
    while true {
      switch decoder.parseScalar(from: &rest) {
      case .valid: continue
      case .error(let length): bad += length
      case .emptyInput: return bad * 10 > sample.count
      }
    }
  }
}
