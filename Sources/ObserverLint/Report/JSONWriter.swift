/// Writes a JSON document piece by piece, in the order it is told, so that two runs give the same bytes. Foundation's
/// encoder would take longer to load than most projects take to lint.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    open("{")
    members(&self)
    close("}")
  }

  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open("[")
    for element in elements {
      separate()
      write(&self, element)
    }
    close("]")
  }

  mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    separate()
    string(key)
    bytes += ": ".utf8
    value(&self)
  }

  mutating func member(_ key: String, _ value: String) { member(key) { $0.string(value) } }

  mutating func member(_ key: String, _ value: Int) { member(key) { $0.bytes += "\(value)".utf8 } }

  /// Without an exponent, to the microsecond.
  mutating func member(_ key: String, seconds: Double) {
    let micro = Int(max(0, seconds) * 1_000_000)
    let fraction = "\(micro % 1_000_000)"
    let zeros = String(repeating: "0", count: 6 - fraction.utf8.count)
    member(key) { $0.bytes += "\(micro / 1_000_000).\(zeros)\(fraction)".utf8 }
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if !text.utf8.contains(where: Self.needsEscape) {
      bytes += text.utf8
      bytes.append(UInt8(ascii: "\""))
      return
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x20, 0x7F:
        bytes += "\\u00".utf8
        bytes += (byte < 0x10 ? "0" : "").utf8
        bytes += String(byte, radix: 16).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func open(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    depth -= 1
    if !isFirst { indent() }
    bytes.append(UInt8(ascii: bracket))
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    indent()
  }

  private mutating func indent() {
    newline()
    for _ in 0..<depth { bytes += "  ".utf8 }
  }
}
