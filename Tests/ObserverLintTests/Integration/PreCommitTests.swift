import Foundation
import Testing

/// The hooks for pre-commit, run by pre-commit.
@Suite(.enabled(if: Program.find("pre-commit") != nil, "pre-commit is missing (PyPI)"))
struct PreCommitTests {
  private static let manifest = Repository.root.appendingPathComponent(".pre-commit-hooks.yaml")
  private let preCommit: URL

  init() throws {
    preCommit = try #require(Program.find("pre-commit"))
  }

  @Test func theManifestIsValid() throws {
    let run = try Program(preCommit, ["validate-manifest", Self.manifest.path])
    #expect(run.status == 0, "\(run.text)\(run.errors)")
  }

  @Test(
    .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
    .enabled(if: Program.find("git") != nil, "git is missing"))
  func theHookReportsTheFilesOfACommit() throws {
    let program = try IntegratedProgram()
    let hooks = try hooks()
    try git(["init", "--quiet"], in: program.folder)
    try git(["add", "Sources/Clean File.swift"], in: program.folder)
    let clean = try run("observer-lint-system", of: hooks, on: program)
    #expect(clean.status == 0, "\(clean.text)\(clean.errors)")

    try git(["add", "Sources/Leaky.swift"], in: program.folder)
    let leaky = try run("observer-lint-system", of: hooks, on: program)
    #expect(leaky.status == 1, "\(leaky.text)\(leaky.errors)")
    #expect(leaky.text.contains("Sources/" + IntegratedProgram.leak), "\(leaky.text)")
  }

  @Test(
    .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
    .enabled(if: Program.find("git") != nil, "git is missing"))
  func theHookFixesTheFilesOfACommit() throws {
    let program = try IntegratedProgram()
    let hooks = try hooks()
    let unused = "// observer-lint:disable:file discarded_token\nfunc clean() {}\n"
    try program.folder.write("Sources/Unused.swift", unused)
    try program.folder.write("Sources/Other.swift", unused)
    let revision = try Program(#require(Program.find("git")), ["rev-parse", "HEAD"], in: hooks.url).text
    try program.folder.write(
      ".pre-commit-config.yaml",
      """
      repos:
        - repo: \(hooks.url.path)
          rev: \(revision.trimmingCharacters(in: .whitespacesAndNewlines))
          hooks:
            - id: observer-lint-system
              args: [--fix, --show-fixes, --exit-non-zero-on-fix]

      """)
    try git(["init", "--quiet"], in: program.folder)
    try git(["add", "Sources/Unused.swift"], in: program.folder)
    let fixing = try Program(preCommit, ["run"], in: program.folder.url, environment: environment(program))
    #expect(fixing.status == 1, "\(fixing.text)\(fixing.errors)")
    #expect(fixing.text.contains("Sources/Unused.swift: 1 × unused_suppression"), "\(fixing.text)")
    #expect(try program.folder.text("Sources/Unused.swift") == "func clean() {}\n")
    #expect(try program.folder.text("Sources/Other.swift") == unused, "it is not in the commit")

    try git(["add", "Sources/Unused.swift"], in: program.folder)
    let again = try Program(preCommit, ["run"], in: program.folder.url, environment: environment(program))
    #expect(again.status == 0, "\(again.text)\(again.errors)")
  }

  /// The page's configuration for an installed command, and its entry that fixes.
  @Test(
    .enabled(if: Program.observerLint != nil, "the command was not built beside these tests"),
    .enabled(if: Program.find("git") != nil, "git is missing"))
  func theHookOfThePageNeedsNoClone() throws {
    let program = try IntegratedProgram()
    let block = try #require(DocPage.blocks(in: "yaml").first { $0.text.contains("repo: local") }).text
    try program.folder.write(".pre-commit-config.yaml", block)
    try git(["init", "--quiet"], in: program.folder)
    try git(["add", "Sources/Leaky.swift"], in: program.folder)
    let reporting = try Program(preCommit, ["run"], in: program.folder.url, environment: environment(program))
    #expect(reporting.status == 1, "\(reporting.text)\(reporting.errors)")
    #expect(reporting.text.contains("Sources/" + IntegratedProgram.leak), "\(reporting.text)")

    let fixing = try #require(DocPage.blocks(in: "text").first { $0.text.contains("entry: observer-lint --fix") }).text
    let entry = try #require(block.split(separator: "\n").first { $0.contains("entry:") })
    try program.folder.write(
      ".pre-commit-config.yaml",
      block.replacing(entry, with: fixing.split(separator: "\n").joined().replacing(/^ */, with: "        ")))
    try git(["rm", "--quiet", "--cached", "Sources/Leaky.swift"], in: program.folder)
    try program.folder.write("Sources/Unused.swift", "// observer-lint:disable:file discarded_token\nfunc clean() {}\n")
    try git(["add", "Sources/Unused.swift"], in: program.folder)
    let fixed = try Program(preCommit, ["run"], in: program.folder.url, environment: environment(program))
    #expect(fixed.status == 1 && fixed.text.contains("files were modified by this hook"), "\(fixed.text)")
    #expect(try program.folder.text("Sources/Unused.swift") == "func clean() {}\n")
    try git(["add", "Sources/Unused.swift"], in: program.folder)
    let again = try Program(preCommit, ["run"], in: program.folder.url, environment: environment(program))
    #expect(again.status == 0, "\(again.text)\(again.errors)")
  }

  /// A clone with the hooks, as pre-commit takes them.
  private func hooks() throws -> TemporaryFolder {
    let hooks = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Self.manifest, to: hooks.url.appendingPathComponent(Self.manifest.lastPathComponent))
    try git(["init", "--quiet"], in: hooks)
    try git(["add", "."], in: hooks)
    try git(
      ["-c", "user.name=Tests", "-c", "user.email=tests@example.org", "commit", "--quiet", "-m", "Begin"], in: hooks)
    return hooks
  }

  private func environment(_ program: IntegratedProgram) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH", default: ""]
    return [
      "PATH": program.linter.deletingLastPathComponent().path + ":" + path,
      "PRE_COMMIT_HOME": program.folder.url.path + "/.cache",
    ]
  }

  private func git(_ arguments: [String], in folder: TemporaryFolder) throws {
    let run = try Program(#require(Program.find("git")), arguments, in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
  }

  private func run(_ hook: String, of hooks: TemporaryFolder, on program: IntegratedProgram) throws -> Program {
    try Program(
      preCommit, ["try-repo", hooks.url.path, hook], in: program.folder.url, environment: environment(program))
  }
}
