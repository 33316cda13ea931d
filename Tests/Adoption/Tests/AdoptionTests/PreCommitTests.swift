import Foundation
import Testing

/// The hook that builds the linter itself. The linter's own tests run the other one.
@Suite struct PreCommitTests {
  static let isInstalled = (try? Shell("command -v pre-commit", in: Repository.root).status) == 0

  /// Stands in for `swift`. The hook builds the package for release in a folder of its own. The stand-in takes the build of
  /// `Scripts/build-release` instead, because two builds of the same program take minutes.
  private static let swift = """
    #!/bin/sh
    set -e
    PATH=${PATH#*:}
    case "$*" in
    "build --package-path "*" -c release --build-path "*) ;;
    *) exec swift "$@" ;;
    esac
    test -f "$3/Package.swift"
    binary=$('\(Repository.root.path)/Scripts/build-release' --binary)
    mkdir -p "$7/release"
    cp "$binary" "$7/release/"

    """

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
    try project.write("bin/swift", Self.swift)
    let run = try Shell(
      """
      chmod +x bin/swift && export PATH="$PWD/bin:$PATH" PRE_COMMIT_HOME="$PWD/.cache"
      git init --quiet && git add Leaky.swift && pre-commit try-repo '\(Repository.root.path)' observer-lint
      """, in: project.url)
    #expect(run.status == 1, "\(run.text)")
    #expect(run.text.contains("Leaky.swift:4:30: error: "), "\(run.text)")
  }
}
