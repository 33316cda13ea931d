import ObserverLint

/// The unit in which client and server count the places in a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The number of units of some bytes.
  func count(_ bytes: ArraySlice<UInt8>) -> Int {
    switch self {
    case .utf8: bytes.count
    case .utf16:
      bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).utf16.count
    }
  }

  /// The number of bytes that some units at the beginning of a line take. A place behind the line counts as its end, and a
  /// place within a character as the character's beginning.
  func bytes(of units: Int, in line: ArraySlice<UInt8>) -> Int {
    var rest = units
    var index = line.startIndex
    while index < line.endIndex {
      let length = Self.length(beginningWith: line[index])
      let cost = self == .utf16 ? (length == 4 ? 2 : 1) : length
      if cost > rest { break }
      rest -= cost
      index = min(index + length, line.endIndex)
    }
    return index - line.startIndex
  }

  /// The number of bytes of a character, by its first byte.
  private static func length(beginningWith byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  /// The place that a report names: line and column from 1, columns in bytes.
  func position(line: Int, column: Int, in text: [UInt8]) -> Position {
    Position(line: line - 1, character: count(text.prefix(max(0, column - 1))))
  }
}

/// The places of a text, between bytes and the protocol's positions.
struct TextPositions {
  private let text: [UInt8]
  private let lines: LineTable
  private let encoding: PositionEncoding

  init(_ text: [UInt8], _ encoding: PositionEncoding) {
    self.text = text
    self.encoding = encoding
    lines = LineTable(text)
  }

  /// A position outside of the text counts as the nearest place in it. The signs that end a line are outside of the line.
  func offset(of position: Position) -> Int {
    guard let range = lines.range(ofLine: position.line + 1) else { return text.count }
    var line = text[range]
    while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { line.removeLast() }
    return range.lowerBound + encoding.bytes(of: position.character, in: line)
  }

  func position(of offset: Int) -> Position {
    let (line, column) = lines.place(of: offset)
    return encoding.position(line: line, column: column, in: Array(text[(lines.range(ofLine: line) ?? 0..<0)]))
  }
}
