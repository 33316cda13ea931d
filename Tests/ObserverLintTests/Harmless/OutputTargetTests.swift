import Foundation
import Testing

@testable import ObserverLint

/// Files that no report and no baseline takes the place of.
@Suite(.enabled(if: Program.observerLint != nil)) struct OutputTargetTests {
  private static let leaky = """
    import Foundation
    final class Player {
      func start() {
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
      }
    }

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", Self.leaky)
    try folder.write("script", "#!/usr/bin/env swift\n" + Self.leaky)
    try folder.write("notes.md", "# Notes\n")
    try folder.write(".observer-lint.json", "{\"extends\": \"shared.json\"}\n")
    try folder.write("shared.json", "{}\n")
    try folder.link("link", to: "A.swift")
  }

  private func run(_ arguments: [String]) throws -> Program {
    try Program(#require(Program.observerLint), arguments, in: folder.url)
  }

  /// The file that is named last.
  @Test(arguments: [
    ["--write-baseline", "A.swift"], ["--output", "A.swift"], ["--output", "New.swift"], ["--output", "./A.swift"],
    ["--write-baseline", "link"], ["--output", "link"], ["--format", "json", "--output", ".observer-lint.json"],
    ["--output", "shared.json"], ["--output", ".gitignore"], ["--output", "Header.h"],
    ["script", "--output", "script"], ["script", "--write-baseline", "script"],
    ["notes.md", "--output", "notes.md"], ["--write-baseline", "notes.md"],
    ["--write-baseline", "shared.json"],
  ])
  func isLeftAsItIs(_ arguments: [String]) throws {
    let name = try #require(arguments.last)
    let before = try? folder.text(name)
    let run = try run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(name.replacingOccurrences(of: "./", with: "")), "\(run.errors)")
    #expect((try? folder.text(name)) == before)
    #expect(try folder.text("A.swift") == Self.leaky)
  }

  @Test func aBaselineThatIsReadIsNoReportsPlace() throws {
    _ = try run(["--write-baseline", "known.json"])
    let before = try folder.text("known.json")
    #expect(try run(["--baseline", "known.json", "--output", "known.json"]).status == 2)
    #expect(try folder.text("known.json") == before)
    #expect(try run(["--write-baseline", "new.json", "--output", "./new.json"]).status == 2)
  }

  /// Its own files a run may replace, and an empty one, as `mktemp` makes it.
  @Test(arguments: [["--write-baseline", "known.json"], ["--output", "report.json"]])
  func whatTheLinterWroteItMayWriteAgain(_ arguments: [String]) throws {
    try folder.write("known.json")
    for _ in 1...2 { #expect(try run(arguments + ["--fail-level", "never"]).status == 0) }
    #expect(try folder.text(arguments[1]).contains("schemaVersion"))
  }

  @Test func aLineIsStandardOutput() throws {
    let run = try run(["--format", "json", "--output", "-", "--format", "text", "--output", "report.txt"])
    #expect(run.text.hasPrefix("{"))
    #expect(try folder.text("report.txt").contains("A.swift:4:"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("-").path))
    #expect(try self.run(["--output", "-", "--format", "json"]).errors.contains("only one '--format'"))
    #expect(try self.run(["--write-baseline", "-"]).status == 2)
    #expect(try self.run(["--diff", "--format", "json", "--output", "-"]).status == 2)
  }

  @Test func aShadowFileReplacesNoOther() throws {
    let name = "NotificationCenter+ObserverProbe.swift"
    try folder.write("App/\(name)", "let mine = 1\n")
    #expect(try run(["shadow", "App"]).status == 2)
    #expect(try folder.text("App/\(name)") == "let mine = 1\n")
    try folder.makeFolder("Linked")
    try folder.link("Linked/\(name)", to: "../notes.md")
    #expect(try run(["shadow", "Linked"]).status == 2)
    #expect(try folder.text("notes.md") == "# Notes\n")
  }
}
