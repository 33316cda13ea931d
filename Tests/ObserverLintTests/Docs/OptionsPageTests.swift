import Foundation
import Testing

@testable import ObserverLint

/// The help, the completions and the page that compares options are all about the same options.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct OptionsPageTests {
  private static let page = Repository.root.appendingPathComponent("Docs/options.md")

  private func output(_ arguments: String...) throws -> String {
    try Program(#require(Program.observerLint), arguments, environment: ["COLUMNS": "1000"]).text
  }

  /// The first cells of the rows that begin with an option or a command of this linter.
  private static func cells() throws -> [String] {
    let text = try String(contentsOf: page, encoding: .utf8)
    let own = text.prefix(upTo: try #require(text.range(of: "## Options of the other tools")).lowerBound)
    return own.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.dropFirst(2).prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The options as the help lists them: the long name, and its letter if there is one.
  private func listed() throws -> [String] {
    try output("help").matches(of: /(?m)^  (?:-(\w), |    )(--[\w-]+)/).map { match in
      "`\(match.2)`" + (match.1.map { ", `-\($0)`" } ?? "")
    }
  }

  @Test func thePageHasTheOptionsOfTheHelp() throws {
    let options = try Self.cells().filter { $0.hasPrefix("`--") }
    #expect(try options == listed())
  }

  @Test func thePageHasTheCommandsOfTheHelp() throws {
    let commands = try output("help").matches(of: /(?m)^  observer-lint ([a-z]+)/).map { "\($0.1)" }
    let named = try Self.cells().compactMap { $0.firstMatch(of: /^`observer-lint ([a-z]+)`$/).map { "\($0.1)" } }
    #expect(Set(commands).isSuperset(of: named))
    #expect(Set(named) == ["rules", "init", "completions", "shadow", "server", "help", "version"])
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsHaveTheOptionsOfTheHelp(shell: String) throws {
    let script = try output("completions", shell)
    for option in try listed().flatMap({ $0.matches(of: /`(-[^`]+)`/).map { String($0.1) } }) {
      let name = option.drop { $0 == "-" }
      let wanted = shell == "fish" ? (option.hasPrefix("--") ? "-l \(name)" : "-s \(name)") : option
      #expect(script.contains(wanted), "\(shell) does not offer \(option)")
    }
  }

  /// The words of a cell that are options.
  private static func words(_ cell: some StringProtocol) -> [String] {
    String(cell).matches(of: /`([^`\s]+)[^`]*`/).map { String($0.1) }
  }

  /// The names that the other tools have for an option lead to it.
  @Test func otherNamesOfAnOptionLeadToIt() throws {
    let own = Set(try listed().flatMap { Self.words($0) })
    var asked = 0
    for row in try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n") where row.hasPrefix("| `--") {
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      guard cells.count == 4, let option = Self.words(cells[cells.startIndex]).first else { continue }
      for name in cells.dropFirst().flatMap({ Self.words($0) }) where name.hasPrefix("-") && !own.contains(name) {
        let run = try Program(#require(Program.observerLint), [name])
        #expect(run.status == 2 && run.text == "")
        #expect(run.errors.contains("unknown option '\(name)'") && run.errors.contains("'\(option)"), "\(run.errors)")
        asked += 1
      }
    }
    #expect(asked > 20)
  }

  /// An option that is not here causes an error that says what the page says.
  @Test func missingOptionsSayWhatToDo() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let table = text.suffix(from: try #require(text.range(of: "## Options of the other tools")).lowerBound)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 20)
    for row in rows {
      let cells = row.split(separator: "|")
      let advice = cells[2].trimmingCharacters(in: .whitespaces).replacing("`", with: "'")
      for name in Self.words(cells[0]) {
        let run = try Program(#require(Program.observerLint), [name, "."], in: folder.url)
        #expect(run.status == 2 && run.text == "")
        let kind = name.hasPrefix("-") ? "option" : "command"
        #expect(run.errors.hasPrefix("observer-lint: error: unknown \(kind) '\(name)': \(advice)\n"), "\(run.errors)")
      }
    }
  }

  @Test func aFolderMayBeCalledLikeACommand() throws {
    let folder = try TemporaryFolder()
    try folder.write("check/A.swift", "let a = 1\n")
    #expect(try Program(#require(Program.observerLint), ["check"], in: folder.url).status == 0)
  }

  @Test func theHelpHasEveryFormat() throws {
    let help = try output("help")
    for format in ReportFormat.allCases { #expect(help.contains(format.rawValue)) }
  }
}
