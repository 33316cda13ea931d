import Foundation
import Testing

@testable import ObserverLint

/// The promises of the README to newcomers.
@Suite struct ReadmeTests {
  static let linterCommands = Readme.commands.filter { $0.arguments != nil }

  @Test(
    .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
    arguments: linterCommands)
  func commandsDoWhatIsSaid(command: Readme.Command) throws {
    let run = try Program(
      #require(Program.observerLint), #require(command.arguments), in: Repository.root)
    #expect(run.status == command.status, "\(run.errors)")
    #expect(run.errors == "")
    if let shown = command.shown { #expect(run.text.contains(shown), "\(run.text)") }
  }

  @Test func theFirstCommandShowsWhatTheLinterFinds() {
    #expect(Readme.commands.first?.text == "swift run observer-lint Samples/Leaky --notes")
    #expect(Readme.commands.first?.shown != nil)
  }

  @Test func thereIsOneCommandThatRunsTheTests() {
    #expect(Readme.commands.map(\.text).filter { $0.hasPrefix("swift test") } == ["swift test"])
  }

  /// `.ci/run` takes the line from the README, wherever it stands.
  @Test func theRunOfCITakesTheTestCommandFromHere() throws {
    let script = try String(contentsOf: Repository.root.appendingPathComponent(".ci/run"), encoding: .utf8)
    #expect(script.contains("grep -E '^swift test( |$)' README.md"))
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Benchmarks/growth.md"])
  func linksLeadSomewhere(page: String) throws {
    #expect(try DocLinks.broken(on: Repository.root.appendingPathComponent(page)) == [])
  }

  /// A visitor reads the README in a minute, and a contributor their page in two.
  @Test(arguments: [("README.md", 150), ("CONTRIBUTING.md", 120)])
  func pageIsShort(page: String, limit: Int) throws {
    let text = try String(contentsOf: Repository.root.appendingPathComponent(page), encoding: .utf8)
    #expect(text.count { $0.isNewline } <= limit)
  }

  @Test(arguments: Repository.folders(in: Repository.root.appendingPathComponent("Samples")))
  func samplesFindingsAreThoseOfTheirLabels(sample: URL) throws {
    var labels = Labels()
    for path in Repository.files(below: sample, ending: ".swift") {
      labels.read(try String(contentsOf: sample.appendingPathComponent(path), encoding: .utf8), file: path)
    }
    let differences = labels.differences(from: lint(LintRequest(programIn: sample)))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func theSampleShowsEveryRule() throws {
    let report = lint(LintRequest(programIn: Repository.root.appendingPathComponent("Samples/Leaky")))
    let rules = Set(RulePage.all.map(\.id))
    // The probe's reports come from running a program; `Samples/Probed` is run.
    #expect(Set(report.findings.map(\.rule)) == rules.subtracting([LeakedAtRunTime.id]))
  }
}
