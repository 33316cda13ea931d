import Testing

@testable import ObserverLint

@Suite struct XcodeReportTests {
  private let findings = [
    ReportFixture.Wanted(file: "A.swift", text: "x", severity: .error, help: "help"),
    ReportFixture.Wanted(file: "A.swift", text: "y", severity: .note, related: [("A.swift", "x", "here")]),
  ]

  private func render(_ change: (inout ReportStyle) -> Void = { _ in }) throws -> String {
    var style = ReportStyle()
    change(&style)
    let report = try ReportFixture(["A.swift": "x\n y"]).report(findings)
    return String(decoding: report.rendered(as: .xcode, style: style), as: UTF8.self)
  }

  @Test func hasTheCompilersShape() throws {
    #expect(try render() == "A.swift:1:1: error: something is wrong (some_rule)\n")
  }

  @Test func showsNotesWhenAsked() throws {
    let lines = try render { $0.showsNotes = true }.split(separator: "\n")
    #expect(lines.last == "A.swift:2:2: note: something is wrong (some_rule)")
  }

  @Test func givesXcodeAbsolutePaths() throws {
    #expect(try render { $0.usesAbsolutePaths = true }.hasPrefix("/"))
  }
}
