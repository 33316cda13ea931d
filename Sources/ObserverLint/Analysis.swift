/// What the analysis found in the program.
struct AnalysisResult: Sendable {
  var findings: [Finding] = []
  var diagnostics: [FileDiagnostic] = []
  /// Files that the walk found and that could not be read.
  var unreadable: [Problem] = []
  /// Of all files that were read.
  var lines = 0
  /// Files with comments that may keep rules silent.
  var marked: [MarkedFile] = []
}

/// Whether fixes are looked for, and of which form.
enum FixProposals: Sendable {
  case none
  /// Nil: what suits each file.
  case style(FixStyle?)
}

/// Reads the files, links each program among them, and asks every rule.
func analyze(
  _ sources: ProgramSources, _ settings: ProgramSettings = ProgramSettings(), _ proposals: FixProposals = .none,
  rules: [any Rule] = RuleRegistry.rules
) -> AnalysisResult {
  let gatherer = FactsGatherer(sources, settings.additions(Array(sources.files.indices)))
  var gathered = gatherer.gather()
  let programs = programs(of: sources)
  let facts = Lock(factsByProgram(&gathered, programs))
  // The largest first, so that no thread is left with it while the others have nothing to do.
  let order = programs.indices.sorted { programs[$0].count > programs[$1].count }
  let turns = Chunks(count: programs.count, size: 1)
  let findings = Lock(Array(repeating: [Finding](), count: programs.count))
  Threads.run(min(Threads.count, programs.count)) {
    while let turn = turns.take().map({ order[$0.lowerBound] }) {
      // What is linked is not needed any more by those that come after.
      let own = facts.withLock { facts in
        defer { facts[turn] = [] }
        return facts[turn]
      }
      let linked = link(programs[turn], own, gatherer, settings)
      var found = rules.flatMap { $0.findings(in: linked) }
      if case .style(let style) = proposals {
        let planner = FixPlanner(linked, sources, settings, files: programs[turn], style: style)
        found = found.map { sources.files[$0.range.file].isReported ? planner.plan($0) : $0 }
      }
      findings.withLock { $0[turn] = found }
    }
  }
  return AnalysisResult(
    findings: findings.withLock { $0.flatMap(\.self) }, diagnostics: gathered.diagnostics,
    unreadable: gathered.unreadable, lines: gathered.lines, marked: gathered.marked)
}

/// What is known of the sites on a line, and why each rule fired or kept silent.
func explain(_ sources: ProgramSources, _ settings: ProgramSettings, file: Int, line: Int) -> [String] {
  let gatherer = FactsGatherer(sources, settings.additions(Array(sources.files.indices)))
  var gathered = gatherer.gather()
  guard let program = programs(of: sources).first(where: { $0.contains(file) }) else { return [] }
  let linked = link(program, factsByProgram(&gathered, [program])[0], gatherer, settings)
  return Inspection(linked, sources).lines(file: file, line: line)
}

/// The files of each program. Clones side by side know nothing of each other.
private func programs(of sources: ProgramSources) -> [[Int]] {
  var result: [[Int]] = []
  var numbers: [ArraySlice<UInt8>: Int] = [:]
  for (index, file) in sources.files.enumerated() {
    let home = file.path.bytes.prefix(file.programPrefix)
    if let number = numbers[home] {
      result[number].append(index)
    } else {
      numbers[home] = result.count
      result.append([index])
    }
  }
  return result
}

/// The facts that were gathered, handed over to the programs that their files belong to.
private func factsByProgram(
  _ gathered: inout FactsGatherer.Gathered, _ programs: [[Int]]
) -> [[FactsGatherer.FactsOfFile]] {
  var programOfFile: [Int: Int] = [:]
  for (number, files) in programs.enumerated() {
    for file in files { programOfFile[file] = number }
  }
  var result = Array(repeating: [FactsGatherer.FactsOfFile](), count: programs.count)
  for facts in gathered.facts {
    if let program = programOfFile[facts.source] { result[program].append(facts) }
  }
  gathered.facts = []
  return result
}

/// Links the files of a program that mention observers, then those that hold the answers to what is still open.
private func link(
  _ files: [Int], _ first: [FactsGatherer.FactsOfFile], _ gatherer: FactsGatherer, _ settings: ProgramSettings
) -> LinkedProgram {
  let additions = settings.additions(files)
  var facts = first
  var asked = NamesWanted()
  var askedNearby = NamesWanted()
  for round in 0..<maximumRounds {
    // The program as it was is let go before the next is made.
    let linked = LinkedProgram(facts, settings, additions)
    // What is asked of other files looks into bodies too, and so wants more of those.
    let everywhere = OpenQuestions(linked).names().subtracting(asked)
    let nearby = linked.program.wantedNearby
    var wanted = FactsGatherer.Wanted(
      everywhere: everywhere, nearby: nearby.names.subtracting(askedNearby),
      places: nearby.places)
    wanted.opensAll = round >= roundThatOpensAll && !wanted.isEmpty
    guard !wanted.isEmpty,
      gatherer.read(wanted, after: asked.union(askedNearby), of: files, into: &facts)
    else { return finished(linked, files, gatherer) }
    asked.formUnion(wanted.everywhere)
    askedNearby.formUnion(wanted.nearby)
  }
  return finished(LinkedProgram(facts, settings, additions), files, gatherer)
}

/// The program with what code of other languages around it says.
private func finished(_ linked: LinkedProgram, _ files: [Int], _ gatherer: FactsGatherer) -> LinkedProgram {
  let names = linked.contracts.namesOfFindings()
  if !names.isEmpty {
    linked.contracts.namesElsewhere = ForeignCode(around: files.map { gatherer.sources.files[$0] }).mentioned(names)
  }
  return linked
}

/// Class hierarchies are followed a file at a time; deeper ones than this stay unknown, hence silent.
private let maximumRounds = 12

/// What still opens one body after the other by now is a long chain: to read all bodies of these files is cheaper than
/// to link once for each part of it.
private let roundThatOpensAll = 7
