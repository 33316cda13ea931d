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
  rules: [any Rule] = RuleRegistry.rules, trace: ReadingTrace? = nil, kept: KeptFacts? = nil
) -> AnalysisResult {
  let gatherer = FactsGatherer(sources, settings.additions(Array(sources.files.indices)), trace, kept)
  let programs = sources.times.measure(.read) { ProgramBorders(sources).programs }
  let turns = Lock(Turns(programs.map(\.own.count)))
  let results = Lock(Array(repeating: AnalysisResult(), count: programs.count))
  Threads.run(min(Threads.count, programs.count)) {
    // What is read of one program is let go before the next is begun: memory does not grow with their number.
    while let turn = turns.withLock({ $0.take() }) {
      let program = programs[turn]
      let off = settings.rulesOff(program.own)
      let rules = rules.filter { !off.contains(type(of: $0).id) }
      let subjects = subjects(of: rules, proposals)
      let alone = LoneFiles(settings: settings, rules: rules, subjects: subjects, gatherer: gatherer)
      let isAlone = program.own.count == 1
      var gathered = gatherer.gather(program.own, subjects) { !isAlone && alone.isSettled($0, $1) }
      var result = AnalysisResult(
        diagnostics: gathered.diagnostics, unreadable: gathered.unreadable, lines: gathered.lines,
        marked: gathered.marked)
      if !gathered.facts.isEmpty {
        let linked = link(program, subjects, &gathered, gatherer, settings)
        result.findings = sources.times.measure(.rules) { rules.flatMap { $0.findings(in: linked) } }
        // A file that another program lends is reported with its own.
        if program.own != program.visible {
          let own = Set(program.own)
          result.findings.removeAll { !own.contains($0.range.file) }
        }
        let unused = UnusedCode(linked, sources, files: program.visible, words: gathered.words)
        result.findings = sources.times.measure(.rules) { unused.lowered(result.findings) }
        if case .style(let style, let seen) = proposals {
          result.findings = sources.times.measure(.fixes) {
            let context = FixContext(
              linked, sources, settings, files: program.visible, importers: gathered.importers, words: gathered.words,
              style: style)
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

private func subjects(of rules: [any Rule], _ proposals: FixProposals) -> Subjects {
  let subjects = rules.reduce(into: Subjects()) { $0.formUnion(type(of: $1).subjects) }
  // What a fix makes of a payload hangs on all who post and read it, and whether it is safe on what runs again.
  if case .style = proposals, !subjects.isEmpty { return subjects.union([.payloads, .posts, .repetitions]) }
  return subjects
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
  var gathered = gatherer.gather(program.own, .all)
  let linked = link(program, .all, &gathered, gatherer, settings)
  let unused = UnusedCode(linked, sources, files: program.visible, words: gathered.words)
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
    var gathered = gatherer.gather(program.own, .all)
    let chain = ObserverChain(linked: link(program, .all, &gathered, gatherer, settings))
    for index in own { result[index] = chain.places(at: places[index]) }
  }
  return result
}

/// Links the files of a program that mention observers, then those that hold the answers to what is still open.
private func link(
  _ program: ProgramBorders.Files, _ subjects: Subjects, _ gathered: inout FactsGatherer.Gathered,
  _ gatherer: FactsGatherer,
  _ settings: ProgramSettings
) -> LinkedProgram {
  var facts = gathered.facts
  gathered.facts = []
  let before = gatherer.addFilesLinkedBefore(in: program.own, program.visible, gathered, to: &facts)
  var tables = ProgramTables(settings.additions(program.own), before?.names ?? ProgramNames())
  var asked = before?.asked ?? []
  var makers = before?.makers ?? Makers()
  defer { gatherer.noteLinked(facts, tables.names, asked, makers, in: program.own) }
  let others = gatherer.sources.otherSources(around: program.own)
  let times = gatherer.sources.times
  func linkOnce() -> LinkedProgram {
    times?.countRound()
    return times.measure(.link) {
      tables.add(&facts)
      return LinkedProgram(tables, settings, others)
    }
  }
  for _ in 0..<maximumRounds {
    // The program as it was is let go before the next is made.
    let linked = linkOnce()
    // No file is left that could answer.
    if facts.count == program.visible.count { return finished(linked, program.own, gatherer) }
    let open = times.measure(.ask) { OpenQuestions(linked, subjects).demands() }
    let wanted = FactsGatherer.Wanted(
      demands: open.subtracting(asked),
      makers: Set(open.lazy.filter { $0.use == .makes && makers.isKnown($0.name) }.map(\.name)))
    guard !wanted.isEmpty,
      gatherer.read(wanted, asked: &asked, of: program.visible, &gathered, makers: &makers, into: &facts)
    else { return finished(linked, program.own, gatherer) }
  }
  return finished(linkOnce(), program.own, gatherer)
}

/// The program with what code of other languages around it says.
private func finished(_ linked: LinkedProgram, _ files: [Int], _ gatherer: FactsGatherer) -> LinkedProgram {
  let sources = gatherer.sources
  sources.times.measure(.ask) {
    let names = linked.contracts.namesOfFindings()
    if names.isEmpty { return }
    linked.contracts.namesElsewhere = sources.otherFiles.mentioned(names, in: sources.project(around: files))
  }
  return linked
}

/// Class hierarchies are followed a file at a time; deeper ones than this stay unknown, hence silent.
private let maximumRounds = 12
