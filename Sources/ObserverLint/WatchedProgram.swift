/// A program that is linted again each time its files change. A file that does not change is read once.
///
/// An unsaved text stands for the text of its file until it is taken back.
package struct WatchedProgram {
  private var request: LintRequest
  private var program: LoadedProgram
  private var stamps: Stamps
  private var otherFiles = OtherFiles(notesStamps: true)
  private let texts = SourceTexts()
  /// The files that changed since the last report, by their numbers. Nil: some came or went.
  private var changes: Set<Int>?
  /// True if other paths are reported since the last look.
  private var hasOtherPaths = false
  /// By absolute paths.
  private var unsaved: [PathBytes: [UInt8]]
  /// True if a finding gets its fixes in each report, and not only in its first.
  private let repeatsFixes: Bool

  package init(_ request: LintRequest, repeatsFixes: Bool = false) {
    let folder = request.currentFolder?.located(in: Folder.current()) ?? Folder.current()
    unsaved = Dictionary(request.overlay.map { ($0.key.located(in: folder), $0.value) }, uniquingKeysWith: { $1 })
    self.repeatsFixes = repeatsFixes
    self.request = request
    self.request.texts = texts
    self.request.keptFacts = KeptFacts()
    self.request.otherFiles = otherFiles
    program = Self.load(self.request, unsaved)
    stamps = Stamps(program, self.request)
  }

  /// A file below the paths that is not on disk belongs to the program by its text. All others are those that a walk
  /// finds.
  private static func load(_ request: LintRequest, _ unsaved: [PathBytes: [UInt8]]) -> LoadedProgram {
    var request = request
    let folder = request.currentFolder?.located(in: Folder.current()) ?? Folder.current()
    let paths = request.paths.isEmpty ? [folder] : request.paths.map { $0.located(in: folder) }
    request.overlay = unsaved.filter { file, _ in
      FileStamp(of: file) == nil && paths.contains { file == $0 || file.relative(to: $0) != nil }
    }
    var program = LoadedProgram(request)
    program.setUnsaved(unsaved)
    return program
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
    if !repeatsFixes { request.seenFindings = Set(report.findings.map(\.fingerprint)) }
    return report
  }

  /// Looks at the files again, and forgets all that was read of the files that came, went or were written.
  ///
  /// - Returns: the number of these files. Other paths count as another file.
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
    let program = Self.load(request, unsaved)
    let stamps = Stamps(program, request)
    let changed = stamps.changes(since: self.stamps)
    if changed.isEmpty, otherChanges == 0, !hasOtherPaths { return 0 }
    let forgotten = changed.union(self.stamps.uncertain)
    for path in forgotten { texts.forget(path) }
    if stamps.paths == self.stamps.paths, !hasOtherPaths {
      changes?.formUnion(forgotten.compactMap { program.sources.number(of: $0) })
    } else {
      changes = nil
      for path in Set(self.stamps.paths).subtracting(stamps.paths) { request.keptFacts?.forget(path) }
    }
    // A configuration adds names of calls, and they decide which damaged files get a note.
    let configurations = self.program.configurations.files + program.configurations.files
    if !changed.isDisjoint(with: configurations) { request.keptFacts = KeptFacts() }
    self.program = program
    self.stamps = stamps
    defer { hasOtherPaths = false }
    return changed.count + otherChanges + (hasOtherPaths ? 1 : 0)
  }

  // MARK: Unsaved texts

  /// Sets the unsaved text of a file, without a look at the disk. Nil takes the text back.
  ///
  /// - Parameter file: an absolute path without links.
  /// - Returns: true if the program has the file, and another text of it. A new file joins the program at the next look.
  package mutating func setText(_ text: [UInt8]?, of file: PathBytes) -> Bool {
    let before = self.text(of: file)
    unsaved[file] = text
    guard let number = program.sources.number(of: file) else { return false }
    program.setUnsaved(unsaved)
    if before == self.text(of: file) { return false }
    changes?.insert(number)
    return true
  }

  /// The text of a file as the next lint sees it. Nil if the program has no such file, or if it cannot be read.
  package func text(of file: PathBytes) -> [UInt8]? {
    guard let number = program.sources.number(of: file) else { return nil }
    return program.sources.store.overlay(of: number) ?? texts[file] ?? (try? FileReader.bytes(of: file).get())
  }

  /// True if the file on disk has the text that the next lint sees.
  package func isSaved(_ file: PathBytes) -> Bool {
    guard let text = text(of: file), case .success(let saved) = FileReader.bytes(of: file) else { return false }
    return text == saved
  }

  /// Sets the paths that are reported. They count from the next look.
  package mutating func setPaths(_ paths: [PathBytes]) {
    if paths != request.paths { hasOtherPaths = true }
    request.paths = paths
  }

  // MARK: Stamps

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
