import Foundation

/// Readers that the linter has no part in: `Tests/Readers/check-reports.py` for reports, and the compiler for Swift.
final class ReportReaders {
  private let python: Process?
  private let requests = Pipe()
  private let replies = Pipe()
  private var pending = Data()
  private let compiler = Command.find("swiftc")

  /// - Parameter skipped: told which reader is missing.
  init(skipped: (String) -> Void) throws {
    // A reader that ended is told by its reply.
    signal(SIGPIPE, SIG_IGN)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Readers/check-reports.py")
    if compiler == nil { skipped("swiftc is not on the path: nobody says whether fixed files parse") }
    guard let path = Command.find("python3") else {
      python = nil
      skipped("python3 is not on the path: nobody reads the reports")
      return
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [script.path]
    process.standardInput = requests
    process.standardOutput = replies
    try process.run()
    python = process
    guard reply() == "ready" else {
      throw UsageError("\(script.path) cannot begin; it needs python3 with the package jsonschema")
    }
  }

  func error(in file: URL, _ format: String) -> String? {
    guard python != nil else { return nil }
    try? requests.fileHandleForWriting.write(contentsOf: Data("\(format)\t\(file.path)\n".utf8))
    let answer = reply() ?? "the reader ended"
    return answer == "fine" ? nil : answer
  }

  private func reply() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        let line = String(decoding: pending[pending.startIndex..<end], as: UTF8.self)
        pending = Data(pending[(end + 1)...])
        return line
      }
      let more = replies.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      pending += more
    }
  }

  /// True if the compiler's own parser accepts a text.
  func parses(_ text: [UInt8], _ batch: Batch) throws -> Bool {
    guard let compiler else { return true }
    let file = batch.beside.appendingPathComponent("parsed.swift")
    try Data(text).write(to: file)
    let outcome = try Command.run(
      compiler, ["-frontend", "-parse", file.path], in: batch.beside, streams: batch.beside)
    return outcome.status == 0
  }
}
