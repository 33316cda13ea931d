import Testing

@testable import ObserverLint

@Suite struct TextReportTests {
  private func render(
    _ text: String, _ wanted: [ReportFixture.Wanted], _ change: (inout ReportStyle) -> Void = { _ in }
  ) throws -> String {
    var style = ReportStyle()
    change(&style)
    let bytes = try ReportFixture(["A.swift": text]).report(wanted).rendered(as: .text, style: style)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func showsTheLineTheCaretTheEvidenceAndTheHelp() throws {
    let wanted = ReportFixture.Wanted(
      file: "A.swift", text: "addObserver", severity: .error, message: "nobody removes it", help: "keep the token",
      related: [("A.swift", "center", "this one")])
    #expect(
      try render("let center = 1\n  center.addObserver(x)\n", [wanted]) == """
        A.swift:2:10: error: nobody removes it (some_rule)
        2 |   center.addObserver(x)
          |          ^~~~~~~~~~~
        A.swift:1:5: note: this one
        1 | let center = 1
          |     ^
        help: keep the token

        1 error, 0 warnings, 0 notes; 1 file, 2 lines read

        """)
  }

  @Test func onlyCountsNotes() throws {
    let note = ReportFixture.Wanted(file: "A.swift", text: "x", severity: .note)
    var other = note
    other.rule = "other_rule"
    #expect(
      try render("x", [note, other, note]) == """
        Notes, which --notes shows:
          2 some_rule
          1 other_rule
        0 errors, 0 warnings, 3 notes; 1 file, 1 line read

        """)
  }

  @Test func showsNotesWhenAsked() throws {
    let text = try render("x", [.init(file: "A.swift", text: "x", severity: .note)]) { $0.showsNotes = true }
    #expect(text.hasPrefix("A.swift:1:1: note: something is wrong (some_rule)\n"))
  }

  @Test func saysTheSameHelpOnce() throws {
    let first = ReportFixture.Wanted(file: "A.swift", text: "x", help: "keep it", obstacle: "it is gone")
    var second = first
    second.text = "y"
    var third = first
    third.text = "z"
    third.obstacle = "it is lost"
    #expect(
      try render("x y z", [first, second, third]) == """
        A.swift:1:1: warning: something is wrong (some_rule)
        1 | x y z
          | ^
        help: keep it
        fix: none is offered: it is gone

        A.swift:1:3: warning: something is wrong (some_rule)
        1 | x y z
          |   ^
        fix: none is offered: it is gone

        A.swift:1:5: warning: something is wrong (some_rule)
        1 | x y z
          |     ^
        fix: none is offered: it is lost

        Each help text appears once, at its first finding; 'observer-lint rules RULE' says more.
        0 errors, 3 warnings, 0 notes; 1 file, 1 line read

        """)
  }

  @Test func showsALineOfEvidenceOnce() throws {
    let first = ReportFixture.Wanted(
      file: "A.swift", text: "x", help: "keep it", related: [("A.swift", "z", "made here")])
    var second = first
    second.text = "y"
    #expect(
      try render("x y z", [first, second]) == """
        A.swift:1:1: warning: something is wrong (some_rule)
        1 | x y z
          | ^
        A.swift:1:5: note: made here
        1 | x y z
          |     ^
        help: keep it

        A.swift:1:3: warning: something is wrong (some_rule)
        1 | x y z
          |   ^
        A.swift:1:5: note: made here

        Each help text appears once, at its first finding; 'observer-lint rules RULE' says more.
        0 errors, 2 warnings, 0 notes; 1 file, 1 line read

        """)
  }

  @Test func saysAllHelpInJSON() throws {
    let first = ReportFixture.Wanted(file: "A.swift", text: "x", help: "keep it", obstacle: "it is gone")
    var second = first
    second.text = "y"
    let report = try ReportFixture(["A.swift": "x y"]).report([first, second])
    #expect(report.findings.map(\.help) == Array(repeating: "keep it. No fix is offered: it is gone", count: 2))
  }

  @Test(arguments: [
    ([FixSafety.safe, .unsafe, .unsafe], "1 can be fixed with --fix, 2 more with --fix --unsafe-fixes"),
    ([.safe], "1 can be fixed with --fix"), ([.unsafe], "1 can be fixed with --fix --unsafe-fixes"),
    ([], "0 errors, 0 warnings, 0 notes; 1 file, 1 line read"),
  ])
  func saysHowManyCanBeFixed(safeties: [FixSafety], line: String) throws {
    let wanted = safeties.map { ReportFixture.Wanted(file: "A.swift", text: "x", severity: .warning, fix: $0) }
    for showsStatistics in [false, true] {
      let text = try render("x", wanted) { $0.showsStatistics = showsStatistics }
      #expect(text.split(separator: "\n").last.map(String.init) == line)
    }
  }

  /// `--fix` fixes notes, too, and the count of what is shown must not promise less.
  @Test(arguments: [
    ([FixSafety.safe], "1 can be fixed with --fix; --fix also fixes 2 notes"),
    ([.unsafe], "1 can be fixed with --fix --unsafe-fixes; --fix fixes 2 notes"), ([], "--fix fixes 2 notes"),
  ])
  func countsNotesThatItDoesNotShowApart(safeties: [FixSafety], line: String) throws {
    let shown = safeties.map { ReportFixture.Wanted(file: "A.swift", text: "x", severity: .warning, fix: $0) }
    let hidden = [FixSafety.safe, .safe, .unsafe].map {
      ReportFixture.Wanted(file: "A.swift", text: "x", severity: .note, fix: $0)
    }
    #expect(try render("x", shown + hidden).split(separator: "\n").last.map(String.init) == line)
  }

  @Test func usesColourOnlyWhenTold() throws {
    let wanted = ReportFixture.Wanted(file: "A.swift", text: "x", help: "help")
    #expect(try !render("x", [wanted]).contains("\u{1B}"))
    #expect(try render("x", [wanted]) { $0.usesColor = true }.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
  }

  @Test(arguments: [
    ("\t\tcall()", "  | \t\t^~~~"), ("/* é */ call()", "  |         ^~~~"), ("/* 漢 */ call()", "  |          ^~~~"),
  ])
  func placesTheCaretUnderTheText(_ line: String, _ caret: String) throws {
    #expect(try render(line, [.init(file: "A.swift", text: "call")]).split(separator: "\n")[2] == caret)
  }

  @Test func marksToTheLinesEndWhatGoesOnBelow() throws {
    let text = try render("call(\n  x)", [.init(file: "A.swift", text: "call(\n  x)")])
    #expect(text.split(separator: "\n")[2] == "  | ^~~~~")
  }

  @Test func showsThePartOfALongLineThatMatters() throws {
    let long = String(repeating: "let abcdef = 1; ", count: 400) + "call()" + String(repeating: " // more", count: 400)
    let lines = try render(long, [.init(file: "A.swift", text: "call")]).split(separator: "\n")
    #expect(lines[1].count < 2020)
    #expect(lines[1].contains("call()"))
    let indent = lines[2].prefix { $0 != "^" }.count
    #expect(lines[1].dropFirst(indent).hasPrefix("call"))
  }

  @Test func letsNoFileSteerTheTerminal() throws {
    let text = try render("/*\u{1B}[2J*/ x", [.init(file: "A.swift", text: "x", message: "of \u{1B}]0;x\u{7}")])
    #expect(!text.contains("\u{1B}"))
  }
}
