import Foundation
import Testing

@testable import ObserverLint

/// The generated files that are checked in. A test rewrites a stale file and fails; the next run passes.
@Suite struct GeneratedFileTests {
  @Test func catalogIsThatOfTheJSON() throws { try check(CatalogSource.generated()) }

  @Test func notificationsAreThoseOfTheJSON() throws { try check([SystemNotificationsSource.generated()]) }

  @Test func descriptorsAndTheirPageAreThoseOfTheJSON() throws { try check(SystemDescriptorsSource.generated()) }

  @Test func embeddedPagesAreThoseOfTheFiles() throws { try check([RulePagesSource.generated()]) }

  /// Editors offer the names of the rules.
  @Test func theSchemaListsEveryRule() throws { try check([ConfigurationSchemaSource.generated()]) }

  @Test(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
  func theReadmeShowsTheRulesAndTheOutput() throws { try check([ReadmePage().file]) }

  @Test(
    .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
    .enabled(if: Program.find("python3") != nil, "python3 is missing"))
  func picturesShowTheOutput() throws {
    let folder = try TemporaryFolder()
    let script = Repository.root.appendingPathComponent("Scripts/make-pictures")
    let run = try Program(script, [#require(Program.observerLint).path, folder.url.path], in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
    let names = Repository.files(below: folder.url, ending: ".svg")
    #expect(names == Repository.files(below: Repository.root.appendingPathComponent("Docs/pictures"), ending: ".svg"))
    try check(names.map { GeneratedFile(path: "Docs/pictures/\($0)", text: try folder.text($0)) })
  }

  private func check(_ files: [GeneratedFile]) throws {
    for file in files { #expect(try file.wasUpToDate(), "\(file.complaint)") }
  }
}
