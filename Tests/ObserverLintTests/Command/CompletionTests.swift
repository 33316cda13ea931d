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

  /// With the command in the search path, which the scripts ask.
  private func environment() throws -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH", default: ""]
    let commands = try #require(Program.observerLint).deletingLastPathComponent().path
    return ["PATH": "\(commands):\(path)", "HOME": folder.url.path]
  }

  private static let options = ["--format", "--output", "--notes", "--statistics", "--fail-level", "--help"]

  /// The completions of bash for the last word.
  private func bash(_ words: String...) throws -> [String] {
    let bash = try #require(Program.find("bash"))
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let ask = """
      \(try script("bash"))
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _observer_lint; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Program(bash, ["--norc", "-c", ask], in: folder.url, environment: try environment())
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

  @Test(.enabled(if: Program.find("bash") != nil, bashIsMissing)) func bashKnowsLinesRevisionsAndConfigurations()
    throws
  {
    try folder.write("Leak.swift", ConfigurationTests.leak)
    try folder.write("known.json")
    #expect(try bash("observer-lint", "--inspect", "Leak.swift", ":") == ["3"])
    #expect(try bash("observer-lint", "--inspect", "Leak.swift", ":", "3") == ["3"])
    #expect(try bash("observer-lint", "--inspect", "Le") == ["Leak.swift"])
    #expect(try bash("observer-lint", "--config", "") == ["known.json", "Sources"])
    #expect(try bash("observer-lint", "--since", "H") == ["HEAD"])
    #expect(try bash("observer-lint", "-f", "sar") == ["sarif"])
    #expect(try bash("observer-lint", "help", "ru") == ["rules"])
  }

  @Test(
    .enabled(if: Program.find("bash") != nil, bashIsMissing), .enabled(if: Program.find("git") != nil, "git is missing")
  )
  func bashKnowsBranches() throws {
    let git = try #require(Program.find("git"))
    for arguments in [["init", "-q", "-b", "trunk"], ["commit", "-q", "--allow-empty", "-m", "Begin"]] {
      let name = ["-c", "user.name=Tests", "-c", "user.email=tests@example.org"]
      try #require(try Program(git, name + arguments, in: folder.url).status == 0)
    }
    #expect(try bash("observer-lint", "--since", "tr") == ["trunk"])
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
        environment: try environment())
      #expect(run.errors == "")
      return run.text.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
    }
    #expect(Set(try fish("observer-lint --")).isSuperset(of: Self.options))
    #expect(Set(try fish("observer-lint --fail-level ")) == ["error", "warning", "note", "never"])
    #expect(try fish("observer-lint rules unremoved_") == ["unremoved_token"])
    try folder.write("Leak.swift", ConfigurationTests.leak)
    #expect(try fish("observer-lint --inspect Leak.swift:") == ["Leak.swift:3"])
    #expect(try fish("observer-lint --since H") == ["HEAD"])
    #expect(try fish("observer-lint -f sar") == ["sarif"])
    #expect(Set(try fish("observer-lint completions ")).isSuperset(of: ["bash", "zsh", "fish"]))
  }
}
