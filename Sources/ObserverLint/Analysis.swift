/// What the analysis found in the program.
struct AnalysisResult: Sendable {
  var findings: [Finding] = []
  var diagnostics: [FileDiagnostic] = []
  /// Files that the walk found and that could not be read.
  var unreadable: [Problem] = []
  /// Of all files that were read.
  var lines = 0
}

func analyze(_ sources: ProgramSources) -> AnalysisResult {
  let words = WordSearch(["addObserver", "removeObserver", "userInfo"])
  let round = sources.readAll { _, bytes in words.contains(in: bytes) ? true : nil }
  return AnalysisResult(
    findings: [], diagnostics: round.notText, unreadable: round.unreadable, lines: round.lines)
}

/// What is known of the sites on a line, and why each rule fired or kept silent.
func explain(_ sources: ProgramSources, file: Int, line: Int) -> [String] {
  []
}
