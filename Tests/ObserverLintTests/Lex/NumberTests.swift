import Testing

@testable import ObserverLint

@Suite struct NumberTests {
  @Test(arguments: ["0", "42", "1_000", "0xFF_ff", "0b10", "0o17"])
  func integersAreOneToken(number: String) {
    #expect(lexed(number) == ["integerLiteral \(number)"])
  }

  @Test(arguments: ["1.5", "1_0.0_1", "1e10", "1.5E-3", "0x1.8p3", "0xAp-2"])
  func floatsAreOneToken(number: String) {
    #expect(lexed(number) == ["floatLiteral \(number)"])
  }

  @Test func memberOfANumberIsNotItsFraction() {
    #expect(lexed("1.max") == ["integerLiteral 1", "period .", "identifier max"])
  }

  @Test func memberOfAHexadecimalNumberIsNotItsFraction() {
    #expect(lexed("0xff.fp") == ["integerLiteral 0xff", "period .", "identifier fp"])
  }

  @Test func tupleElementsAreNotFractions() {
    #expect(lexed("a.0.1") == ["identifier a", "period .", "integerLiteral 0", "period .", "integerLiteral 1"])
  }

  @Test func rangesAreNotFractions() {
    #expect(lexed("1..<2") == ["integerLiteral 1", "binaryOperator ..<", "integerLiteral 2"])
  }

  @Test func lettersBehindDigitsAreOfTheSameToken() {
    #expect(
      lexed("12ab 0b12 1.5x") == ["integerLiteral 12ab", "integerLiteral 0b12", "floatLiteral 1.5", "identifier x"])
  }
}
