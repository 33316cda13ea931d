/// Adds to findings what can be done about them, or why nothing is done by itself.
final class FixPlanner {
  let linked: LinkedProgram
  let sources: ProgramSources
  let settings: ProgramSettings
  /// The style on the command line, for all files.
  private let style: FixStyle?
  private var texts: [Int: SourceText] = [:]
  /// All files of the program.
  let files: [Int]
  /// The files that import the library, also if they are not linked.
  private let importers: Set<Int>
  /// The words of the files that are not linked, as far as they were collected.
  private let words: [WordList?]
  private(set) lazy var lookups = DescriptorLookups(self)

  init(
    _ linked: LinkedProgram, _ sources: ProgramSources, _ settings: ProgramSettings, files: [Int],
    importers: Set<Int>, words: [WordList?], style: FixStyle?
  ) {
    self.linked = linked
    self.sources = sources
    self.settings = settings
    self.files = files
    self.importers = importers
    self.words = words
    self.style = style
  }

  func plan(_ finding: Finding) -> Finding {
    var finding = finding
    // A comment that suppresses nothing is no observer.
    if finding.rule == UnusedSuppression.id { return finding }
    if style(of: finding.range.file) == .message {
      suggestMessage(&finding)
      return finding
    }
    lookups.obstacleToDescriptor = nil
    lookups.leadsToDescriptor = false
    do {
      try checkSyntax(of: finding.range.file, for: finding)
      finding.fixes = try permitted(fixesKeepingComments(finding), for: finding).map { judged($0, of: finding) }
    } catch {
      finding.obstacle = error
    }
    // Who asks for descriptors is to learn why this is none.
    if style(of: finding.range.file) == .descriptor, !finding.fixes.isEmpty, !lookups.leadsToDescriptor,
      lookups.obstacleToDescriptor == nil
    {
      lookups.obstacleToDescriptor = Unfixable(
        .registrationStays, "the fix leaves the registration itself as it is")
    }
    if let obstacle = lookups.obstacleToDescriptor {
      finding.obstacleToDescriptor = obstacle
      finding.help += ". No descriptor is offered: \(obstacle.reason)"
    }
    return finding
  }

  /// The files that may declare or extend a type of one of these names.
  func files(thatMayDeclare types: Set<String>) -> [Int] {
    let query = WordQuery(types.map { .declaresType($0) }, testModules: [])
    let program = linked.program
    var isDeclaring: [Int: Bool] = [:]
    for file in program.files { isDeclaring[file.source] = false }
    for (type, file) in zip(program.types, program.fileOfType)
    where type.path.split(separator: ".").contains(where: { types.contains(String($0)) }) {
      isDeclaring[program.files[Int(file)].source] = true
    }
    for fact in program.typealiases where types.contains(program.name(fact.name)) {
      isDeclaring[program.files[Int(fact.file)].source] = true
    }
    return files.filter { file in isDeclaring[file] ?? words[file].map { query.match($0).matters } ?? true }
  }

  // MARK: Files that fixes may change

  /// The fixes that change only files that fixes may change.
  private func permitted(_ fixes: [Fix], for finding: Finding) throws(Unfixable) -> [Fix] {
    var result: [Fix] = []
    var obstacle: Unfixable?
    for fix in fixes {
      do {
        for file in Set(fix.edits.map(\.range.file)).sorted() { try check(file, for: finding) }
        result.append(fix)
      } catch {
        obstacle = obstacle ?? error
      }
    }
    if result.isEmpty, let obstacle { throw obstacle }
    return result
  }

  private func check(_ file: Int, for finding: Finding) throws(Unfixable) {
    if !sources.files[file].isEditable {
      throw Unfixable(
        .fileOutsidePaths,
        "\(sources.shownPath(of: file)) would have to change, which lies outside of what the command was given, or is "
          + "reached through a link alone; name the file itself")
    }
    try checkSyntax(of: file, for: finding)
  }

  /// Edits are made from an outline, which is a guess where the text is no Swift.
  private func checkSyntax(of file: Int, for finding: Finding) throws(Unfixable) {
    guard let problem = text(file).syntaxProblem else { return }
    let line = LineTable(text(file).bytes).place(of: problem.offset).line
    let place = file == finding.range.file ? "the file" : sources.shownPath(of: file)
    throw Unfixable(.syntaxProblem, "\(place) has a syntax problem on line \(line): \(problem.message)")
  }

  // MARK: Fixes

  /// The first that may be applied is.
  private func fixes(_ finding: Finding) throws(Unfixable) -> [Fix] {
    if finding.rule == UnmatchedSelectorObserver.id { return try fixesOfSelectorObserver(finding.range) }
    guard finding.rule == UntypedUserInfo.id, usesDescriptors(text(finding.range.file)),
      let typed = attempt({ () throws(Unfixable) in try fixHandlerByDescriptor(finding.range) })
    else { return [try fix(finding)] }
    // What can be applied unseen comes second.
    return [typed] + ((try? fix(finding)).map { [$0] } ?? [])
  }

  /// Returns the fix of a finding. A rule without a fix needs no case here: the last case gives the reason. Add a case
  /// for a rule if its reason says more.
  private func fix(_ finding: Finding) throws(Unfixable) -> Fix {
    switch finding.rule {
    case DiscardedToken.id: return try fixDiscardedToken(finding.range)
    case UnremovedToken.id: return try fixUnremovedToken(finding.range)
    case UntypedUserInfo.id: return try fixUntypedUserInfo(finding.range)
    case RetainCycle.id: return try fixRetainCycle(finding.range)
    case DroppedObservation.id: return try fixDroppedObservation(finding.range)
    case EndlessNotificationTask.id: return try fixEndlessTask(finding.range)
    case UnbalancedLifecycle.id: return try fixUnbalancedLifecycle(finding.range)
    case UnmatchedKeyPathObserver.id: return try fixKeyPathObserver(finding.range)
    case IneffectiveRemoval.id: return try fixIneffectiveRemoval(finding.range)
    case OverbroadRemoval.id: return try fixOverbroadRemoval(finding.range)
    case DuplicateRegistration.id:
      throw Unfixable(.decisionOfPerson, "only a person can decide which registration is right")
    case UserInfoContract.id:
      throw Unfixable(.decisionOfPerson, "only a person can decide whether the handler or the poster is wrong")
    default: throw Unfixable(.decisionOfPerson, "only a person can decide what the code should do")
    }
  }

  private func fixesKeepingComments(_ finding: Finding) throws(Unfixable) -> [Fix] {
    let all = try fixes(finding)
    let fixes = all.filter { !losesComments($0) }
    guard fixes.count < all.count else { return fixes }
    let obstacle = Unfixable(.commentInside, "a comment stands in the midst of the code that would be replaced")
    if fixes.isEmpty { throw obstacle }
    if lookups.leadsToDescriptor { lookups.obstacleToDescriptor = obstacle }
    return fixes
  }

  private func losesComments(_ fix: Fix) -> Bool {
    fix.edits.contains { $0.range.start < $0.range.end && text($0.range.file).losesComments($0) }
  }

  /// Nil: the descriptor's where the file's target imports the library, else the token's.
  private func style(of file: Int) -> FixStyle? {
    style ?? settings.rewriteStyle(file).flatMap { FixStyle(rawValue: $0) }
  }

  // MARK: What fixes ask

  /// Nil for a file that no edit asked for so far.
  func knownText(_ file: Int) -> SourceText? { texts[file] }

  func text(_ file: Int) -> SourceText {
    if let known = texts[file] { return known }
    let text = SourceText(file: file, bytes: sources.store.bytes(of: file))
    texts[file] = text
    return text
  }

  func call(_ range: SourceRange) throws(Unfixable) -> (id: CallID, node: NodeID, text: SourceText) {
    let text = text(range.file)
    guard let node = text.call(namedAt: range.start),
      let id = lookups.places.call(at: TextPlace(file: range.file, offset: range.start))
    else { throw Unfixable(.unsupportedForm, "the call has a form that the fix does not support") }
    return (id, node, text)
  }

  func usesDescriptors(_ text: SourceText) -> Bool {
    style(of: text.file).map { $0 == .descriptor }
      ?? (importsDescriptors(text)
        || !targetsWithDescriptors.isEmpty && targetFolder(of: text.file).map(targetsWithDescriptors.contains) ?? false)
  }

  /// A package's targets of which some file imports the library, so that each of their files can.
  private lazy var targetsWithDescriptors = Set(importers.compactMap { targetFolder(of: $0) })

  /// The folder below `Sources` or `Tests` that a package's target has; nil where the layout is another.
  func targetFolder(of file: Int) -> String? {
    let parts = sources.files[file].path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let folder = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), folder + 2 < parts.count else {
      return nil
    }
    return parts[...(folder + 1)].joined(separator: "/")
  }

  func importsDescriptors(_ text: SourceText) -> Bool { text.imports.contains { text.name($0) == Self.library } }

  static let library = "NotificationDescriptors"
}
