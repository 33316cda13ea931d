import Foundation
import Testing

@testable import ObserverLint

/// The report for GitHub's step summary.
@Suite struct MarkdownTests {
  private func render(
    _ report: LintReport, _ change: (inout ReportStyle) -> Void = { _ in }
  ) -> [Substring] {
    var style = ReportStyle()
    change(&style)
    return String(decoding: report.rendered(as: .markdown, style: style), as: UTF8.self).split(separator: "\n")
  }

  private func rows(_ lines: [Substring]) -> [[String]] {
    lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| -") }.map { line in
      line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  @Test func countsRulesAndListsFindings() throws {
    let report = try ReportFixture(["A.swift": "x\nx"]).report([
      .init(file: "A.swift", text: "x", severity: .error), .init(file: "A.swift", text: "x", occurrence: 1),
    ])
    let rows = rows(render(report))
    #expect(rows.map(\.[0]) == ["findings", "1", "1", "severity", "error", "warning"])
    #expect(rows.suffix(2).map(\.[1]) == ["A.swift:1", "A.swift:2"])
  }

  @Test func leavesNotesOutUnlessAsked() throws {
    let report = try ReportFixture(["A.swift": "x"]).report([.init(file: "A.swift", text: "x", severity: .note)])
    #expect(!render(report).contains { $0.hasPrefix("| note |") })
    #expect(render(report) { $0.showsNotes = true }.contains { $0.hasPrefix("| note |") })
  }

  @Test func leadsToTheFilesOfACommit() throws {
    let report = try ReportFixture(["a b.swift": "x"]).report([.init(file: "a b.swift", text: "x")])
    let lines = render(report) { $0.fileBase = "https://example.org/blob/1" }
    #expect(lines.contains { $0.contains("(https://example.org/blob/1/a%20b.swift#L1)") })
  }

  /// A cell must not end early, whatever a file is called.
  @Test func eachRowHasItsCells() throws {
    let lines = render(try HostileProgram().report) { $0.showsNotes = true }
    let rows = rows(lines)
    #expect(rows.count == 2 + 3 + HostileProgram.names.count * Severity.allCases.count)
    #expect(rows.allSatisfy { [3, 4].contains($0.count) }, "\(rows.filter { $0.count > 4 })")
    #expect(!lines.contains { $0.contains("<script>") })
  }

  /// GitHub reads `&#64;` as `@` before it looks for people, so something must stand between the sign and the name.
  @Test func mentionsNobodyAndNoIssue() throws {
    let wanted = ReportFixture.Wanted(
      file: "@team.swift", text: "x", message: "`@octocat` and a@octocat, see #12 and owner/repository#12")
    let text = render(try ReportFixture(["@team.swift": "x"]).report([wanted])).joined(separator: "\n")
    #expect(
      text.contains("&#64;&#8203;octocat") && text.contains("&#35;&#8203;12") && text.contains("&#64;&#8203;team"))
    let rest = text.replacing("&#64;&#8203;", with: "").replacing("&#35;&#8203;", with: "")
    for sign in ["@", "&#64;", "&#35;", "#12 "] { #expect(!rest.contains(sign)) }
  }

  /// GitHub takes at most 1 MB from a step.
  @Test func aLongListIsCut() throws {
    let wanted = ReportFixture.Wanted(file: "A.swift", text: "x", message: String(repeating: "long ", count: 2000))
    let lines = render(try ReportFixture(["A.swift": "x"]).report(Array(repeating: wanted, count: 200)))
    #expect(lines.joined().utf8.count < 600_000)
    #expect(lines.last?.hasSuffix("more findings left out.") == true)
  }
}
