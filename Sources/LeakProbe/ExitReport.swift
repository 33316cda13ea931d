import Foundation

/// The report of a process about its observers at its end.
struct ExitReport {
  /// A row of the census, and what belongs to it in a report.
  struct Row {
    let census: Census.Row
    /// Of one of its registrations, innermost first.
    let backtrace: [String]
    /// True if a suppression covers it.
    let isSuppressed: Bool
  }

  let rows: [Row]
  /// How many registrations each suppression covered.
  let suppressions: [(pattern: ObserverPattern, count: Int)]
  private let options: ProbeOptions

  init(_ registrations: [Ledger.Entry], options: ProbeOptions, patterns: [ObserverPattern]) {
    self.options = options
    var counts = Array(repeating: 0, count: patterns.count)
    rows = SymbolImages.whileReading {
      Census.grouped(registrations).map { row, registrations in
        let pattern = patterns.firstIndex { $0.matches(row) }
        if let pattern { counts[pattern] += row.count }
        return Row(
          census: row, backtrace: registrations.first?.origin.frames ?? [], isSuppressed: pattern != nil)
      }
    }
    suppressions = zip(patterns, counts).map { ($0, $1) }
  }

  func isLeak(_ row: Row) -> Bool { !row.isSuppressed && options.failOn.includes(row.census.verdict) }

  var isFailure: Bool { rows.contains(where: isLeak) }

  /// For standard error. Empty where nothing is registered. `status`: the one that leaks give the process.
  func text(status: Int32?) -> String {
    let shown = rows.filter { !$0.isSuppressed }.sorted { isLeak($0) && !isLeak($1) }
    var lines: [String] = []
    if !shown.isEmpty {
      let leaked = shown.filter(isLeak).map(\.census.count).reduce(0, +)
      let rest = shown.map(\.census.count).reduce(0, +) - leaked
      lines.append(
        "LeakProbe: \(leaked) observer\(leaked == 1 ? "" : "s") leaked, \(rest) more registered when process "
          + "\(ProcessInfo.processInfo.processIdentifier) ended")
    }
    let limit = options.maxLeaks == 0 ? shown.count : options.maxLeaks
    for row in shown.prefix(limit) {
      lines.append("  \(row.census)")
      lines += row.census.tests.map { "      in \($0)" }
      lines += row.backtrace.enumerated().map { "      #\($0) \($1)" }
    }
    if shown.count > limit { lines.append("  and \(shown.count - limit) more places, which max_leaks leaves out") }
    for (pattern, count) in suppressions where count > 0 { lines.append("  \(count) suppressed by \(pattern)") }
    if let status { lines.append("LeakProbe: the exit status is \(status) (fail_on=\(options.failOn.rawValue))") }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: The file

  /// Described by `Rules/schema/probe-report.schema.json`.
  struct Document: Codable {
    struct Row: Codable {
      var fileID: String
      var filePath: String
      var line: Int
      /// Null: every name.
      var name: String?
      var verdict: String
      var count: Int
      var tests: [String]
      var leaked: Bool
      var suppressed: Bool
      var backtrace: [String]
    }

    var schemaVersion = 1
    var tool = ["name": "LeakProbe"]
    var process: Int
    var executable: String
    var failed: Bool
    var rows: [Row]
  }

  /// A file of its own for each process, also where two processes have a number in common, one after the other.
  func write(to folder: String) throws {
    let process = ProcessInfo.processInfo
    let document = Document(
      process: Int(process.processIdentifier), executable: process.arguments.first ?? "", failed: isFailure,
      rows: rows.map { row in
        Document.Row(
          fileID: row.census.place.fileID, filePath: row.census.place.filePath, line: row.census.place.line,
          name: row.census.name?.rawValue, verdict: row.census.verdict.word, count: row.census.count,
          tests: row.census.tests, leaked: isLeak(row), suppressed: row.isSuppressed, backtrace: row.backtrace)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let name = "leakprobe-\(process.processIdentifier)-\(UUID().uuidString.prefix(8)).json"
    try encoder.encode(document).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name), options: .atomic)
  }
}

extension Census.Verdict {
  /// As reports spell it.
  var word: String {
    switch self {
    case .unremovable: "unremovable"
    case .observedObjectDead: "observedObjectDead"
    case .stillRegistered: "stillRegistered"
    }
  }
}
