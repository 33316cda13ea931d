/// The files of the program, and ways to read them: all that the analysis is given.
struct ProgramSources: Sendable {
  let files: [SourceFile]
  /// Bytes for later: carets, line tables.
  let store: SourceStore
  /// To name files in messages.
  let currentFolder: PathBytes

  init(files: [SourceFile], overlay: [Int: [UInt8]] = [:], currentFolder: PathBytes) {
    self.files = files
    store = SourceStore(files: files, overlay: overlay)
    self.currentFolder = currentFolder
  }

  func shownPath(of file: Int) -> String { files[file].path.shown(from: currentFolder).description }

  /// What a first reading of all files brings.
  struct FirstRound<Value: Sendable>: Sendable {
    /// In the order of the files.
    var values: [Value?]
    /// What is known of the words of each, to read it again only for a name that it may have. Nothing, as long as few files
    /// have values: to look at all words of the others costs more than to read them again for the few questions there are.
    var vocabularies: [Vocabulary?]
    var lines = 0
    /// Files with comments that may keep rules silent.
    var marked: [MarkedFile] = []
    /// Files that hold no text. Nobody was asked about them.
    var notText: [FileDiagnostic] = []
    var unreadable: [Problem] = []
  }

  /// Where fewer than one in this many files has a value, vocabularies are not worth their time.
  private static let filesForAValue = 64
  /// What all vocabularies of a program may take, so that memory does not grow with the files that do not matter: some
  /// 100 MB of source have one each. Those left out are read again for every question; what is found is the same.
  private static let mostBytesOfVocabularies = 16 << 20

  /// Reads files for the first time, on all cores, and asks `body` about each that is text: the number of the file, and its
  /// bytes, which are gone when it returns.
  func readFirst<Value: Sendable>(
    _ some: [Int], _ body: @escaping @Sendable (Int, UnsafeBufferPointer<UInt8>) -> Value?
  ) -> FirstRound<Value> {
    let seen = Lock((files: 0, values: 0, bytes: 0))
    let outcomes = inParallel(some) { file, bytes -> (TextSurvey, UInt64, Vocabulary?, Value?) in
      let survey = TextSurvey(bytes)
      if !survey.isText { return (survey, 0, nil, nil) }
      let value = body(file, bytes)
      let isAskedAgain = seen.withLock { seen in
        seen.files += 1
        if value != nil { seen.values += 1 }
        guard seen.values * Self.filesForAValue >= seen.files else { return false }
        seen.bytes += Vocabulary.size(ofText: bytes.count)
        return seen.bytes <= Self.mostBytesOfVocabularies
      }
      return (survey, MarkedFile.marks.found(in: bytes), isAskedAgain ? Vocabulary(bytes) : nil, value)
    }
    var round = FirstRound<Value>(
      values: Array(repeating: nil, count: some.count), vocabularies: Array(repeating: nil, count: some.count))
    for (index, outcome) in outcomes.enumerated() {
      let file = some[index]
      switch outcome {
      case .success((let survey, let marks, let vocabulary, let value)):
        round.lines += survey.lines
        if marks != 0 { round.marked.append(MarkedFile(file: file, isOurs: marks & 1 != 0)) }
        round.values[index] = value
        round.vocabularies[index] = vocabulary
        if !survey.isText {
          round.notText.append(FileDiagnostic(file: file, message: "not Swift text; nothing in it was looked at"))
        }
      case .failure(let failure):
        round.unreadable.append(Problem(path: files[file].path, message: failure.explanation))
      }
    }
    return round
  }

  /// Reads some files again. Results stand in the order of `some`; nil also for what can no longer be read.
  func read<Value: Sendable>(
    _ some: [Int], _ body: @escaping @Sendable (Int, UnsafeBufferPointer<UInt8>) -> Value?
  ) -> [Value?] {
    inParallel(some, body).map { (try? $0.get()) ?? nil }
  }

  /// Few enough files for a thread that it never waits long for another at the end.
  private static let chunkSize = 16

  private func inParallel<Value: Sendable>(
    _ some: [Int], _ body: @escaping @Sendable (Int, UnsafeBufferPointer<UInt8>) -> Value
  ) -> [Result<Value, FileReader.Failure>] {
    typealias Outcome = Result<Value, FileReader.Failure>
    let chunks = Chunks(count: some.count, size: Self.chunkSize)
    let gathered = Lock([[Outcome]](repeating: [], count: (some.count + Self.chunkSize - 1) / Self.chunkSize))
    Threads.run(min(Threads.count, some.count / Self.chunkSize + 1)) {
      var reader = FileReader()
      while let chunk = chunks.take() {
        let outcomes = some[chunk].map { file -> Outcome in
          if let text = store.overlay(of: file) {
            return .success(text.withUnsafeBufferPointer { body(file, $0) })
          }
          return reader.read(files[file].path) { body(file, $0) }
        }
        gathered.withLock { $0[chunk.lowerBound / Self.chunkSize] = outcomes }
      }
    }
    return Array(gathered.withLock { $0 }.joined())
  }
}
