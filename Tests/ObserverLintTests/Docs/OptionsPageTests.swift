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
    #expect(Set(named) == ["rules", "init", "completions", "shadow", "help", "version"])
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsHaveTheOptionsOfTheHelp(shell: String) throws {
    let script = try output("completions", shell)
    for option in try listed().flatMap({ $0.matches(of: /`(-[^`]+)`/).map { String($0.1) } }) {
      let name = option.drop { $0 == "-" }
      let wanted = shell == "fish" ? (option.hasPrefix("--") ? "-l \(name)" : "-s \(name)") : option
      #expect(script.contains(wanted), "\(shell) does not offer \(option)")
    }
  }

  @Test func theHelpHasEveryFormat() throws {
    let help = try output("help")
    for format in ReportFormat.allCases { #expect(help.contains(format.rawValue)) }
  }
}
