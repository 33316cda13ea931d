import Foundation
import Testing

@testable import ObserverLint

/// The text on a terminal that Python makes.
@Suite(
  .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
  .enabled(if: Program.find("python3") != nil, "python3 is not installed, and makes the terminal"))
struct TerminalTests {
  private func run(_ environment: [String: String], _ arguments: String...) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", ConfigurationTests.leak)
    let linter = try #require(Program.observerLint).path
    let script = "import pty, sys; sys.exit(0 if pty.spawn(sys.argv[1:]) >= 0 else 1)"
    return try Program(
      #require(Program.find("python3")), ["-c", script, linter] + arguments, in: folder.url, environment: environment
    ).text
  }

  @Test func aTerminalGetsColours() throws {
    let text = try run(["TERM": "xterm"])
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    // A short run has nothing to tell of its progress.
    #expect(!text.contains("\u{1B}[K"))
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "xterm", "FORCE_COLOR": "0"]])
  func notWhereItShallNot(environment: [String: String]) throws {
    let text = try run(environment)
    #expect(text.contains("error:"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test(arguments: ReportFormat.allCases.filter { $0 != .text }) func onlyTextIsColoured(format: ReportFormat) throws {
    #expect(try !run(["TERM": "xterm", "FORCE_COLOR": "1"], "--format", format.rawValue).contains("\u{1B}"))
  }
}
