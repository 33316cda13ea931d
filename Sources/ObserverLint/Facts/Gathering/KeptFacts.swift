/// The facts that the passes of a run keep, so that a pass reads only the files that the pass before it changed.
///
/// A file is known by its text: another text of the same file is another file.
final class KeptFacts: Sendable {
  private final class File: Sendable {
    let text: [UInt8]
    let reading: Reading
    /// The number of texts that the file had before.
    let version: Int
    /// The facts of a file that the first reading left alone, and that another file asked for.
    let later: FileFacts?

    init(_ text: [UInt8], _ reading: Reading, version: Int, later: FileFacts? = nil) {
      self.text = text
      self.reading = reading
      self.version = version
      self.later = later
    }
  }

  /// A program as the last pass linked it.
  struct LinkedBefore: Sendable {
    /// The files in the order of their numbers, with their paths and the versions of their texts.
    fileprivate(set) var files: [(path: PathBytes, version: Int, file: FactsGatherer.FactsOfFile)] = []
    fileprivate(set) var names = ProgramNames()
    /// The demands that these files and all others were asked for, and the makers that were not read.
    fileprivate(set) var asked: Set<Demand> = []
    fileprivate(set) var makers = Makers()
    fileprivate var paths: Set<PathBytes> = []
    /// The number of changes until then to the words of files that no program contains.
    fileprivate var unlinkedChanges = 0
  }

  private struct State {
    var files: [PathBytes: File] = [:]
    /// The files that may have changed since the last pass, if all others have the same texts and numbers. Nil: unknown.
    var changes: [Int]?
    /// The files of a program and their readings in the last pass, by the first file of the program.
    var readings: [PathBytes: (files: [Int], readings: [Reading?])] = [:]
    /// The programs that the last pass linked, by their first files.
    var linked: [PathBytes: LinkedBefore] = [:]
    /// The number of changes to the words of files that no program contains.
    var unlinkedChanges = 0
  }

  typealias Reading = ProgramSources.FirstReading<FactsGatherer.FileReading>

  private let state = Lock(State())
  /// True if a pass must read the same files as a run that knows nothing. Otherwise it begins with all files that the pass
  /// before it linked, although a change may have made some of them unnecessary.
  let isExact: Bool

  init(isExact: Bool) { self.isExact = isExact }

  /// Says which files may have changed since the last pass. All others have the same texts and numbers.
  func noteChanges(_ files: [Int]?) { state.withLock { $0.changes = files } }

  /// The readings of a program's files, nil for files that have changed.
  func readings(of program: [Int], _ sources: ProgramSources) -> [Reading?] {
    let (files, changes, last) = state.withLock { state in
      (state.files, state.changes, program.first.flatMap { state.readings[sources.files[$0].path] })
    }
    if files.isEmpty { return [] }
    guard let changes, let last, last.files == program else {
      return program.map { Self.file($0, sources, files)?.reading }
    }
    // To look at each file would take longer than to link the program.
    var readings = last.readings
    for file in changes {
      let place = program.partitioningIndex { $0 >= file }
      guard place < program.count, program[place] == file else { continue }
      readings[place] = Self.file(file, sources, files)?.reading
    }
    return readings
  }

  func keep(_ readings: [Reading?], of program: [Int], _ sources: ProgramSources) {
    guard let first = program.first else { return }
    state.withLock { $0.readings[sources.files[first].path] = (program, readings) }
  }

  /// Keeps the reading of a file, of which nothing was kept before its last change.
  func keep(_ reading: Reading, of file: Int, _ sources: ProgramSources) {
    let path = sources.files[file].path
    let text = sources.store.bytes(of: file)
    state.withLock { state in
      let known = state.files[path]
      state.files[path] = File(text, reading, version: (known?.version ?? 0) + 1)
      let hasSameWords = reading.words != nil && reading.words == known?.reading.words
      if !hasSameWords, !state.linked.values.contains(where: { $0.paths.contains(path) }) {
        state.unlinkedChanges += 1
      }
    }
  }

  /// The facts of a file that has not changed since another file asked for it.
  func laterFacts(of file: Int, _ sources: ProgramSources) -> FileFacts? {
    Self.file(file, sources, state.withLock(\.files))?.later
  }

  func keepLater(_ facts: FileFacts, of file: Int, _ sources: ProgramSources) {
    let path = sources.files[file].path
    state.withLock { state in
      guard let known = state.files[path] else { return }
      state.files[path] = File(known.text, known.reading, version: known.version, later: facts)
    }
  }

  /// The program as the last pass linked it. Nil if there was none.
  ///
  /// - Parameter visible: the files that the program can see.
  func linked(in program: [Int], _ visible: [Int], _ sources: ProgramSources) -> LinkedBefore? {
    guard let first = program.first else { return nil }
    let (found, changes, unlinkedChanges) = state.withLock { state in
      (state.linked[sources.files[first].path], state.changes, state.unlinkedChanges)
    }
    guard var linked = found else { return nil }
    if changes == nil {
      linked.files = linked.files.compactMap { entry in
        guard let number = sources.number(of: entry.path) else { return nil }
        var entry = entry
        entry.file.source = number
        return entry
      }
    }
    if visible.count < sources.files.count {
      let visible = Set(visible)
      linked.files.removeAll { !visible.contains($0.file.source) }
    }
    if isExact, linked.files.count < found?.files.count ?? 0 { return nil }
    // Files that came may answer what was asked.
    if changes == nil || linked.unlinkedChanges != unlinkedChanges { (linked.asked, linked.makers) = ([], Makers()) }
    return linked
  }

  func noteLinked(
    _ facts: [FactsGatherer.FactsOfFile], _ names: ProgramNames, _ asked: Set<Demand>, _ makers: Makers,
    in program: [Int], _ sources: ProgramSources
  ) {
    guard let first = program.first else { return }
    state.withLock { state in
      let files = facts.sorted { $0.source < $1.source }.map { one in
        let path = sources.files[one.source].path
        return (path, state.files[path]?.version ?? 0, one)
      }
      state.linked[sources.files[first].path] = LinkedBefore(
        files: files, names: names, asked: asked, makers: makers, paths: Set(files.lazy.map(\.0)),
        unlinkedChanges: state.unlinkedChanges)
    }
  }

  /// Returns true if a program of these files asks for no other files than the program that was linked last. A change within
  /// bodies does not matter: the names that others may ask for, and the types that they lead to, are the same. Gives the
  /// files that have not changed the numbers of their names.
  ///
  /// - Parameter facts: in the order of their files' numbers.
  func asksForTheSame(
    _ facts: inout [FactsGatherer.FactsOfFile], as linked: LinkedBefore, _ sources: ProgramSources
  ) -> Bool {
    let files = state.withLock(\.files)
    var isSame = facts.count == linked.files.count
    var next = linked.files.makeIterator()
    var candidate = next.next()
    for index in facts.indices {
      while let before = candidate, before.file.source < facts[index].source { candidate = next.next() }
      guard let before = candidate, before.file.source == facts[index].source else {
        isSame = false
        continue
      }
      if files[before.path]?.version == before.version {
        facts[index].programNames = before.file.programNames
      } else if !facts[index].facts.declaresTheSame(as: before.file.facts) {
        isSame = false
      }
    }
    return isSame
  }

  /// Texts of files that were not edited are the same array, so no comparison of bytes is needed.
  private static func file(_ file: Int, _ sources: ProgramSources, _ files: [PathBytes: File]) -> File? {
    guard let known = files[sources.files[file].path], known.text == sources.store.bytes(of: file) else { return nil }
    return known
  }
}
