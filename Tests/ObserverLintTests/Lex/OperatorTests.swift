import Testing

@testable import ObserverLint

@Suite struct OperatorTests {
  @Test(arguments: ["a + b", "a+b"])
  func operatorsBoundOnBothSidesOrNoneAreBinary(source: String) {
    #expect(lexed(source) == ["identifier a", "binaryOperator +", "identifier b"])
  }

  @Test func operatorsBoundOnTheRightArePrefix() {
    #expect(lexed("(-a, !b)").filter { $0.hasPrefix("prefix") } == ["prefixOperator -", "prefixOperator !"])
  }

  @Test func operatorsBoundOnTheLeftArePostfix() {
    #expect(lexed("(a++ , b... )").filter { $0.hasPrefix("postfix") } == ["postfixOperator ++", "postfixOperator ..."])
  }

  @Test func commentsCountAsSpaceBesideOperators() {
    #expect(lexed("a/**/-b")[1] == "prefixOperator -")
    #expect(lexed("a-/**/b")[1] == "postfixOperator -")
  }

  @Test func commentsEndOperators() {
    #expect(lexed("a +// b") == ["identifier a", "binaryOperator +"])
  }

  @Test func punctuationThatLooksLikeOperators() {
    #expect(
      lexed("a = b -> c & &d . e") == [
        "identifier a", "equal =", "identifier b", "arrow ->", "identifier c", "binaryOperator &", "prefixAmpersand &",
        "identifier d", "period .", "identifier e",
      ])
  }

  @Test func marksBoundToTheLeftStandAlone() {
    #expect(
      lexed("a!!.b??.c") == [
        "identifier a", "exclamationMark !", "exclamationMark !", "period .", "identifier b", "postfixQuestionMark ?",
        "postfixQuestionMark ?", "period .", "identifier c",
      ])
  }

  @Test func marksOnTheirOwnAreOperators() {
    #expect(
      lexed("a ? b ?? c != d").filter { !$0.hasPrefix("identifier") }
        == ["infixQuestionMark ?", "binaryOperator ??", "binaryOperator !="])
  }

  @Test func dotsBelongToOperatorsThatStartWithOne() {
    #expect(lexed("a .+. b") == ["identifier a", "binaryOperator .+.", "identifier b"])
    #expect(lexed("a^.b") == ["identifier a", "postfixOperator ^", "period .", "identifier b"])
  }

  @Test func angleBracketsAreOperatorsWithTheSignsBehindThem() {
    #expect(
      lexed("Set<A<B>>?") == [
        "identifier Set", "binaryOperator <", "identifier A", "binaryOperator <", "identifier B", "postfixOperator >>?",
      ])
  }

  @Test func moduleSelectorIsOneToken() {
    #expect(lexed("A::b") == ["identifier A", "colonColon ::", "identifier b"])
  }

  @Test func operatorsGoBeyondASCII() {
    #expect(
      lexed("a ≠ b ∘∘ c") == [
        "identifier a", "binaryOperator ≠", "identifier b", "binaryOperator ∘∘", "identifier c",
      ])
  }
}
