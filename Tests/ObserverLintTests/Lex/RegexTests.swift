import Testing

@testable import ObserverLint

@Suite struct RegexTests {
  @Test func regexWhereAnExpressionIsExpected() {
    #expect(
      lexed("let a = /b c/") == [
        "keyword let", "identifier a", "equal =", "regexSlash /", "regexPattern b c", "regexSlash /",
      ])
  }

  @Test(arguments: [
    "/a/", "(/a/)", "f(/a/, b)", "[/a/]", "x = /a/", "return /a/", "try? /a/", "case /a/:", "{ /a/ }", "b ? /a/ : c",
    "!/a/", "a == /a/", "#if x\n/a/", "x /a/.b",
  ])
  func regexInEachPlace(source: String) {
    #expect(texts(of: .regexPattern, in: source) == ["a"])
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "1 / 2 / 3", "f() / g() / h", "a[0] / b / c", "self / b / c", "nil / b / c", "a! / b / c",
    "reduce(1, /)", "func / (a: A, b: A)", "infix operator /", "f(/, /)", "f(/ a/)", "= f(/a /)", "x = y / z // /",
  ])
  func divisionInEachPlace(source: String) {
    #expect(texts(of: .regexSlash, in: source) == [])
  }

  @Test func escapedSlashesAreOfThePattern() {
    #expect(texts(of: .regexPattern, in: #"x = /a\/b\\/"#) == [#"a\/b\\"#])
  }

  @Test func parenthesesInClassesDoNotCloseTheCall() {
    #expect(texts(of: .regexPattern, in: "f(/[)]/)") == ["[)]"])
  }

  @Test func unbalancedParenthesisMeansTwoOperators() {
    #expect(lexed("f(/, g) + h(a, /)").filter { $0.hasSuffix("/") }.count == 2)
    #expect(texts(of: .regexSlash, in: "f(/, g) + h(a, /)") == [])
  }

  @Test func prefixOperatorsBeforeRegexStayOperators() {
    #expect(
      lexed("x = ^/a/").dropFirst(2) == [
        "prefixOperator ^", "regexSlash /", "regexPattern a", "regexSlash /",
      ])
  }

  @Test func extendedRegexTakesSlashesAndQuotes() {
    #expect(
      lexed(#"a#/b/"c/#"#) == [
        "identifier a", "regexPoundDelimiter #", "regexSlash /", #"regexPattern b/"c"#, "regexSlash /",
        "regexPoundDelimiter #",
      ])
  }

  @Test func extendedRegexSpansLines() {
    #expect(texts(of: .regexPattern, in: "##/\n a # { /#\n/##") == ["\n a # { /#\n"])
  }

  @Test func extendedRegexThatDoesNotSpanLinesEndsAtTheLinesEnd() {
    #expect(lexed("#/a\nb") == ["regexPoundDelimiter #", "regexSlash /", "regexPattern a", "identifier b"])
  }

  @Test func openExtendedRegexOverLinesLeavesTheLinesBehindIt() {
    #expect(lexed("#/\nlet b") == ["regexPoundDelimiter #", "regexSlash /", "keyword let", "identifier b"])
  }

  @Test func bracesInARegexAreNotCode() {
    #expect(texts(of: .leftBrace, in: "x = /a{2}/") == [])
  }
}
