import Foundation
import Testing

/// The project for the commands of the pages in `Docs/`: a clone of the sample, with a change to commit in one file.
struct DocumentedProject {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Repository.root.appendingPathComponent("Samples/Leaky"), to: folder.url.appendingPathComponent("App"))
    let git = try run(
      """
      git init --quiet --initial-branch main && git add . &&
      git -c user.name=Tests -c user.email=tests@example.org commit --quiet --message "Begin" &&
      git update-ref refs/remotes/origin/main HEAD &&
      echo '// The end.' >> Sources/PlayerModel.swift && git add .
      """)
    try #require(git.status == 0, "\(git.errors)")
  }

  /// Runs a line as a reader would, with `observer-lint` in the search path.
  func run(_ command: String) throws -> Program {
    let linter = try #require(Program.observerLint)
    let path = ProcessInfo.processInfo.environment["PATH", default: ""]
    return try Program(
      URL(fileURLWithPath: "/bin/sh"), ["-c", command], in: folder.url.appendingPathComponent("App"),
      environment: [
        "PATH": linter.deletingLastPathComponent().path + ":" + path, "HOME": folder.url.path,
        "XDG_CONFIG_HOME": folder.url.path + "/.config", "XDG_DATA_HOME": folder.url.path + "/.data",
      ])
  }

  func write(_ name: String, _ text: String) throws {
    try folder.write("App/" + name, text)
  }

  /// The linter's lines about a file, in the form that editors read.
  func marks(of file: String) throws -> [String] {
    let run = try run("observer-lint --format xcode --notes --fail-level never \(file)")
    return run.text.split(separator: "\n").map(String.init)
  }
}
