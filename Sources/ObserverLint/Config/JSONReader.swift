/// The reason why a text is not JSON, and the place.
package struct JSONFailure: Error {
  var offset: Int
  package var message: String
}

/// Reads JSON with `//` and `/* */` comments and with commas behind the last element, as editors write it for people.
///
/// Foundation's reader knows neither comments nor where a value stands, and takes longer to load than this takes to run.
package struct JSONReader {
  private let bytes: [UInt8]
  private var at = 0
  private var depth = 0
  /// True if U+FFFD takes the place of bytes that are not UTF-8, and of halves of surrogate pairs.
  private let repairsText: Bool

  private static let maximumDepth = 100

  package static func read(_ bytes: [UInt8], repairsText: Bool = false) throws(JSONFailure) -> JSONValue {
    var reader = JSONReader(bytes: bytes, repairsText: repairsText)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.at = 3 }
    let value = try reader.value()
    try reader.skipBlank()
    if reader.at < bytes.count {
      throw JSONFailure(offset: reader.at, message: "nothing may stand behind the document")
    }
    return value
  }

  private init(bytes: [UInt8], repairsText: Bool) {
    self.bytes = bytes
    self.repairsText = repairsText
  }

  private var current: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func value() throws(JSONFailure) -> JSONValue {
    try skipBlank()
    let start = at
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { throw JSONFailure(offset: at, message: "nested too deep") }
    let content: JSONValue.Content
    switch current {
    case UInt8(ascii: "{"): content = .object(try members())
    case UInt8(ascii: "["): content = .array(try elements())
    case UInt8(ascii: "\""): content = .string(try string())
    case let byte? where Self.beginsNumber(byte): content = .number(try number())
    case nil: throw JSONFailure(offset: at, message: "a value is missing at the end")
    default: content = try word()
    }
    return JSONValue(content: content, offset: start)
  }

  private static func beginsNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func word() throws(JSONFailure) -> JSONValue.Content {
    let start = at
    while let byte = current, byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") { at += 1 }
    switch String(decoding: bytes[start..<at], as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: throw JSONFailure(offset: start, message: "expected a value; text needs double quotes")
    }
  }

  private mutating func number() throws(JSONFailure) -> String {
    let start = at
    while let byte = current, "+-.eE0123456789".utf8.contains(byte) { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    let digits = text.drop { $0 == "-" }
    guard Double(text) != nil, digits.first?.isNumber == true,
      digits.utf8.count == 1 || digits.first != "0" || digits.dropFirst().first?.isNumber != true
    else { throw JSONFailure(offset: start, message: "'\(text)' is no number") }
    return text
  }

  private mutating func elements() throws(JSONFailure) -> [JSONValue] {
    at += 1
    var values: [JSONValue] = []
    while true {
      try skipBlank()
      if take("]") { return values }
      values.append(try value())
      try skipBlank()
      if take("]") { return values }
      if !take(",") { throw JSONFailure(offset: at, message: "a comma or ']' is missing") }
    }
  }

  private mutating func members() throws(JSONFailure) -> [JSONValue.Member] {
    at += 1
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    while true {
      try skipBlank()
      if take("}") { return members }
      let offset = at
      if current != UInt8(ascii: "\"") {
        throw JSONFailure(offset: at, message: "expected a key; keys need double quotes")
      }
      let key = try string()
      if !keys.insert(key).inserted {
        throw JSONFailure(offset: offset, message: "the key '\(key)' appears twice")
      }
      try skipBlank()
      if !take(":") { throw JSONFailure(offset: at, message: "a colon is missing behind the key '\(key)'") }
      members.append(JSONValue.Member(key: key, offset: offset, value: try value()))
      try skipBlank()
      if take("}") { return members }
      if !take(",") { throw JSONFailure(offset: at, message: "a comma or '}' is missing") }
    }
  }

  private mutating func string() throws(JSONFailure) -> String {
    let start = at
    at += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        let string = String(decoding: text, as: UTF8.self)
        if !repairsText, !string.utf8.elementsEqual(text) {
          throw JSONFailure(offset: start, message: "this text is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case ..<0x20: throw JSONFailure(offset: at, message: "a text may not hold control characters; write \\n or \\t")
      default:
        text.append(byte)
        at += 1
      }
    }
    throw JSONFailure(offset: start, message: "the text that begins here has no end")
  }

  private mutating func escape() throws(JSONFailure) -> Unicode.Scalar {
    let start = at
    at += 1
    let sign = current
    at += 1
    switch sign {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let unit = hexadecimal() {
        if let scalar = Unicode.Scalar(unit) { return scalar }
        // The first half of a pair.
        if unit < 0xDC00, take("\\"), take("u"), let low = hexadecimal(), (0xDC00..<0xE000).contains(low),
          let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
        {
          return scalar
        }
        if repairsText {
          // The sign behind a lone half counts for itself.
          at = start + Self.lengthOfUnit
          return "\u{FFFD}"
        }
      }
    default: break
    }
    throw JSONFailure(offset: start, message: "no such escape; a backslash itself is written twice")
  }

  /// The number of bytes in `\u` and its digits.
  private static let lengthOfUnit = 6

  private mutating func hexadecimal() -> UInt32? {
    guard at + 4 <= bytes.count else { return nil }
    let digits = bytes[at..<(at + 4)]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    at += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: sign) else { return false }
    at += 1
    return true
  }

  /// White space and comments.
  private mutating func skipBlank() throws(JSONFailure) {
    while let byte = current {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: at += 1
      case UInt8(ascii: "/"):
        let start = at
        at += 1
        if take("/") {
          while let byte = current, byte != 0x0A, byte != 0x0D { at += 1 }
        } else if take("*") {
          while current != nil,
            !(current == UInt8(ascii: "*") && at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/"))
          {
            at += 1
          }
          if current == nil { throw JSONFailure(offset: start, message: "the comment that begins here has no end") }
          at += 2
        } else {
          throw JSONFailure(offset: start, message: "a comment begins with // or /*")
        }
      default: return
      }
    }
  }
}
