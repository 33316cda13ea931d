import Testing

@testable import ObserverLint

@Suite struct WordTests {
  @Test func reservedWordsAreKeywords() {
    let words = """
      Any as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough false \
      fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private protocol \
      public repeat rethrows return self Self static struct subscript super switch throw throws true try typealias var \
      where while
      """
    #expect(texts(of: .keyword, in: words) == words.split(separator: " ").map(String.init))
  }

  @Test(arguments: ["async", "await", "actor", "get", "set", "some", "any", "weak", "unowned", "macro", "open", "Type"])
  func contextualWordsAreIdentifiers(word: String) {
    #expect(lexed(word) == ["identifier \(word)"])
  }

  @Test(arguments: [
    "classs", "clas", "Class", "protocols", "extensiom", "fallthroufh", "associatedtypf", "precedencegrouq",
  ])
  func wordsNearAKeywordAreIdentifiers(word: String) {
    #expect(lexed(word) == ["identifier \(word)"])
  }

  @Test func underscoreAloneIsAWildcard() {
    #expect(lexed("_ _a __") == ["wildcard _", "identifier _a", "identifier __"])
  }

  @Test func dollarStartsAnArgumentOrAProjection() {
    #expect(lexed("$0 $12 $value") == ["dollarIdentifier $0", "dollarIdentifier $12", "identifier $value"])
  }

  @Test func identifiersGoBeyondASCII() {
    #expect(lexed("größe 變數 a😀b") == ["identifier größe", "identifier 變數", "identifier a😀b"])
  }

  @Test func wordsOfAnyLengthEndWhereTheyEnd() {
    for length in 1...40 {
      let word = String(repeating: "x", count: length)
      #expect(lexed(word + "(y") == ["identifier \(word)", "leftParen (", "identifier y"])
    }
  }

  @Test func backticksMakeAnyNameOneIdentifier() {
    #expect(
      lexed("`class` `two words` `3 + 4`") == ["identifier `class`", "identifier `two words`", "identifier `3 + 4`"])
  }

  @Test func poundAndItsWordAreOneToken() {
    #expect(
      lexed("#if #selector(a) #`my macro`") == [
        "poundWord #if", "poundWord #selector", "leftParen (", "identifier a", "rightParen )", "poundWord #`my macro`",
      ])
  }

  @Test func poundApartFromItsWordIsASign() {
    #expect(lexed("# a") == ["pound #", "identifier a"])
  }
}
