/// Reads the elements of an XML document. Foundation's parser would need a library on Linux that not every machine has.
///
/// No document type is followed: storyboards and property lists need none.
struct XMLText {
  enum Part {
    case start(String, [String: String])
    /// An element ends. It has the characters that stand in it and in no element inside of it.
    case end(String, text: String)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var elements: [(name: String, text: [UInt8])] = []
  /// An element that ends where it began.
  private var pendingEnd = false
  private var hasRoot = false
  /// True if the text is damaged, is not UTF-8, or ends before its elements do.
  private(set) var isDamaged = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isDamaged = String(validating: bytes, as: UTF8.self) == nil
  }

  /// The next part, or nil at the end of the document and where it is damaged.
  mutating func next() -> Part? {
    if isDamaged { return nil }
    if pendingEnd {
      pendingEnd = false
      return end()
    }
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        if !elements.isEmpty { elements[elements.count - 1].text.append(bytes[position]) }
        position += 1
        continue
      }
      guard position + 1 < bytes.count else { return damaged() }
      switch bytes[position + 1] {
      case UInt8(ascii: "?"): _ = skip(from: "<?", to: "?>")
      case UInt8(ascii: "!"): _ = skip(from: "<!--", to: "-->") || addCharacters() || skip(from: "<!", to: ">")
      case UInt8(ascii: "/"):
        position += 1
        return endTag()
      default:
        position += 1
        return startTag()
      }
      if isDamaged { return nil }
    }
    if !elements.isEmpty || !hasRoot { isDamaged = true }
    return nil
  }

  // MARK: Parts

  private mutating func startTag() -> Part? {
    let name = word()
    var attributes: [String: String] = [:]
    while !name.isEmpty {
      skipBlanks()
      guard position < bytes.count else { break }
      switch bytes[position] {
      case UInt8(ascii: ">"), UInt8(ascii: "/"):
        pendingEnd = bytes[position] == UInt8(ascii: "/")
        position += pendingEnd ? 2 : 1
        guard position <= bytes.count, bytes[position - 1] == UInt8(ascii: ">") else { return damaged() }
        elements.append((name, []))
        hasRoot = true
        return .start(name, attributes)
      default:
        let key = word()
        skipBlanks()
        guard !key.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return damaged() }
        position += 1
        skipBlanks()
        guard let value = quoted() else { return damaged() }
        attributes[key] = value
      }
    }
    return damaged()
  }

  private mutating func endTag() -> Part? {
    position += 1
    let name = word()
    skipBlanks()
    guard name == elements.last?.name, position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
      return damaged()
    }
    position += 1
    return end()
  }

  private mutating func end() -> Part? {
    elements.popLast().map { .end($0.name, text: Self.decoded($0.text[...])) }
  }

  private mutating func damaged() -> Part? {
    isDamaged = true
    return nil
  }

  // MARK: Characters

  /// `<![CDATA[…]]>`
  private mutating func addCharacters() -> Bool {
    let start = position
    guard skip(from: "<![CDATA[", to: "]]>"), !isDamaged, !elements.isEmpty else { return position > start }
    let escaped = bytes[(start + 9)..<(position - 3)].flatMap { $0 == UInt8(ascii: "&") ? Array("&amp;".utf8) : [$0] }
    elements[elements.count - 1].text += escaped
    return true
  }

  private mutating func skip(from start: StaticString, to end: StaticString) -> Bool {
    let (start, end) = (Array(start.description.utf8), Array(end.description.utf8))
    guard bytes[position...].starts(with: start) else { return false }
    position += start.count
    while position < bytes.count, !(bytes[position] == end[0] && bytes[position...].starts(with: end)) { position += 1 }
    if position == bytes.count { isDamaged = true } else { position += end.count }
    return true
  }

  private mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, !Self.isBlank(bytes[position]), !Self.endsWord.contains(bytes[position]) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static let endsWord = Set("<>/='\"".utf8)

  private mutating func quoted() -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'"),
      let end = bytes[(position + 1)...].firstIndex(of: bytes[position])
    else { return nil }
    defer { position = end + 1 }
    return Self.decoded(bytes[(position + 1)..<end])
  }

  /// `&amp;`, `&#38;` and `&#x26;` are `&`.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += String(decoding: rest[..<start], as: UTF8.self)
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: rest[(start + 1)..<end], as: UTF8.self))
      else {
        result += "&"
        rest = rest[(start + 1)...]
        continue
      }
      result.append(character)
      rest = rest[(end + 1)...]
    }
    return result + String(decoding: rest, as: UTF8.self)
  }

  private static func character(_ name: String) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let number = name.dropFirst()
      let code = number.first == "x" ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
      return name.first == "#" ? code.flatMap(Unicode.Scalar.init).map(Character.init) : nil
    }
  }
}
