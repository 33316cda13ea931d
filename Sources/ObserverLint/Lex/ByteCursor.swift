/// A position in the bytes of a file, and what stands around it.
///
/// Memory is read through a pointer here only, and each read compares the offset with the file's end first: outside the
/// file it answers 0, so that looking ahead and back needs no checks elsewhere.
struct ByteCursor {
  private let base: UnsafePointer<UInt8>
  let count: Int
  var position = 0

  init(base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
  }

  @inline(__always) var isAtEnd: Bool { position >= count }

  /// The byte at the position; 0 at the end of the file.
  @inline(__always) var byte: UInt8 { position < count ? base[position] : 0 }

  /// The byte at an offset from the file's start; 0 outside the file.
  @inline(__always) func byte(at offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? base[offset] : 0
  }

  /// The eight bytes from an offset on, the first in the lowest place; 0 for those outside the file.
  @inline(__always) func eightBytes(at offset: Int) -> UInt64 {
    if offset &+ 8 <= count {
      return UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(byte(at: offset &+ index)) << UInt64(index &* 8) }
    return word
  }

  @inline(__always) func isNewline(at offset: Int) -> Bool {
    let byte = byte(at: offset)
    return byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Returns true if the bytes at an offset begin with the text.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    var index = 0
    while index < text.utf8CodeUnitCount {
      if byte(at: offset &+ index) != text.utf8Start[index] { return false }
      index &+= 1
    }
    return true
  }

  /// How many `#` stand in a row from an offset on.
  @inline(__always) func pounds(at offset: Int) -> Int {
    var end = offset
    while byte(at: end) == UInt8(ascii: "#") { end &+= 1 }
    return end &- offset
  }

  /// The offset of the first line break from an offset on, or the end of the file.
  func endOfLine(from offset: Int) -> Int {
    let newlines: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
    let returns: UInt64 = 0x0D0D_0D0D_0D0D_0D0D
    var end = offset
    // Eight bytes at a time: a byte is equal where the difference is zero.
    while end &+ 8 <= count {
      let word = eightBytes(at: end)
      let hits = Self.zeroBytes(word ^ newlines) | Self.zeroBytes(word ^ returns)
      if hits != 0 { return end &+ hits.trailingZeroBitCount / 8 }
      end &+= 8
    }
    while end < count && !isNewline(at: end) { end &+= 1 }
    return end
  }

  /// The high bit of each byte that is zero; bits above the lowest hit may be wrong.
  @inline(__always) private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// The Unicode scalar that stands at an offset; `nil` for bytes that are not valid UTF-8, and at the end of the file.
  func scalar(at offset: Int) -> (value: UInt32, length: Int)? {
    guard offset < count else { return nil }
    let first = byte(at: offset)
    if first < 0x80 { return (UInt32(first), 1) }
    let length: Int
    let smallest: UInt32
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, smallest, value) = (2, 0x80, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, smallest, value) = (3, 0x800, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, smallest, value) = (4, 0x1_0000, UInt32(first & 0x07))
    default: return nil
    }
    for index in 1..<length {
      let next = byte(at: offset + index)
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    guard value >= smallest, value <= 0x10_FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
    return (value, length)
  }

  /// Returns true if a token that starts at an offset is bound to the token before it.
  func isLeftBound(at offset: Int) -> Bool {
    switch byte(at: offset - 1) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return byte(at: offset - 2) != UInt8(ascii: "*")
    case 0xA0: return byte(at: offset - 2) != 0xC2
    case 0xBF: return !(byte(at: offset - 2) == 0xBB && byte(at: offset - 3) == 0xEF)
    default: return true
    }
  }

  /// Returns true if an operator that ends at an offset is bound to the token behind it.
  func isRightBound(at offset: Int, isLeftBound: Bool) -> Bool {
    switch byte(at: offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    // In `x^.y` the operator is a postfix one, in `^.y` a prefix one; neither is binary.
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      let next = byte(at: offset + 1)
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2: return byte(at: offset + 1) != 0xA0
    default: return true
    }
  }
}
