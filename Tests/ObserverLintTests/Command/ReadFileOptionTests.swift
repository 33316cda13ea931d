import Foundation
import Testing

@testable import ObserverLint

/// Options that choose which files are read, and what is read beside the program.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct ReadFileOptionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", ConfigurationTests.leak)
  }

  private func run(_ arguments: String...) throws -> Program {
    try Program(#require(Program.observerLint), arguments, in: folder.url)
  }

  @Test func aPatternMayHoldAComma() throws {
    try folder.write("B,C.swift", ConfigurationTests.leak)
    #expect(try run("--show-files", "--exclude", "B\\,C.swift").text == "A.swift\n")
  }

  @Test func includedFilesAreRead() throws {
    try folder.write("Sub/B.swift", ConfigurationTests.leak)
    for pattern in ["Sub", "B.*"] {
      #expect(try run("-f", "xcode", "--include", pattern).text.hasPrefix("Sub/B.swift:3:"))
    }
    let both = try run("-f", "xcode", "--include", "Sub", "--include", "A.swift")
    #expect(both.text.contains("\nSub/B.swift:3:") && both.text.hasPrefix("A.swift:3:"))
  }

  /// The linter does not read files outside the scope, so their removals do not count.
  @Test func theScopeIsRead() throws {
    try folder.write("Package.swift")
    try folder.write(
      "One/A.swift",
      """
      import Foundation
      final class Radio {
        var token: (any NSObjectProtocol)?
        func start() {
          token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
        }
      }

      """)
    try folder.write(
      "Two/B.swift",
      "import Foundation\nextension Radio {\n  func stop() { NotificationCenter.default.removeObserver(token!) }\n}\n")
    #expect(try run("One", "-f", "xcode").text == "")
    #expect(try run("One", "-f", "xcode", "--scope", "One").text.hasPrefix("One/A.swift:5:"))
  }

  /// A finding that the probe saw says so.
  @Test func probeReportsAreRead() throws {
    let file = folder.url.appendingPathComponent("A.swift").path
    try folder.write(
      "reports/leakprobe-1-a.json",
      """
      {"schemaVersion": 1, "tool": {"name": "LeakProbe"}, "process": 1, "executable": "tests", "failed": true, "rows": [
        {"fileID": "App/A.swift", "filePath": "\(file)", "line": 3, "name": "n", "verdict": "unremovable", "count": 4,
         "leaked": true, "suppressed": false, "tests": [], "backtrace": []}]}
      """)
    let run = try run("--probe-report", "reports", "-f", "json")
    let document = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let finding = try #require((document?["findings"] as? [[String: Any]])?.first)
    #expect((finding["runTime"] as? [String: Any])?["status"] as? String == "confirmed")
    #expect(try self.run("--probe-report", "missing").status == 2)
  }

  @Test(.enabled(if: Program.find("git") != nil, "git is not installed, and is asked what changed"))
  func onlyNewLinesAreReported() throws {
    let git = try #require(Program.find("git"))
    let name = ["-c", "user.name=Tests", "-c", "user.email=tests@example.org"]
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Begin"]] {
      try #require(try Program(git, name + arguments, in: folder.url).status == 0)
    }
    try folder.write("B.swift", ConfigurationTests.leak)
    let run = try run("--since", "HEAD", "-f", "xcode")
    #expect(run.text.hasPrefix("B.swift:3:") && !run.text.contains("A.swift"))
    #expect(run.status == 1)
  }
}
