import Testing

@testable import ObserverLint

/// The tables of a program only grow.
@Suite struct ProgramTablesTests {
  private let radio = "class Radio { func tune() { play(1) } }\n"
  private let antenna = "class Antenna { func turn() { move(2) } }\n"

  @Test func aFileThatIsAddedMovesNoIndex() {
    var facts = [facts(source: 1, radio)]
    var tables = ProgramTables(CatalogAdditions())
    tables.add(&facts)
    let before = described(tables)
    // Its path stands before the path of the first file.
    facts.append(self.facts(source: 0, antenna))
    tables.add(&facts)
    let after = described(tables)
    #expect(before.functions.contains("tune()") && before.calls == ["play(_:)"])
    #expect(after.functions.starts(with: before.functions) && after.functions.contains("turn()"))
    #expect(after.calls == ["play(_:)", "move(_:)"])
  }

  @Test func reportsNameCallsInTheOrderOfPaths() {
    var facts = [facts(source: 1, radio), facts(source: 0, antenna)]
    var tables = ProgramTables(CatalogAdditions())
    tables.add(&facts)
    let program = ObserverLint.Program(tables)
    let calls = program.calls.indices.map { CallID($0) }.sorted(by: program.isBefore)
    #expect(calls.map { program.fullName($0) } == ["move(_:)", "play(_:)"])
  }

  private func facts(source: Int, _ text: String) -> FactsGatherer.FactsOfFile {
    let path = "\(source).swift"
    return FactsGatherer.FactsOfFile(source, path, FactsGatherer.read(Array(text.utf8), path: path).facts)
  }

  private func described(_ tables: ProgramTables) -> (functions: [String], calls: [String]) {
    let program = ObserverLint.Program(tables)
    return (
      program.functions.map { program.fullName(of: $0) },
      program.calls.indices.map { program.fullName(CallID($0)) }
    )
  }
}
