import Foundation

/// `benchmark relint FOLDER…`: the time of a round of `--watch` after one file of a program changed. The tables have the
/// processor time, and the time on the wall in parentheses.
struct RelintCommand {
  private let folders: [URL]
  private let rounds: Int
  private let linter: URL
  private let scratch: ScratchFolder

  init(_ words: [String]) throws {
    let arguments = try Arguments(words, options: ["--rounds", "--linter"])
    rounds = try arguments.number("--rounds", default: 15)
    folders = try arguments.folders()
    linter = try arguments.linter()
    scratch = try ScratchFolder()
  }

  func run() throws {
    say("\(Machine.description)\n")
    for folder in folders {
      let copy = scratch.url.appendingPathComponent(folder.lastPathComponent)
      try FileManager.default.copyItem(at: folder.resolvingSymlinksInPath(), to: copy)
      let watch = try Watch(linter, copy)
      defer { watch.end() }
      let first = try watch.table()
      // The linter reads files again that were written just before.
      Thread.sleep(forTimeInterval: 2)
      let with = try measure(try Self.file(in: copy, withObservers: true), watch)
      let without = try measure(try Self.file(in: copy, withObservers: false), watch)
      say(Self.table(folder.lastPathComponent, [first, with, without]) + "\n")
    }
  }

  private static func table(_ name: String, _ columns: [Timings]) -> String {
    var table = Table([name, "first run", "a file with observers", "a file without"])
    func text(_ timings: Timings, _ stages: [String]) -> String {
      let time = stages.reduce(into: Timings.Time(processor: 0, wall: 0)) { sum, stage in
        sum.processor += timings[stage].processor
        sum.wall += timings[stage].wall
      }
      return time.processor < 0.000_05 ? "" : "\(time.processor.asTime) (\(time.wall.asTime))"
    }
    for (stage, _) in columns[0].stages { table.add([stage] + columns.map { text($0, [stage]) }) }
    let afterWalk = columns[0].stages.map(\.name).filter { !["walk", "total"].contains($0) }
    table.add(["after the walk"] + columns.map { text($0, afterWalk) })
    return table.text
  }

  /// Adds a statement to a function of the file for each round, and takes the medians of the rounds.
  private func measure(_ file: URL, _ watch: Watch) throws -> Timings {
    let text = try String(contentsOf: file, encoding: .utf8)
    defer { try? text.write(to: file, atomically: true, encoding: .utf8) }
    guard let body = Self.body(in: text) else { throw BenchmarkError("\(file.path) has no function") }
    var tables: [Timings] = []
    for round in 1...rounds {
      let statement = "\n    print(\"round \(round)\")"
      let changed = text[..<body] + statement + text[body...]
      try String(changed).write(to: file, atomically: true, encoding: .utf8)
      tables.append(try watch.table())
    }
    try text.write(to: file, atomically: true, encoding: .utf8)
    _ = try watch.table()
    guard let median = Timings.median(tables) else { throw BenchmarkError("no round was measured") }
    return median
  }

  /// The place behind the brace that opens the body of the first function.
  private static func body(in text: String) -> String.Index? {
    text.firstMatch(of: #/(?m)^ *(?:@objc |private |override |public |internal )*func \w+\([^)]*\)[^{\n]*\{/#)?
      .range.upperBound
  }

  /// The first Swift file that has a function, and has or lacks observers.
  private static func file(in folder: URL, withObservers: Bool) throws -> URL {
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]) ?? []
    for path in paths.sorted() where path.hasSuffix(".swift") && !path.contains("Test") {
      let file = folder.appendingPathComponent(path)
      guard let text = try? String(contentsOf: file, encoding: .utf8), body(in: text) != nil else { continue }
      let isObserving = text.contains("NotificationCenter.default.addObserver")
      let mayObserve = ["bserve", ".sink", "userInfo", "publisher(", ".assign("].contains { text.contains($0) }
      if withObservers ? isObserving : !mayObserve { return file }
    }
    throw BenchmarkError("\(folder.path) has no file \(withObservers ? "with" : "without") observers")
  }
}

/// A process that watches a program.
private final class Watch {
  private let process = Process()
  private let errors = Pipe()

  init(_ linter: URL, _ folder: URL) throws {
    process.executableURL = linter
    process.arguments = ["--watch", "--timings", "--notes", "--scope", folder.path, folder.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
  }

  /// Waits for the table of the next round.
  func table() throws -> Timings {
    var text = ""
    while true {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { throw BenchmarkError("the linter ended: \(text)") }
      text += String(decoding: data, as: UTF8.self)
      // The last line of a table has the speeds.
      if let table = Timings(text), text.hasSuffix("\n") { return table }
    }
  }

  func end() { process.terminate() }
}
