import Testing

@testable import ObserverLint

@Suite struct StringTests {
  @Test func quotesAndTextAreTokens() {
    #expect(lexed(#""a b""#) == [#"stringQuote ""#, "stringSegment a b", #"stringQuote ""#])
  }

  @Test func emptyStringHasNoSegment() {
    #expect(lexed(#""""#) == [#"stringQuote ""#, #"stringQuote ""#])
  }

  @Test func escapedQuotesAndBackslashesAreText() {
    #expect(texts(of: .stringSegment, in: #""a\"b\\" + "c""#) == [#"a\"b\\"#, "c"])
  }

  @Test func interpolationsAreTokens() {
    #expect(
      lexed(#""a\(b)c""#) == [
        #"stringQuote ""#, "stringSegment a", #"backslash \"#, "leftParen (", "identifier b", "rightParen )",
        "stringSegment c", #"stringQuote ""#,
      ])
  }

  @Test func interpolationsEndAtTheirOwnParenthesis() {
    #expect(texts(of: .stringSegment, in: #""\(f(a, (b)))end""#) == ["end"])
  }

  @Test func stringsNestInInterpolations() {
    #expect(texts(of: .stringSegment, in: #""a\("b\("c")d")e""#) == ["a", "b", "c", "d", "e"])
  }

  @Test func rawStringsTakeBackslashesAsText() {
    #expect(
      lexed(##"#"a\n"b\(c)"#"##) == [
        "rawStringDelimiter #", #"stringQuote ""#, #"stringSegment a\n"b\(c)"#, #"stringQuote ""#,
        "rawStringDelimiter #",
      ])
  }

  @Test func rawStringsInterpolateWithTheirSigns() {
    #expect(
      lexed(###"##"a\#(x)\##(b)"##"###).dropFirst(2).dropLast(2) == [
        ##"stringSegment a\#(x)"##, #"backslash \"#, "rawStringDelimiter ##", "leftParen (", "identifier b",
        "rightParen )",
      ])
  }

  @Test func rawStringsOfQuotesOnOneLineAreNotMultiline() {
    #expect(
      lexed(##"#"""#"##).dropFirst() == [
        #"stringQuote ""#, #"stringSegment ""#, #"stringQuote ""#, "rawStringDelimiter #",
      ])
  }

  @Test func multilineStringsKeepQuotesAndLines() {
    let source = #"""
      """
        a "b" ""
        \(c)\
        """
      """#
    #expect(texts(of: .stringSegment, in: source) == ["\n  a \"b\" \"\"\n  ", "\\\n  "])
    #expect(texts(of: .multilineStringQuote, in: source).count == 2)
  }

  @Test func rawMultilineStringsEndAtTheirSigns() {
    #expect(texts(of: .stringSegment, in: "#\"\"\"\na\"\"\"b\\(c)\n\"\"\"#") == ["\na\"\"\"b\\(c)\n"])
  }

  @Test func multilineStringsNestInInterpolationsOfMultilineStrings() {
    let source = "\"\"\"\n\\(f(\n\"\"\"\nb\n\"\"\"\n))c\n\"\"\""
    #expect(texts(of: .stringSegment, in: source) == ["\n", "\nb\n", "c\n"])
  }

  @Test func commentsInInterpolationsHideParentheses() {
    #expect(texts(of: .stringSegment, in: #""\(a /* ) */)b""#) == ["b"])
  }

  @Test func closuresInInterpolationsAreCode() {
    #expect(texts(of: .identifier, in: #""\(a.map { $0 + b("}") })""#) == ["a", "map", "b"])
  }
}
