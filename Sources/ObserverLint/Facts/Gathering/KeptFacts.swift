/// The facts that the passes of a run keep, so that a pass reads only the files that the pass before it changed.
///
/// A file is known by its text: another text of the same file is another file.
final class KeptFacts: Sendable {
  private struct File {
    let text: [UInt8]
    let reading: ProgramSources.FirstReading<FactsGatherer.FileReading>
    /// The number of texts that the file had before.
    let version: Int
    /// The facts of a file that the first reading left alone, and that another file asked for.
    var later: FileFacts?
  }

  /// A file as the last pass linked it.
  struct LinkedFile {
    fileprivate let version: Int
    fileprivate let facts: FileFacts
  }

  private struct State {
    var files: [PathBytes: File] = [:]
    /// The files that the last pass linked, by the first file of the program.
    var linked: [PathBytes: [PathBytes: LinkedFile]] = [:]
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
      state.files[path] = File(text: text, reading: reading, version: (state.files[path]?.version ?? 0) + 1)
    }
  }

  /// The facts of a file that has not changed since another file asked for it.
  func laterFacts(of file: Int, _ sources: ProgramSources) -> FileFacts? {
    Self.file(file, sources, state.withLock(\.files))?.later
  }

  func keepLater(_ facts: FileFacts, of file: Int, _ sources: ProgramSources) {
    state.withLock { $0.files[sources.files[file].path]?.later = facts }
  }

  /// The files that the last pass linked of a program.
  func linked(in program: [Int], _ sources: ProgramSources) -> [PathBytes: LinkedFile] {
    guard let first = program.first else { return [:] }
    return state.withLock { $0.linked[sources.files[first].path] } ?? [:]
  }

  func noteLinked(_ facts: [FactsGatherer.FactsOfFile], in program: [Int], _ sources: ProgramSources) {
    guard let first = program.first else { return }
    state.withLock { state in
      var linked: [PathBytes: LinkedFile] = Dictionary(minimumCapacity: facts.count)
      for one in facts {
        let path = sources.files[one.source].path
        linked[path] = LinkedFile(version: state.files[path]?.version ?? 0, facts: one.facts)
      }
      state.linked[sources.files[first].path] = linked
    }
  }

  /// Returns true if a program of these files asks for no other files than the program that was linked last. A change within
  /// bodies does not matter: the names that others may ask for, and the types that they lead to, are the same.
  func asksForTheSame(
    _ facts: [FactsGatherer.FactsOfFile], as linked: [PathBytes: LinkedFile], _ sources: ProgramSources
  ) -> Bool {
    let files = state.withLock(\.files)
    return facts.count == linked.count
      && facts.allSatisfy { one in
        let path = sources.files[one.source].path
        guard let before = linked[path] else { return false }
        return files[path]?.version == before.version || one.facts.declaresTheSame(as: before.facts)
      }
  }

  /// Texts of files that were not edited are the same array, so no comparison of bytes is needed.
  private static func file(_ file: Int, _ sources: ProgramSources, _ files: [PathBytes: File]) -> File? {
    guard let known = files[sources.files[file].path], known.text == sources.store.bytes(of: file) else { return nil }
    return known
  }
}
