/// A program that is linted again each time its files change. A file that does not change is read once.
package struct WatchedProgram {
  private var request: LintRequest
  private var program: LoadedProgram
  private var stamps: Stamps
  private var otherFiles = OtherFiles(notesStamps: true)
  private let texts = SourceTexts()

  package init(_ request: LintRequest) {
    self.request = request
    self.request.texts = texts
    self.request.keptFacts = KeptFacts(isExact: true)
    self.request.otherFiles = otherFiles
    program = LoadedProgram(self.request)
    stamps = Stamps(program, self.request)
  }

  /// The number of files that are watched.
  package var count: Int { stamps.count }

  /// Lints the files as the last look found them. A finding of an earlier report gets no fix again, unless its file changed.
  package mutating func lint() -> LintReport { lint(ObserverLint.lint) }

  /// The same with another way to lint, which tests make use of.
  mutating func lint(_ lint: (LintRequest, LoadedProgram) -> LintReport) -> LintReport {
    let report = lint(request, program)
    request.seenFindings = Set(
      report.findings.map {
        SeenFinding(path: report.files[$0.range.file].path, rule: $0.rule, start: $0.range.start)
      })
    return report
  }

  /// Looks at the files again, and forgets all that was read of the files that came, went or were written.
  ///
  /// - Returns: the number of these files.
  package mutating func look() -> Int {
    request.times?.restart()
    let otherChanges = request.times.measure(.walk) { otherFiles.changes() }
    if otherChanges > 0 {
      otherFiles = OtherFiles(notesStamps: true)
      request.otherFiles = otherFiles
    }
    let program = LoadedProgram(request)
    let stamps = request.times.measure(.walk) { Stamps(program, request) }
    let changed = stamps.changes(since: self.stamps)
    if changed.isEmpty, otherChanges == 0 { return 0 }
    for path in changed.union(self.stamps.uncertain) { texts.forget(path) }
    request.seenFindings = request.seenFindings.filter { !changed.contains($0.path) }
    // A configuration decides which files have anything to say.
    let configurations = self.program.configurations.files + program.configurations.files
    if !changed.isDisjoint(with: configurations) { request.keptFacts = KeptFacts(isExact: true) }
    self.program = program
    self.stamps = stamps
    return changed.count + otherChanges
  }

  /// The states of files at one time.
  private struct Stamps {
    private var stamps: [PathBytes: FileStamp?] = [:]
    /// Files that may change once more without another time of change, because a file system's clock is coarse.
    private(set) var uncertain: Set<PathBytes> = []

    init(_ program: LoadedProgram, _ request: LintRequest) {
      let inputs = (request.baselineRead + request.probeReports).map { $0.located(in: program.sources.currentFolder) }
      let paths = program.sources.files.map(\.path) + program.configurations.files + inputs
      let now = FileStamp.now
      stamps.reserveCapacity(paths.count)
      for path in paths {
        let stamp = FileStamp(of: path)
        stamps[path] = .some(stamp)
        if let stamp, stamp.isRecent(at: now) { uncertain.insert(path) }
      }
    }

    var count: Int { stamps.count }

    /// The files that came, went or were written.
    func changes(since earlier: Stamps) -> Set<PathBytes> {
      var result = Set(stamps.lazy.filter { path, stamp in earlier.stamps[path] != .some(stamp) }.map(\.key))
      for path in earlier.stamps.keys where stamps[path] == nil { result.insert(path) }
      return result
    }
  }
}
