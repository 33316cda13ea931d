/// Keeps of a report what is new: to a baseline, and since a revision.
struct Novelty {
  private let request: LintRequest
  private let currentFolder: PathBytes
  /// Files, absolute, all of whose findings are in the report.
  private let lookedAt: Set<PathBytes>
  private let givenFolders: [PathBytes]

  private(set) var problems: [Problem] = []

  init(_ request: LintRequest, _ sources: ProgramSources, unreadable: [Problem]) {
    self.request = request
    currentFolder = sources.currentFolder
    if request.baseline == nil {
      (lookedAt, givenFolders) = ([], [])
    } else {
      lookedAt = Set(sources.files.lazy.filter(\.isReported).map(\.path)).subtracting(unreadable.map(\.path))
      givenFolders =
        request.paths.isEmpty
        ? [sources.currentFolder] : request.paths.map { $0.located(in: sources.currentFolder) }
    }
  }

  mutating func apply(to report: inout LintReport) {
    switch request.baseline {
    case nil: break
    case .compare(let file): compare(file, &report, prunes: false)
    case .prune(let file): compare(file, &report, prunes: true)
    case .write(let file): write(file, &report)
    }
    if let revision = request.since { keepChanged(since: revision, &report) }
  }

  private mutating func tell(_ file: PathBytes, _ message: String) {
    problems.append(Problem(path: file.shown(from: currentFolder), message: message))
  }

  // MARK: Baseline

  private func comparison(_ report: LintReport, _ baseline: Baseline) -> BaselineComparison {
    BaselineComparison(report.findings, baseline, currentFolder: currentFolder) { file in
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
        report.baseline = BaselineFile.text(of: comparison.pruned)
        let removed = comparison.stale == 1 ? "1 entry" : "\(comparison.stale) entries"
        report.notices.append(
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

  /// What was known of files that are not linted now stays known.
  private mutating func write(_ file: PathBytes, _ report: inout LintReport) {
    let place = file.located(in: currentFolder)
    let old = (try? BaselineFile.read(place).get()) ?? Baseline(base: place.parent ?? "/")
    let comparison = comparison(report, old)
    var baseline = comparison.pruned
    for finding in comparison.new {
      baseline.add(baseline.entry(of: finding, in: finding.place.path.resolved(in: currentFolder)))
    }
    report.baseline = BaselineFile.text(of: baseline)
    let count = report.findings.count
    report.notices.append(
      Problem(
        path: place.shown(from: currentFolder),
        message: "\(count == 1 ? "1 finding" : "\(count) findings") recorded; --baseline leaves what is known out"))
    report.summary.baselined = count
    report.findings = []
  }

  // MARK: Since

  private mutating func keepChanged(since revision: PathBytes, _ report: inout LintReport) {
    var repositories: [PathBytes: PathBytes?] = [:]
    var changes: [PathBytes: ChangedLines?] = [:]
    var kept: [LocatedFinding] = []
    for finding in report.findings {
      let file = finding.place.path.resolved(in: currentFolder)
      let folder = file.parent ?? "/"
      if repositories[folder] == nil { repositories[folder] = .some(ProjectFolder.repository(around: folder)) }
      guard let repository = repositories[folder] ?? nil else {
        tell(file, "lies in no git repository, so --since cannot tell what is new in it")
        kept.append(finding)
        continue
      }
      if changes[repository] == nil {
        do {
          changes[repository] = .some(try ChangedLines(since: revision, in: repository))
        } catch {
          tell(repository, error.explanation)
          changes[repository] = .some(nil)
        }
      }
      // What cannot be told is shown.
      let lines = finding.place.line...max(finding.place.line, finding.endLine)
      if (changes[repository] ?? nil)?.contains(lines, of: file) ?? true { kept.append(finding) }
    }
    // A misspelt revision must not look like a clean run.
    if report.findings.isEmpty, let repository = ProjectFolder.repository(around: currentFolder),
      changes[repository] == nil
    {
      do {
        _ = try ChangedLines(since: revision, in: repository)
      } catch {
        tell(repository, error.explanation)
      }
    }
    report.findings = kept
  }
}
