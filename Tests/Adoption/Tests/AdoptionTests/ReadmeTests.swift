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
    let clone = try Shell("git clone --quiet '\(Repository.root.path)' clone", in: machine.url)
    try #require(clone.status == 0, "\(clone.text)")
    let folder = machine.url.appendingPathComponent("clone")
    let commands = try ReadmeCommand.all(in: folder.appendingPathComponent("README.md"))
    try #require(!commands.isEmpty)
    // Each command runs in a shell of its own, in which what was exported before still holds.
    var exports = ""
    for command in commands {
      if command.text.hasPrefix("export ") { exports += command.text + "\n" }
      let run = try Shell(exports + command.text, in: folder, environment: environment)
      #expect(run.status == command.status, "\(command.text)\n\(run.text.suffix(4_000))")
      if let shown = command.shown { #expect(run.text.contains(shown), "\(command.text)\n\(run.text.suffix(4_000))") }
    }
    let rest = try Shell("git status --porcelain", in: folder, environment: environment)
    #expect(rest.text == "", "the commands leave files that git does not ignore")
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.resolved").path))
  }

  private func home(in folder: TemporaryFolder) throws -> URL {
    let home = folder.url.appendingPathComponent("home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    return home
  }
}

/// A line of a `sh` block. Behind two spaces and `#` stands the exit status, where it is not 0.
struct ReadmeCommand {
  let text: String
  let status: Int32
  /// The `text` block behind the command's own block: a part of what it prints.
  var shown: String?

  static func all(in page: URL) throws -> [ReadmeCommand] {
    var commands: [ReadmeCommand] = []
    var language: Substring?
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        language = language == nil ? line.dropFirst(3) : nil
        if language == "text", !commands.isEmpty { commands[commands.count - 1].shown = "" }
      } else if language == "sh" {
        commands.append(ReadmeCommand(line))
      } else if language == "text", !commands.isEmpty {
        commands[commands.count - 1].shown? += line + "\n"
      }
    }
    return commands
  }

  private init(_ line: Substring) {
    let parts = line.split(separator: "  # exit status ", maxSplits: 1)
    text = parts.first.map(String.init) ?? ""
    status = parts.count == 2 ? Int32(parts[1].trimmingCharacters(in: .whitespaces)) ?? -1 : 0
  }
}
