import Testing

@testable import ObserverLint

@Suite struct GitHubReportTests {
  private let findings = [
    ReportFixture.Wanted(file: "A.swift", text: "x", severity: .error),
    ReportFixture.Wanted(file: "A.swift", text: "y", severity: .note),
  ]

  private func commands(_ change: (inout ReportStyle) -> Void = { _ in }) throws -> [Substring] {
    var style = ReportStyle()
    change(&style)
    let report = try ReportFixture(["A.swift": "x y"]).report(findings)
    let text = String(decoding: report.rendered(as: .github, style: style), as: UTF8.self)
    return text.split(separator: "\n").map { $0.prefix { $0 != " " } }
  }

  /// GitHub shows only a few annotations of each step.
  @Test func leavesOutNotes() throws {
    #expect(try commands() == ["::error"])
  }

  @Test func showsNotesWhenAsked() throws {
    #expect(try commands { $0.showsNotes = true } == ["::error", "::notice"])
  }
}
