/// Reads files and keeps the facts of those that matter.
struct FactsGatherer: Sendable {
  let sources: ProgramSources
  /// What any program among them adds to the catalog.
  private let additions: CatalogAdditions

  /// A file's facts, as far as its bodies were read.
  struct FactsOfFile: Sendable {
    var source: Int
    var path: String
    var openings: Openings
    var facts: FileFacts
    /// The numbers of its names in the program, once it was linked.
    var programNames: [NameID] = []
  }

  struct Gathered: Sendable {
    var facts: [FactsOfFile] = []
    /// Files of which nothing more needs to be known, and what was read of them.
    var settled: [Int: Openings] = [:]
    var vocabularies = Vocabularies()
    /// Files that import NotificationDescriptors or the like, settled or not.
    var importers: Set<Int> = []
    var diagnostics: [FileDiagnostic] = []
    var unreadable: [Problem] = []
    var lines = 0
    /// Files with comments that may keep rules silent.
    var marked: [MarkedFile] = []
  }

  /// What linking wants to see next.
  struct Wanted {
    /// In every file of the program.
    var everywhere = NamesWanted()
    /// In the files that were read already.
    var nearby = NamesWanted()
    /// The same of names that only one file can mention, by file.
    var namesOfFile: [Int: Set<String>] = [:]
    /// Types of which it must still be known who makes them, though some files were read that do.
    var makers: Set<String> = []
    /// Places in bodies that were not read, by file.
    var places: [Int: [UInt32]] = [:]
    /// Whether all that was left unread in those files is read now.
    var opensAll = false

    var isEmpty: Bool {
      everywhere.isEmpty && nearby.isEmpty && namesOfFile.isEmpty && makers.isEmpty && places.isEmpty && !opensAll
    }
  }

  /// A file without any of these has no part in a registration, a removal or a payload, and begins no observation that
  /// the catalog knows; nor has a body, unless it shares something with one that has. Longer words are found faster, and
  /// are in fewer files.
  private static func words(for subjects: Subjects) -> [String] {
    var words = wordsOfCenters(for: subjects)
    if !subjects.isDisjoint(with: [.payloads, .posts]) { words.append(".userInfo") }
    if subjects.contains(.observations) { words += wordsOfOwners }
    return words
  }

  /// What is said with these is kept by a center, and any other file may end it.
  private static func wordsOfCenters(for subjects: Subjects) -> [String] {
    subjects.contains(.observations) ? wordsOfRegistrations + wordsOfSequences : wordsOfRegistrations
  }

  private static let wordsOfRegistrations = [
    "addObserver", "removeObserver",
    // Libraries.
    "reactive.notifications(", "rx.notification(", "NotificationObserver(",
  ]
  private static let wordsOfSequences = [".notifications(", ".messages("]

  /// What is said with these is kept by whoever keeps what the call returns.
  private static let wordsOfOwners = [
    // Publishers, and key paths.
    ".sink(", ".sink{", ".sink ", ".sink\n", ".sink\r",
    ".assign(", ".publisher(",
    "observe(\\", "observe(\n", "observe(\r", "NSKeyValueObservation",
    // Libraries.
    "disposed(by:", "observeValues",
  ]

  init(_ sources: ProgramSources, _ additions: CatalogAdditions) {
    self.sources = sources
    self.additions = additions
  }

  /// - Parameters:
  ///   - subjects: what is looked for.
  ///   - settle: whether all is known of a file that is read, given its bytes; it may read more of it to
  ///     find out. It is not asked of files that mention centers' observers, which concern all others.
  func gather(
    _ files: [Int], _ subjects: Subjects,
    settling settle: @escaping @Sendable (_ file: Int, _ text: [UInt8], inout FileReading) -> Bool = { _, _, _ in false
    }
  ) -> Gathered {
    let added = additions.registrationNames.union(additions.removalNames).sorted()
    let fixed = Self.words(for: subjects) + Catalog.descriptorLibraries.sorted()
    let words = Self.searches(for: fixed + added)
    let centers = Self.searches(for: Self.wordsOfCenters(for: subjects) + added)
    let libraries = WordSearch(Catalog.descriptorLibraries.sorted())
    // Words that much else has: asked only of files that name the library.
    let observations = WordSearch(Catalog.descriptorObservations.sorted().map { ".\($0)(" })
    let round = sources.readFirst(files) { file, bytes -> FileReading? in
      guard words.contains(where: { $0.contains(in: bytes) }) else { return nil }
      var places = words.flatMap { $0.places(in: bytes) }
      if libraries.contains(in: bytes) { places += observations.places(in: bytes) }
      let text = Array(bytes)
      var reading = Self.read(text, path: path(of: file), openings: Openings(places), widening: true)
      reading.importsDescriptors = reading.facts.imports.contains {
        Catalog.descriptorLibraries.contains(reading.facts.names[Int($0)])
      }
      if !centers.contains(where: { $0.contains(in: bytes) }), !reading.importsDescriptors, settle(file, text, &reading)
      {
        reading.isSettled = true
        reading.facts = FileFacts()
      }
      return reading
    }
    var result = Gathered(
      vocabularies: Vocabularies(of: files, round.vocabularies), diagnostics: round.notText,
      unreadable: round.unreadable, lines: round.lines, marked: round.marked)
    for (file, value) in zip(files, round.values) {
      guard let value else { continue }
      if value.importsDescriptors { result.importers.insert(file) }
      if value.isSettled {
        result.settled[file] = value.openings
      } else {
        result.facts.append(
          FactsOfFile(source: file, path: path(of: file), openings: value.openings, facts: value.facts))
      }
      result.diagnostics += value.notes.map { FileDiagnostic(file: file, message: $0) }
    }
    return result
  }

  private static func searches(for words: [String]) -> [WordSearch] {
    words.chunks(ofCount: WordSearch.maximumWords).map { WordSearch(Array($0)) }
  }

  func path(of file: Int) -> String { sources.files[file].path.description }

  /// Reads what is wanted in files of a program: more bodies of those that are known, and files that are not. Whether
  /// there was anything new.
  ///
  /// - Parameters:
  ///   - opening: what bodies are read for in files that were not.
  ///   - gathered: what is known of the files.
  ///   - makers: what is known of files that make wanted types and were not read.
  func read(
    _ wanted: Wanted, opening: NamesWanted, of files: [Int], _ gathered: Gathered, makers: inout Makers,
    into facts: inout [FactsOfFile]
  ) -> Bool {
    var added = readMore(wanted, gathered.vocabularies, of: &facts)
    if readOthers(wanted, opening: opening, of: files, gathered, &makers, into: &facts) { added = true }
    return added
  }

  private func readMore(_ wanted: Wanted, _ vocabularies: Vocabularies, of facts: inout [FactsOfFile]) -> Bool {
    // What these files declare and make is known: only what their bodies mention is not.
    var names = wanted.nearby
    names.mentioned.formUnion(wanted.everywhere.mentioned)
    if names.isEmpty, wanted.namesOfFile.isEmpty, wanted.places.isEmpty, !wanted.opensAll { return false }
    let search = NameSearch(names)
    let query = Vocabulary.Query(names)
    let known = facts.filter {
      !$0.facts.closedBodies.isEmpty
        && (wanted.opensAll || wanted.places[$0.source] != nil || wanted.namesOfFile[$0.source] != nil
          || vocabularies.mayMatter($0.source, query))
    }
    if known.isEmpty { return false }
    let indices = Dictionary(uniqueKeysWithValues: known.enumerated().map { ($1.source, $0) })
    let readings = sources.read(known.map(\.source)) { file, bytes -> FileReading? in
      guard let index = indices[file] else { return nil }
      var places = search.places(in: bytes) + (wanted.places[file] ?? [])
      if let own = wanted.namesOfFile[file] { places += NameSearch(NamesWanted(mentioned: own)).places(in: bytes) }
      var openings = wanted.opensAll ? Openings.all : Openings(places)
      guard openings.touch(anyOf: known[index].facts.closedBodies) else { return nil }
      openings.formUnion(known[index].openings)
      return Self.read(Array(bytes), path: known[index].path, openings: openings, widening: true)
    }
    let bySource = Dictionary(uniqueKeysWithValues: facts.indices.map { (facts[$0].source, $0) })
    var added = false
    for (old, reading) in zip(known, readings) {
      guard let reading, let index = bySource[old.source] else { continue }
      facts[index] = FactsOfFile(
        source: old.source, path: old.path, openings: reading.openings, facts: reading.facts)
      added = true
    }
    return added
  }

  private func readOthers(
    _ wanted: Wanted, opening further: NamesWanted, of files: [Int], _ gathered: Gathered, _ makers: inout Makers,
    into facts: inout [FactsOfFile]
  ) -> Bool {
    let names = wanted.everywhere
    var chosen = makers.take(wanted.makers)
    guard !names.isEmpty || !chosen.isEmpty else { return false }
    let all = NameSearch(further)
    let settled = gathered.settled
    var known = Set(facts.map(\.source))
    var read: [(file: Int, reading: FileReading)] = []
    func readAll(_ some: [Int]) {
      let more = Set(some).subtracting(known).sorted()
      known.formUnion(more)
      let readings = sources.read(more) { file, bytes in
        reading(file, Array(bytes), all.places(in: bytes), settled[file])
      }
      for case (let file, let reading?) in zip(more, readings) { read.append((file, reading)) }
    }
    var undecided: Set<UInt64> = []
    if !names.isEmpty {
      let search = NameSearch(names)
      let query = Vocabulary.Query(names)
      let rest = files.filter { !known.contains($0) && gathered.vocabularies.mayMatter($0, query) }
      let found = sources.read(rest) { file, bytes -> (reading: FileReading?, made: Set<UInt64>)? in
        let find = search.find(in: bytes)
        if find.matters { return (reading(file, Array(bytes), all.places(in: bytes), settled[file]), []) }
        return find.made.isEmpty ? nil : (nil, find.made)
      }
      for (file, found) in zip(rest, found) {
        guard let found else { continue }
        if let reading = found.reading {
          read.append((file, reading))
          known.insert(file)
        } else {
          makers.add(file, found.made)
        }
      }
      let (types, first) = makers.takeFirst()
      undecided = types
      chosen += first
    }
    readAll(chosen)
    // Where no value is let go, all others who make one will be asked for: each round less saves a linking of them all.
    for one in read where !undecided.isEmpty { undecided.subtract(one.reading.facts.letGo) }
    readAll(makers.take(undecided))
    if read.isEmpty { return false }
    facts += read.map {
      FactsOfFile(source: $0.file, path: path(of: $0.file), openings: $0.reading.openings, facts: $0.reading.facts)
    }
    facts.sort { $0.source < $1.source }
    return true
  }

  private func reading(_ file: Int, _ text: [UInt8], _ places: [UInt32], _ settled: Openings?) -> FileReading {
    var openings = Openings(places)
    if let settled { openings.formUnion(settled) }
    return Self.read(text, path: path(of: file), openings: openings, widening: settled != nil)
  }

  struct FileReading: Sendable {
    var openings: Openings
    var facts: FileFacts
    var notes: [String]
    /// Whether nothing more needs to be known of the file, and nothing is to be said of it.
    var isSettled = false
    var importsDescriptors = false
  }

  static func read(_ text: [UInt8], path: String, openings: Openings, widening: Bool = false) -> FileReading {
    let lexed = Lexer.lex(text)
    let stream = TokenStream(lexed, bytes: text)
    let openings = widening ? openings.widened(over: stream.lexemes, bytes: text) : openings
    let outline = Parser.parse(stream, bytes: text, openings: openings)
    let isMain = path.hasSuffix("/main.swift") || path == "main.swift" || text.starts(with: [0x23, 0x21])
    let notes = lexed.notes.map { note in
      let line = 1 + text[..<Int(note.offset)].count { $0 == 0x0A }
      return "line \(line): \(note.message)"
    }
    return FileReading(
      openings: openings, facts: FactsBuilder.facts(of: outline, isMain: isMain, openings: openings), notes: notes)
  }
}
