import Foundation

/// Makes programs of damaged files, and uses the linter on them in every way that it has.
final class Fuzzer: Sendable {
  private let arguments: Arguments
  private let seeds: Seeds
  private let progress: Progress

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    seeds = try Seeds()
    progress = Progress()
  }

  /// True if nothing failed.
  func run() throws -> Bool {
    print("seed \(arguments.seed)")
    let jobs = arguments.jobs
    let errors = Locked<[String]>([])
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      do {
        try Worker(arguments, seeds, progress, job: job).run()
      } catch {
        errors.change { $0.append("\(error)") }
        progress.stop()
      }
    }
    if let error = errors.value.first { throw UsageError(error) }
    return progress.summarize(kept: arguments.keep)
  }
}

/// A value that several threads change.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var held: Value

  init(_ value: Value) { held = value }

  var value: Value { lock.withLock { held } }
  @discardableResult func change<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&held) } }
}

/// The work of all workers.
final class Progress: Sendable {
  private struct Counts {
    var files = 0
    var runs = 0
    var uses: [String: Int] = [:]
    var slowest = 0.0
    var faults: [String: Int] = [:]
    var isStopped = false
    var lastLine = 0.0
  }

  private let counts = Locked(Counts())
  private let begin = ContinuousClock.now

  var seconds: Double {
    let (seconds, attoseconds) = (ContinuousClock.now - begin).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
  var files: Int { counts.value.files }
  var isStopped: Bool { counts.value.isStopped }
  func stop() { counts.change { $0.isStopped = true } }

  func add(files: Int) { counts.change { $0.files += files } }

  func add(_ use: String, _ trial: Trial) {
    let (runs, slowest) = (trial.runs, trial.slowest)
    let now = seconds
    counts.change {
      $0.runs += runs
      $0.uses[use, default: 0] += runs
      $0.slowest = max($0.slowest, slowest)
      guard now - $0.lastLine > 60 else { return }
      $0.lastLine = now
      print("\(Int(now)) s: \($0.files) files, \($0.runs) runs, \($0.faults.values.reduce(0, +)) faults")
      fflush(nil)
    }
  }

  /// True if it is the first of its kind.
  func isNew(_ kind: String) -> Bool {
    counts.change {
      $0.faults[kind, default: 0] += 1
      return $0.faults[kind] == 1
    }
  }

  func summarize(kept: URL) -> Bool {
    let counts = counts.value
    let uses = counts.uses.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    print(
      "\(counts.files) mutated files, \(counts.runs) runs in \(Int(seconds)) s; the slowest took \((counts.slowest * 1000).rounded() / 1000) s"
    )
    print("runs by use: \(uses)")
    for (kind, count) in counts.faults.sorted(by: { $0.key < $1.key }) { print("fault, \(count) times: \(kind)") }
    print(counts.faults.isEmpty ? "no fault" : "what failed is in \(kept.path)")
    return counts.faults.isEmpty
  }
}

/// Makes batches and tries uses on them, in folders of its own.
private final class Worker {
  private let arguments: Arguments
  private let seeds: Seeds
  private let progress: Progress
  private let job: Int
  private let scratch: URL
  private var random: Random
  private let readers: ReportReaders

  init(_ arguments: Arguments, _ seeds: Seeds, _ progress: Progress, job: Int) throws {
    self.arguments = arguments
    self.seeds = seeds
    self.progress = progress
    self.job = job
    scratch = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(getpid())-\(job)")
    random = Random(seed: arguments.seed &+ UInt64(job) &* 0x1234_5678_9ABC)
    readers = try ReportReaders { if job == 0 { print("skipped: \($0)") } }
  }

  func run() throws {
    defer { try? FileManager.default.removeItem(at: scratch) }
    if job == 0 { try tryWhatFailed() }
    while !progress.isStopped, progress.files < arguments.files, progress.seconds < arguments.seconds ?? .infinity {
      let files = program()
      progress.add(files: files.count)
      for use in Use.all where arguments.only.isEmpty ? random.isOne(in: use.rarity) : arguments.only.contains(use.name)
      {
        try attempt(use, on: files, seed: random.next())
      }
    }
  }

  /// Every use, on every program that failed once.
  private func tryWhatFailed() throws {
    for program in seeds.failed {
      for use in Use.all where arguments.only.isEmpty || arguments.only.contains(use.name) {
        for seed in 0..<4 { try attempt(use, on: program, seed: UInt64(seed)) }
      }
    }
  }

  /// Mutated files, several of which may be of the same seed or hold pieces of each other.
  private func program() -> [Batch.File] {
    let all = seeds.swift + seeds.failed.joined().map(\.text)
    var files: [Batch.File] = []
    let first = random.below(all.count)
    for index in 0..<(1 + random.below(random.isOne(in: 3) ? 4 : 100)) {
      // Neighbours are often of one fixture, and know each other's types.
      let text = random.isOne(in: 2) ? all[(first + index) % all.count] : random.pick(all)
      var mutation = Mutation(random: Random(seed: random.next()))
      let folder = random.pick(["", "", "Sources/App/", "Tests/"])
      files.append(
        Batch.File(path: "\(folder)A\(index).swift", text: mutation.mutated(text, others: [random.pick(all), text])))
    }
    if random.isOne(in: 3) { files += projectFiles(naming: files) }
    return files
  }

  /// Some of a project's other files, mutated, with a class of the program in them.
  private func projectFiles(naming program: [Batch.File]) -> [Batch.File] {
    let words = String(decoding: random.pick(program).text, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
    let classes = words.indices.dropLast().filter { words[$0] == "class" }.map { String(words[$0 + 1]) }
    let name = classes.isEmpty ? "Controller" : random.pick(classes)
    let files = ProjectSeeds.files(naming: name)
    return files.shuffled(using: &random).prefix(1 + random.below(files.count)).map { file in
      var mutation = Mutation(random: Random(seed: random.next()))
      // The main storyboard counts only if another file names it.
      if random.isOne(in: 3) { return file }
      return Batch.File(
        path: file.path, text: mutation.mutated(file.text, others: [random.pick(files).text, file.text]))
    }
  }

  private func attempt(_ use: Use, on files: [Batch.File], seed: UInt64) throws {
    guard let fault = try fault(of: use, on: files, seed: seed, isCounted: true) else { return }
    guard progress.isNew("\(use.name): \(fault.kind)") else { return }
    let (smallest, last) = try reduced(files, use, fault, seed)
    try keep(smallest, use, last)
  }

  private func fault(of use: Use, on files: [Batch.File], seed: UInt64, isCounted: Bool = false) throws -> Fault? {
    let trial = Trial(
      try Batch(in: scratch, files), seed: seed, linter: arguments.linter.path, seeds: seeds, readers: readers)
    defer { if isCounted { progress.add(use.name, trial) } }
    do {
      try use.attempt(trial)
      return nil
    } catch let fault as Fault {
      return fault
    }
  }

  // MARK: What failed

  /// The same fault with fewer files and lines, as far as that takes no longer than a minute.
  private func reduced(
    _ files: [Batch.File], _ use: Use, _ fault: Fault, _ seed: UInt64
  ) throws -> ([Batch.File], Fault) {
    var best = files
    var last = fault
    let begin = progress.seconds
    func isSame(_ candidate: [Batch.File]) throws -> Bool {
      guard progress.seconds - begin < 60, !candidate.isEmpty,
        let found = try self.fault(of: use, on: candidate, seed: seed), found.kind == fault.kind
      else { return false }
      last = found
      return true
    }
    for file in files.reversed() {
      let fewer = best.filter { $0.path != file.path }
      if try isSame(fewer) { best = fewer }
    }
    for index in best.indices {
      var length = best[index].text.split(separator: 0x0A, omittingEmptySubsequences: false).count / 2
      while length > 0 {
        var start = 0
        while true {
          var lines = best[index].text.split(separator: 0x0A, omittingEmptySubsequences: false)
          guard start < lines.count else { break }
          lines.removeSubrange(start..<min(lines.count, start + length))
          var candidate = best
          candidate[index].text = Array(lines.joined(separator: [0x0A]))
          if try isSame(candidate) { best = candidate } else { start += length }
        }
        length /= 2
      }
    }
    return (best, last)
  }

  private func keep(_ files: [Batch.File], _ use: Use, _ fault: Fault) throws {
    let name = "\(use.name)-\(fault.kind)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let folder = arguments.keep.appendingPathComponent(String(name.prefix(80)))
    try? FileManager.default.removeItem(at: folder)
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text).write(to: url)
    }
    let note = "\(use.name): observer-lint \(fault.arguments.joined(separator: " "))\n\(fault.description)\n"
    try Data(note.utf8).write(to: folder.appendingPathComponent("FAULT.txt"))
    print("\(folder.path)\n\(note)")
    fflush(nil)
  }
}
