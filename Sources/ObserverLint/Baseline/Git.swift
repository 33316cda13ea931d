#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Asks git about a repository that nobody has to trust.
///
/// A repository's configuration names commands that git runs: a monitor of its files, filters, drivers for differences,
/// ways to fetch what is missing. Git does not read it here, because git gets a `GitFolder` in place of `.git`.
struct Git {
  private let workTree: PathBytes
  private let folder: GitFolder

  /// `workTree` is the folder of a repository's working tree. Nil where no temporary folder can be made.
  init?(_ workTree: PathBytes) {
    guard let folder = GitFolder(for: RepositoryFolders(at: workTree)) else { return nil }
    self.workTree = workTree
    self.folder = folder
  }

  /// Returns the output; nil if the command fails. Its error output is not shown, because the caller says what failed.
  func run(_ arguments: [String], _ argument: PathBytes? = nil, _ more: [String] = []) -> [UInt8]? {
    Self.run(
      [Self.variable("GIT_DIR", folder.path), Self.variable("GIT_WORK_TREE", workTree)],
      ["-C", workTree] + arguments.map { PathBytes($0) } + (argument.map { [$0] } ?? []) + more.map { PathBytes($0) })
  }

  /// The same in no repository.
  static func run(_ arguments: [PathBytes]) -> [UInt8]? { run(["GIT_DIR=/dev/null"], arguments) }

  /// With these variables and no others: a hook is told of its own repository through some, and a person's own configuration
  /// may name filters that a repository asks for.
  private static func run(_ variables: [PathBytes], _ arguments: [PathBytes]) -> [UInt8]? {
    let fixed: [PathBytes] = [
      "HOME=/dev/null", "XDG_CONFIG_HOME=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=/dev/null",
      "GIT_ATTR_NOSYSTEM=1", "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C",
    ]
    return output(of: "exec env -i PATH=\"$PATH\"", fixed + variables + ["git"] + arguments)
  }

  private static func variable(_ name: String, _ value: PathBytes) -> PathBytes {
    PathBytes(Array("\(name)=".utf8) + value.bytes)
  }

  private static func output(of command: String, _ words: [PathBytes]) -> [UInt8]? {
    let line = Array(command.utf8) + words.flatMap { [UInt8(ascii: " ")] + quoted($0) } + Array(" 2>/dev/null".utf8)
    guard let stream = Folder.withCPath(PathBytes(line), { popen($0, "r") }) else { return nil }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { break }
      output += buffer[..<count]
    }
    return pclose(stream) == 0 ? output : nil
  }

  /// For the shell: nothing means anything between single quotes.
  private static func quoted(_ word: PathBytes) -> [UInt8] {
    let quote = UInt8(ascii: "'")
    return [quote] + word.bytes.flatMap { $0 == quote ? Array("'\\''".utf8) : [$0] } + [quote]
  }
}
