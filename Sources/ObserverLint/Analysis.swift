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
  let gathered = FactsGatherer(sources).gather()
  let linked = LinkedProgram(gathered.facts)
  return AnalysisResult(
    findings: RuleRegistry.rules.flatMap { $0.findings(in: linked) }, diagnostics: gathered.diagnostics,
    unreadable: gathered.unreadable, lines: gathered.lines)
}

/// What is known of the sites on a line, and why each rule fired or kept silent.
func explain(_ sources: ProgramSources, file: Int, line: Int) -> [String] {
  let gathered = FactsGatherer(sources).gather()
  return Inspection(LinkedProgram(gathered.facts), sources).lines(file: file, line: line)
}
