import Foundation
import Testing

/// The action's steps, run in their order without GitHub's runner, and its description held to the schema of such files.
@Suite struct GitHubActionTests {
  private static let action = Repository.root.appendingPathComponent("action.yml")

  /// The words that the steps give to the script, in order.
  private func steps() throws -> [String] {
    try String(contentsOf: Self.action, encoding: .utf8)
      .matches(of: /run: '"\$ACTION_PATH\/Scripts\/github-action" (\w+)'/).map { String($0.output.1) }
  }

  @Test(.enabled(if: Program.observerLint != nil, "the command was not built beside these tests"))
  func theStepsLintWithARestoredLinter() throws {
    let program = try IntegratedProgram()
    let runner = try TemporaryFolder()
    try runner.makeFolder("observer-lint")
    try FileManager.default.copyItem(
      at: program.linter, to: runner.url.appendingPathComponent("observer-lint/observer-lint"))
    let variables = [
      "RUNNER_TEMP": runner.url.path, "GITHUB_OUTPUT": runner.url.path + "/output",
      "GITHUB_WORKSPACE": program.folder.url.path,
      "LINT_PATHS": "Sources/Leaky.swift\n\nSources/Clean File.swift\n", "LINT_OPTIONS": "--fail-level\nerror\n",
      "LINT_SARIF": "report.sarif",
    ]
    let runs = try steps().map { try program.run("Scripts/github-action", [$0], variables) }
    #expect(runs.map(\.status) == [0, 0, 1], "\(runs.map(\.errors))")
    let leak = "::error file=\(program.folder.url.path)/Sources/Leaky.swift,line=4,"
    #expect(runs.last?.text.hasPrefix(leak) == true, "\(runs.last?.text ?? "")")
    #expect(try program.folder.text("report.sarif").contains("discarded_token"))
    let outputs = try runner.text("output")
    #expect(outputs.contains(/^key=[0-9a-f]{32}\nstatus=1\n$/), "\(outputs)")
  }

  @Test(.enabled(if: Program.find("check-jsonschema") != nil, "check-jsonschema is missing (PyPI)"))
  func theActionFollowsTheSchema() throws {
    let check = try #require(Program.find("check-jsonschema"))
    let run = try Program(check, ["--builtin-schema", "vendor.github-actions", Self.action.path])
    #expect(run.status == 0, "\(run.text)\(run.errors)")
  }

  /// Packs the built command as `Scripts/build-release` does.
  private func release(of linter: URL, checksumsFit: Bool = true) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let script = """
      set -e
      case "$(uname -s)" in Linux) triple=$(uname -m)-unknown-linux-gnu ;; *) triple=arm64-apple-macosx ;; esac
      name=observer-lint-0.1.0-$triple
      mkdir -p v0.1.0/$name && cp "$1" v0.1.0/$name/observer-lint && cd v0.1.0
      # The least compression: the command for debugging is large.
      tar -cf - $name | gzip -1 > $name.tar.gz
      if command -v sha256sum >/dev/null; then sha256sum *.tar.gz; else shasum -a 256 *.tar.gz; fi > checksums.txt
      """
    let run = try Program(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, "sh", linter.path], in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
    if !checksumsFit {
      let checksums = try folder.text("v0.1.0/checksums.txt")
      try folder.write("v0.1.0/checksums.txt", String(repeating: "0", count: 64) + checksums.dropFirst(64))
    }
    return folder
  }

  @Test(
    .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
    .enabled(if: Program.find("curl") != nil, "curl is not installed, and downloads"), arguments: [true, false])
  func theLinterOfAReleaseIsDownloaded(checksumsFit: Bool) throws {
    let program = try IntegratedProgram()
    let release = try release(of: program.linter, checksumsFit: checksumsFit)
    let runner = try TemporaryFolder()
    let run = try program.run(
      "Scripts/github-action", ["install"],
      [
        "RUNNER_TEMP": runner.url.path, "LINTER_VERSION": "v0.1.0", "LINTER_RELEASES": release.url.absoluteString,
      ])
    #expect(run.status == (checksumsFit ? 0 : 1), "\(run.text)\(run.errors)")
    let installed = runner.url.appendingPathComponent("observer-lint/observer-lint").path
    #expect(FileManager.default.isExecutableFile(atPath: installed) == checksumsFit)
  }
}
