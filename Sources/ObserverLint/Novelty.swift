/// Keeps of a report what is new: to a baseline, and since a revision.
struct Novelty {
  private let request: LintRequest
  private let sources: ProgramSources
  private let currentFolder: PathBytes
  private let isAsked: (_ file: PathBytes, _ rule: String) -> Bool
  /// Files, absolute, all of whose findings are in the report.
  private let lookedAt: Set<PathBytes>
  private let givenFolders: [PathBytes]

  private(set) var problems: [Problem] = []
  /// The new text of the baseline, which is written unless there are problems.
  private var pruned: (text: [UInt8], notice: Problem)?

  /// - Parameter isAsked: whether a rule reports what it finds in a file, absolute, that was linted or is no more.
  init(
    _ request: LintRequest, _ sources: ProgramSources, unreadable: [Problem],
    isAsked: @escaping (_ file: PathBytes, _ rule: String) -> Bool
  ) {
    self.request = request
    self.sources = sources
    currentFolder = sources.currentFolder
    self.isAsked = isAsked
    if request.baseline == nil {
      (lookedAt, givenFolders) = ([], [])
    } else {
      lookedAt = Set(sources.files.lazy.filter(\.isReported).map(\.path)).subtracting(unreadable.map(\.path))
      givenFolders =
        request.paths.isEmpty
        ? [sources.currentFolder] : request.paths.map { $0.located(in: sources.currentFolder) }
    }
  }

  /// A baseline gets a new text only where the report permits writing, and nothing is wrong here either.
  mutating func apply(to report: inout LintReport) {
    switch request.baseline {
    case .compare(let file): compare(file, &report, prunes: false)
    case .prune(let file): compare(file, &report, prunes: true)
    case .write, nil: break
    }
    if let revision = request.since {
      var filter = SinceFilter(revision, sources)
      report.findings = filter.changed(of: report.findings)
      problems += filter.problems
    }
    report.permitsWriting = report.permitsWriting && problems.isEmpty
    guard report.permitsWriting else { return }
    if let pruned {
      report.baseline = pruned.text
      report.notices.append(pruned.notice)
    }
    if case .write(let file) = request.baseline { write(file, &report) }
  }

  private mutating func tell(_ file: PathBytes, _ message: String) {
    problems.append(Problem(path: file.shown(from: currentFolder), message: message))
  }

  // MARK: Baseline

  private func comparison(_ report: LintReport, _ baseline: Baseline) -> BaselineComparison {
    BaselineComparison(report.findings, baseline, currentFolder: currentFolder) { file, rule in
      // What a rule finds that is off, here or in a configuration, is not known.
      guard isAsked(file, rule) else { return false }
      if lookedAt.contains(file) { return true }
      // Of a file that is no more, whoever linted its folder has looked.
      guard case .failure(let error) = Folder.identify(file), error.isMissing else { return false }
      return givenFolders.contains { file == $0 || file.relative(to: $0) != nil }
    }
  }

  private mutating func compare(_ file: PathBytes, _ report: inout LintReport, prunes: Bool) {
    let place = file.located(in: currentFolder)
    switch BaselineFile.read(place) {
    case .failure(let refusal): tell(place, refusal.explanation)
    case .success(let baseline):
      let comparison = comparison(report, baseline)
      report.findings = comparison.new
      report.summary.baselined = comparison.known
      let entries = comparison.stale == 1 ? "1 entry matches" : "\(comparison.stale) entries match"
      if prunes {
        let removed = comparison.stale == 1 ? "1 entry" : "\(comparison.stale) entries"
        pruned = (
          BaselineFile.text(of: comparison.pruned),
          Problem(path: place.shown(from: currentFolder), message: "\(removed) removed, which matched nothing any more")
        )
      } else if comparison.stale > 0 {
        report.notices.append(
          Problem(
            path: place.shown(from: currentFolder),
            message: "\(entries) nothing any more; --prune-baseline removes what is stale"))
      }
    }
  }

  /// Writes the baseline. Entries of files that are not linted now stay.
  private mutating func write(_ file: PathBytes, _ report: inout LintReport) {
    let place = file.located(in: currentFolder)
    var old = Baseline(base: place.parent ?? "/")
    switch BaselineFile.read(place) {
    case .success(let read): old = read
    case .failure(let refusal) where refusal.permitsWriting: break
    case .failure(let refusal):
      tell(place, "is no baseline that can be replaced (\(refusal.explanation)); name another file, or remove this one")
      report.permitsWriting = false
      return
    }
    let comparison = comparison(report, old)
    var baseline = comparison.pruned
    for entry in comparison.newEntries { baseline.add(entry) }
    report.baseline = BaselineFile.text(of: baseline)
    let count = report.findings.count
    report.notices.append(
      Problem(
        path: place.shown(from: currentFolder),
        message: "\(Counted.text(count, "finding")) recorded; with --baseline, only other findings are reported"))
    report.summary.baselined = count
    report.summary.recorded = count
    report.findings = []
  }
}
