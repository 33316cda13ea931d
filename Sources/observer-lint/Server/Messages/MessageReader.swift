/// Takes messages out of a stream of bytes. Each message is a header with `Content-Length`, an empty line, and a body of
/// that many bytes. A message may arrive in pieces, and a piece may have several messages.
struct MessageReader {
  enum Item: Equatable {
    case body([UInt8])
    /// A header without a length that can be used. Nobody knows where the next message begins.
    case badHeader
    /// A body that is too long. The reader goes on behind it.
    case longBody
  }

  private var bytes: [UInt8] = []
  /// The number of bytes in front that were taken already.
  private var taken = 0
  /// The length of the body whose header was read.
  private var length: Int?
  /// The number of bytes of a body that is too long, and that are still to come.
  private var skipped = 0

  /// A header that is longer never ends.
  private static let longestHeader = 16 << 10
  /// No text of a program is longer.
  private static let longestBody = 256 << 20

  mutating func append(_ piece: [UInt8]) {
    bytes.removeFirst(taken)
    taken = 0
    bytes += piece
  }

  /// The next item. Nil if it has not arrived whole.
  mutating func next() -> Item? {
    let dropped = min(skipped, bytes.count - taken)
    skipped -= dropped
    taken += dropped
    if length == nil, skipped == 0 {
      guard let header = takeHeader() else { return nil }
      guard let count = Self.contentLength(header) else { return .badHeader }
      if count > Self.longestBody {
        skipped = count
        return .longBody
      }
      length = count
    }
    guard let count = length, bytes.count - taken >= count else { return nil }
    defer {
      taken += count
      length = nil
    }
    return .body(Array(bytes[taken..<(taken + count)]))
  }

  /// The lines up to the empty line. None if there are too many. Nil if the empty line is still to come.
  private mutating func takeHeader() -> ArraySlice<UInt8>? {
    let rest = bytes[taken...]
    var lineStart = rest.startIndex
    for index in rest.indices where rest[index] == UInt8(ascii: "\n") {
      let line = rest[lineStart..<index]
      if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) {
        taken = index + 1
        return rest[..<lineStart]
      }
      lineStart = index + 1
    }
    guard rest.count > Self.longestHeader else { return nil }
    taken = bytes.count
    return []
  }

  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }.prefix { $0 != " " }
      return digits.allSatisfy(\.isNumber) ? Int(digits) : nil
    }
    return nil
  }
}
