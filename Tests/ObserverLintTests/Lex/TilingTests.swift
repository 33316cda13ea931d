import Testing

@testable import ObserverLint

@Test func tokensTileTheFile() {
  let source = "let a = \"b \\(c) d\" // e\n"
  let lexed = Lexer.lex(Array(source.utf8))
  var end: UInt32 = 0
  for token in lexed.tokens {
    #expect(token.start == end)
    end = token.end
  }
  #expect(end == source.utf8.count)
}
