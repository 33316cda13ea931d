/// Which closing delimiters, a character and `#` signs behind it, a stretch of the file has.
///
/// Some literals are read one way or another depending on whether they are closed at all. Looking for that anew at each
/// opening would take quadratic time on a line or a file of openings, so a stretch is read once, for all of them.
struct ClosingDelimiters {
  private var range = 0..<0
  /// At index n, the last offset of a delimiter that has n or more signs.
  private var lastOffsets: [Int] = []

  /// Returns true if a delimiter with so many signs stands at an offset or behind it. `find` reads the stretch around
  /// the offset.
  mutating func exists(pounds: Int, from offset: Int, find: () -> ClosingDelimiters) -> Bool {
    if !range.contains(offset) { self = find() }
    return pounds < lastOffsets.count && lastOffsets[pounds] >= offset
  }

  /// The quotes from an offset to the end of its line.
  static func closingQuotes(in cursor: ByteCursor, from start: Int) -> ClosingDelimiters {
    let end = cursor.endOfLine(from: start)
    var result = ClosingDelimiters()
    result.range = start..<max(end, start + 1)
    var offset = start
    while offset < end {
      if cursor.byte(at: offset) == UInt8(ascii: "\"") { result.add(offset, pounds: cursor.pounds(at: offset + 1)) }
      offset += 1
    }
    return result
  }

  /// The slashes from an offset to the end of the file that no backslash escapes.
  static func closingSlashes(in cursor: ByteCursor, from start: Int) -> ClosingDelimiters {
    var result = ClosingDelimiters()
    result.range = start..<max(cursor.count, start + 1)
    var offset = start
    while offset < cursor.count {
      switch cursor.byte(at: offset) {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "/"): result.add(offset, pounds: cursor.pounds(at: offset + 1))
      default: break
      }
      offset += 1
    }
    return result
  }

  private mutating func add(_ offset: Int, pounds: Int) {
    while lastOffsets.count <= pounds { lastOffsets.append(offset) }
    for index in 0...pounds { lastOffsets[index] = offset }
  }
}
