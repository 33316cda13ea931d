import Foundation
import Testing

@testable import ObserverLint

/// The command's ways into a project, run as a person runs them.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct AdoptionCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", ConfigurationTests.leak)
  }

  private func run(_ arguments: String...) throws -> Program {
    try Program(#require(Program.observerLint), arguments, in: folder.url)
  }

  @Test func initWritesAConfigurationOnce() throws {
    let first = try run("init")
    #expect(first.status == 0)
    #expect(first.text.hasPrefix("wrote "))
    #expect(try run().errors == "")
    let text = try folder.text(".observer-lint.json")
    let second = try run("init")
    #expect(second.status == 2)
    #expect(second.errors.contains("exists already"))
    #expect(try folder.text(".observer-lint.json") == text)
  }

  @Test func recordsAndComparesABaseline() throws {
    let written = try run("--write-baseline", "known.json")
    #expect(written.status == 0)
    #expect(written.text == "1 finding recorded in the baseline; 1 file, 4 lines read\n")
    #expect(
      written.errors
        == "observer-lint: note: known.json: 1 finding recorded; with --baseline, only other findings are reported\n")
    let summary = try run("--write-baseline", "known.json", "-f", "markdown").text
    #expect(summary.contains("\n1 finding recorded in the baseline;"))
    #expect(try run("--baseline", "known.json").status == 0)
    try folder.write("B.swift", ConfigurationTests.leak)
    let compared = try run("--baseline", "known.json", "--format", "xcode")
    #expect(compared.status == 1)
    #expect(compared.text.hasPrefix("B.swift:3:"))
    try folder.write("A.swift")
    #expect(try run("--baseline", "known.json", "--prune-baseline").errors.contains("1 entry removed"))
    #expect(try !folder.text("known.json").contains("A.swift"))
  }

  @Test func aBaselineKeepsWhatRulesFoundThatAreNotAsked() throws {
    try folder.write(
      "Two.swift", "import Foundation\nfunc read(_ note: Notification) { _ = note.userInfo?[\"a\"] as? Int }\n")
    _ = try run("--write-baseline", "known.json")
    try folder.write("A.swift")
    let compared = try run("--baseline", "known.json", "--only-rule", "untyped_userinfo")
    #expect(compared.status == 0)
    #expect(compared.errors == "")
    #expect(
      try run("--baseline", "known.json", "--only-rule", "discarded_token").errors.contains(
        "1 entry matches nothing any more"))
  }

  @Test func addsSuppressions() throws {
    let run = try run("--add-suppressions", "lives as long as the process")
    #expect(run.text == "1 finding suppressed in 1 file: look at the change\n")
    #expect(run.status == 0)
    #expect(
      try folder.text("A.swift").contains(
        "  // observer-lint:disable:next discarded_token -- lives as long as the process\n"))
    #expect(try self.run().text == "0 errors, 0 warnings, 0 notes, 1 suppressed; 1 file, 5 lines read\n")
  }

  @Test func saysWhatSuppressionsLeave() throws {
    try folder.write(
      "B.swift",
      """
      import Foundation
      // observer-lint:disable:next retain_cycle
      func read(_ note: Notification) -> Int? { note.userInfo?["count"] as? Int }

      """)
    #expect(
      try run("--add-suppressions", "for ever").text == """
        1 finding suppressed in 1 file: look at the change
        1 note is left; --notes suppresses notes, too
        1 finding is left about comments: --fix removes comments that suppress nothing; correct the others by hand

        """)
    #expect(
      try run("--add-suppressions", "for ever", "--notes").text == """
        1 finding suppressed in 1 file: look at the change
        1 finding is left about comments: --fix removes comments that suppress nothing; correct the others by hand

        """)
  }

  @Test func aBrokenConfigurationFailsAndFindingsAreReported() throws {
    try folder.write(".observer-lint.json", "{ \"rule\": {} }")
    let run = try run("--format", "xcode")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "observer-lint: error: .observer-lint.json: line 1, column 3: unknown key 'rule'; did you mean 'rules'?\n")
    #expect(run.text.hasPrefix("A.swift:3:"))
    #expect(try self.run("--no-config").status == 1)
  }

  @Test func printsTheConfigurationOfAFile() throws {
    try folder.write("Sub/base.json", "{ \"rules\": { \"discarded_token\": \"note\" } }")
    try folder.write(
      "Sub/.observer-lint.json",
      "{ \"extends\": \"base.json\", \"deploymentTargets\": { \"iOS\": \"13\" }, \"exclude\": [\"B.swift\"] }")
    try folder.write("Sub/B.swift")
    let run = try run("--print-config", "Sub/B.swift")
    let printed = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(printed["sources"] as? [String] == ["Sub/base.json", "Sub/.observer-lint.json"])
    #expect(printed["isLinted"] as? Bool == false)
    #expect((printed["rules"] as? [String: String])?["discarded_token"] == "note")
    #expect((printed["rules"] as? [String: String])?["unremoved_token"] == "error")
    #expect(printed["deploymentTargets"] as? [String: String] == ["iOS": "13"])
    #expect(run.errors == "")
  }

  /// A mistake in the name of a file makes no report that nobody asked for.
  @Test(
    arguments: [
      [], ["--diff"], ["--fix"], ["--watch"], ["--show-files"], ["--format", "json"], ["--inspect", "A.swift:3"],
      ["--print-config", "A.swift"],
    ],
    ["missing.json", "Folder", "A.swift", "broken.json"])
  func aNamedFileThatCannotBeUsedEndsTheRun(use: [String], file: String) throws {
    try folder.makeFolder("Folder")
    try folder.write("broken.json", "{ \"rules\": ")
    let text = try folder.text("A.swift")
    let takesBaseline = !["--show-files", "--inspect", "--print-config"].contains(use.first)
    let options = ["--config"] + (takesBaseline ? ["--baseline"] : [])
    for option in options + (["missing.json", "A.swift"].contains(file) ? ["--scope"] : []) {
      let run = try Program(#require(Program.observerLint), use + [option, file], in: folder.url)
      #expect(run.status == 2)
      #expect(run.text == "")
      #expect(run.errors.hasPrefix("observer-lint: error: \(file): "), "\(run.errors)")
      #expect(run.errors.count { $0 == "\n" } == 1, "\(run.errors)")
    }
    #expect(try folder.text("A.swift") == text)
  }

  @Test(arguments: [
    (["--config", "a", "--no-config"], "'--no-config' reads no configuration"),
    (["--prune-baseline"], "'--baseline FILE'"),
    (["--write-baseline", "a", "--baseline", "a"], "'--write-baseline'"), (["--since", "--x"], "'--since'"),
    (["--since", ""], "fetch the base branch"), (["--since="], "fetch the base branch"),
    (["--add-suppressions", " "], "a reason"), (["--add-suppressions", "x", "--format", "json"], "'--format'"),
    (["--print-config", "A.swift", "B.swift"], "one file"), (["init", "x"], "'init'"),
    (["--basline", "x"], "'--baseline'"),
    (["--config", "no.json"], "no.json"),
  ])
  func rejectsABadCommandLine(_ arguments: [String], _ hint: String) throws {
    let run = try Program(#require(Program.observerLint), arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").first?.contains(hint) == true, "\(run.errors)")
  }
}
