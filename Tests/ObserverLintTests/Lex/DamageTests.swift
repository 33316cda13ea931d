import Testing

@testable import ObserverLint

/// Damage gives a note, and what stands before and behind it is read as if it were not there.
@Suite struct DamageTests {
  @Test func openStringEndsWithItsLine() {
    #expect(lexed("a \"b\nc") == ["identifier a", "stringQuote \"", "stringSegment b", "identifier c"])
    #expect(notes("a \"b\nc") == ["unterminated string literal"])
  }

  @Test func openInterpolationEndsWithItsLine() {
    #expect(texts(of: .identifier, in: "a = \"b \\(c(d\ne") == ["a", "c", "d", "e"])
    #expect(lexed("\"\\(c\n{")[4...] == ["leftBrace {"])
    #expect(notes("\"\\(a\nb") == ["unterminated string interpolation"])
  }

  @Test func openInterpolationInAnInterpolationEndsWithItsLine() {
    #expect(lexed("\"\\(a + \"\\(b\nc }").suffix(2) == ["identifier c", "rightBrace }"])
  }

  @Test func openStringInAnInterpolationOfAMultilineStringLeavesTheString() {
    #expect(texts(of: .stringSegment, in: "\"\"\"\n\\(a(\"b\n))c\n\"\"\"") == ["\n", "b", "c\n"])
  }

  @Test func openMultilineStringTakesTheRest() {
    #expect(lexed("a \"\"\"\nb") == ["identifier a", "multilineStringQuote \"\"\"", "stringSegment \nb"])
    #expect(notes("a \"\"\"\nb") == ["unterminated string literal"])
  }

  @Test func openBlockCommentTakesTheRest() {
    #expect(lexed("a /* b /* c */ d") == ["identifier a"])
    #expect(notes("a /* b /* c */ d") == ["unterminated block comment"])
  }

  @Test func endOfACommentThatIsNotOpenIsGarbage() {
    #expect(lexed("a */ b") == ["identifier a", "identifier b"])
    #expect(notes("a */ b").count == 1)
  }

  @Test func conflictMarkersAreGarbageAndBothSidesAreRead() {
    let source = "a\n<<<<<<< HEAD\nb\n||||||| base\nc\n=======\nd\n>>>>>>> branch\ne"
    #expect(texts(of: .identifier, in: source) == ["a", "b", "c", "d", "e"])
    #expect(texts(of: .garbage, in: source) == ["<<<<<<< HEAD", "||||||| base", "=======", ">>>>>>> branch"])
    #expect(notes(source).count == 4)
  }

  @Test func conflictMarkersBetweenCRLFAreGarbage() {
    #expect(
      texts(of: .garbage, in: "<<<<<<< a\r\nb\r\n=======\r\n>>>>>>> c\r\n") == ["<<<<<<< a", "=======", ">>>>>>> c"])
  }

  @Test func signsThatNoConflictHasAreOperators() {
    #expect(lexed("a\n======= b") == ["identifier a", "binaryOperator =======", "identifier b"])
    #expect(lexed("<<<<<<< a").first == "binaryOperator <<<<<<<")
  }

  @Test func invalidUTF8IsGarbage() {
    #expect(lexed([0x61, 0x20, 0xFF, 0xC0, 0x20, 0x62]) == ["identifier a", "identifier b"])
    #expect(Lexer.lex([0xFF, 0xC0, 0x61]).notes == [LexNote(offset: 0, message: "invalid UTF-8")])
  }

  @Test(arguments: [[0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80]] as [[UInt8]])
  func overlongSurrogateAndCutSequencesAreGarbage(bytes: [UInt8]) {
    let source = [0x61] + bytes + [0x20, 0x62]
    #expect(lexed(source) == ["identifier a", "identifier b"])
  }

  @Test func invalidUTF8InAStringLeavesTheString() {
    #expect(lexed([0x22, 0xFF, 0x22, 0x61]).count == 4)
  }

  @Test func nulsAreGarbage() {
    #expect(lexed("a\0\0b") == ["identifier a", "identifier b"])
    #expect(notes("a\0\0b") == ["NUL character"])
  }

  @Test func curlyAndSingleQuotesAreGarbage() {
    #expect(
      lexed("f(“a”, 'b')").filter { $0.hasPrefix("identifier") } == ["identifier f", "identifier a", "identifier b"])
  }

  @Test func backtickWithoutAnotherStandsAlone() {
    #expect(lexed("a ` b\nc") == ["identifier a", "backtick `", "identifier b", "identifier c"])
  }

  @Test func placeholdersAreIdentifiers() {
    #expect(lexed("f(<#a b#>)") == ["identifier f", "leftParen (", "identifier <#a b#>", "rightParen )"])
    #expect(lexed("-<#a#>") == ["prefixOperator -", "identifier <#a#>"])
  }

  @Test func unmatchedBracketsAreTokens() {
    #expect(lexed(")}]({[").count == 6)
  }
}
