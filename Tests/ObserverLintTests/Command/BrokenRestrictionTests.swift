import Foundation
import Testing

@testable import ObserverLint

/// A baseline or a revision cannot be used. Then no file changes because of findings that nobody meant.
@Suite(
  .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
  .enabled(if: Program.find("git") != nil, "git is not installed, and is asked for revisions"))
struct BrokenRestrictionTests {
  /// A way to change files.
  static let changes = [
    ["--fix"], ["--fix", "--unsafe-fixes"], ["--diff"], ["--add-suppressions", "x"], ["--write-baseline", "new.json"],
    ["--prune-baseline", "--baseline", "known.json"],
  ]
  /// The option that cannot be used, its name in the error, and its effect.
  static let restrictions = [
    (["--config", "nofile.json"], "nofile.json: no such file"),
    (["."], ".observer-lint.json: line 1, column 3: unknown"),
    (["--since", "nonsense"], "git knows no revision 'nonsense'"), (["--since", "HEAD"], "lies in no git repository"),
    (["--baseline", "nofile.json"], "nofile.json: there is no such baseline; --write-baseline makes one"),
  ]

  @Test(arguments: changes, restrictions)
  func nothingIsChanged(change: [String], restriction: ([String], String)) throws {
    let (arguments, error) = restriction
    // They go with each other in no sound command.
    if change[0].hasSuffix("-baseline"), arguments[0] == "--baseline" { return }
    if change[0] == "--write-baseline", arguments[0] == "--since" { return }
    let folder = try TemporaryFolder()
    try folder.write("A.swift", ConfigurationTests.leak)
    let known = "{\"schemaVersion\": 1, \"findings\": [{\"path\": \"Gone.swift\", \"rule\": \"r\", \"text\": \"t\"}]}"
    try folder.write("known.json", known)
    if arguments == ["."] { try folder.write(".observer-lint.json", "{ \"rule\": {} }") }
    if arguments.last == "nonsense" {
      let git = try #require(Program.find("git"))
      #expect(try Program(git, ["init", "-q"], in: folder.url).status == 0)
    }
    let run = try Program(#require(Program.observerLint), change + arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("observer-lint: error: ") && run.errors.contains(error), "\(run.errors)")
    // A file that the command line names is looked at before the run, which then does not begin.
    let begins = arguments == ["."]
    if begins {
      #expect(
        run.errors.hasSuffix(
          "note: nothing is changed: correct the errors above first, because they leave out findings\n"))
    }
    #expect(run.errors.split(separator: "\n").count == (begins ? 2 : 1), "\(run.errors)")
    #expect(try folder.text("A.swift") == ConfigurationTests.leak)
    #expect(try folder.text("known.json") == known)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("new.json").path))
    #expect(
      change == ["--diff"] || !begins ? run.text == "" : run.text.contains("A.swift:3:"), "\(run.text)")
  }

  @Test(arguments: restrictions.filter { $0.0 != ["."] })
  func aMistakeInAnOptionReportsNothing(arguments: [String], error: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", ConfigurationTests.leak)
    if arguments.last == "nonsense" {
      let git = try #require(Program.find("git"))
      #expect(try Program(git, ["init", "-q"], in: folder.url).status == 0)
    }
    let run = try Program(#require(Program.observerLint), ["--output", "report.json"] + arguments, in: folder.url)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(error) && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("report.json").path))
  }

  /// A file that cannot be read restricts nothing: the others are fixed.
  @Test func aMissingPathHoldsUpNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", ConfigurationTests.leak)
    let run = try Program(
      #require(Program.observerLint), ["--add-suppressions", "x", "A.swift", "No.swift"], in: folder.url)
    #expect(run.status == 2)
    #expect(try folder.text("A.swift").contains("disable:next discarded_token -- x"))
  }
}
