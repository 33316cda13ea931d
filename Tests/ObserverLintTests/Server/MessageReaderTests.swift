import Testing

@testable import observer_lint

/// Messages in a stream of bytes.
@Suite struct MessageReaderTests {
  private func items(_ pieces: [String]) -> [MessageReader.Item] {
    var reader = MessageReader()
    return pieces.flatMap { piece in
      reader.append(Array(piece.utf8))
      var items: [MessageReader.Item] = []
      while let item = reader.next() { items.append(item) }
      return items
    }
  }

  private func body(_ text: String) -> MessageReader.Item { .body(Array(text.utf8)) }

  @Test func aPieceHasSeveralMessages() {
    #expect(
      items(["Content-Length: 2\r\n\r\nabContent-Length: 0\r\n\r\nContent-Length: 1\r\n\r\nc"]) == [
        body("ab"), body(""), body("c"),
      ])
  }

  @Test func aMessageIsInPieces() {
    let text = "Content-Type: x\r\nContent-Length: 3\r\n\r\nabcContent-Length: 1\r\n\r\nd"
    #expect(items(text.map { String($0) }) == [body("abc"), body("d")])
    for length in 1..<text.utf8.count {
      #expect(items([String(text.utf8.prefix(length))!, String(text.utf8.dropFirst(length))!]).count == 2)
    }
  }

  @Test(arguments: [
    "content-length:2\n\nab", "CONTENT-LENGTH:  2 \r\n\r\nab", "X: Content-Length\r\nContent-Length: 2\r\n\r\nab",
  ])
  func headersAreReadGenerously(text: String) {
    #expect(items([text]) == [body("ab")])
  }

  @Test(arguments: [
    "\r\n", "Content-Length: \r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: x\r\n\r\n",
  ])
  func aHeaderWithoutALengthIsLeftOut(text: String) {
    #expect(items([text, "Content-Length: 1\r\n\r\na"]) == [.badHeader, body("a")])
  }

  @Test func aBodyThatIsTooLongIsSkipped() {
    let length = 300 << 20
    var reader = MessageReader()
    reader.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(reader.next() == .longBody)
    let piece = [UInt8](repeating: 0x61, count: length / 4)
    for _ in 0..<4 {
      #expect(reader.next() == nil)
      reader.append(piece)
    }
    reader.append(Array("Content-Length: 1\r\n\r\nb".utf8))
    #expect(reader.next() == body("b"))
  }

  @Test func aHeaderWithoutAnEndIsDropped() {
    let items = items([String(repeating: "a", count: 20_000), "Content-Length: 1\r\n\r\na"])
    #expect(items == [.badHeader, body("a")])
  }
}
