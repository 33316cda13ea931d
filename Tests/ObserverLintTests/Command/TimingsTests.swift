import Foundation
import Testing

@testable import ObserverLint

/// `--timings` prints a table of stages on standard error.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct TimingsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write("A.swift", ConfigurationTests.leak)
    try folder.write("B.swift", "let b = 1\n")
  }

  private func run(_ arguments: String...) throws -> Program {
    try Program(#require(Program.observerLint), arguments + ["--timings"], in: folder.url)
  }

  private static let stages = [
    "walk", "read", "lex", "parse", "facts", "link", "rules", "fixes", "report",
  ]
  private static let size = ConfigurationTests.leak.utf8.count

  @Test func aRunHasARowForEachStage() throws {
    let lines = try run().errors.split(separator: "\n").map(String.init)
    let rows = lines.dropFirst().prefix(Self.stages.count + 2)
    #expect(lines.first?.split(separator: " ") == ["stage", "processor", "wall"])
    let names = rows.map { String($0.prefix(16)).trimmingCharacters(in: .whitespaces) }
    #expect(names == Self.stages + ["other", "total"])
    for row in rows {
      let cells = row.dropFirst(16).matches(of: /(\d+\.\d{3}) ms/)
      #expect(cells.count == (row.hasPrefix("other") ? 1 : 2), "\(row)")
    }
    #expect(Set(lines.map(\.count).prefix(2)).count == 1, "the columns do not line up")
    try #require(lines.count == rows.count + 3)
    #expect(lines[lines.count - 2] == "lexed: 2 files, \(Self.size + 10) bytes")
    #expect(lines[lines.count - 1].wholeMatch(of: /lex: \d+ MB\/s, lex to facts: \d+ MB\/s/) != nil)
  }

  @Test func theReportStaysTheSame() throws {
    let plain = try Program(#require(Program.observerLint), [], in: folder.url)
    let timed = try run()
    #expect(timed.output == plain.output)
    #expect(timed.status == plain.status)
    #expect(plain.errors == "")
  }

  @Test(arguments: ["--fix", "--diff", "--quiet"]) func goesWithOtherOptions(option: String) throws {
    #expect(try run(option).errors.contains("\nlink "))
  }

  @Test(arguments: ["--show-files", "--inspect=A.swift", "--print-config=A.swift"])
  func doesNotGoWithARunThatLintsNothing(option: String) throws {
    let run = try run(option)
    #expect(run.status == 2)
    #expect(run.errors.contains("it cannot be combined with '--timings'"), "\(run.errors)")
  }

  /// A table for each round. The number of files shows that a round lexes what changed, and nothing else.
  @Test(.timeLimit(.minutes(1))) func aWatchedProgramLexesWhatChanged() throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = Program.observerLint
    process.arguments = ["--watch", "--timings"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    defer { process.terminate() }
    func table() -> String {
      var text = ""
      while !text.contains("\nlex: "), case let data = errors.fileHandleForReading.availableData, !data.isEmpty {
        text += String(decoding: data, as: UTF8.self)
      }
      return text
    }
    #expect(table().contains("\nlexed: 2 files, \(Self.size + 10) bytes\n"))
    try folder.save("B.swift", "let b = 12\n")
    #expect(table().contains("\nlexed: 1 file, 11 bytes\n"))
    try folder.save("A.swift", ConfigurationTests.leak + "\n")
    #expect(table().contains("\nlexed: 1 file, \(Self.size + 1) bytes\n"))
  }
}
