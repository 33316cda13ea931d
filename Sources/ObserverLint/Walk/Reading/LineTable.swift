#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the lines of a text begin, to turn byte offsets into lines and columns.
///
/// A line ends at `\n`, `\r\n` or a lone `\r`, as for the compiler. Lines and columns count from 1, columns in bytes.
package struct LineTable: Sendable {
  private var starts = [0]
  private let length: Int

  package init(_ text: [UInt8]) { self = text.withUnsafeBufferPointer { LineTable($0) } }

  init(_ text: UnsafeBufferPointer<UInt8>) {
    length = text.count
    guard let base = text.baseAddress, length > 0 else { return }
    if memchr(base, Int32(UInt8(ascii: "\r")), length) == nil {
      var next = 0
      while let end = memchr(base + next, Int32(UInt8(ascii: "\n")), length - next) {
        next = UnsafeRawPointer(end) - UnsafeRawPointer(base) + 1
        starts.append(next)
      }
    } else {
      for index in text.indices {
        let isReturn = text[index] == UInt8(ascii: "\r")
        let isFirstOfTwo = isReturn && index + 1 < length && text[index + 1] == UInt8(ascii: "\n")
        if text[index] == UInt8(ascii: "\n") || (isReturn && !isFirstOfTwo) { starts.append(index + 1) }
      }
    }
  }

  /// An offset outside of the text, as when the file became shorter since it was read, counts as its nearest end.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = max(0, min(offset, length))
    let line = starts.partitioningIndex { $0 > offset }
    return (line, offset - starts[line - 1] + 1)
  }

  /// How many lines there are; nothing behind the last newline is none.
  var count: Int { starts.last == length ? starts.count - 1 : starts.count }

  /// The bytes of a line, and of what ends it; nil for a line that is not there.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : length)
  }
}
