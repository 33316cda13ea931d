import Foundation
import Testing

@testable import ObserverLint

/// The completions, asked of the shells themselves.
@Suite(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
struct CompletionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Some.swift")
    try folder.makeFolder("Sources")
  }

  private func script(_ shell: String) throws -> String {
    try Program(#require(Program.observerLint), ["completions", shell]).text
  }

  private static let options = ["--format", "--output", "--notes", "--statistics", "--fail-level", "--help"]

  /// What bash offers for the last of the words.
  private func bash(_ words: String...) throws -> [String] {
    let bash = try #require(Program.find("bash"))
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let ask = """
      \(try script("bash"))
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _observer_lint; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Program(bash, ["--norc", "-c", ask], in: folder.url)
    #expect(run.errors == "")
    return run.text.split(separator: "\n").map(String.init)
  }

  private static let bashIsMissing: Comment = "bash is not installed, and is asked"

  @Test(.enabled(if: Program.find("bash") != nil, bashIsMissing)) func bashKnowsEveryOption() throws {
    #expect(Set(try bash("observer-lint", "--")).isSuperset(of: Self.options))
    #expect(try bash("observer-lint", "Sources", "--fail") == ["--fail-level"])
  }

  @Test(.enabled(if: Program.find("bash") != nil, bashIsMissing)) func bashKnowsTheWordsOfAnOption() throws {
    #expect(try bash("observer-lint", "--fail-level", "n") == ["note", "never"])
    #expect(try bash("observer-lint", "--format", "") == ReportFormat.allCases.map(\.rawValue))
  }

  @Test(.enabled(if: Program.find("bash") != nil, bashIsMissing)) func bashKnowsTheWordsOfASubcommandsOption() throws {
    #expect(try bash("observer-lint", "rules", "--format", "") == ["text", "json", "markdown"])
  }

  @Test(.enabled(if: Program.find("bash") != nil, bashIsMissing)) func bashKnowsFilesFoldersAndCommands() throws {
    #expect(try bash("observer-lint", "So") == ["Some.swift", "Sources"])
    #expect(try bash("observer-lint", "--scope", "So") == ["Sources"])
    #expect(try bash("observer-lint", "ru") == ["rules"])
    #expect(try bash("observer-lint", "rules", "unremoved_") == ["unremoved_token"])
    #expect(try bash("observer-lint", "completions", "").starts(with: ["bash", "zsh", "fish"]))
  }

  @Test(.enabled(if: Program.find("zsh") != nil, "zsh is not installed, and is asked")) func zshReadsTheScript() throws
  {
    // What `_arguments` takes apart is only seen in a terminal; that zsh gives it the options is seen here.
    let ask = """
      compdef() { :; }
      \(try script("zsh"))
      _arguments() { print -rl -- "$@" }
      words=(observer-lint --) ; _observer_lint
      """
    let run = try Program(#require(Program.find("zsh")), ["-f", "-c", ask], in: folder.url)
    #expect(run.errors == "")
    #expect(run.status == 0)
    for option in Self.options { #expect(run.text.contains("\n*\(option)"), "\(run.text)") }
  }

  @Test(.enabled(if: Program.find("fish") != nil, "fish is not installed, and is asked")) func fishKnowsTheWords()
    throws
  {
    func fish(_ line: String) throws -> [String] {
      let ask = "\(try script("fish"))\ncomplete -C '\(line)'"
      let run = try Program(
        #require(Program.find("fish")), ["--no-config", "-c", ask], in: folder.url,
        environment: ["HOME": folder.url.path])
      #expect(run.errors == "")
      return run.text.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
    }
    #expect(Set(try fish("observer-lint --")).isSuperset(of: Self.options))
    #expect(Set(try fish("observer-lint --fail-level ")) == ["error", "warning", "note", "never"])
    #expect(try fish("observer-lint rules unremoved_") == ["unremoved_token"])
    #expect(Set(try fish("observer-lint completions ")).isSuperset(of: ["bash", "zsh", "fish"]))
  }
}
