/// A program that is linted again each time its files change. A file that does not change is read once.
package struct WatchedProgram {
  private var request: LintRequest
  private var program: LoadedProgram
  private var stamps: Stamps
  private var otherFiles = OtherFiles(notesStamps: true)
  private let texts = SourceTexts()
  /// The files that changed since the last report, by their numbers. Nil: some came or went.
  private var changes: Set<Int>?

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

  /// Lints the files as the last look found them. A finding of the last report gets no fix again.
  package mutating func lint() -> LintReport { lint(ObserverLint.lint) }

  /// The same with another way to lint, which tests make use of.
  mutating func lint(_ lint: (LintRequest, LoadedProgram) -> LintReport) -> LintReport {
    request.keptFacts?.noteChanges(changes?.sorted())
    let report = lint(request, program)
    changes = []
    request.seenFindings = Set(report.findings.map(\.fingerprint))
    return report
  }

  /// Looks at the files again, and forgets all that was read of the files that came, went or were written.
  ///
  /// - Returns: the number of these files.
  package mutating func look() -> Int {
    request.times?.restart()
    return request.times.measure(.walk) { lookAgain() }
  }

  private mutating func lookAgain() -> Int {
    let otherChanges = otherFiles.changes()
    if otherChanges > 0 {
      otherFiles = OtherFiles(notesStamps: true)
      request.otherFiles = otherFiles
    }
    let program = LoadedProgram(request)
    let stamps = Stamps(program, request)
    let changed = stamps.changes(since: self.stamps)
    if changed.isEmpty, otherChanges == 0 { return 0 }
    let forgotten = changed.union(self.stamps.uncertain)
    for path in forgotten { texts.forget(path) }
    if stamps.paths == self.stamps.paths {
      changes?.formUnion(forgotten.compactMap { program.sources.number(of: $0) })
    } else {
      changes = nil
    }
    // A configuration decides which files have anything to say.
    let configurations = self.program.configurations.files + program.configurations.files
    if !changed.isDisjoint(with: configurations) { request.keptFacts = KeptFacts(isExact: true) }
    self.program = program
    self.stamps = stamps
    return changed.count + otherChanges
  }

  /// The states of files at one time.
  private struct Stamps {
    /// The files of the program in the order of their paths, and then all others.
    let paths: [PathBytes]
    private let stamps: [FileStamp?]
    /// Files that may change once more without another time of change, because a file system's clock is coarse.
    let uncertain: [PathBytes]

    init(_ program: LoadedProgram, _ request: LintRequest) {
      let inputs = (request.baselineRead + request.probeReports).map { $0.located(in: program.sources.currentFolder) }
      let now = FileStamp.now
      paths = program.sources.files.map(\.path) + program.configurations.files.sorted() + inputs
      stamps = paths.map { FileStamp(of: $0) }
      uncertain = zip(paths, stamps).filter { $1?.isRecent(at: now) ?? false }.map(\.0)
    }

    var count: Int { paths.count }

    /// The files that came, went or were written.
    func changes(since earlier: Stamps) -> Set<PathBytes> {
      if paths == earlier.paths {
        return Set(paths.indices.lazy.filter { stamps[$0] != earlier.stamps[$0] }.map { paths[$0] })
      }
      let before = Dictionary(zip(earlier.paths, earlier.stamps), uniquingKeysWith: { first, _ in first })
      let written = zip(paths, stamps).lazy.filter { path, stamp in before[path] != .some(stamp) }.map(\.0)
      return Set(written).union(Set(earlier.paths).subtracting(paths))
    }
  }
}
