/// Files that answer by themselves whatever may be asked about their observations and payloads, have no part in those of
/// others, and of which there is nothing to say.
///
/// Most files without a center's observer are such: linked alone, no question is left that another file could answer.
/// They matter to the program only where another file asks for them by name, as files do that have no part in any
/// observer's life. To link each of them once, on all cores, is cheaper than to link all of them in each round.
struct LoneFiles: Sendable {
  let settings: ProgramSettings
  let rules: [any Rule]
  let subjects: Subjects
  let gatherer: FactsGatherer

  func isSettled(_ file: Int, _ facts: FileFacts) -> Bool {
    var facts = [FactsGatherer.FactsOfFile(file, gatherer.path(of: file), facts)]
    var tables = ProgramTables(settings.additions([file]))
    let (times, others) = (gatherer.sources.times, gatherer.sources.otherSources(around: []))
    let linked = times.measure(.link) {
      tables.add(&facts)
      return LinkedProgram(tables, settings, others)
    }
    return times.measure(.ask) { linked.observesForItselfAlone && OpenQuestions(linked, subjects).demands().isEmpty }
      && times.measure(.rules) { rules.allSatisfy { $0.findings(in: linked).isEmpty } }
  }
}
