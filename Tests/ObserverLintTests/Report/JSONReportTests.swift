import Foundation
import Testing

@testable import ObserverLint

@Suite struct JSONReportTests {
  private func document(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func holdsAllOfAFinding() throws {
    let fixture = try ReportFixture(["a/A.swift": "let a = 1\n  call()\n"])
    let wanted = ReportFixture.Wanted(
      file: "A.swift", text: "call", severity: .note, help: "do this", related: [("A.swift", "a", "made here")])
    let document = try document(fixture.report([wanted]).rendered(as: .json))
    var finding = try #require((document["findings"] as? [[String: Any]])?.first)
    finding["fingerprint"] = nil
    let expected: [String: Any] = [
      "rule": "some_rule", "severity": "note", "path": "a/A.swift", "line": 2, "column": 3, "endLine": 2,
      "endColumn": 7, "message": "something is wrong", "help": "do this", "fixes": [Any](),
      "related": [["path": "a/A.swift", "line": 1, "column": 5, "message": "made here"]],
    ]
    #expect(NSDictionary(dictionary: finding) == NSDictionary(dictionary: expected))
  }

  @Test func countsInItsSummary() throws {
    let fixture = try ReportFixture(["A.swift": "x\ny\n", "B.swift": "z"])
    let wanted = [Severity.error, .warning, .warning, .note].map {
      ReportFixture.Wanted(file: "A.swift", text: "x", severity: $0)
    }
    let document = try document(fixture.report(wanted).rendered(as: .json))
    var summary = try #require(document["summary"] as? [String: Any])
    #expect(summary.removeValue(forKey: "seconds") is NSNumber)
    #expect(
      NSDictionary(dictionary: summary) == [
        "files": 2, "lines": 3, "errors": 1, "warnings": 2, "notes": 1, "suppressed": 0, "baselined": 0,
      ])
  }

  @Test func survivesAnyText() throws {
    let text = String(String.UnicodeScalarView((0..<0x3000).compactMap { Unicode.Scalar($0) })) + "\u{2028}🎈"
    let fixture = try ReportFixture(["A.swift": "x"])
    let report = fixture.report([.init(file: "A.swift", text: "x", message: text)])
    let findings = try document(report.rendered(as: .json))["findings"] as? [[String: Any]]
    #expect(findings?.first?["message"] as? String == text)
  }

  @Test func carriesTheBytesOfNamesThatAreNotUTF8() throws {
    var report = LintReport(currentFolder: "/")
    report.diagnostics = [Problem(path: PathBytes([0x41, 0xFF]), message: "m")]
    let diagnostics = try document(report.rendered(as: .json))["diagnostics"] as? [[String: String]]
    #expect(diagnostics == [["path": "A\u{FFFD}", "pathBase64": "Qf8=", "message": "m"]])
  }

  @Test func tellsOfUnreadableFilesToo() throws {
    var report = LintReport(currentFolder: "/")
    report.problems = [Problem(path: "A.swift", message: "m")]
    let diagnostics = try document(report.rendered(as: .json))["diagnostics"] as? [[String: String]]
    #expect(diagnostics == [["path": "A.swift", "message": "m"]])
  }

  @Test func isTheSameOnEachRun() throws {
    let fixture = try ReportFixture(["A.swift": "x y z", "B.swift": "x"])
    let wanted = ["x", "y", "z"].map { ReportFixture.Wanted(file: "A.swift", text: $0) }
    func run(_ wanted: [ReportFixture.Wanted]) -> [UInt8] {
      var report = fixture.report(wanted)
      report.summary.seconds = 0
      return report.rendered(as: .json)
    }
    #expect(run(wanted) == run(wanted.reversed()))
  }

  @Test(arguments: [
    (0, "0.000000"), (0.0000004, "0.000000"), (1.5, "1.500000"), (12.000034, "12.000034"), (-1, "0.000000"),
  ])
  func writesSecondsWithoutExponent(_ seconds: Double, _ text: String) {
    var json = JSONWriter()
    json.object { $0.member("s", seconds: seconds) }
    #expect(String(decoding: json.bytes, as: UTF8.self) == "{\n  \"s\": \(text)\n}")
  }

  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar", "\u{FF}?>"])
  func encodesBase64(_ text: String) {
    #expect(Base64.encode(Array(text.utf8)) == Data(text.utf8).base64EncodedString())
  }
}
