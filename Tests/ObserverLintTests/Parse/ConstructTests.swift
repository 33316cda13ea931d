import Testing

/// The parser loses nothing inside of what it reads. All verdicts come from it, so they show what it read.
@Suite struct ConstructTests {
  @Test(arguments: Construct.statements + Construct.closures + Construct.declarations + Construct.lexical)
  func droppedTokensInsideAreReported(construct: Construct) throws {
    let program = construct.program
    try #require(!program.labels().expected.isEmpty, "nothing is dropped here")
    let differences = program.differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
