import Testing

/// The README's generated parts are those of the pages and of the linter.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct ReadmePageTests {
  @Test func generatedPartsAreUpToDate() throws {
    let file = try ReadmePage().file
    #expect(try file.wasUpToDate(), "\(file.complaint)")
  }
}
