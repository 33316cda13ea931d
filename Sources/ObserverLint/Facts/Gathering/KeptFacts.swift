/// The facts that the passes of a run keep, so that a pass reads only the files that the pass before it changed.
///
/// A file is known by its text: another text of the same file is another file.
final class KeptFacts: Sendable {
  private struct File {
    let text: [UInt8]
    let reading: ProgramSources.FirstReading<FactsGatherer.FileReading>
    /// The facts of a file that the first reading left alone, and that another file asked for.
    var later: FileFacts?
  }

  private struct State {
    var files: [PathBytes: File] = [:]
    /// Files that were a part of a program in any pass. They are a part of the next pass from its beginning on.
    var linked: Set<PathBytes> = []
  }

  private let state = Lock(State())

  /// Returns true if nothing in these files has changed since they were read.
  func know(_ some: [Int], of sources: ProgramSources) -> Bool {
    let files = state.withLock(\.files)
    return some.allSatisfy { Self.file($0, sources, files) != nil }
  }

  /// The readings of the files that have not changed.
  func readings(
    of some: [Int], _ sources: ProgramSources
  ) -> [Int: ProgramSources.FirstReading<FactsGatherer.FileReading>] {
    let files = state.withLock(\.files)
    if files.isEmpty { return [:] }
    return some.reduce(into: [:]) { $0[$1] = Self.file($1, sources, files)?.reading }
  }

  func keep(
    _ readings: [ProgramSources.FirstReading<FactsGatherer.FileReading>?], of some: [Int], _ sources: ProgramSources
  ) {
    let texts = some.map { sources.store.bytes(of: $0) }
    state.withLock { state in
      for (index, file) in some.enumerated() {
        guard let reading = readings[index] else { continue }
        let path = sources.files[file].path
        if state.files[path]?.text != texts[index] {
          state.files[path] = File(text: texts[index], reading: reading)
        }
      }
    }
  }

  /// The facts of a file that has not changed since another file asked for it.
  func laterFacts(of file: Int, _ sources: ProgramSources) -> FileFacts? {
    Self.file(file, sources, state.withLock(\.files))?.later
  }

  func keepLater(_ facts: FileFacts, of file: Int, _ sources: ProgramSources) {
    state.withLock { $0.files[sources.files[file].path]?.later = facts }
  }

  /// Returns the files of `some` that an earlier pass linked.
  func linked(among some: [Int], _ sources: ProgramSources) -> [Int] {
    let linked = state.withLock(\.linked)
    return linked.isEmpty ? [] : some.filter { linked.contains(sources.files[$0].path) }
  }

  func noteLinked(_ some: [Int], _ sources: ProgramSources) {
    let paths = some.map { sources.files[$0].path }
    state.withLock { $0.linked.formUnion(paths) }
  }

  /// Texts of files that were not edited are the same array, so no comparison of bytes is needed.
  private static func file(_ file: Int, _ sources: ProgramSources, _ files: [PathBytes: File]) -> File? {
    guard let known = files[sources.files[file].path], known.text == sources.store.bytes(of: file) else { return nil }
    return known
  }
}
