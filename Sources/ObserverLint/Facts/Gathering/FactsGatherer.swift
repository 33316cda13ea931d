/// Reads files and keeps the facts of those that matter.
struct FactsGatherer: Sendable {
  let sources: ProgramSources
  /// The APIs that any of the programs adds to the catalog.
  private let additions: CatalogAdditions
  private let trace: ReadingTrace?
  /// Facts that earlier passes of the run read.
  private let kept: KeptFacts?

  /// A file without any of these has no part in a registration, a removal or a payload, and begins no observation that
  /// the catalog knows; nor has a body, unless it shares something with one that has. Longer words are found faster, and
  /// are in fewer files.
  private static func words(for subjects: Subjects) -> [String] {
    var words = wordsOfCenters(for: subjects)
    if !subjects.isDisjoint(with: [.payloads, .posts]) { words.append(".userInfo") }
    if subjects.contains(.observations) { words += wordsOfOwners }
    if !subjects.isDisjoint(with: [.observations, .lastingObservations]) { words += wordsOfLibraries }
    return words
  }

  /// Words of observers that a center keeps. Any other file may remove them.
  private static func wordsOfCenters(for subjects: Subjects) -> [String] {
    subjects.contains(.observations) ? wordsOfRegistrations + wordsOfSequences : wordsOfRegistrations
  }

  private static let wordsOfRegistrations = [
    "addObserver", "removeObserver",
    // Subscriptions that nothing ends.
    "Subscribers.", "NotificationCenter.Publisher(",
    // Libraries.
    "reactive.notifications(", "rx.notification(", "NotificationObserver(",
  ]
  private static let wordsOfSequences = [".notifications(", ".messages("]

  /// Words of observations that end with the value that the call returns.
  private static let wordsOfOwners =
    [
      // Publishers, and key paths.
      ".sink(", ".sink{", ".sink ", ".sink\n", ".sink\r",
      // In an extension of publishers.
      " sink(", " sink {", "\tsink(", "\tsink {",
      ".assign(", ".publisher(", ".subscribe(", ".subscribe {",
      // Their values in loops.
      ".values {", ".values{", ".values.dropFirst(",
      "observe(\\", "observe(\n", "observe(\r", "NSKeyValueObservation", "KeyPath<",
      // Libraries.
      "disposed(by:", ".rx.", ".bind(", ".bind {", "observeValues", "Defaults.observe(", "SwiftEventBus.on",
      "EventBox.on",
      // Observables of the program: collections of closures, and the usual name.
      "-> Void]", "-> Void)]", "-> ()]", "-> ())]", ".observe {", ".observe(",
    ] + Catalog.streamTransformers.map { String($0.dropLast()) }.sorted()

  /// The observations of these libraries have everyday names, such as `start()`.
  private static let wordsOfLibraries = ["import Rx", "import Reactive", "import Bond"]

  init(
    _ sources: ProgramSources, _ additions: CatalogAdditions, _ trace: ReadingTrace? = nil, _ kept: KeptFacts? = nil
  ) {
    self.sources = sources
    self.trace = trace
    self.kept = kept
    self.additions = additions
  }

  /// - Parameters:
  ///   - subjects: what is looked for.
  ///   - isSettled: whether all is known of a file that is read. It is not asked of files that mention centers'
  ///     observers, which concern all others.
  func gather(
    _ files: [Int], _ subjects: Subjects,
    isSettled: @escaping @Sendable (_ file: Int, FileFacts) -> Bool = { _, _ in false }
  ) -> Gathered {
    let added = additions.registrationNames.union(additions.removalNames).sorted()
    let fixed = Self.words(for: subjects) + Catalog.descriptorLibraries.sorted()
    let words = Self.searches(for: fixed + added)
    let centers = Self.searches(for: Self.wordsOfCenters(for: subjects) + added)
    let known = kept?.readings(of: files, sources) ?? []
    // A file that is linked in any case is not asked for its names.
    let round = sources.readFirst(files, known: known, asksAbout: \.isSettled) { file, bytes -> FileReading? in
      guard words.contains(where: { $0.contains(in: bytes) }) else { return nil }
      var reading = Self.read(Array(bytes), path: path(of: file), sources.times)
      reading.importsDescriptors = reading.facts.imports.contains {
        Catalog.descriptorLibraries.contains(reading.facts.names[Int($0)])
      }
      reading.isSettled =
        !reading.importsDescriptors && !centers.contains { $0.contains(in: bytes) } && isSettled(file, reading.facts)
      return reading
    }
    var result = Gathered(
      diagnostics: round.notText, unreadable: round.unreadable, lines: round.lines, marked: round.marked)
    result.words = Array(repeating: nil, count: sources.files.count)
    var lexed: [Int] = []
    for (index, (file, reading)) in zip(files, round.readings).enumerated() {
      if let reading, known.isEmpty || known[index] == nil {
        if reading.value != nil { lexed.append(file) }
        kept?.keep(reading, of: file, sources)
      }
      result.words[file] = reading?.words
      guard let value = reading?.value else { continue }
      if value.importsDescriptors { result.importers.insert(file) }
      if value.isSettled {
        result.settled[file] = value.facts
      } else {
        result.facts.append(FactsOfFile(file, path(of: file), value.facts))
      }
      result.diagnostics += value.notes.map { FileDiagnostic(file: file, message: $0) }
    }
    trace?.note(lexed)
    kept?.keep(round.readings, of: files, sources)
    return result
  }

  private static func searches(for words: [String]) -> [WordSearch] {
    words.chunks(ofCount: WordSearch.maximumWords).map { WordSearch(Array($0)) }
  }

  func path(of file: Int) -> String { sources.files[file].path.description }

  /// Adds the files of a program that are not in it yet and answer what is wanted. True if there was one.
  ///
  /// - Parameters:
  ///   - asked: all demands so far. Those that are looked for are added.
  ///   - gathered: what is known of the files. Words of files that had none are added.
  ///   - makers: what is known of files that make wanted types and were not read.
  func read(
    _ wanted: Wanted, asked: inout Set<Demand>, of files: [Int], _ gathered: inout Gathered, makers: inout Makers,
    into facts: inout [FactsOfFile]
  ) -> Bool {
    var known = Set(facts.map(\.source))
    var chosen = makers.take(wanted.makers)
    var demands = wanted.demands
    var supertypes = Supertypes(of: facts)
    var read: [FactsOfFile] = []
    repeat {
      asked.formUnion(demands)
      var undecided: Set<WordList.Entry> = []
      var possible: [Int] = []
      if !demands.isEmpty {
        let found = candidates(meeting: demands, files.filter { !known.contains($0) }, &gathered, &makers)
        chosen += found.certain
        possible = found.possible
        let (types, first) = makers.takeFirst()
        undecided = types
        chosen += first
      }
      var found = take(chosen, gathered, &known)
      // Where no value is let go, all others who make one will be asked for: each round less saves a linking of them all.
      for one in found where !undecided.isEmpty { undecided.subtract(one.facts.letGo) }
      found += take(makers.take(undecided), gathered, &known)
      let names = DemandedNames(demands)
      for one in take(possible, gathered, &known) {
        if names.areUsed(in: one.facts) {
          found.append(one)
        } else {
          gathered.settled[one.source] = one.facts
          known.remove(one.source)
        }
      }
      demands = supertypes.demands(found, demands).subtracting(asked)
      read += found
      chosen = []
    } while !demands.isEmpty
    if read.isEmpty { return false }
    facts += read
    return true
  }

  /// The files that meet demands, and the files whose facts tell if they do.
  private func candidates(
    meeting demands: Set<Demand>, _ files: [Int], _ gathered: inout Gathered, _ makers: inout Makers
  ) -> (certain: [Int], possible: [Int]) {
    collectWords(of: files, &gathered)
    return sources.times.measure(.read) { matches(demands, files, gathered, &makers) }
  }

  private func matches(
    _ demands: Set<Demand>, _ files: [Int], _ gathered: Gathered, _ makers: inout Makers
  ) -> (certain: [Int], possible: [Int]) {
    let query = WordQuery(demands, testModules: Catalog.testModules)
    var sampled = Array(repeating: 0, count: query.sampleCount)
    var result: (certain: [Int], possible: [Int]) = ([], [])
    var mayMake: [(file: Int, types: Set<WordList.Entry>)] = []
    for file in files {
      guard let words = gathered.words[file] else { continue }
      let match = query.match(words)
      let isSample = match.samples.contains { sampled[$0] < Makers.firstCount }
      for sample in match.samples { sampled[sample] += 1 }
      if match.matters || isSample {
        result.certain.append(file)
        continue
      }
      if match.mayMatter { result.possible.append(file) }
      if !match.made.isEmpty { makers.add(file, match.made) }
      if !match.mayMake.isEmpty { mayMake.append((file, match.mayMake.subtracting(match.made))) }
    }
    // The first makers are read first, so the likely ones stand in front.
    for (file, types) in mayMake { makers.add(file, types) }
    return result
  }

  /// The facts of some files, but for those that are known already.
  private func take(_ files: [Int], _ gathered: Gathered, _ known: inout Set<Int>) -> [FactsOfFile] {
    let files = Set(files).subtracting(known).sorted()
    known.formUnion(files)
    var result: [FactsOfFile] = []
    var unread: [Int] = []
    for file in files {
      if let facts = gathered.settled[file] ?? kept?.laterFacts(of: file, sources) {
        result.append(FactsOfFile(file, path(of: file), facts))
      } else {
        unread.append(file)
      }
    }
    trace?.note(unread)
    let found = sources.read(unread) { file, bytes in FactsOfFile(file, path(of: file), facts(file, Array(bytes))) }
    for one in found.compactMap({ $0 }) {
      kept?.keepLater(one.facts, of: one.source, sources)
      result.append(one)
    }
    return result
  }

  /// Adds the files that the pass before needed: what is asked for again is there at once.
  ///
  /// - Parameters:
  ///   - program: the files that the program is made of.
  ///   - visible: the files that it can see.
  /// - Returns: the program before, if its files were added.
  func addFilesLinkedBefore(
    in program: [Int], _ visible: [Int], _ gathered: Gathered, to facts: inout [FactsOfFile]
  ) -> KeptFacts.LinkedBefore? {
    guard let kept, let linked = kept.linked(in: program, visible, sources) else { return nil }
    var known = Set(facts.map(\.source))
    var all = facts + take(linked.files.map(\.file.source), gathered, &known)
    all.sort { $0.source < $1.source }
    if !kept.asksForTheSame(&all, as: linked, sources), kept.isExact { return nil }
    facts = all
    return linked
  }

  func noteLinked(
    _ facts: [FactsOfFile], _ names: ProgramNames, _ asked: Set<Demand>, _ makers: Makers, in program: [Int]
  ) {
    kept?.noteLinked(facts, names, asked, makers, in: program, sources)
  }

  /// Of files for which the first reading collected none.
  private func collectWords(of files: [Int], _ gathered: inout Gathered) {
    let unknown = files.filter { gathered.words[$0] == nil }
    for (file, words) in zip(unknown, sources.words(of: unknown)) {
      gathered.words[file] = words ?? WordList(entries: [])
    }
  }

  private func facts(_ file: Int, _ text: [UInt8]) -> FileFacts {
    Self.read(text, path: path(of: file), sources.times).facts
  }

  struct FileReading: Sendable {
    var facts: FileFacts
    var notes: [String]
    /// True if the file leaves no question open, and no rule reports anything in it.
    var isSettled = false
    var importsDescriptors = false
  }

  static func read(_ text: [UInt8], path: String, _ times: StageTimes? = nil) -> FileReading {
    times?.countLexed(bytes: text.count)
    let lexed = times.measure(.lex) { Lexer.lex(text) }
    let outline = times.measure(.parse) { Parser.parse(lexed, bytes: text) }
    let isMain = path.hasSuffix("/main.swift") || path == "main.swift" || text.starts(with: [0x23, 0x21])
    var notes = lexed.notes.map { (offset: Int($0.offset), message: $0.message) }
    if let problem = SyntaxProblem.first(in: outline.lexemes) { notes.append((problem.offset, problem.message)) }
    let lines = notes.isEmpty ? nil : LineTable(text)
    let messages = notes.map { "line \(lines?.place(of: $0.offset).line ?? 0): \($0.message)" }
    return FileReading(
      facts: times.measure(.facts) { FactsBuilder.facts(of: outline, isMain: isMain) }, notes: messages)
  }
}
