/// The facts that the passes of a run keep, so that a pass reads only the files that the pass before it changed.
///
/// A file is known by its text: another text of the same file is another file.
final class KeptFacts: Sendable {
  private final class File: Sendable {
    let text: [UInt8]
    let reading: ProgramSources.FirstReading<FactsGatherer.FileReading>
    /// The number of texts that the file had before.
    let version: Int
    /// The facts of a file that the first reading left alone, and that another file asked for.
    let later: FileFacts?

    init(
      _ text: [UInt8], _ reading: ProgramSources.FirstReading<FactsGatherer.FileReading>, version: Int,
      later: FileFacts? = nil
    ) {
      self.text = text
      self.reading = reading
      self.version = version
      self.later = later
    }
  }

  /// A program as the last pass linked it.
  struct LinkedBefore: Sendable {
    /// The files, with the versions of their texts.
    fileprivate(set) var files: [PathBytes: (version: Int, file: FactsGatherer.FactsOfFile)] = [:]
    fileprivate(set) var names = ProgramNames()
    /// The demands that these files and all others were asked for, and the makers that were not read.
    fileprivate(set) var asked: Set<Demand> = []
    fileprivate(set) var makers = Makers()
    fileprivate var unlinked = UnlinkedFiles()
  }

  /// The files that a program does not contain. As long as they are the same, they have the same answers.
  fileprivate struct UnlinkedFiles: Equatable {
    var paths: [PathBytes] = []
    /// The number of changes so far to what their words are.
    var changes = 0
  }

  private struct State {
    var files: [PathBytes: File] = [:]
    /// What the last pass linked, by the first file of the program.
    var linked: [PathBytes: LinkedBefore] = [:]
    /// The number of changes to the words of files that no program contains.
    var unlinkedChanges = 0
  }

  private let state = Lock(State())
  /// True if a pass must read the same files as a run that knows nothing. Otherwise it begins with all files that the pass
  /// before it linked, although a change may have made some of them unnecessary.
  let isExact: Bool

  init(isExact: Bool) { self.isExact = isExact }

  /// The readings of the files, nil for files that have changed.
  func readings(
    of some: [Int], _ sources: ProgramSources
  ) -> [ProgramSources.FirstReading<FactsGatherer.FileReading>?] {
    let files = state.withLock(\.files)
    if files.isEmpty { return [] }
    return some.map { Self.file($0, sources, files)?.reading }
  }

  /// Keeps the reading of a file, of which nothing was kept before its last change.
  func keep(
    _ reading: ProgramSources.FirstReading<FactsGatherer.FileReading>, of file: Int, _ sources: ProgramSources
  ) {
    let path = sources.files[file].path
    let text = sources.store.bytes(of: file)
    state.withLock { state in
      let known = state.files[path]
      state.files[path] = File(text, reading, version: (known?.version ?? 0) + 1)
      let hasSameWords = reading.words != nil && reading.words == known?.reading.words
      if !hasSameWords, !state.linked.values.contains(where: { $0.files[path] != nil }) { state.unlinkedChanges += 1 }
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

  /// What the last pass linked of a program. Nil if there was none.
  func linked(in program: [Int], _ sources: ProgramSources) -> LinkedBefore? {
    guard let first = program.first else { return nil }
    return state.withLock { state in
      guard var linked = state.linked[sources.files[first].path] else { return nil }
      let unlinked = UnlinkedFiles(paths: sources.files.map(\.path), changes: state.unlinkedChanges)
      if linked.unlinked != unlinked { (linked.asked, linked.makers) = ([], Makers()) }
      return linked
    }
  }

  func noteLinked(
    _ facts: [FactsGatherer.FactsOfFile], _ names: ProgramNames, _ asked: Set<Demand>, _ makers: Makers,
    in program: [Int], _ sources: ProgramSources
  ) {
    guard let first = program.first else { return }
    state.withLock { state in
      let unlinked = UnlinkedFiles(paths: sources.files.map(\.path), changes: state.unlinkedChanges)
      var linked = LinkedBefore(names: names, asked: asked, makers: makers, unlinked: unlinked)
      linked.files.reserveCapacity(facts.count)
      for one in facts {
        let path = sources.files[one.source].path
        linked.files[path] = (state.files[path]?.version ?? 0, one)
      }
      state.linked[sources.files[first].path] = linked
    }
  }

  /// Returns true if a program of these files asks for no other files than the program that was linked last. A change within
  /// bodies does not matter: the names that others may ask for, and the types that they lead to, are the same. Gives the
  /// files that have not changed the numbers of their names.
  func asksForTheSame(
    _ facts: inout [FactsGatherer.FactsOfFile], as linked: LinkedBefore, _ sources: ProgramSources
  ) -> Bool {
    let files = state.withLock(\.files)
    var isSame = facts.count == linked.files.count
    for index in facts.indices {
      let path = sources.files[facts[index].source].path
      guard let before = linked.files[path] else {
        isSame = false
        continue
      }
      if files[path]?.version == before.version {
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
