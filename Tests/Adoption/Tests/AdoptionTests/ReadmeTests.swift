import Foundation
import Testing

/// Follows the README word for word, as a newcomer does on a fresh machine.
@Suite struct ReadmeTests {
  @Test(.timeLimit(.minutes(20)))
  func everyCommandDoesWhatIsSaidInAFreshClone() throws {
    let machine = try TemporaryFolder()
    let swift = try Shell("dirname \"$(command -v swift)\"", in: Repository.root)
    let environment = [
      // An empty home, and nothing in the search path but the toolchain and the system.
      "HOME": try home(in: machine).path,
      "PATH": swift.text.trimmingCharacters(in: .whitespacesAndNewlines) + ":/usr/bin:/bin:/usr/sbin:/sbin",
      "LANG": "C.UTF-8",
    ]
    let folder = try Repository.clone ?? clone(in: machine)
    // The linter for release may be under way beside it, in a folder of its own.
    try #require(
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".build/debug").path),
      "the clone is not fresh")
    let commands = try DocumentedCommand.all(in: folder.appendingPathComponent("README.md"))
    try #require(!commands.isEmpty)
    // Each command runs in a shell of its own, in which what was exported before still holds.
    var exports = ""
    for command in commands {
      if command.text.hasPrefix("export ") { exports += command.text + "\n" }
      let run = try Shell(exports + command.text, in: folder, environment: environment)
      try Repository.transcript?.write(contentsOf: Data("$ \(command.text)\n\(run.text)\n".utf8))
      #expect(run.status == command.status, "\(command.text)\n\(run.excerpt)")
      if let shown = command.shown { #expect(run.text.contains(shown), "\(command.text)\n\(run.excerpt)") }
    }
    let rest = try Shell("git status --porcelain", in: folder, environment: environment)
    #expect(rest.text == "", "the commands leave files that git does not ignore")
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.resolved").path))
  }

  private func clone(in machine: TemporaryFolder) throws -> URL {
    let clone = try Shell("git clone --quiet '\(Repository.root.path)' clone", in: machine.url)
    try #require(clone.status == 0, "\(clone.text)")
    return machine.url.appendingPathComponent("clone")
  }

  private func home(in folder: TemporaryFolder) throws -> URL {
    let home = folder.url.appendingPathComponent("home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    return home
  }
}
