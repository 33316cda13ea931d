import ObserverLint
import Testing

@testable import observer_lint

/// Places in texts, in both encodings.
@Suite struct PositionTests {
  private static let text = "a😀é\r\nü\rz\n"

  @Test(arguments: [
    // a, the emoji (four bytes, two units), é, the end of the line
    (0, 0, 0, 0), (1, 0, 1, 1), (5, 0, 5, 3), (7, 0, 7, 4),
    (9, 1, 0, 0), (11, 1, 2, 1), (12, 2, 0, 0), (13, 2, 1, 1), (14, 3, 0, 0),
  ])
  func placesAreTurnedBothWays(offset: Int, line: Int, utf8: Int, utf16: Int) {
    for (encoding, character) in [(PositionEncoding.utf8, utf8), (.utf16, utf16)] {
      let positions = TextPositions(Array(Self.text.utf8), encoding)
      let position = Position(line: line, character: character)
      #expect(positions.position(of: offset) == position)
      #expect(positions.offset(of: position) == offset)
    }
  }

  @Test(arguments: [
    // Behind a line, behind the text, within a character.
    (0, 99, 7, 7), (1, 99, 11, 11), (3, 5, 14, 14), (99, 0, 14, 14), (0, 2, 1, 1), (0, 6, 5, 7),
  ])
  func placesOutsideOfTheTextAreTheNearest(line: Int, character: Int, utf8: Int, utf16: Int) {
    for (encoding, offset) in [(PositionEncoding.utf8, utf8), (.utf16, utf16)] {
      let positions = TextPositions(Array(Self.text.utf8), encoding)
      #expect(positions.offset(of: Position(line: line, character: character)) == offset, "\(encoding)")
    }
  }

  @Test func anEmptyTextHasAPlace() {
    let positions = TextPositions([], .utf16)
    #expect(positions.offset(of: Position(line: 0, character: 0)) == 0)
    #expect(positions.offset(of: Position(line: 3, character: 3)) == 0)
    #expect(positions.position(of: 0) == Position(line: 0, character: 0))
  }

  @Test(arguments: [
    ("0", 0), ("1.0", 2), ("1e0", 2), ("-1", 0), ("2147483647", 4), ("9223372036854775807", 4), ("1e308", 4),
  ])
  func aPlaceIsAnyNumber(number: String, offset: Int) throws {
    let value = try JSONReader.read(Array(#"{ "line": \#(number), "character": 0 }"#.utf8))
    let position = try #require(Position(value))
    #expect(TextPositions(Array("a\nbc".utf8), .utf16).offset(of: position) == offset)
  }

  @Test func aPlaceHasNoFraction() throws {
    #expect(Position(try JSONReader.read(Array(#"{ "line": 1.5, "character": 0 }"#.utf8))) == nil)
  }

  private func changed(_ text: String, _ changes: [(from: [Int], to: [Int], text: String)]) -> String {
    var document = Document(address: "file:///a.swift", file: "/a.swift", version: 1, text: Array(text.utf8))
    let changes = changes.map { change in
      Document.Change(
        range: TextRange(
          Position(line: change.from[0], character: change.from[1]),
          Position(line: change.to[0], character: change.to[1])), text: Array(change.text.utf8))
    }
    document.apply(changes, version: 2, .utf16)
    #expect(document.version == 2)
    return String(decoding: document.text ?? [], as: UTF8.self)
  }

  @Test func changesApplyOneAfterTheOther() {
    #expect(changed("ab\ncd\n", [([0, 1], [1, 1], "x")]) == "axd\n")
    #expect(
      changed("a😀b\r\nc", [([0, 3], [0, 4], ""), ([0, 1], [0, 3], "é"), ([1, 0], [1, 0], "x")]) == "aé\r\nxc")
    #expect(changed("a", [([5, 5], [9, 9], "\nb")]) == "a\nb")
    #expect(changed("ab", [([0, 2], [0, 0], "c")]) == "c", "a range that is the wrong way round")
    #expect(changed("a\r\nb", [([0, 1], [1, 0], "")]) == "ab")
  }

  @Test func addressesArePaths() {
    #expect(FileAddress.path(of: "file:///no%20such/%C3%BC.swift") == "/no such/ü.swift")
    #expect(FileAddress.path(of: "file://localhost/no/a") == "/no/a")
    #expect(FileAddress.path(of: "file:///no/../a%") == "/a%")
    for address in ["untitled:Untitled-1", "file://host/a", "file:", "", "git:/a.swift", "file:///a%00b"] {
      #expect(FileAddress.path(of: address) == nil)
    }
  }
}
