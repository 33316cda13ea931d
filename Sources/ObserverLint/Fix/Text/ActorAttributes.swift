/// The attributes of a file that may isolate a type to an actor, and the reach of each attribute. A search for attributes
/// is cheap: most classes have none, so files without a finding need no parser.
struct ActorAttributes {
  private let spans: SpanIndex

  init(_ bytes: [UInt8]) {
    let places = bytes.withUnsafeBufferPointer { Self.suffix.places(in: $0) }.map { Int($0) }.sorted()
    var spans: [SpanIndex.Entry] = []
    // Those that nothing parts reach as far: none is looked over twice.
    var next: (end: Int, reach: Int)?
    for place in places.reversed() {
      let end = place + Self.length
      guard end < bytes.count, !bytes[end].isPartOfName, Self.isAttribute(endingAt: place, bytes) else { continue }
      let reach = Self.reach(from: end, bytes, next)
      spans.append((place, reach, 0))
      next = (end, reach)
    }
    self.spans = SpanIndex(spans)
  }

  /// Returns true if an attribute may belong to the declaration whose name begins there.
  func mayApply(toNameAt offset: Int) -> Bool { !spans.containing(offset).isEmpty }

  private static let suffix = WordSearch(["Actor"])
  private static let length = 5

  /// Returns true if `@` stands before the name, which a module may qualify.
  private static func isAttribute(endingAt place: Int, _ bytes: [UInt8]) -> Bool {
    var start = place
    while start > 0, bytes[start - 1].isPartOfName || bytes[start - 1] == 0x2E || bytes[start - 1] == 0x60 {
      start -= 1
    }
    return start > 0 && bytes[start - 1] == UInt8(ascii: "@")
  }

  /// Behind the first brace or semicolon that stands in no comment, string or parenthesis: what is attributed is named
  /// before.
  private static func reach(from start: Int, _ bytes: [UInt8], _ following: (end: Int, reach: Int)?) -> Int {
    var index = start
    var depth = 0
    func next() -> UInt8 { index + 1 < bytes.count ? bytes[index + 1] : 0 }
    while index < bytes.count {
      if depth == 0, let following, index == following.end { return following.reach }
      switch bytes[index] {
      case UInt8(ascii: "/") where next() == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "/") where next() == UInt8(ascii: "*"):
        index = endOfComment(from: index, bytes)
        continue
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): if depth <= 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return bytes.count
  }

  private static func endOfComment(from start: Int, _ bytes: [UInt8]) -> Int {
    var index = start
    var depth = 0
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (0x2F, 0x2A):
        depth += 1
        index += 2
      case (0x2A, 0x2F):
        depth -= 1
        index += 2
        if depth == 0 { return index }
      default: index += 1
      }
    }
    return bytes.count
  }
}
