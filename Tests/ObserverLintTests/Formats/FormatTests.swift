import Foundation
import Testing

@testable import ObserverLint

/// Each format as readers that know nothing of the linter understand it.
@Suite struct FormatTests {
  @Test(.enabled(if: ReportReader.canRead, ReportReader.isMissing), arguments: ReportReader.formats)
  func readersFindTheSameInEveryFormat(format: ReportFormat) throws {
    // GitHub's format leaves out notes unless they are asked for.
    var style = ReportStyle()
    style.showsNotes = true
    let report = try Fixture.reportOnSamples.get()
    #expect(!report.findings.isEmpty)
    #expect(try ReportReader.read(report.rendered(as: format, style: style), format) == report.entries)
  }

  @Test(.enabled(if: ReportReader.canRead, ReportReader.isMissing), arguments: ReportReader.formats)
  func anEmptyReportIsWhole(format: ReportFormat) throws {
    #expect(try ReportReader.read(LintReport(currentFolder: "/").rendered(as: format), format) == [])
  }

  @Test(arguments: [ReportFormat.text, .xcode]) func formatsForPeopleTellTheSame(format: ReportFormat) throws {
    var style = ReportStyle()
    style.showsNotes = true
    let text = try String(decoding: Fixture.reportOnSamples.get().rendered(as: format, style: style), as: UTF8.self)
    let headings = text.matches(of: /(?m)^(.+?):(\d+):\d+: (error|warning|note): .+ \((\w+)\)$/).map { match in
      ReportReader.Entry(
        path: String(match.1), line: Int(match.2) ?? 0, rule: String(match.4), severity: String(match.3))
    }
    #expect(try headings == Fixture.reportOnSamples.get().entries)
  }

  @Test(
    .enabled(if: Program.find("xmllint") != nil, "xmllint is not installed, and is the reader"),
    arguments: [ReportFormat.checkstyle, .junit])
  func isWellFormed(format: ReportFormat) throws {
    for report in try [Fixture.reportOnSamples.get(), HostileProgram().report, LintReport(currentFolder: "/")] {
      let run = try Program(
        #require(Program.find("xmllint")), ["--noout", "--nonet", "-"], input: Data(report.rendered(as: format)))
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test(.enabled(if: JSONSchema.canValidate, JSONSchema.isMissing)) func sarifHoldsToTheStandard() throws {
    for report in try [Fixture.reportOnSamples.get(), HostileProgram().report, LintReport(currentFolder: "/")] {
      try JSONSchema.sarif.validate(report.rendered(as: .sarif))
    }
  }

  @Test(.enabled(if: JSONSchema.canValidate, JSONSchema.isMissing)) func gitlabHoldsToItsDescription() throws {
    for report in try [Fixture.reportOnSamples.get(), HostileProgram().report, LintReport(currentFolder: "/")] {
      try JSONSchema.gitlab.validate(report.rendered(as: .gitlab))
    }
  }

  @Test(
    .enabled(if: JSONSchema.canValidate, JSONSchema.isMissing), arguments: [ReportFormat.rdjson, .badge])
  func holdsToItsDescription(format: ReportFormat) throws {
    let schema = format == .badge ? JSONSchema.badge : JSONSchema.rdjson
    var failed = LintReport(currentFolder: "/")
    failed.problems = [Problem(path: "missing", message: "no such file")]
    for report in try [Fixture.reportOnSamples.get(), HostileProgram().report, LintReport(currentFolder: "/"), failed] {
      try schema.validate(report.rendered(as: format))
    }
  }

  @Test(arguments: [
    ([Severity.error, .note], "1 error, 1 note", "red"), ([.warning, .warning], "2 warnings", "orange"),
    ([.note], "1 note", "blue"), ([], "no findings", "brightgreen"),
  ])
  func badgesShowTheGravestColor(severities: [Severity], message: String, color: String) throws {
    let wanted = severities.map { ReportFixture.Wanted(file: "A.swift", text: "x", severity: $0) }
    let bytes = try ReportFixture(["A.swift": "x"]).report(wanted).rendered(as: .badge)
    let badge = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect(badge?["message"] as? String == message)
    #expect(badge?["color"] as? String == color)
  }

  /// A reader that applied one of several edits would break the code.
  @Test func reviewersGetOnlyFixesWithOneEdit() throws {
    let program = InMemoryProgram(
      "import Foundation\n// observer-lint:disable:next discarded_token\nlet a = 1\nfinal class A {\n  func f() {\n"
        + "    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }\n  }\n}\n")
    var request = program.request
    request.proposesFixes = true
    let report = lint(request)
    #expect(report.findings.map { ($0.fixes.first?.edits ?? []).count > 1 } == [false, true])
    let document = try JSONSerialization.jsonObject(with: Data(report.rendered(as: .rdjson))) as? [String: Any]
    let diagnostics = try #require(document?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["suggestions"] != nil } == [true, false])
  }

  @Test func sarifLeadsToThePageOfEachRule() throws {
    let report = try Fixture.reportOnSamples.get()
    let log = try JSONSerialization.jsonObject(with: Data(report.rendered(as: .sarif))) as? [String: Any]
    let tool = (log?["runs"] as? [[String: Any]])?.first?["tool"] as? [String: Any]
    let rules = try #require((tool?["driver"] as? [String: Any])?["rules"] as? [[String: Any]])
    #expect(!rules.isEmpty)
    for rule in rules {
      let address = try #require((rule["helpUri"] as? String).flatMap { URL(string: $0) })
      #expect(address.scheme == "https")
      #expect(address.lastPathComponent == "\(rule["id"] ?? "").md")
      let description = (rule["fullDescription"] as? [String: String])?["text"] ?? ""
      let summary = (rule["shortDescription"] as? [String: String])?["text"] ?? "?"
      // GitHub takes no more.
      #expect(description.hasPrefix(summary + " ") && description.utf8.count <= 1024)
    }
  }

  /// Section 3.11.5 of the standard: a message's `{0}` is a placeholder, and braces that are none are doubled.
  @Test func sarifDoublesTheBracesOfMessages() throws {
    let wanted = ReportFixture.Wanted(
      file: "A.swift", text: "x", message: "write `{ _ in }`, not {0}", help: "{",
      related: [("A.swift", "x", "}\u{301} here")])
    let report = try ReportFixture(["A.swift": "x"]).report([wanted])
    let log = try JSONSerialization.jsonObject(with: Data(report.rendered(as: .sarif))) as? [String: Any]
    let run = (log?["runs"] as? [[String: Any]])?.first
    let result = try #require((run?["results"] as? [[String: Any]])?.first)
    #expect((result["message"] as? [String: String])?["text"] == "write `{{ _ in }}`, not {{0}}\n{{")
    let related = (result["relatedLocations"] as? [[String: Any]])?.first?["message"] as? [String: String]
    #expect(related?["text"] == "}}\u{301} here")
    // No arguments can go with the page of a rule, or with the text of a fix.
    let rules = ((run?["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
    let page = rules?.first { $0["id"] as? String == "discarded_token" }?["help"] as? [String: String]
    #expect(page?["markdown"] == RulePage.all.first { $0.id == "discarded_token" }?.markdown)
  }

  /// The column of an emoji's neighbour: four bytes, two UTF-16 code units.
  @Test func sarifCountsColumnsInCodeUnits() throws {
    let report = try ReportFixture(["A.swift": "\"😀ä\"; call()\n"]).report([.init(file: "A.swift", text: "call")])
    let region = try Self.region(report)
    #expect(region == ["startLine": 1, "startColumn": 8, "endLine": 1, "endColumn": 12])
    #expect(report.findings.first?.place.column == 11)
  }

  private static func region(_ report: LintReport) throws -> [String: Int]? {
    let log = try JSONSerialization.jsonObject(with: Data(report.rendered(as: .sarif))) as? [String: Any]
    let run = (log?["runs"] as? [[String: Any]])?.first
    let result = (run?["results"] as? [[String: Any]])?.first
    let location = (result?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    return location?["region"] as? [String: Int]
  }

  /// Applied as the report says, the fixes give what `--fix` gives.
  @Test(.enabled(if: JSONSchema.canValidate, JSONSchema.isMissing)) func sarifCarriesFixes() throws {
    let text =
      "/* 😀 */ import Foundation\nfinal class Ärzte {\n  func hören() {\n    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print(\"ä😀\") }\n  }\n}\n"
    let folder = try TemporaryFolder()
    try folder.write("A.swift", text)
    var request = LintRequest()
    request.currentFolder = folder.path
    request.proposesFixes = true
    let report = lint(request)
    let finding = try #require(report.findings.first)
    let fix = try #require(finding.fixes.first)
    let bytes = report.rendered(as: .sarif)
    try JSONSchema.sarif.validate(bytes)

    let log = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let result = ((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])?.first
    let changes = (result?["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]]
    let replacements = try #require(changes?.first?["replacements"] as? [[String: Any]])
    #expect(replacements.count == fix.edits.count)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
    for (replacement, edit) in zip(replacements, fix.edits) {
      let region = try #require(replacement["deletedRegion"] as? [String: Int])
      let inserted = (replacement["insertedContent"] as? [String: String])?["text"]
      #expect(inserted == edit.replacement)
      // The text in front of both ends is the same, counted in code units and in bytes.
      for (line, column, byteColumn) in [
        ("startLine", "startColumn", edit.place.column), ("endLine", "endColumn", edit.endColumn),
      ] {
        let units = lines[try #require(region[line]) - 1]
        let before = String(decoding: units.prefix(try #require(region[column]) - 1), as: UTF16.self)
        #expect(before.utf8.count == byteColumn - 1)
      }
    }
  }

  @Test func sarifTellsOfWhatCouldNotBeRead() throws {
    var report = LintReport(currentFolder: "/")
    report.problems = [Problem(path: "missing", message: "no such file")]
    let text = String(decoding: report.rendered(as: .sarif), as: UTF8.self)
    #expect(text.contains("\"executionSuccessful\": false"))
    #expect(text.contains("no such file"))
  }

  @Test func statisticsCountByRule() throws {
    var other = ReportFixture.Wanted(file: "B.swift", text: "x")
    other.severity = .error
    other.rule = "other_rule"
    let files = ["A.swift": "x x x", "B.swift": "x"]
    let some = (0..<3).map { ReportFixture.Wanted(file: "A.swift", text: "x", occurrence: $0) }
    let report = try ReportFixture(files).report(some + [ReportFixture.Wanted(file: "B.swift", text: "x"), other])
    var style = ReportStyle()
    style.showsStatistics = true
    #expect(
      String(decoding: report.rendered(as: .text, style: style), as: UTF8.self) == """
        4 warning some_rule in 2 files
        1 error other_rule in 1 file
        1 error, 4 warnings, 0 notes; 2 files, 2 lines read

        """)
  }
}
