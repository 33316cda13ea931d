import Foundation
import ObservationRecording

/// A process's report in a file of its own, described by `Rules/schema/probe-report.schema.json`. Rows are written as they
/// come: there may be millions.
final class ReportFile {
  private let place: URL
  private let unfinished: URL
  private let handle: FileHandle
  private var text = ""
  private var isFirst = true
  private var fingerprints = LineFingerprints()
  private var failure: (any Error)?

  /// A file of its own for each process, also where two processes have a number in common, one after the other. A later
  /// report of a process takes the place of an earlier one: rows of several files add up.
  private static let name =
    "leakprobe-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString.prefix(8)).json"

  init(in folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let process = ProcessInfo.processInfo
    place = URL(fileURLWithPath: folder).appendingPathComponent(Self.name)
    // Any thread may ask for a report, also while the process ends.
    unfinished = place.appendingPathExtension("\(UUID().uuidString.prefix(8)).unfinished")
    try Data().write(to: unfinished)
    handle = try FileHandle(forWritingTo: unfinished)
    text = """
      {
        "schemaVersion": 1,
        "tool": {"name": "LeakProbe"},
        "process": \(process.processIdentifier),
        "executable": \((process.arguments.first ?? "").inJSON),
        "rows": [
      """
  }

  func add(_ row: Census.Row, isLeaked: Bool, isSuppressed: Bool) {
    text += isFirst ? "\n    {" : ",\n    {"
    isFirst = false
    text += "\"fileID\": \(row.place.fileID.inJSON), \"filePath\": \(row.place.filePath.inJSON)"
    text += ", \"line\": \(row.place.line)"
    if let fingerprint = fingerprints.fingerprint(ofLine: row.place.line, in: row.place.filePath) {
      text += ", \"fingerprint\": \"\(fingerprint)\""
    }
    if let name = row.name { text += ", \"name\": \(name.rawValue.inJSON)" }
    text += ", \"verdict\": \"\(row.verdict.word)\", \"count\": \(row.count)"
    text += ", \"tests\": \(row.tests.inJSON), \"leaked\": \(isLeaked), \"suppressed\": \(isSuppressed)"
    text += ", \"backtrace\": \(row.backtrace.inJSON)}"
    if text.utf8.count > 1 << 16 { flush() }
  }

  /// - Throws: What went wrong with this file, now or before.
  func close(hasFailed: Bool) throws {
    text += isFirst ? "],\n" : "\n  ],\n"
    text += "  \"failed\": \(hasFailed)\n}\n"
    flush()
    do {
      try handle.close()
      if let failure { throw failure }
      if rename(unfinished.path, place.path) != 0 {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: place.path])
      }
    } catch {
      try? FileManager.default.removeItem(at: unfinished)
      throw error
    }
  }

  private func flush() {
    defer { text.removeAll(keepingCapacity: true) }
    if failure != nil { return }
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      failure = error
    }
  }
}

extension String {
  fileprivate var inJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension [String] {
  fileprivate var inJSON: String { "[" + map(\.inJSON).joined(separator: ", ") + "]" }
}
