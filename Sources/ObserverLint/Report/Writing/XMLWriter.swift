/// Writes an XML document element by element, in the order of the calls.
struct XMLWriter {
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  /// An element without text. With no `content` it is empty.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>,
    _ content: ((inout XMLWriter) -> Void)? = nil
  ) {
    start(name, attributes)
    guard let content else {
      bytes += "/>\n".utf8
      return
    }
    bytes += ">\n".utf8
    depth += 1
    content(&self)
    depth -= 1
    indent()
    bytes += "</\(name)>\n".utf8
  }

  mutating func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>, text: String) {
    start(name, attributes)
    bytes += ">".utf8
    append(escaped: text, keepsLines: true)
    bytes += "</\(name)>\n".utf8
  }

  private mutating func start(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) {
    indent()
    bytes += "<\(name)".utf8
    for (key, value) in attributes {
      bytes += " \(key)=\"".utf8
      append(escaped: value, keepsLines: false)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func indent() { bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth) }

  /// A newline in an attribute would be read as a space. Characters that XML does not know, not even as numbers, become
  /// U+FFFD, as do those that steer terminals. The second of two `#` stands as a number: see `PlainText.line`.
  private mutating func append(escaped text: String, keepsLines: Bool) {
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"": bytes += "&quot;".utf8
      case "'": bytes += "&#39;".utf8
      case "#" where last == "#", ":" where last == ":": bytes += "&#\(scalar.value);".utf8
      case "\n" where keepsLines: bytes.append(UInt8(ascii: "\n"))
      case "\n", "\r", "\t": bytes += "&#\(scalar.value);".utf8
      case "\u{FFFE}", "\u{FFFF}": bytes += "\u{FFFD}".utf8
      case _ where PlainText.isControl(scalar): bytes += "\u{FFFD}".utf8
      default: bytes += UTF8.encode(scalar)?.map(\.self) ?? []
      }
      last = scalar
    }
  }
}
