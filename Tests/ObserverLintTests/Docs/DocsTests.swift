import Foundation
import Testing

/// The pages in `Docs/`: their commands do what is said, and their files are what their readers take.
@Suite(
  .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
  .enabled(if: Program.find("git") != nil, "git is missing"))
struct DocsTests {
  /// In order, in one folder: a page may build on what it did before.
  @Test(arguments: DocPage.all)
  func commandsDoWhatIsSaid(page: DocPage) throws {
    let project = try DocumentedProject()
    for command in page.commands {
      let run = try project.run(command.text)
      #expect(run.status == command.status, "\(page.name):\(command.line): \(run.text)\(run.errors)")
      if let shown = command.shown { #expect(run.text.contains(shown), "\(page.name):\(command.line): \(run.text)") }
    }
  }

  @Test(arguments: DocPage.all)
  func linksLeadSomewhere(page: DocPage) throws {
    let folder = Repository.root.appendingPathComponent("Docs")
    #expect(try DocLinks.broken(on: folder.appendingPathComponent(page.name)) == [])
  }

  @Test(
    .enabled(if: Program.find("check-jsonschema") != nil, "check-jsonschema is missing (PyPI)"),
    .enabled(if: Program.find("pre-commit") != nil, "pre-commit is missing (PyPI)"),
    arguments: DocPage.blocks(in: "yaml"))
  func configurationFilesFollowTheirSchemas(block: DocPage.Block) throws {
    let checks = [
      "# .pre-commit-config.yaml": "pre-commit validate-config checked.yml",
      "# .github/workflows/": "check-jsonschema --builtin-schema vendor.github-workflows checked.yml",
      "# .gitlab-ci.yml": "check-jsonschema --builtin-schema vendor.gitlab-ci checked.yml",
    ]
    let check = try #require(checks.first { block.text.hasPrefix($0.key) }?.value, "which file is it?")
    let project = try DocumentedProject()
    try project.write("checked.yml", block.text)
    let run = try project.run(check)
    #expect(run.status == 0, "\(run.text)\(run.errors)")
  }

  /// The Swift code on a page is right as it stands, and so are its suppressing comments.
  @Test(arguments: DocPage.blocks(in: "swift"))
  func swiftExamplesHaveNoFindings(block: DocPage.Block) throws {
    let project = try DocumentedProject()
    try project.write("Example/Package.swift", "// swift-tools-version: 6.1\n")
    try project.write("Example/Example.swift", block.text)
    let run = try project.run("observer-lint --notes --fail-level note Example")
    #expect(run.status == 0, "\(run.text)\(run.errors)")
  }

  @Test(arguments: DocPage.blocks(in: "json").filter { $0.page != "integrations.md" })
  func configurationsAreTaken(block: DocPage.Block) throws {
    let project = try DocumentedProject()
    try project.write(".observer-lint.json", block.text)
    let run = try project.run("observer-lint --print-config Sources/PlayerModel.swift")
    #expect(run.status == 0, "\(run.errors)")
  }
}
