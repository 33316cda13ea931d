import Foundation
import Testing

@testable import ObserverLint

/// Every report holds to the published schema; Python's `jsonschema` reads both.
@Suite(
  .enabled(if: ReportSchema.canValidate, "python3 with the package jsonschema is not installed, and is the reader"))
struct ReportSchemaTests {
  @Test func anEmptyReportHolds() throws {
    try ReportSchema.validate(LintReport(currentFolder: "/").rendered(as: .json))
  }

  @Test func aFullReportHolds() throws {
    let fixture = try ReportFixture(["A.swift": "let a = 1\ncall()\n"])
    var report = fixture.report(
      Severity.allCases.map {
        ReportFixture.Wanted(
          file: "A.swift", text: "call", severity: $0, help: "do this", related: [("A.swift", "a", "made here")])
      })
    report.diagnostics = [Problem(path: PathBytes([0xFF]), message: "not Swift text")]
    report.problems = [Problem(path: "missing", message: "no such file")]
    try ReportSchema.validate(report.rendered(as: .json))
  }

  @Test(arguments: ["\"schemaVersion\": 1", "\"files\": 0", "\"diagnostics\": []"])
  func theSchemaIsStrict(_ part: String) throws {
    let report = String(decoding: LintReport(currentFolder: "/").rendered(as: .json), as: UTF8.self)
    let broken = report.replacingOccurrences(of: part, with: "\"unknown\": 1")
    #expect(throws: ReportSchema.Violation.self) { try ReportSchema.validate(Array(broken.utf8)) }
  }
}

enum ReportSchema {
  struct Violation: Error {
    let explanation: String
  }

  private static let script = """
    import json, sys
    import jsonschema
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(json.load(sys.stdin))
    """

  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Rules/schema/report.schema.json")

  static let canValidate: Bool = {
    guard let python = Program.find("python3") else { return false }
    let check = "import jsonschema; jsonschema.Draft202012Validator"
    return (try? Program(python, ["-c", check]).status) == 0
  }()

  static func validate(_ document: [UInt8]) throws {
    guard let python = Program.find("python3") else { return }
    let run = try Program(python, ["-c", script, file.path], input: Data(document))
    if run.status != 0 { throw Violation(explanation: run.errors) }
  }
}
