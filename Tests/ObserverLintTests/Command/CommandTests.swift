import Foundation
import Testing

@testable import ObserverLint

/// The built command, run as a script runs it.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct CommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", "let a = 1\n")
  }

  private func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Program {
    try Program(
      #require(Program.observerLint), arguments, in: folder.url, input: Data(input.utf8), environment: environment)
  }

  @Test func succeedsWhereNothingIsWrong() throws {
    let run = try run()
    #expect(run.status == 0)
    #expect(run.text == "0 errors, 0 warnings, 0 notes; 1 file, 1 line read\n")
  }

  @Test func saysNothingOnStandardErrorWhereNothingIsWrong() throws {
    #expect(try run().errors == "")
  }

  @Test func printsNoTotalWhereNothingCanBeRead() throws {
    let run = try run("NoSuchFolder")
    #expect(run.status == 2)
    #expect(run.text == "")
  }

  @Test func listsTheRulesWithTheirSeverities() throws {
    let text = try run("rules").text
    #expect(text.contains("retain_cycle (error): "))
    #expect(text.contains("overbroad_removal (note): "))
    let ids = text.split(whereSeparator: \.isNewline).filter { $0.first != " " }.map { $0.prefix { $0 != " " } }
    #expect(ids == ids.sorted())
  }

  @Test func writesJSONThatHoldsToTheSchema() throws {
    try folder.write("B.swift", Data([0]))
    let run = try run("--format", "json")
    if JSONSchema.canValidate { try JSONSchema.report.validate(Array(run.output)) }
    #expect(run.text.contains("\"path\": \"B.swift\""))
  }

  @Test(arguments: [
    (["--formt", "json"], "'--format'"), (["--format", "jsn"], "'json'"),
    (["--fail-level", "fatal"], "'--fail-level'"),
    (["--format"], "needs a value"), (["--notes=yes"], "takes no value"), (["-x"], "'-x'"), ([""], "empty"),
    (["--format", "json", "--format", "text"], "--output"), (["--output", "a", "--output", "b"], "'--output b'"),
    (["--inspect", ""], "FILE:LINE"), (["--inspect", "A.swift:1", "A.swift"], "no PATH"),
    (["rules", "no_such_rule"], "'no_such_rule'"), (["rules", "--notes"], "'--notes'"),
    (["--statistics", "--format", "sarif"], "'--statistics'"), (["completions"], "one shell"),
    (["completions", "zhs"], "did you mean 'zsh'"),
    (["completions", "tcsh"], "there are some for bash, zsh, fish"),
    (["--output", "report.xml"], "checkstyle or junit"), (["--output", "report.html"], "no format is HTML"),
    (["--inspect", "A.swift:0"], "the first line is 1"),
    (["--inspect", "A.swift:99"], "A.swift: there is no line 99: the file has 1 line"),
    (["--inspect", ".:1"], "a folder"), (["--print-config", "."], "a folder"),
    (["--print-config", "No.swift"], "No.swift: no such file"),
    (
      ["--only-rule", "unremoved_tokn"],
      "unknown rule 'unremoved_tokn'; did you mean 'unremoved_token'? 'observer-lint rules' lists the rules"
    ), (["--only-rule", "discarded_notification_center_observer"], "; here it is 'discarded_token'"),
    (["rules", "notification_center_detachment"], "; here it is 'overbroad_removal'"),
    (["--ignore", "weak"], "unknown rule 'weak'; 'observer-lint rules' lists the rules"),
    (["--only-rule", "unremoved_token", "--inspect", "A.swift:1"], "'--only-rule'"),
    (["--only-rule", "unremoved_token", "--write-baseline", "known.json"], "'--only-rule'"),
    (["rules", "unremoved_tokn"], "did you mean 'unremoved_token'?"),
    (["rules", "lifecycle"], "did you mean 'unbalanced_lifecycle'?"),
  ])
  func rejectsABadCommandLine(_ arguments: [String], _ hint: String) throws {
    let run = try Program(#require(Program.observerLint), arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").first?.contains(hint) == true, "\(run.errors)")
    #expect(run.text == "")
  }

  /// Words that others' commands take.
  @Test(arguments: [
    (["rule"], "did you mean 'observer-lint rules'?"),
    (["rule", "unremoved_token"], "did you mean 'observer-lint rules'?"),
    (["completion"], "did you mean 'observer-lint completions'?"), (["halp"], "did you mean 'observer-lint help'?"),
    (["unremoved_token"], "'observer-lint rules unremoved_token' prints the page of that rule"),
    (["A.swift:1"], "'observer-lint --inspect A.swift:1' explains that line"),
  ])
  func aPathThatIsNoneMayHaveMeantACommand(_ arguments: [String], _ hint: String) throws {
    let run = try Program(#require(Program.observerLint), arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("no such file or folder"))
    #expect(run.errors.hasSuffix("note: \(hint)\n"), "\(run.errors)")
  }

  @Test func offersNoWordThatOnlyLooksAsLong() throws {
    #expect(try !run("completions", "tcsh").errors.contains("did you mean"))
    #expect(try !run("Missing.swift").errors.contains("note:"))
  }

  @Test func printsItsVersion() throws {
    let run = try run("--version")
    #expect(run.text == "observer-lint 0.1.0\n")
    #expect(run.status == 0)
  }

  @Test(arguments: ["--help", "-h"]) func printsHelp(_ option: String) throws {
    let run = try run(option, "--notes", "no-such-path")
    #expect(run.text.contains("--fail-level error|warning|note|never"))
    #expect(run.status == 0)
  }

  @Test func takesWhatFollowsTwoDashesForPaths() throws {
    try folder.write("--notes.swift", "")
    #expect(try run("--", "--notes.swift").status == 0)
  }

  @Test func takesAValueBehindAnEqualsSign() throws {
    #expect(try run("--format=xcode").text == "")
  }

  @Test func writesToAFileWhole() throws {
    let run = try run("--format", "text", "--format", "json", "--output", "r.json")
    #expect(run.text.hasPrefix("0 errors"))
    let report = try Data(contentsOf: folder.url.appendingPathComponent("r.json"))
    #expect(try JSONSerialization.jsonObject(with: report) is [String: Any])
  }

  @Test(arguments: [
    ("r.json", "{\n  \"schemaVersion\""), ("r.sarif", "{\n  \"$schema\""), ("r.SARIF.json", "{\n  \"$schema\""),
    ("r.txt", "0 errors"), ("report", "0 errors"),
  ])
  func takesTheFormatFromTheNameOfAFile(name: String, begin: String) throws {
    #expect(try run("--output", name).text == "")
    #expect(try folder.text(name).hasPrefix(begin))
  }

  @Test func takesTheFormatOfEachFileFromItsName() throws {
    #expect(try run("--format", "text", "--output", "r.json", "--output", "r.sarif").status == 0)
    #expect(try folder.text("r.json").hasPrefix("0 errors"), "the format before it counts more than the name")
    #expect(try folder.text("r.sarif").contains("\"version\": \"2.1.0\""))
  }

  @Test func namesEveryRuleThatIsNone() throws {
    let errors = try run("rules", "first", "discarded_token", "second").errors
    #expect(errors.contains("unknown rule 'first'"))
    #expect(errors.contains("unknown rule 'second'"))
  }

  @Test func explainsTheEmptyLineAtTheEnd() throws {
    #expect(try run("--inspect", "A.swift:2").status == 0)
  }

  /// Compilers print places like these.
  @Test(arguments: ["A.swift:1", "A.swift:1:", "A.swift:1:5", "A.swift:1:5:"])
  func explainsAPlaceAsACompilerPrintsIt(place: String) throws {
    let run = try run("--inspect", place)
    #expect(run.status == 0 && run.errors == "")
    #expect(try run.text == self.run("--inspect", "A.swift:1").text)
  }

  @Test func failsWhereTheOutputCannotBeWritten() throws {
    let run = try run("--output", "missing/report.txt")
    #expect(run.status == 2)
    #expect(run.errors.contains("missing/report.txt"))
  }

  @Test func lintsStandardInput() throws {
    let run = try run("--stdin-path", "New.swift", "--format", "json", input: "a\nb\nc\n")
    #expect(run.text.contains("\"lines\": 3"))
  }

  @Test func explainsAPlace() throws {
    #expect(try run("--inspect", "A.swift:1").status == 0)
  }

  @Test func cannotExplainAPlaceInAMissingFile() throws {
    let run = try run("--inspect", "Missing.swift:1")
    #expect(run.status == 2)
    #expect(run.errors.contains("Missing.swift: no such file"))
  }

  @Test func listsRules() throws {
    #expect(try run("rules").status == 0)
  }

  @Test func usesNoColourInAFile() throws {
    #expect(try !run(environment: ["TERM": "xterm"]).text.contains("\u{1B}"))
  }

  /// A build server's log shows colours, and is no terminal.
  @Test(arguments: [
    (["FORCE_COLOR": "1"], true), (["FORCE_COLOR": "0"], false), (["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    (["FORCE_COLOR": "1", "NO_COLOR": ""], true), (["FORCE_COLOR": ""], false),
  ])
  func usesColourWhereItIsForced(_ environment: [String: String], isColoured: Bool) throws {
    try folder.write("B.swift", Self.leak)
    #expect(try run(environment: environment).text.contains("\u{1B}[") == isColoured)
    #expect(try !run("--format", "github", environment: environment).text.contains("\u{1B}["))
    _ = try run("--output", "report", environment: environment)
    #expect(try !folder.text("report").contains("\u{1B}["))
  }

  private static let leak = """
    import Foundation
    func register() {
      NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
    }

    """

  @Test func countsFindings() throws {
    try folder.write("B.swift", Self.leak)
    #expect(
      try run("--statistics").text == """
        1 error discarded_token in 1 file
        1 error, 0 warnings, 0 notes; 2 files, 5 lines read

        """)
  }

  @Test(arguments: ReportFormat.allCases) func writesEveryFormatToAFileOfItsOwn(format: ReportFormat) throws {
    try folder.write("B.swift", Self.leak)
    let run = try run("--format", "text", "--format", format.rawValue, "--output", "report")
    #expect(run.status == 1)
    #expect(run.text.contains("1 error"))
    let mark =
      switch format {
      case .text, .xcode: "(discarded_token)"
      case .badge: "1 error"
      default: "discarded_token"
      }
    #expect(try folder.text("report").contains(mark))
  }

  @Test func staysQuietWhenTheReaderLeaves() throws {
    let process = Process()
    let command: URL = try #require(Program.observerLint)
    process.executableURL = command
    process.arguments = ["--help"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()
    try process.run()
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  #if os(Linux)
    @Test func failsWhenStandardOutputIsFull() throws {
      let process = Process()
      let command: URL = try #require(Program.observerLint)
      process.executableURL = command
      process.arguments = ["--help"]
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
    }
  #endif
}
