/// Where the lines of a text begin, to turn byte offsets into lines and columns.
///
/// A line ends at `\n`, `\r\n` or a lone `\r`, as for the compiler. Lines and columns count from 1, columns in bytes.
struct LineTable: Sendable {
  private let starts: [Int]
  private let text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    var starts = [0]
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\n") {
        starts.append(index + 1)
      } else if byte == UInt8(ascii: "\r"), index + 1 == text.count || text[index + 1] != UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
    }
    self.starts = starts
  }

  /// An offset outside of the text, as when the file became shorter since it was read, counts as its nearest end.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = max(0, min(offset, text.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// Where a line begins; nil for a line that is not there.
  func start(ofLine line: Int) -> Int? { starts.indices.contains(line - 1) ? starts[line - 1] : nil }

  /// A line's text without what ends it.
  func line(_ line: Int) -> ArraySlice<UInt8> {
    guard let start = start(ofLine: line) else { return [] }
    var end = line < starts.count ? starts[line] : text.count
    while end > start, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return text[start..<end]
  }
}
