/// The result of the analysis of a program.
struct AnalysisResult: Sendable {
  var findings: [Finding] = []
  var diagnostics: [FileDiagnostic] = []
  /// Files that the walk found and that could not be read.
  var unreadable: [Problem] = []
  /// The number of lines in all files that were read.
  var lines = 0
  /// Files with comments that may keep rules silent.
  var marked: [MarkedFile] = []

  fileprivate mutating func add(_ other: AnalysisResult) {
    findings += other.findings
    diagnostics += other.diagnostics
    unreadable += other.unreadable
    lines += other.lines
    marked += other.marked
  }
}

/// The fixes that the analysis looks for.
enum FixProposals: Sendable {
  case none
  /// - Parameters:
  ///   - style: Nil: what suits each file.
  ///   - except: The fingerprints of findings that get no fix.
  case style(FixStyle?, except: Set<String> = [])
}

/// Reads the files of each program, links them, and asks every rule.
func analyze(
  _ sources: ProgramSources, _ settings: ProgramSettings = ProgramSettings(), _ proposals: FixProposals = .none,
  rules: [any Rule] = RuleRegistry.rules, kept: KeptFacts? = nil
) -> AnalysisResult {
  let gatherer = FactsGatherer(sources, settings.additions(Array(sources.files.indices)), kept)
  let programs = sources.times.measure(.read) { ProgramBorders(sources).programs }
  let turns = Lock(Turns(programs.map(\.own.count)))
  let results = Lock(Array(repeating: AnalysisResult(), count: programs.count))
  Threads.run(min(Threads.count, programs.count)) {
    // What is read of one program is let go before the next is begun: memory does not grow with their number.
    while let turn = turns.withLock({ $0.take() }) {
      let program = programs[turn]
      let off = settings.rulesOff(program.own)
      let rules = rules.filter { !off.contains(type(of: $0).id) }
      var gathered = gatherer.gather(program)
      var result = AnalysisResult(
        diagnostics: gathered.diagnostics, unreadable: gathered.unreadable, lines: gathered.lines,
        marked: gathered.marked)
      if !gathered.files.isEmpty {
        let linked = link(program, &gathered, sources, settings)
        result.findings = sources.times.measure(.rules) { rules.flatMap { $0.findings(in: linked) } }
        // A file that another program lends is reported with its own.
        if program.own != program.visible {
          let own = Set(program.own)
          result.findings.removeAll { !own.contains($0.range.file) }
        }
        let unused = UnusedCode(linked, sources, files: program.visible)
        result.findings = sources.times.measure(.rules) { unused.lowered(result.findings) }
        if case .style(let style, let seen) = proposals {
          result.findings = sources.times.measure(.fixes) {
            let context = FixContext(
              linked, sources, settings, files: program.visible, style: style)
            let planner = FixPlanner(context: context)
            let unseen = seen.isEmpty ? nil : Locator.positions(of: result.findings, without: seen, in: sources)
            return result.findings.enumerated().map { position, finding in
              let isPlanned = sources.files[finding.range.file].isReported && unseen?.contains(position) ?? true
              return isPlanned ? planner.plan(finding) : finding
            }
          }
        }
      }
      results.withLock { $0[turn] = result }
    }
  }
  return results.withLock { $0 }.reduce(into: AnalysisResult()) { $0.add($1) }
}

/// Hands out programs, the largest first: none is then left to one thread when the others are done.
private struct Turns {
  private var rest: [Int]

  init(_ sizes: [Int]) { rest = sizes.indices.sorted { (sizes[$0], $1) < (sizes[$1], $0) } }

  mutating func take() -> Int? { rest.popLast() }
}

/// Explains the sites on a line, and why each rule reported or stayed silent. Without a line: says which lines have sites.
func explain(_ sources: ProgramSources, _ settings: ProgramSettings, file: Int, line: Int?) -> [ExplainedLine] {
  let gatherer = FactsGatherer(sources, settings.additions(Array(sources.files.indices)))
  guard let program = ProgramBorders(sources).programs.first(where: { $0.own.contains(file) }) else { return [] }
  var gathered = gatherer.gather(program)
  let linked = link(program, &gathered, sources, settings)
  let unused = UnusedCode(linked, sources, files: program.visible)
  let inspection = Inspection(linked, sources, unused: unused.reason)
  return line.map { inspection.lines(file: file, line: $0) } ?? inspection.overview(file: file)
}

/// Returns the code that holds the observers of each list of places.
func chains(_ sources: ProgramSources, _ settings: ProgramSettings, of places: [[SourceRange]]) -> [[RelatedPlace]] {
  var result: [[RelatedPlace]] = places.map { _ in [] }
  let gatherer = FactsGatherer(sources, settings.additions(Array(sources.files.indices)))
  for program in ProgramBorders(sources).programs {
    let files = Set(program.own)
    let own = places.indices.filter { places[$0].contains { files.contains($0.file) } }
    if own.isEmpty { continue }
    var gathered = gatherer.gather(program)
    let chain = ObserverChain(linked: link(program, &gathered, sources, settings))
    for index in own { result[index] = chain.places(at: places[index]) }
  }
  return result
}

/// Links the files of a program, and adds what code of other languages around it says. The tables of the program have all
/// facts, so the facts of the files are let go.
private func link(
  _ program: ProgramBorders.Files, _ gathered: inout GatheredFacts, _ sources: ProgramSources,
  _ settings: ProgramSettings
) -> LinkedProgram {
  let linked = sources.times.measure(.link) {
    let tables = ProgramTables(gathered.files, settings.additions(program.own))
    gathered.files = []
    return LinkedProgram(tables, settings, sources.otherSources(around: program.own))
  }
  sources.times.measure(.rules) {
    let names = linked.contracts.namesOfFindings()
    if names.isEmpty { return }
    linked.contracts.namesElsewhere = sources.otherFiles.mentioned(names, in: sources.project(around: program.own))
  }
  return linked
}
