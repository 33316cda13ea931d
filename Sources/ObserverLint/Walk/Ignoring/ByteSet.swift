/// A set of byte values, and how a pattern's brackets write one: `[a-z_]`, `[!0-9]`, `[[:alpha:]]`.
struct ByteSet: Sendable {
  private var bits = SIMD4<UInt64>()

  func contains(_ byte: UInt8) -> Bool { bits[Int(byte) >> 6] & (1 << UInt64(byte & 63)) != 0 }

  mutating func insert(_ byte: UInt8) { bits[Int(byte) >> 6] |= 1 << UInt64(byte & 63) }

  /// Reads a bracket expression, and says where it ends. Nil where it never closes or names no class: git lets such a
  /// pattern match nothing.
  static func parse(_ text: ArraySlice<UInt8>) -> (set: ByteSet, end: Int)? {
    var set = ByteSet()
    var at = text.startIndex + 1
    let end = text.endIndex
    let isNegated = at < end && (text[at] == UInt8(ascii: "!") || text[at] == UInt8(ascii: "^"))
    if isNegated { at += 1 }
    let first = at
    while at < end {
      if text[at] == UInt8(ascii: "]"), at > first {
        if isNegated { set.bits = ~set.bits }
        return (set, at + 1)
      }
      if text[at...].starts(with: "[:".utf8) {
        guard let close = text[(at + 2)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        if close > at + 2, text[close - 1] == UInt8(ascii: ":") {
          guard let members = namedClass(String(decoding: text[(at + 2)..<(close - 1)], as: UTF8.self)) else {
            return nil
          }
          for byte in UInt8.min...UInt8.max where members(byte) { set.insert(byte) }
          at = close + 1
          continue
        }
      }
      guard let low = element(text, &at) else { return nil }
      if at + 1 < end, text[at] == UInt8(ascii: "-"), text[at + 1] != UInt8(ascii: "]") {
        at += 1
        guard let high = element(text, &at) else { return nil }
        if low <= high { for byte in low...high { set.insert(byte) } }
      } else {
        set.insert(low)
      }
    }
    return nil
  }

  private static func element(_ text: ArraySlice<UInt8>, _ at: inout Int) -> UInt8? {
    if text[at] == UInt8(ascii: "\\") { at += 1 }
    guard at < text.endIndex else { return nil }
    defer { at += 1 }
    return text[at]
  }

  private static func namedClass(_ name: String) -> ((UInt8) -> Bool)? {
    let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isAlphanumeric = { (byte: UInt8) in upper ~= byte || lower ~= byte || digits ~= byte }
    switch name {
    case "alnum": return isAlphanumeric
    case "alpha": return { upper ~= $0 || lower ~= $0 }
    case "blank": return { $0 == 0x20 || $0 == 0x09 }
    case "cntrl": return { $0 < 0x20 || $0 == 0x7F }
    case "digit": return { digits ~= $0 }
    case "graph": return { (0x21...0x7E) ~= $0 }
    case "lower": return { lower ~= $0 }
    case "print": return { (0x20...0x7E) ~= $0 }
    case "punct": return { (0x21...0x7E) ~= $0 && !isAlphanumeric($0) }
    case "space": return { $0 == 0x20 || (0x09...0x0D) ~= $0 }
    case "upper": return { upper ~= $0 }
    case "xdigit": return { digits ~= $0 || (UInt8(ascii: "a")...UInt8(ascii: "f")) ~= $0 | 0x20 }
    default: return nil
    }
  }
}
