/// The tokens of an Objective-C file, without comments, texts, numbers and lines of the preprocessor.
struct ObjectiveCTokens {
  enum Token {
    case word(Range<Int>)
    /// A word after `@`.
    case directive(Range<Int>)
    case mark(UInt8)
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The mark before the token that was read last; nil if no mark stands there.
  private(set) var previousMark: UInt8?
  private var lastMark: UInt8?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    previousMark = lastMark
    lastMark = nil
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): position += 1
      case UInt8(ascii: "#"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipText(byte)
      case UInt8(ascii: "@"):
        position += 1
        if position < bytes.count, isLetter(bytes[position]) { return .directive(word()) }
      case UInt8(ascii: "0")...UInt8(ascii: "9"): _ = word()
      default:
        if isLetter(byte) { return .word(word()) }
        position += 1
        lastMark = byte
        return .mark(byte)
      }
    }
    return nil
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func word() -> Range<Int> {
    let start = position
    while position < bytes.count, isLetter(bytes[position]) || isDigit(bytes[position]) { position += 1 }
    return start..<position
  }

  func text(_ word: Range<Int>) -> String { String(decoding: bytes[word], as: UTF8.self) }

  func isCapitalized(_ word: Range<Int>) -> Bool {
    bytes[word.lowerBound] >= UInt8(ascii: "A") && bytes[word.lowerBound] <= UInt8(ascii: "Z")
  }

  /// Most words are none of these, so no text is made of a word to compare it.
  func isOne(_ word: Range<Int>, of names: [[UInt8]]) -> Bool {
    names.contains { $0.count == word.count && bytes[word].elementsEqual($0) }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// A backslash at the end of a line goes on with the next line.
  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  private mutating func skipComment() {
    position += 2
    while position < bytes.count, bytes[position] != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") { position += 1 }
    position += 2
  }

  /// A text ends with its line at the latest.
  private mutating func skipText(_ quote: UInt8) {
    position += 1
    while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "\n") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
  }
}
