/// One line of an ignore file.
struct IgnorePattern: Sendable {
  /// `!pattern`: takes back what an earlier line ignored.
  let isNegated: Bool
  /// `pattern/`
  private let wantsFolder: Bool
  /// A slash anywhere but at the end ties the pattern to the ignore file's own folder.
  private let isAnchored: Bool
  private let glob: Glob

  /// Nil for a line that says nothing: empty, or a comment.
  init?(line: ArraySlice<UInt8>) {
    var text = Self.withoutTrailingSpaces(line)
    if text.isEmpty || text.first == UInt8(ascii: "#") { return nil }
    isNegated = text.first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    wantsFolder = text.last == UInt8(ascii: "/")
    if wantsFolder { text = text.dropLast() }
    isAnchored = text.contains(UInt8(ascii: "/"))
    if text.first == UInt8(ascii: "/") { text = text.dropFirst() }
    if text.isEmpty { return nil }
    glob = Glob(text, acrossFolders: isAnchored)
  }

  /// Spaces at the end do not count, unless a backslash stands before them.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var at = line.startIndex
    while at < line.endIndex {
      let isEscape = line[at] == UInt8(ascii: "\\")
      let isSpace = line[at] == UInt8(ascii: " ")
      at += isEscape ? 2 : 1
      if !isSpace { end = min(at, line.endIndex) }
    }
    return line[..<end]
  }

  /// `path` is relative to the folder of the ignore file.
  func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if wantsFolder && !isFolder { return false }
    if isAnchored { return glob.matches(path) }
    let name = path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path
    return glob.matches(name)
  }

  /// All patterns of an ignore file's text.
  static func parse(_ text: [UInt8]) -> [IgnorePattern] {
    var rest = text[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    return rest.split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }
}
