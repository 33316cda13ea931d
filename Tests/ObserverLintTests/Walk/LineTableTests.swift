import Testing

@testable import ObserverLint

@Suite struct LineTableTests {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 2, 1), (4, 2, 3), (5, 3, 1), (6, 4, 1), (9, 4, 4), (99, 4, 4), (-1, 1, 1),
  ])
  func placesOffsets(_ offset: Int, _ line: Int, _ column: Int) {
    // One of each way to end a line: after a, after b, after the empty third line.
    let place = LineTable(Array("a\nb\r\n\rend".utf8)).place(of: offset)
    #expect(place.line == line)
    #expect(place.column == column)
  }

  @Test func countsColumnsInBytes() {
    #expect(LineTable(Array("é漢x".utf8)).place(of: 5).column == 6)
  }

  @Test(arguments: [(1, 0..<2), (2, 2..<4), (3, nil), (0, nil)])
  func givesTheBytesOfLines(_ line: Int, _ range: Range<Int>?) {
    #expect(LineTable(Array("a\nbc".utf8)).range(ofLine: line) == range)
  }
}
