import Testing

@testable import ObserverLint

/// ``BodyOrder`` says which places of a body exclude each other, and which follow each other.
@Suite struct BodyOrderTests {
  private func places(_ body: String) throws -> (text: LinkedText, first: UInt32, second: UInt32, function: FunctionID)
  {
    let text = LinkedText("func run(_ flag: Bool) { \(body) }")
    let (first, second) = (try text.call("first"), try text.call("second"))
    return (
      text, text.program.calls[first].nameOffset, text.program.calls[second].nameOffset,
      try text.function("run")
    )
  }

  @Test(arguments: [
    ("first(); second()", false), ("if flag { first() } else { second() }", true),
    ("switch flag { case true: first(); case false: second() }", true), ("if flag { first() }; second()", false),
  ])
  func branchesExcludeEachOther(_ body: String, _ exclude: Bool) throws {
    let (text, first, second, function) = try places(body)
    #expect(text.linked.order.exclude(first, second, in: function) == exclude)
  }

  @Test(arguments: [
    ("first(); second()", true), ("first(); if flag { second() }", false),
    ("if flag { first(); second() }", true),
  ])
  func aLaterPlaceSurelyFollows(_ body: String, _ follows: Bool) throws {
    let (text, first, second, function) = try places(body)
    #expect(text.linked.order.surelyFollows(second, first, in: function) == follows)
  }

  @Test(arguments: [("first(); if flag { return }; second()", true), ("first(); if flag { third() }; second()", false)])
  func aReturnLeavesInBetween(_ body: String, _ leaves: Bool) throws {
    let (text, first, second, function) = try places(body)
    #expect(text.linked.order.isLeft(between: first, and: second, in: function) == leaves)
  }
}
