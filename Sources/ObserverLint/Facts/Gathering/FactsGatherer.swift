/// Reads the files of programs, and turns them into facts: a file once for its own program, and once for all others that
/// see the file.
struct FactsGatherer: Sendable {
  let sources: ProgramSources
  /// Finds the texts of which a damaged place matters.
  private let observers: [WordSearch]
  /// Facts that earlier passes of the run gathered.
  private let kept: KeptFacts?
  /// The facts of files that several programs see.
  private let lent = Lock<[Int: FileFacts]>([:])

  /// - Parameter additions: The APIs that any of the programs adds to the catalog.
  init(_ sources: ProgramSources, _ additions: CatalogAdditions, _ kept: KeptFacts? = nil) {
    self.sources = sources
    self.kept = kept
    let added = additions.registrationNames.union(additions.removalNames).sorted()
    observers = (ObserverWords.all + added).chunks(ofCount: WordSearch.maximumWords).map { WordSearch(Array($0)) }
  }

  /// Reads the files of a program on all cores.
  func gather(_ program: ProgramBorders.Files) -> GatheredFacts {
    let known = kept?.readings(of: program.own, sources) ?? []
    let first = sources.readFirst(program.own, known: known) { file, bytes in
      Self.read(Array(bytes), path: path(of: file), sources.times) { text in
        observers.contains { search in text.withUnsafeBufferPointer { search.contains(in: $0) } }
      }
    }
    kept?.keep(first.readings, of: program.own, sources)
    var result = GatheredFacts(
      diagnostics: first.notText, unreadable: first.unreadable, lines: first.lines, marked: first.marked)
    for (file, reading) in zip(program.own, first.readings) {
      guard let value = reading?.value else { continue }
      result.files.append(GatheredFacts.File(source: file, path: path(of: file), facts: value.facts))
      result.diagnostics += value.notes.map { FileDiagnostic(file: file, message: $0) }
    }
    if program.visible != program.own { addLent(program, to: &result) }
    return result
  }

  /// Adds the files of other programs that a program sees.
  private func addLent(_ program: ProgramBorders.Files, to result: inout GatheredFacts) {
    let others = Set(program.visible).subtracting(program.own).sorted()
    let lent = self.lent.withLock { $0 }
    let known = others.map { lent[$0] ?? kept?.facts(of: $0, sources) }
    let unread = zip(others, known).filter { $1 == nil }.map(\.0)
    let read = sources.read(unread) { file, bytes -> FileFacts? in
      TextSurvey(bytes).isText ? Self.read(Array(bytes), path: path(of: file), sources.times).facts : nil
    }
    self.lent.withLock { lent in for (file, facts) in zip(unread, read) { lent[file] = facts } }
    let found = Dictionary(uniqueKeysWithValues: zip(unread, read))
    for (file, known) in zip(others, known) {
      guard let facts = known ?? found[file] ?? nil else { continue }
      result.files.append(GatheredFacts.File(source: file, path: path(of: file), facts: facts))
    }
    result.files.sort { $0.source < $1.source }
  }

  private func path(of file: Int) -> String { sources.files[file].path.description }

  /// The facts of a file, and a note for each place where the file's syntax is damaged.
  struct FileReading: Sendable {
    var facts: FileFacts
    var notes: [String]
  }

  /// - Parameter isWorthNotes: Returns true for a text of which a damaged place matters.
  static func read(
    _ text: [UInt8], path: String, _ times: StageTimes? = nil, isWorthNotes: ([UInt8]) -> Bool = { _ in true }
  ) -> FileReading {
    times?.countLexed(bytes: text.count)
    let lexed = times.measure(.lex) { Lexer.lex(text) }
    let outline = times.measure(.parse) { Parser.parse(lexed, bytes: text) }
    let isMain = path.hasSuffix("/main.swift") || path == "main.swift" || text.starts(with: [0x23, 0x21])
    var notes = lexed.notes.map { (offset: Int($0.offset), message: $0.message) }
    if let problem = SyntaxProblem.first(in: outline.lexemes) { notes.append((problem.offset, problem.message)) }
    if !notes.isEmpty, !isWorthNotes(text) { notes = [] }
    let lines = notes.isEmpty ? nil : LineTable(text)
    let messages = notes.map { "line \(lines?.place(of: $0.offset).line ?? 0): \($0.message)" }
    return FileReading(
      facts: times.measure(.facts) { FactsBuilder.facts(of: outline, isMain: isMain) }, notes: messages)
  }
}
