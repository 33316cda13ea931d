import Testing

@testable import ObserverLint

@Suite struct TextSurveyTests {
  private func survey(_ bytes: [UInt8]) -> TextSurvey { bytes.withUnsafeBufferPointer { TextSurvey($0) } }

  @Test(arguments: [
    ("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\r\nb\r\n", 2), ("a\rb", 2), ("a\r", 1), ("\n\n\n", 3),
    ("a\n\rb", 3),
  ])
  func countsLines(_ text: String, _ lines: Int) {
    #expect(survey(Array(text.utf8)).lines == lines)
  }

  @Test func countsLinesOfALongText() {
    #expect(survey(Array(String(repeating: "let a = 1\n", count: 1000).utf8)).lines == 1000)
  }

  @Test(arguments: ["let a = 1", "// é 漢字 🎈", "\u{FEFF}let a = 1"])
  func takesTextForText(_ text: String) {
    #expect(survey(Array(text.utf8)).isText)
  }

  @Test func toleratesAFewBytesOfAnotherEncoding() {
    #expect(survey(Array("// caf".utf8) + [0xE9] + Array(" is where it happens\n".utf8)).isText)
  }

  @Test func knowsBinaryByItsZeros() {
    #expect(!survey(Array("let a".utf8) + [0]).isText)
  }

  @Test func knowsBinaryByItsBytes() {
    #expect(!survey([0xCA, 0xFE, 0xBA, 0xBE, 0x41, 0x42, 0xFF, 0xFF]).isText)
  }

  @Test func looksForZerosAtTheBeginningOnly() {
    #expect(survey(Array(repeating: 0x61, count: 9000) + [0]).isText)
  }
}
