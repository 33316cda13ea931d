import Testing

@testable import ObserverLint

/// No verdict hangs on a name that means nothing.
@Suite struct RenameTests {
  @Test(arguments: Fixture.all)
  func verdictsStayWhenEveryOwnNameIsAnother(fixture: Fixture) throws {
    let program = try fixture.program()
    let differences = RenamedProgram(program).renamed(program).differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func renamesWhatAProgramDeclaresAndNothingElse() {
    let program = InMemoryProgram(
      "final class Radio { var volume = 1; func tune(to station: Int) { volume = station; print(volume) } }\n")
    let renamed = RenamedProgram(program).renamed(program)
    let text = String(decoding: renamed.files[0].bytes, as: UTF8.self)
    #expect(["Radio", "volume", "tune", "station"].allSatisfy { !text.contains($0) } && text.contains("print("))
  }
}
