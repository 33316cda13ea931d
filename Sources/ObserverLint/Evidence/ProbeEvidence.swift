/// Joins the findings of the rules with the reports of the probe. Both name a registration by file and line. An edit may
/// have moved the line since the program was built, so its present number counts.
struct ProbeEvidence {
  private let reports: ProbeReports
  private let sources: ProgramSources
  /// Rows of the reports that belong to no file or no registration.
  private(set) var notices: [Problem] = []
  /// Reports that could not be read.
  var problems: [Problem] { reports.problems }
  /// The reports that were read.
  var files: [PathBytes] { reports.files }

  /// A line of a file of the program.
  private struct Spot: Hashable {
    var file: Int
    var line: Int
  }

  private struct Seen {
    var leaked: [RunTimeEvidence.State: Int] = [:]
    var held: [RunTimeEvidence.State: Int] = [:]
    var processes = 0
    var names: Set<String> = []
  }

  private var seen: [Spot: Seen] = [:]

  /// Nil where no reports were asked for.
  init?(_ paths: [PathBytes], _ sources: ProgramSources) {
    if paths.isEmpty { return nil }
    self.sources = sources
    reports = ProbeReports(paths, currentFolder: sources.currentFolder)
    let files = ProbeFiles(sources)
    var fingerprints: [Int: LineFingerprints] = [:]
    var stale: [ProbeReports.Row] = []
    for row in reports.rows {
      switch files.match(row.key.filePath) {
      case .file(let file):
        guard let line = currentLine(of: row.key, in: file, &fingerprints) else {
          stale.append(row)
          continue
        }
        let spot = Spot(file: file, line: line)
        var seen = seen[spot] ?? Seen()
        if row.isLeaked {
          seen.leaked[row.key.verdict, default: 0] += row.count
        } else {
          seen.held[row.key.verdict, default: 0] += row.count
        }
        seen.processes = max(seen.processes, row.processes)
        if let name = row.key.name { seen.names.insert(name) }
        self.seen[spot] = seen
      case .none:
        if row.isLeaked { tell(row, "leaked \(times(row.count)) at run time, in a file that is not among those read") }
      case .ambiguous(let candidates):
        let paths = candidates.map(sources.shownPath).joined(separator: ", ")
        tell(row, "seen at run time, in a file that several paths may mean: \(paths)")
      }
    }
    if let first = stale.first {
      let places =
        stale.count == 1
        ? "a place that it names no longer exists" : "\(stale.count) places that it names no longer exist"
      notices.append(
        Problem(
          path: PathBytes(first.key.place),
          message: "the report is older than the source: \(places); run the tests again"))
    }
  }

  /// Nil: the line is not there any more.
  private func currentLine(
    of key: ProbeReports.Key, in file: Int, _ fingerprints: inout [Int: LineFingerprints]
  ) -> Int? {
    guard let fingerprint = key.fingerprint else {
      return word(onLine: key.line, of: file) == nil ? nil : key.line
    }
    let known = fingerprints[file] ?? LineFingerprints(sources.store.bytes(of: file))
    fingerprints[file] = known
    return known.line(fingerprint)
  }

  private mutating func tell(_ row: ProbeReports.Row, _ message: String) {
    notices.append(Problem(path: PathBytes(row.key.place), message: message))
  }

  /// Says of each finding about an observer whether it was seen to leak, and adds findings for what only the probe saw.
  func join(_ findings: inout [Finding]) {
    // A report that was not read says nothing about what ran.
    if reports.files.isEmpty { return }
    var joined: Set<Spot> = []
    for index in findings.indices where LeakedAtRunTime.confirmedRules.contains(findings[index].rule) {
      let spots = ([findings[index].range] + findings[index].related.map(\.range)).map(spot)
      // The registration that the probe saw may be what the finding points to, as where callers drop a wrapper's token.
      let met = spots.filter { seen[$0] != nil }
      joined.formUnion(met)
      let evidence = evidence(at: met)
      findings[index].runTime = evidence
      findings[index].message += "; " + evidence.words
    }
    for (spot, seen) in seen where !seen.leaked.isEmpty && !joined.contains(spot) {
      findings.append(finding(at: spot, seen))
    }
  }

  /// The numbers of findings that reports name, and that no report names.
  func summary(of findings: [LocatedFinding]) -> Problem {
    let runTimeOnly = findings.count { $0.rule == LeakedAtRunTime.id }
    let confirmed = findings.count { $0.runTime?.status == .confirmed } - runTimeOnly
    let other = findings.count { $0.runTime.map { $0.status != .confirmed } ?? false }
    let read = "\(files.count) report\(files.count == 1 ? "" : "s") read"
    return Problem(
      path: "the probe",
      message: "\(read); \(confirmed) confirmed at run time, \(runTimeOnly) seen at run time only, "
        + "\(other) not seen to leak"
    )
  }

  /// The statements of the reports about a line, for people. Empty if no report mentions it.
  func lines(file: Int, line: Int) -> [String] {
    guard let seen = seen[Spot(file: file, line: line)] else { return [] }
    let kinds = [(RunTimeEvidence.Status.confirmed, seen.leaked), (.stillRegistered, seen.held)]
    return kinds.filter { !$0.1.isEmpty }.map { status, states in
      RunTimeEvidence(status: status, states: states, processes: seen.processes).words + names(seen)
    }
  }

  private func evidence(at spots: [Spot]) -> RunTimeEvidence {
    let all = spots.compactMap { seen[$0] }
    func sum(_ states: [[RunTimeEvidence.State: Int]]) -> [RunTimeEvidence.State: Int] {
      states.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
    let (leaked, held) = (sum(all.map(\.leaked)), sum(all.map(\.held)))
    let processes = all.map(\.processes).max() ?? 0
    if !leaked.isEmpty { return RunTimeEvidence(status: .confirmed, states: leaked, processes: processes) }
    if !held.isEmpty { return RunTimeEvidence(status: .stillRegistered, states: held, processes: processes) }
    return RunTimeEvidence(status: .notSeen, states: [:], processes: 0)
  }

  private func finding(at spot: Spot, _ seen: Seen) -> Finding {
    let evidence = RunTimeEvidence(status: .confirmed, states: seen.leaked, processes: seen.processes)
    var finding = Finding(
      rule: LeakedAtRunTime.id, severity: .error, range: range(of: spot),
      message: "the observer\(names(seen)) that this registers leaked, and no rule sees it in the source; "
        + evidence.words,
      help: help(seen))
    finding.runTime = evidence
    return finding
  }

  /// Advice for the worst of the states.
  private func help(_ seen: Seen) -> String {
    switch RunTimeEvidence.State.allCases.first(where: { seen.leaked[$0] != nil }) {
    case .observedObjectDead: "remove the observer before the object that it observes is let go"
    case .stillRegistered: "remove the token when its holder is done with the notification"
    case .ownerAlive: "let the owner go, or cancel the registration"
    case .unremovable, nil: "remove the token in the deinit of the object that keeps it, before the token is gone"
    }
  }

  private func names(_ seen: Seen) -> String {
    seen.names.isEmpty ? "" : " of " + seen.names.sorted().map { "'\($0)'" }.joined(separator: ", ")
  }

  // MARK: Lines

  private func spot(_ range: SourceRange) -> Spot {
    Spot(file: range.file, line: sources.store.lines(of: range.file).place(of: range.start).line)
  }

  /// The name of the call on the line, or what else stands there.
  private func range(of spot: Spot) -> SourceRange {
    if let word = word(onLine: spot.line, of: spot.file) { return word }
    let bytes = sources.store.bytes(of: spot.file)
    let line = LineTable(bytes).range(ofLine: spot.line) ?? bytes.count..<bytes.count
    let start = line.first { bytes[$0] > UInt8(ascii: " ") } ?? line.lowerBound
    let end = line.last { bytes[$0] > UInt8(ascii: " ") }.map { $0 + 1 } ?? start
    return SourceRange(file: spot.file, start: start, end: end)
  }

  /// The name of a call on the line that may register.
  private func word(onLine number: Int, of file: Int) -> SourceRange? {
    let bytes = sources.store.bytes(of: file)
    guard let line = LineTable(bytes).range(ofLine: number) else { return nil }
    for name in ["addObserver", "messages", "observe", "payloads", "publisher", "register", "notifications"] {
      let wanted = Array(name.utf8)
      if line.count >= wanted.count,
        let start = (line.lowerBound...(line.upperBound - wanted.count)).first(where: {
          bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
            && ($0 == line.lowerBound || !WordBounds.isWord(bytes[$0 - 1]))
            && ($0 + wanted.count == line.upperBound || !WordBounds.isWord(bytes[$0 + wanted.count]))
        })
      {
        return SourceRange(file: file, start: start, end: start + wanted.count)
      }
    }
    return nil
  }
}

private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
