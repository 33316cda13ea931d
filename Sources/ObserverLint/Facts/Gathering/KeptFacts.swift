/// The facts that the passes of a run keep, so that a pass reads only the files that changed.
///
/// A file is known by its text: another text of the same file is another file.
final class KeptFacts: Sendable {
  typealias Reading = ProgramSources.FirstReading<FactsGatherer.FileReading>

  private struct State {
    /// The text of each file, and its reading.
    var files: [PathBytes: (text: [UInt8], reading: Reading)] = [:]
    /// The files that may have changed since the last pass, if all others have the same texts and numbers. Nil: unknown.
    var changes: [Int]?
    /// The files of a program and their readings in the last pass, by the first file of the program.
    var programs: [PathBytes: (files: [Int], readings: [Reading?])] = [:]
  }

  private let state = Lock(State())

  /// Says which files may have changed since the last pass. All others have the same texts and numbers.
  func noteChanges(_ files: [Int]?) {
    state.withLock { state in
      state.changes = files
      if files == nil { state.programs = [:] }
    }
  }

  /// Lets go of a file that no program has any more.
  func forget(_ path: PathBytes) { state.withLock { $0.files[path] = nil } }

  /// The facts of a file that another program lends. Nil if the file has changed, or is not known.
  func facts(of file: Int, _ sources: ProgramSources) -> FileFacts? {
    guard let known = state.withLock({ $0.files[sources.files[file].path] }),
      known.text == sources.store.bytes(of: file)
    else { return nil }
    return known.reading.value?.facts
  }

  /// The readings of a program's files, nil for files that have changed. Empty: nothing is kept.
  func readings(of program: [Int], _ sources: ProgramSources) -> [Reading?] {
    let (files, changes, last) = state.withLock { state in
      (state.files, state.changes, program.first.flatMap { state.programs[sources.files[$0].path] })
    }
    if files.isEmpty { return [] }
    // Texts of files that were not edited are the same array, so no comparison of bytes is needed.
    func reading(of file: Int) -> Reading? {
      guard let known = files[sources.files[file].path], known.text == sources.store.bytes(of: file) else { return nil }
      return known.reading
    }
    guard let changes, let last, last.files == program else { return program.map(reading) }
    // To look at each file would take longer than to link the program.
    var readings = last.readings
    for file in changes {
      let place = program.partitioningIndex { $0 >= file }
      if place < program.count, program[place] == file { readings[place] = reading(of: file) }
    }
    return readings
  }

  func keep(_ readings: [Reading?], of program: [Int], _ sources: ProgramSources) {
    guard let first = program.first else { return }
    let last = state.withLock { $0.programs[sources.files[first].path] }
    let isSameProgram = last?.files == program
    var changed: [(PathBytes, ([UInt8], Reading))] = []
    for (place, (file, reading)) in zip(program, readings).enumerated() {
      guard let reading, !isSameProgram || last?.readings[place] !== reading else { continue }
      changed.append((sources.files[file].path, (sources.store.bytes(of: file), reading)))
    }
    state.withLock { state in
      for (path, entry) in changed { state.files[path] = entry }
      state.programs[sources.files[first].path] = (program, readings)
    }
  }
}
