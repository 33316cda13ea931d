/// Which lines of a repository's files are new or changed since a revision, in the working tree.
struct ChangedLines {
  private var ranges: [PathBytes: [ClosedRange<Int>]] = [:]
  /// Files that git does not know yet: all of their lines are new.
  private var untracked: Set<PathBytes> = []

  /// The reason why git has no answer.
  struct Failure: Error {
    var explanation: String
  }

  /// `repository` is the folder of a working tree; paths are absolute.
  init(since revision: PathBytes, in repository: PathBytes) throws(Failure) {
    let git = try Self.git(in: repository)
    let commit = try Self.commit(of: revision, git)
    // Whatever the person has set for diffs must not matter.
    let diff = git.run(
      [
        "-c", "core.quotePath=true", "diff-index", "--patch", "--no-color", "--no-ext-diff", "--no-textconv", "--text",
        "--unified=0",
        "--inter-hunk-context=0", "--find-renames", "--ignore-submodules", "--src-prefix=a/", "--dst-prefix=b/",
      ], commit, ["--"])
    guard let diff, let others = git.run(["ls-files", "-z", "--others", "--exclude-standard"]) else {
      throw Failure(
        explanation:
          "git cannot tell what changed in this working tree: objects of the revision may be missing; fetch them, "
          + "as 'git diff \(PlainText.line(revision.description))' does, which may run what the repository configures")
    }
    for name in others.split(separator: 0) { untracked.insert(repository.appending(name)) }
    read(diff, repository)
  }

  /// Throws if git does not know the revision.
  static func check(_ revision: PathBytes, in repository: PathBytes) throws(Failure) {
    _ = try commit(of: revision, git(in: repository))
  }

  private static func git(in repository: PathBytes) throws(Failure) -> Git {
    if let git = Git(repository) { return git }
    throw Failure(
      explanation: "--since needs a temporary folder; free some space, or set TMPDIR to a folder that has some")
  }

  private static func commit(of revision: PathBytes, _ git: Git) throws(Failure) -> PathBytes {
    let name = git.run(["rev-parse", "--verify", "--quiet"], revision.appendingText("^{commit}"))
    if let commit = name?.split(separator: UInt8(ascii: "\n")).first { return PathBytes(Array(commit)) }
    let isInstalled = Git.run(["--version"]) != nil
    throw Failure(
      explanation: isInstalled
        ? "git knows no revision '\(PlainText.line(revision.description))' here; fetch it, or name another with --since"
        : "--since asks git, which is not installed or does not run")
  }

  /// True if a line of the file is new or changed.
  func touches(_ file: PathBytes) -> Bool { untracked.contains(file) || ranges[file] != nil }

  func contains(_ lines: ClosedRange<Int>, of file: PathBytes) -> Bool {
    untracked.contains(file) || (ranges[file] ?? []).contains { $0.overlaps(lines) }
  }

  private mutating func read(_ diff: [UInt8], _ repository: PathBytes) {
    var file: PathBytes?
    // Lines of a hunk that are yet to come, and may look like anything.
    var hunk = 0
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if hunk > 0, let sign = line.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        hunk -= 1
      } else if line.starts(with: "+++ ".utf8) {
        file = Self.name(line.dropFirst(4)).map { repository.appending($0) }
      } else if line.starts(with: "@@ ".utf8), let counts = Self.counts(line) {
        hunk = counts.old + counts.new
        if let file, counts.new > 0 {
          ranges[file, default: []].append(counts.first...(counts.first + counts.new - 1))
        }
      }
    }
  }

  /// The numbers of old and new lines in `@@ -3,2 +4 @@`, and the first new line.
  private static func counts(_ line: ArraySlice<UInt8>) -> (old: Int, first: Int, new: Int)? {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard words.count >= 3 else { return nil }
    func numbers(_ word: ArraySlice<UInt8>) -> (Int, Int)? {
      let parts = String(decoding: word.dropFirst(), as: UTF8.self).split(separator: ",")
      guard let first = parts.first.flatMap({ Int($0) }) else { return nil }
      return (first, parts.count > 1 ? Int(parts[1]) ?? 0 : 1)
    }
    guard let old = numbers(words[1]), let new = numbers(words[2]) else { return nil }
    return (old.1, new.0, new.1)
  }

  /// `b/path`, in quotes where there is something odd in it; nil for a file that was deleted.
  private static func name(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var text = text
    // Behind a name with spaces git writes a tab.
    if text.last == UInt8(ascii: "\t") { text = text.dropLast() }
    if text.first == UInt8(ascii: "\"") { text = unquoted(text.dropFirst().dropLast())[...] }
    return text.starts(with: "b/".utf8) ? Array(text.dropFirst(2)) : nil
  }

  /// C's escapes, as git writes them.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let signs: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let sign = rest.popFirst() else {
        result.append(byte)
        continue
      }
      if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(sign) {
        let digits = [sign] + rest.prefix(2)
        rest = rest.dropFirst(2)
        result.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0)
      } else {
        result.append(signs[sign] ?? sign)
      }
    }
    return result
  }
}

extension PathBytes {
  fileprivate func appendingText(_ text: StaticString) -> PathBytes { PathBytes(bytes + Array("\(text)".utf8)) }
}
