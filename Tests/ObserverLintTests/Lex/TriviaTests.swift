import Testing

@testable import ObserverLint

@Suite struct TriviaTests {
  @Test func eachLineBreakIsOneToken() {
    #expect(trivia("\n\r\n\r\r") == ["newline \n", "newline \r\n", "newline \r", "newline \r"])
  }

  @Test func whiteSpaceIsOneTokenPerRun() {
    #expect(trivia("a \t\u{B}\u{C}         b\u{A0} c") == ["whitespace  \t\u{B}\u{C}         ", "whitespace \u{A0} "])
  }

  @Test func commentsEndBeforeTheLineBreak() {
    #expect(trivia("// a\r\n/// b\n") == ["lineComment // a", "newline \r\n", "docLineComment /// b", "newline \n"])
  }

  @Test func blockCommentsNest() {
    #expect(trivia("/* a /* b */ c */") == ["blockComment /* a /* b */ c */"])
  }

  @Test func blockCommentsNeedTheirOwnStar() {
    #expect(trivia("/*/ a */") == ["blockComment /*/ a */"])
  }

  @Test func twoStarsMakeADocumentationComment() {
    #expect(trivia("/** a *//**/") == ["docBlockComment /** a */", "blockComment /**/"])
  }

  @Test func shebangStandsFirstOnly() {
    #expect(trivia("#!/bin/sh\na") == ["shebang #!/bin/sh", "newline \n"])
    #expect(trivia("a\n#!/bin/sh\n").contains { $0.hasPrefix("shebang") } == false)
  }

  @Test func byteOrderMarkStandsBeforeTheShebang() {
    #expect(trivia("\u{FEFF}#!/bin/sh") == ["byteOrderMark \u{FEFF}", "shebang #!/bin/sh"])
  }

  @Test func conditionsMayOpenABraceInEachBranch() {
    let source = "#if a\nif b {\n#else\nif c {\n#endif\nd }"
    #expect(texts(of: .poundWord, in: source) == ["#if", "#else", "#endif"])
    #expect(texts(of: .leftBrace, in: source).count == 2)
    #expect(texts(of: .rightBrace, in: source).count == 1)
  }

  @Test func emptyFileIsTheEndOfTheFile() {
    #expect(Lexer.lex([]).tokens == [Token(kind: .endOfFile, start: 0, end: 0)])
  }
}
