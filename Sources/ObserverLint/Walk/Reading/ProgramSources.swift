/// The files of the program, and ways to read them: all that the analysis is given.
struct ProgramSources: Sendable {
  let files: [SourceFile]
  /// Bytes for later: carets, line tables.
  private(set) var store: SourceStore
  let otherFiles: OtherFiles
  /// The folders of clones and separate projects, in ascending order.
  private let programFolders: [PathBytes]
  /// To name files in messages.
  let currentFolder: PathBytes
  /// Nil: nobody measures the run.
  let times: StageTimes?

  init(
    files: [SourceFile], overlay: [Int: [UInt8]] = [:], texts: SourceTexts? = nil, otherFiles: OtherFiles? = nil,
    currentFolder: PathBytes, times: StageTimes? = nil
  ) {
    self.files = files
    let marked = files.lazy.filter { $0.programPrefix > 0 && !$0.isBehindLink }
    let prefixes = Set(marked.map { $0.path.bytes.prefix($0.programPrefix) })
    programFolders = prefixes.map { PathBytes(Array($0.dropLast())) }.sorted()
    self.times = times
    self.otherFiles = otherFiles ?? OtherFiles()
    store = SourceStore(files: files, overlay: overlay, texts: texts)
    self.currentFolder = currentFolder
  }

  /// Puts texts in the place of the files' own.
  mutating func setOverlay(_ overlay: [Int: [UInt8]]) {
    store = SourceStore(files: files, overlay: overlay, texts: store.texts)
  }

  /// The number of a file. Nil if the program has no such file.
  func number(of path: PathBytes) -> Int? {
    let number = files.partitioningIndex { $0.path >= path }
    return number < files.count && files[number].path == path ? number : nil
  }

  func shownPath(of file: Int) -> String { files[file].path.shown(from: currentFolder).description }

  /// The projects around some files.
  func project(around some: [Int]) -> ProjectFiles {
    ProjectFiles(around: some.lazy.map { files[$0] }, of: files, programs: programFolders)
  }

  /// The folders around a file, the innermost first, up to the folder of its program.
  func folders(around file: Int) -> [PathBytes] {
    var result: [PathBytes] = []
    var next = files[file].path.parent
    while let folder = next {
      result.append(folder)
      next = folder.bytes.count <= files[file].homePrefix ? nil : folder.parent
    }
    return result
  }

  func otherSources(around some: [Int]) -> OtherSources { OtherSources(of: project(around: some), otherFiles, self) }

  /// The result of the first reading of a file. An object, because a run that keeps readings hands on many of them.
  final class FirstReading<Value: Sendable>: Sendable {
    fileprivate let survey: TextSurvey
    fileprivate let marks: UInt64
    let value: Value?

    fileprivate init(survey: TextSurvey, marks: UInt64 = 0, value: Value? = nil) {
      self.survey = survey
      self.marks = marks
      self.value = value
    }
  }

  /// The result of the first reading of all files.
  struct FirstReadings<Value: Sendable>: Sendable {
    /// In the order of the files. Nil for files that cannot be read.
    var readings: [FirstReading<Value>?] = []
    var lines = 0
    /// Files with comments that may keep rules silent.
    var marked: [MarkedFile] = []
    /// Files that hold no text. Nothing was made of them.
    var notText: [FileDiagnostic] = []
    var unreadable: [Problem] = []
  }

  /// Reads files for the first time, on all cores, and asks `body` about each that is text: the number of the file, and its
  /// bytes, which are gone when it returns.
  ///
  /// - Parameters:
  ///   - known: The readings that an earlier pass made, in the order of the files. Nil for files that are to be read.
  ///     Empty: all are.
  func readFirst<Value: Sendable>(
    _ some: [Int], known: [FirstReading<Value>?] = [],
    _ body: @escaping @Sendable (Int, UnsafeBufferPointer<UInt8>) -> Value?
  ) -> FirstReadings<Value> {
    let unread = known.isEmpty ? some : zip(some, known).filter { $1 == nil }.map(\.0)
    let outcomes = inParallel(unread) { file, bytes -> FirstReading<Value> in
      let survey = TextSurvey(bytes)
      if !survey.isText { return FirstReading(survey: survey) }
      return FirstReading(survey: survey, marks: MarkedFile.marks.found(in: bytes), value: body(file, bytes))
    }
    var result = FirstReadings<Value>()
    result.readings.reserveCapacity(some.count)
    var next = outcomes.makeIterator()
    for (index, file) in some.enumerated() {
      switch (known.isEmpty ? nil : known[index]).map({ .success($0) }) ?? next.next() {
      case .success(let reading)?:
        result.readings.append(reading)
        result.lines += reading.survey.lines
        if reading.marks != 0 { result.marked.append(MarkedFile(file: file, isOurs: reading.marks & 1 != 0)) }
        if !reading.survey.isText {
          result.notText.append(FileDiagnostic(file: file, message: "not Swift text; nothing in it was looked at"))
        }
      case .failure(let failure)?:
        result.readings.append(nil)
        result.unreadable.append(Problem(path: files[file].path, message: failure.explanation))
      case nil: break
      }
    }
    return result
  }

  /// Reads some files. Results stand in the order of `some`; nil also for what can no longer be read.
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
      times.measure(.read) {
        while let chunk = chunks.take() {
          let outcomes = some[chunk].map { file -> Outcome in
            store.read(file, with: &reader) { body(file, $0) }
          }
          gathered.withLock { $0[chunk.lowerBound / Self.chunkSize] = outcomes }
        }
      }
    }
    return Array(gathered.withLock { $0 }.joined())
  }
}
