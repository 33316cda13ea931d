/// Writes a JSON document piece by piece, in the order of the calls, so that two runs give the same bytes. Foundation's
/// encoder would take longer to load than most projects take to lint.
///
/// The parts of members are not inlined. A report is one expression of dozens of nested members, and was otherwise
/// among the functions that took the compiler longest.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// Takes what is written so far: a document of a million findings is not kept whole. Nil: it stays.
  private let drain: (([UInt8]) -> Void)?
  private var depth = 0
  private var isFirst = true
  /// True if the document has no line breaks between its parts.
  private let isCompact: Bool

  package init(isCompact: Bool = false, drain: (([UInt8]) -> Void)? = nil) {
    self.isCompact = isCompact
    self.drain = drain
  }

  @inline(never)
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open("{")
    members(&self)
    close("}")
  }

  @inline(never)
  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open("[")
    for element in elements {
      separate()
      write(&self, element)
      if let drain, bytes.count >= Self.piece {
        drain(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    close("]")
  }

  @inline(never)
  package mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    separate()
    string(key)
    bytes += ": ".utf8
    value(&self)
  }

  @inline(never)
  package mutating func member(_ key: String, _ value: String) { member(key) { $0.string(value) } }

  @inline(never)
  package mutating func member(_ key: String, _ value: Bool) {
    member(key) { $0.bytes += (value ? "true" : "false").utf8 }
  }

  @inline(never)
  package mutating func member(_ key: String, _ value: Int) { member(key) { $0.bytes += "\(value)".utf8 } }

  @inline(never)
  package mutating func null() { bytes += "null".utf8 }

  /// Writes a number as its text has it.
  @inline(never)
  package mutating func number(_ text: String) { bytes += text.utf8 }

  /// Without an exponent, to the microsecond.
  @inline(never)
  mutating func member(_ key: String, seconds: Double) {
    let micro = Int(max(0, seconds) * 1_000_000)
    let fraction = "\(micro % 1_000_000)"
    let zeros = String(repeating: "0", count: 6 - fraction.utf8.count)
    member(key) { $0.bytes += "\(micro / 1_000_000).\(zeros)\(fraction)".utf8 }
  }

  @inline(never)
  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // Nearly all text is plain.
    if text.utf8.contains(where: Self.mayNeedEscape) {
      var last: Unicode.Scalar = " "
      for scalar in text.unicodeScalars {
        append(escaped: scalar, behind: last)
        last = scalar
      }
    } else {
      bytes += text.utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(never)
  private mutating func append(escaped scalar: Unicode.Scalar, behind last: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\u{08}": bytes += "\\b".utf8
    case "\t": bytes += "\\t".utf8
    case "\n": bytes += "\\n".utf8
    case "\u{0C}": bytes += "\\f".utf8
    case "\r": bytes += "\\r".utf8
    // A web page may show the document.
    case "<": append(hexadecimal: scalar.value)
    // What a build server that reads the log would take for a command: `##[…]`.
    case "#" where last == "#": append(hexadecimal: scalar.value)
    case _ where PlainText.isControl(scalar): append(hexadecimal: scalar.value)
    default: bytes += UTF8.encode(scalar)?.map(\.self) ?? []
    }
  }

  /// Appends the escape of a code point below 65536.
  @inline(never)
  private mutating func append(hexadecimal value: UInt32) {
    let digits = String(value, radix: 16)
    bytes += "\\u".utf8
    bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    bytes += digits.utf8
  }

  /// Bytes.
  private static let piece = 1 << 20

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: "<"): true
    default: false
    }
  }

  mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

  @inline(never)
  private mutating func open(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    depth += 1
    isFirst = true
  }

  @inline(never)
  private mutating func close(_ bracket: Unicode.Scalar) {
    depth -= 1
    if !isFirst { indent() }
    bytes.append(UInt8(ascii: bracket))
    isFirst = false
  }

  @inline(never)
  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    indent()
  }

  @inline(never)
  private mutating func indent() {
    if isCompact { return }
    newline()
    for _ in 0..<depth { bytes += "  ".utf8 }
  }
}
