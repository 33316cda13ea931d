import Foundation
import Testing

@testable import ObserverLint

/// Every report holds to the published schema; Python's `jsonschema` reads both.
@Suite(.enabled(if: JSONSchema.canValidate, JSONSchema.isMissing))
struct ReportSchemaTests {
  @Test func anEmptyReportHolds() throws {
    try JSONSchema.report.validate(LintReport(currentFolder: "/").rendered(as: .json))
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
    try JSONSchema.report.validate(report.rendered(as: .json))
  }

  @Test func countsInPlaceOfFindingsHold() throws {
    let fixture = try ReportFixture(["A.swift": "x"])
    var report = fixture.report([ReportFixture.Wanted(file: "A.swift", text: "x")])
    report.fixed = [FixedFindings(path: PathBytes([0xFF]), rule: "some_rule", count: 2)]
    var style = ReportStyle()
    style.showsStatistics = true
    try JSONSchema.report.validate(report.rendered(as: .json, style: style))
  }

  @Test func aReportOfEveryRuleHolds() throws {
    try JSONSchema.report.validate(Fixture.reportOnSamples.get().rendered(as: .json))
  }

  @Test(arguments: ["\"schemaVersion\": 1", "\"files\": 0", "\"diagnostics\": []"])
  func theSchemaIsStrict(_ part: String) throws {
    let report = String(decoding: LintReport(currentFolder: "/").rendered(as: .json), as: UTF8.self)
    let broken = report.replacingOccurrences(of: part, with: "\"unknown\": 1")
    #expect(throws: JSONSchema.Violation.self) { try JSONSchema.report.validate(Array(broken.utf8)) }
  }
}
