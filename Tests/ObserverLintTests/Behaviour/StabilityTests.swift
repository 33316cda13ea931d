import Foundation
import Testing

@testable import ObserverLint

/// Changes that must not change a report.
@Suite struct StabilityTests {
  /// Each process orders its hash tables in another way.
  @Test(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
  func twoRunsPrintTheSameBytes() throws {
    let folder = try TemporaryFolder()
    for fixture in Fixture.samples {
      for file in try fixture.program().files {
        try folder.write("\(fixture.testDescription)/\(file.path)", Data(file.bytes))
      }
    }
    func run() throws -> String {
      let arguments = ["--format", "json", "--scope", ".", "--fail-level", "never"]
      let text = try Program(#require(Program.observerLint), arguments, in: folder.url).text
      return text.replacing(/"seconds": [0-9.]+/, with: "")
    }
    #expect(try run() == run())
  }

  @Test func theOrderOfPathsDoesNotMatter() {
    let rule = Repository.fixtures.appendingPathComponent("duplicate_registration")
    func report(on folders: [URL]) -> [UInt8] {
      var request = LintRequest(programIn: rule)
      request.paths = folders.map { PathBytes($0.path) }
      var report = lint(request)
      report.summary.seconds = 0
      return report.rendered(as: .json)
    }
    let folders = Repository.folders(in: rule)
    #expect(report(on: folders) == report(on: folders.reversed()))
  }

  /// Files are read in the order of their paths, and each is linked with the others whatever that order is.
  @Test(arguments: Fixture.all.filter(\.hasSeveralFiles))
  func theOrderOfFilesDoesNotMatter(fixture: Fixture) throws {
    let program = try fixture.program()
    func verdicts(folder: (Int) -> String) -> [String] {
      let moved = program.files.enumerated().map {
        InMemoryProgram.File(path: "\(folder($0))/\($1.path)", bytes: $1.bytes)
      }
      return InMemoryProgram(moved).linted().places.map { String($0.split(separator: "/", maxSplits: 1)[1]) }.sorted()
    }
    #expect(verdicts { "\(100 + $0)" } == verdicts { "\(900 - $0)" })
  }

  @Test func aFileNamedTwiceIsReadOnce() throws {
    let fixture = try Fixture.named("discarded_token/bare-statement")
    var request = LintRequest(programIn: fixture.folder)
    request.paths += ["PlaylistViewController.swift", "./PlaylistViewController.swift", "../bare-statement"]
    let report = lint(request)
    #expect(report.summary.files == 1)
    #expect(report.findings.count == 1)
  }
}
