/// What the analysis found in the program.
struct AnalysisResult: Sendable {
  var findings: [Finding] = []
  var diagnostics: [FileDiagnostic] = []
  /// Files that the walk found and that could not be read.
  var unreadable: [Problem] = []
  /// Of all files that were read.
  var lines = 0
}

/// Reads the program, links it, and asks every rule.
func analyze(_ sources: ProgramSources) -> AnalysisResult {
  let (linked, gathered) = link(sources)
  return AnalysisResult(
    findings: RuleRegistry.rules.flatMap { $0.findings(in: linked) }, diagnostics: gathered.diagnostics,
    unreadable: gathered.unreadable, lines: gathered.lines)
}

/// What is known of the sites on a line, and why each rule fired or kept silent.
func explain(_ sources: ProgramSources, file: Int, line: Int) -> [String] {
  Inspection(link(sources).linked, sources).lines(file: file, line: line)
}

/// Links the files that mention observers, then those that hold the answers to what is still open.
private func link(_ sources: ProgramSources) -> (linked: LinkedProgram, gathered: FactsGatherer.Gathered) {
  let gatherer = FactsGatherer(sources)
  var gathered = gatherer.gather()
  var linked = LinkedProgram(gathered.facts)
  var asked = NamesWanted()
  for _ in 0..<maximumRounds {
    let questions = OpenQuestions(linked).names().subtracting(asked)
    guard gatherer.add(filesWith: questions, to: &gathered) else { break }
    asked.formUnion(questions)
    linked = LinkedProgram(gathered.facts)
  }
  return (linked, gathered)
}

/// Class hierarchies are followed a file at a time; deeper ones than this stay unknown, hence silent.
private let maximumRounds = 8
