import Foundation
import Testing

/// The hook that builds the linter itself. The linter's own tests run the other one.
@Suite struct PreCommitTests {
  static let isInstalled = (try? Shell("command -v pre-commit", in: Repository.root).status) == 0

  @Test(.enabled(if: isInstalled, "pre-commit is missing (PyPI)"))
  func theHookBuildsTheLinterAndRunsIt() throws {
    let project = try TemporaryFolder()
    try project.write(
      "Leaky.swift",
      """
      import Foundation

      func leak() {
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print("leak") }
      }

      """)
    let run = try Shell(
      """
      export PRE_COMMIT_HOME="$PWD/.cache"
      git init --quiet && git add Leaky.swift && pre-commit try-repo '\(Repository.root.path)' observer-lint
      """, in: project.url)
    #expect(run.status == 1, "\(run.text)")
    #expect(run.text.contains("Leaky.swift:4:30: error: "), "\(run.text)")
  }
}
