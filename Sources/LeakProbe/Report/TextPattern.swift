/// A pattern for texts. It is found anywhere in a text. `*` stands for anything, `^` at its beginning and `$` at its end for
/// the beginning and the end.
struct TextPattern {
  /// Between stars.
  private let parts: [[UInt8]]
  private let isAtStart: Bool
  private let isAtEnd: Bool

  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    isAtStart = rest.first == UInt8(ascii: "^")
    if isAtStart { rest.removeFirst() }
    isAtEnd = rest.last == UInt8(ascii: "$")
    if isAtEnd { rest.removeLast() }
    parts = rest.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
  }

  func matches(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    for (index, part) in parts.enumerated() {
      let isFirst = index == 0 && isAtStart
      let isLast = index == parts.count - 1 && isAtEnd
      if isFirst {
        guard rest.starts(with: part) else { return false }
        rest = rest.dropFirst(part.count)
        if isLast { return rest.isEmpty }
      } else if isLast {
        return rest.count >= part.count && rest.suffix(part.count).elementsEqual(part)
      } else {
        guard let end = Self.end(ofFirst: part, in: rest) else { return false }
        rest = rest[end...]
      }
    }
    return true
  }

  /// Where the first occurrence of `part` ends. Nil: there is none.
  private static func end(ofFirst part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard let first = part.first else { return text.startIndex }
    var start = text.startIndex
    while text.endIndex - start >= part.count {
      if text[start] == first, text[start..<start + part.count].elementsEqual(part) { return start + part.count }
      start += 1
    }
    return nil
  }
}
