/// The passes of fixing: each makes the fixes that do not get into each other's way, and lints what comes out.
struct FixRun {
  private let choice: FixRequest
  private let lint: (LintRequest) -> LintReport
  private var request: LintRequest
  /// The linted texts. A file is compared with its text before it is replaced.
  private let texts = SourceTexts()
  private var report: LintReport
  /// The texts that were linted first, of files that fixes have changed since.
  private var originals: [PathBytes: [UInt8]] = [:]
  private var groups = FileGroups()
  /// For each fix that was made, one of its files and its finding.
  private var made: [(file: PathBytes, finding: FixedFindings.Kind, severity: Severity)] = []
  /// Files that no fix may touch any more.
  private var leftAlone: Set<PathBytes> = []
  private var problems: [Problem] = []
  /// The files and rules of findings whose fix failed once beside other fixes.
  private var postponed: Set<FixedFindings.Kind> = []

  init(_ request: FixRequest, _ lint: @escaping (LintRequest) -> LintReport) {
    var request = request
    // Files go by the paths that the linter finds them at.
    let folder = request.lint.currentFolder?.located(in: Folder.current()) ?? Folder.current()
    request.lint.overlay = Dictionary(
      request.lint.overlay.map { ($0.key.located(in: folder), $0.value) }, uniquingKeysWith: { $1 })
    choice = request
    self.lint = lint
    self.request = request.lint
    self.request.proposesFixes = true
    self.request.texts = texts
    self.request.keptFacts = KeptFacts()
    self.request.otherFiles = OtherFiles()
    report = lint(self.request)
  }

  /// Each pass makes at least one fix; no program has so many that stand in each other's way.
  private static let maximumPasses = 64

  mutating func makeFixes() {
    for _ in 0..<Self.maximumPasses where report.permitsWriting {
      let fixes = fixesToMake()
      let pass = FixPass(report, fixes)
      if pass.isEmpty { return }
      let before = self
      make(pass)
      let failed = pass.unfinished(in: report)
      if failed.isEmpty { continue }
      // The other fixes may have changed what a fix counts on. It gets a second chance behind them.
      let kinds = Set(failed.map { FixedFindings.Kind(path: $0.path, rule: $0.rule) })
      if failed.count < pass.made.count, postponed.isDisjoint(with: kinds) {
        postponed.formUnion(kinds)
        let after = self
        self = before
        postponed = after.postponed
        var others = fixes
        for finding in failed { others[finding.finding] = nil }
        let rest = FixPass(report, others)
        make(rest)
        if rest.unfinished(in: report).isEmpty { continue }
        self = after
      }
      for finding in failed { undo(finding, in: pass) }
      report = lint(request)
    }
  }

  private mutating func make(_ pass: FixPass) {
    for (path, edits) in pass.edits {
      let text = request.overlay[path] ?? texts[path] ?? []
      if originals[path] == nil { originals[path] = text }
      request.overlay[path] = EditApplication.apply(edits, to: text)
    }
    for fixed in pass.made {
      groups.join(fixed.files)
      let finding = FixedFindings.Kind(path: fixed.path, rule: fixed.rule)
      made.append((fixed.files[0], finding, fixed.severity))
    }
    report = lint(request)
  }

  /// The first fix of each finding, if it may be made.
  private mutating func fixesToMake() -> [Fix?] {
    var changeable: [Int: Bool] = [:]
    return report.findings.map { finding in
      let first = finding.fixes.first { choice.includesUnsafe || $0.safety == .safe }
      guard let fix = first?.fix else { return nil }
      let isPermitted = fix.edits.allSatisfy { edit in
        let answer = changeable[edit.range.file] ?? mayChange(report.files[edit.range.file].path)
        changeable[edit.range.file] = answer
        return answer
      }
      return isPermitted ? fix : nil
    }
  }

  private mutating func mayChange(_ path: PathBytes) -> Bool {
    if leftAlone.contains(path) { return false }
    if choice.changesOverlayOnly, choice.lint.overlay[path] == nil { return false }
    guard choice.writesFiles, let refusal = PreparedFile.refusal(of: path) else { return true }
    leftAlone.insert(path)
    tell(path, refusal.explanation)
    return false
  }

  private mutating func tell(_ path: PathBytes, _ message: String) {
    problems.append(Problem(path: path.shown(from: report.currentFolder), message: message))
  }

  /// A fix after which its finding is still there may be made again and again. Its files get their texts back, and so do
  /// all that were changed together with them.
  private mutating func undo(_ finding: FixPass.Made, in pass: FixPass) {
    let files = groups.files(with: finding.path)
    if leftAlone.contains(finding.path) { return }
    for path in files { restore(path) }
    leftAlone.formUnion(files)
    made.removeAll { files.contains($0.file) }
    tell(
      finding.path,
      "line \(finding.line): the fix of \(finding.rule) does not remove what it is for, which is a defect of the linter; "
        + "nothing is changed\(Self.together(files, finding.path, report)); report it, and suppress the finding to fix the others"
    )
  }

  private mutating func restore(_ path: PathBytes) {
    request.overlay[path] = choice.lint.overlay[path]
    originals[path] = nil
  }

  /// Says which other files share a file's fate.
  private static func together(_ files: Set<PathBytes>, _ path: PathBytes, _ report: LintReport) -> String {
    let others = files.subtracting([path]).sorted().map { $0.shown(from: report.currentFolder).description }
    if others.isEmpty { return "" }
    let rest = others.count > 3 ? " and \(others.count - 3) more" : ""
    return ", and nothing in \(others.prefix(3).joined(separator: ", "))\(rest), which its fixes change too"
  }

  // MARK: Results

  mutating func finish() -> FixReport {
    guard report.permitsWriting else { return FixReport(report: report) }
    if choice.writesFiles { removeLeftovers() }
    var result = FixReport(report: report)
    if !choice.writesFiles { result.patchFolder = patchFolder() }
    var counts: [FixedFindings.Kind: Int] = [:]
    var unchanged: Set<PathBytes> = []
    for files in groups.all(of: originals.keys) {
      let changes = files.sorted().compactMap { path -> FileReplacement.Change? in
        guard let old = originals[path], let new = request.overlay[path], new != old else { return nil }
        return FileReplacement.Change(path: path, old: old, new: new)
      }
      if changes.isEmpty { continue }
      guard !choice.writesFiles || write(changes, files) else {
        unchanged.formUnion(files)
        continue
      }
      for (file, finding, severity) in made where files.contains(file) {
        counts[finding, default: 0] += 1
        result.severities.append(severity)
      }
      result.changedFiles += changes.map { $0.path.shown(from: report.currentFolder) }
      if !choice.writesFiles {
        for change in changes {
          result.patch += UnifiedDiff.patch(
            path: change.path.shown(from: result.patchFolder), from: change.old, to: change.new)
        }
      }
    }
    result.changedFiles.sort()
    if !unchanged.isEmpty, choice.writesFiles {
      // The report is about what is on disk.
      for path in unchanged {
        restore(path)
        texts.forget(path)
      }
      report = lint(request)
    }
    result.overlay = request.overlay.filter { choice.lint.overlay[$0.key] != nil }
    result.report = report
    result.report.problems += problems
    result.report.fixed = counts.sorted { $0.key < $1.key }.map { kind, count in
      FixedFindings(path: kind.path.shown(from: report.currentFolder), rule: kind.rule, count: count)
    }
    return result
  }

  private mutating func write(_ changes: [FileReplacement.Change], _ files: Set<PathBytes>) -> Bool {
    do {
      try FileReplacement.write(changes)
      return true
    } catch {
      tell(error.change.path, error.explanation + Self.together(files, error.change.path, report))
      return false
    }
  }

  /// The folder that the paths of a patch begin at.
  private func patchFolder() -> PathBytes {
    let changed = originals.keys.filter { request.overlay[$0] != nil && request.overlay[$0] != originals[$0] }.sorted()
    func holdsAll(_ folder: PathBytes) -> Bool { changed.allSatisfy { $0.relative(to: folder) != nil } }
    if holdsAll(report.currentFolder) { return report.currentFolder }
    var folder = changed.first?.parent ?? "/"
    while !holdsAll(folder), let parent = folder.parent { folder = parent }
    return ProjectFolder.repository(around: folder) ?? folder
  }

  /// A run that was killed has left its temporary files.
  private func removeLeftovers() {
    for folder in Set(report.files.lazy.filter(\.isReported).compactMap(\.path.parent)) {
      PreparedFile.removeLeftovers(in: folder)
    }
  }
}
