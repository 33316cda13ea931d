import Foundation
import Testing

@testable import ObserverLint

/// A reader of reports that the linter has no part in: `Tests/Readers/read-report.py`, with packages from PyPI.
enum ReportReader {
  /// A finding as a reader understood it.
  struct Entry: Hashable, Sendable {
    var path: String
    var line: Int
    var rule: String
    var severity: String
  }

  static let formats: [ReportFormat] = [.json, .sarif, .github, .gitlab, .checkstyle, .junit, .rdjson]

  static let canRead: Bool = {
    guard let python = Program.find("python3") else { return false }
    return (try? Program(python, ["-c", "import junitparser, sarif_pydantic"]).status) == 0
  }()
  static let isMissing: Comment =
    "python3 with the packages junitparser and sarif-pydantic is not installed, and is the reader"

  static func read(_ report: [UInt8], _ format: ReportFormat) throws -> [Entry] {
    let script = Repository.root.appendingPathComponent("Tests/Readers/read-report.py")
    let python = try #require(Program.find("python3"))
    let run = try Program(python, [script.path, format.rawValue], input: Data(report))
    try #require(run.status == 0, "\(run.errors)")
    let rows = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[Any]])
    return try rows.map { row in
      try #require(row.count == 4)
      return Entry(
        path: try #require(row[0] as? String), line: try #require(row[1] as? Int),
        rule: try #require(row[2] as? String), severity: try #require(row[3] as? String))
    }
  }
}

extension LintReport {
  /// The parts that every format must have.
  var entries: [ReportReader.Entry] {
    findings.map {
      ReportReader.Entry(
        path: $0.place.path.description, line: $0.place.line, rule: $0.rule, severity: $0.severity.rawValue)
    }
  }
}
