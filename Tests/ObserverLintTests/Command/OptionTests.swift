import Foundation
import Testing

@testable import ObserverLint

/// Options that choose what is reported, and how.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct OptionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", ConfigurationTests.leak)
  }

  private func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Program {
    try Program(
      #require(Program.observerLint), arguments, in: folder.url, input: Data(input.utf8), environment: environment)
  }

  private static let warnings = """
    // observer-lint:disable:file retain_cycle
    // observer-lint:disable:file unremoved_token

    """

  @Test func anIgnoredRuleReportsNothing() throws {
    let run = try run("--ignore", "discarded_token")
    #expect(run.text.hasPrefix("0 errors"))
    #expect(run.status == 0)
  }

  @Test(arguments: [["a,b"], ["a, b"], ["a", "b"]]) func rulesAreListedWithCommas(lists: [String]) throws {
    try folder.write("A.swift", Self.warnings + ConfigurationTests.leak)
    let named = lists.map { $0.replacing("a", with: "unused_suppression").replacing("b", with: "discarded_token") }
    func rules(_ option: String) throws -> Set<String> {
      let run = try Program(
        #require(Program.observerLint), named.flatMap { [option, $0] } + ["-f", "xcode"], in: folder.url)
      return Set(run.text.matches(of: /\((\w+)\)\n/).map { String($0.1) })
    }
    #expect(try rules("--only-rule") == ["unused_suppression", "discarded_token"])
    #expect(try rules("--ignore") == [])
  }

  @Test func aCommaCountsInTheNamesOfPages() throws {
    let pages = try run("rules", "retain_cycle", "discarded_token").text
    #expect(try run("rules", "retain_cycle,discarded_token").text == pages)
  }

  @Test func aCommentOfAnIgnoredRuleMayBeInUse() throws {
    try folder.write("A.swift", "// observer-lint:disable:file discarded_token\n" + ConfigurationTests.leak)
    #expect(try run("--ignore", "discarded_token").text.hasPrefix("0 errors, 0 warnings"))
  }

  @Test(arguments: [
    (["--ignore", "no_such_rule"], "'no_such_rule'"),
    (["--ignore", "discarded_token", "--only-rule", "discarded_token"], "exclude each other"),
    (["--ignore", "discarded_token", "--inspect", "A.swift:1"], "'--ignore'"),
    (["--ignore", "discarded_token", "--write-baseline", "known.json"], "'--ignore'"),
    (["--max-warnings", "few"], "a number of at least 0"),
    (["--max-warnings", "1", "--fail-level", "note"], "'--fail-level'"),
    (["--jobs", "0"], "a number of at least 1"), (["--color", "red"], "'--color' takes auto, always, never"),
    (["--watch", "--fix"], "'--fix'"), (["--watch", "--format", "json"], "'--format'"),
    (["--watch", "-"], "standard input"), (["--show-files", "--fix"], "'--fix'"),
    (["--show-fixes"], "'--fix' or '--diff'"), (["--exit-non-zero-on-fix"], "'--fix'"),
    (["--exit-non-zero-on-fix", "--diff"], "'--diff'"), (["-", "A.swift"], "another PATH"),
    (["-", "--add-suppressions", "why"], "'--add-suppressions'"), (["-", "--since", "HEAD"], "'--since'"),
    (["-qz"], "unknown option '-z'"), (["-f"], "'-f' needs a value: -f FORMAT"), (["-Vé"], "unknown option"),
    (["--inspect", "A.swift:1", "--fix"], "'--inspect' explains"),
    (["--inspect", "A.swift:1", "-f", "json"], "'--format'"),
    (["--print-config", "A.swift", "--diff"], "'--diff'"), (["--show-files", "--since", "HEAD"], "'--since'"),
    (["--fix", "--write-baseline", "known.json"], "'--write-baseline'"),
    (["--watch", "--add-suppressions", "why"], "'--add-suppressions'"),
    (["--exclude", "Pods,Carthage"], "write --exclude 'Pods' --exclude 'Carthage'"),
    (["--include", "A.swift,"], "'--include' takes one pattern"),
    (["--ignore", "retain_cycle,no_such_rule"], "unknown rule 'no_such_rule'"),
    (["--only-rule", ""], "unknown rule ''"),
    (["help", "rule"], "did you mean 'rules'?"), (["version", "A.swift"], "no PATH"), (["rules", "-q"], "'--quiet'"),
  ])
  func rejectsWhatDoesNotGoTogether(arguments: [String], hint: String) throws {
    let run = try Program(#require(Program.observerLint), arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").first?.contains(hint) == true, "\(run.errors)")
    #expect(run.text == "")
  }

  @Test func quietLeavesFindingsOnly() throws {
    let run = try run("--quiet", "--max-warnings", "0")
    #expect(run.text.hasPrefix("A.swift:3:30: error:"))
    #expect(!run.text.contains("1 error,") && !run.text.contains("can be fixed"))
    #expect(run.status == 1)
    try folder.write("Empty/none.txt")
    #expect(try self.run("-q", "--fix", "Empty").errors == "")
  }

  @Test(arguments: [
    ("always", [:], true), ("never", ["FORCE_COLOR": "1"], false), ("auto", [:], false),
    ("auto", ["FORCE_COLOR": "1"], true), ("always", ["NO_COLOR": "1"], true),
  ])
  func colorGoesBeforeTheEnvironment(when: String, environment: [String: String], isColored: Bool) throws {
    for arguments in [[], ["rules", "retain_cycle"]] {
      let run = try Program(
        #require(Program.observerLint), arguments + ["--color", when], in: folder.url, environment: environment)
      #expect(run.text.contains("\u{1B}[") == isColored, "\(arguments)")
    }
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 0)]) func someWarningsAreAllowed(most: Int, status: Int32) throws {
    try folder.write("A.swift", Self.warnings)
    #expect(try run("--max-warnings", "\(most)").status == status)
    #expect(try run("--max-warnings", "\(most)", "--fail-level", "error").status == status)
  }

  @Test func anErrorFailsWhateverWarningsAreAllowed() throws {
    #expect(try run("--max-warnings", "10").status == 1)
  }

  @Test func filesAreShownAndNotLinted() throws {
    try folder.write("B/C.swift")
    try folder.write("Pods/D.swift")
    let run = try run("--show-files", "--exclude", "A.swift")
    #expect(run.text == "B/C.swift\n")
    #expect(run.status == 0)
    #expect(try self.run("--show-files", "Missing").status == 2)
  }

  @Test(arguments: ["1", "3", "99"]) func theNumberOfThreadsChangesNoFinding(jobs: String) throws {
    for index in 0..<40 { try folder.write("More/F\(index).swift", ConfigurationTests.leak) }
    #expect(try run("--jobs", jobs, "-f", "xcode").text == run("-f", "xcode").text)
  }

  @Test(arguments: [
    (["-f", "xcode"], ["--format", "xcode"]), (["-fxcode"], ["--format", "xcode"]),
    (["-f=xcode"], ["--format", "xcode"]),
    (["-q"], ["--quiet"]), (["-qfxcode"], ["--quiet", "--format", "xcode"]), (["-V"], ["--version"]),
    (["-h"], ["--help"]), (["help"], ["--help"]), (["version"], ["--version"]), (["-j1"], ["--jobs", "1"]),
    (["help", "rules"], ["rules", "--help"]), (["-o-"], ["--output", "-"]),
  ])
  func shortFormsMeanTheSame(short: [String], long: [String]) throws {
    let runs = try [short, long].map { try Program(#require(Program.observerLint), $0, in: folder.url) }
    #expect(runs[0].text == runs[1].text)
    #expect(runs[0].status == runs[1].status)
    #expect(!runs[0].text.isEmpty)
  }

  @Test func aDashIsStandardInput() throws {
    let run = try run("-", "-f", "xcode", input: ConfigurationTests.leak)
    #expect(run.text.hasPrefix("<stdin>:3:30: error:"))
    #expect(run.text.count { $0 == "\n" } == 1, "the files of the folder are no part of it")
  }

  @Test func aDashWithAPathIsThatFile() throws {
    #expect(try run("-", "--stdin-path", "A.swift", "-f", "xcode", input: "").text == "")
  }

  @Test func statisticsAreCountedInJSON() throws {
    let run = try run("--statistics", "--format", "json")
    let document = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let rows = try #require(document?["statistics"] as? [[String: Any]])
    #expect(rows.map { $0["rule"] as? String } == ["discarded_token"])
    #expect(rows.map { $0["findings"] as? Int } == [1])
    #expect(document?["findings"] == nil)
    if JSONSchema.canValidate { try JSONSchema.report.validate(Array(run.output)) }
  }

  @Test func linesWithSitesAreListed() throws {
    for argument in ["A.swift", "A.swift:"] {
      #expect(try run("--inspect", argument).text.hasPrefix("A.swift:3: a block-based registration"))
    }
  }

  @Test func printedConfigurationsSayTheSeverity() throws {
    try folder.write(
      ".observer-lint.json", "{ \"rules\": { \"retain_cycle\": \"default\", \"discarded_token\": \"off\" } }")
    let run = try run("--print-config", "A.swift")
    let document = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let rules = try #require(document?["rules"] as? [String: String])
    #expect(rules["retain_cycle"] == "error")
    #expect(rules["discarded_token"] == "off")
    #expect(rules["untyped_userinfo"] == "note")
    #expect(Set(rules.values).isSubset(of: ["off", "note", "warning", "error"]))
  }

  @Test func aConfigurationThatIsNoneIsSaidToBeNone() throws {
    try folder.makeFolder("Folder")
    let pipe = folder.url.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for name in ["Folder", "pipe"] {
      let run = try run("--config", name)
      #expect(run.status == 2)
      #expect(run.errors.contains("\(name): ") && run.errors.contains("no configuration"), "\(run.errors)")
      #expect(!run.errors.contains("Swift"))
    }
  }

  @Test(arguments: [(">=0.1", 1), ("99.0", 2), (">=0.1, <0.1.0", 2)])
  func aProjectRequiresAVersion(requirement: String, status: Int32) throws {
    try folder.write(".observer-lint.json", "{ \"requiredVersion\": \"\(requirement)\" }")
    let run = try run()
    #expect(run.status == status)
    #expect(run.errors.contains("requires \(requirement)") == (status == 2), "\(run.errors)")
  }
}
