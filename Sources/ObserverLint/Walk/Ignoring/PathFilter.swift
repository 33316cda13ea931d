/// `--include` and `--exclude`: patterns written as in an ignore file, seen from the current folder.
///
/// They say which files there are, so what they leave out is not read at all; that some files are read and not
/// reported is what the given paths say.
struct PathFilter: Sendable {
  private let include: [IgnorePattern]
  private let exclude: [IgnorePattern]
  private let base: PathBytes

  init(include: [String], exclude: [String], base: PathBytes) {
    self.base = base
    self.include = include.compactMap { Self.pattern($0, base: base) }
    self.exclude = exclude.compactMap { Self.pattern($0, base: base) }
  }

  /// An absolute pattern is tied to the base, as git ties one that begins with a slash to the ignore file's folder.
  private static func pattern(_ text: String, base: PathBytes) -> IgnorePattern? {
    var bytes = Array(text.utf8)[...]
    if bytes.starts(with: "./".utf8) { bytes = bytes.dropFirst() }
    if let below = PathBytes(Array(bytes)).relative(to: base) { bytes = [UInt8(ascii: "/")] + below }
    return IgnorePattern(line: bytes)
  }

  var isEmpty: Bool { include.isEmpty && exclude.isEmpty }
  var includesAll: Bool { include.isEmpty }

  func excludes(_ path: PathBytes, isFolder: Bool) -> Bool { matches(exclude, path, isFolder: isFolder) }

  /// Names this very path; what lies below a folder that is included is the walk's to remember.
  func includes(_ path: PathBytes, isFolder: Bool) -> Bool {
    include.isEmpty || matches(include, path, isFolder: isFolder)
  }

  /// Returns true if a folder above `path`, up to the current folder, is included.
  func includesFolder(above path: PathBytes) -> Bool {
    folders(above: path).contains { includes($0, isFolder: true) }
  }

  /// Returns true if `path`, or a folder above it, is excluded.
  func excludesAny(upFrom path: PathBytes, isFolder: Bool) -> Bool {
    if exclude.isEmpty { return false }
    return excludes(path, isFolder: isFolder) || folders(above: path).contains { excludes($0, isFolder: true) }
  }

  private func folders(above path: PathBytes) -> [PathBytes] {
    var result: [PathBytes] = []
    var current = path
    while let parent = current.parent, parent.relative(to: base) != nil {
      result.append(parent)
      current = parent
    }
    return result
  }

  private func matches(_ patterns: [IgnorePattern], _ path: PathBytes, isFolder: Bool) -> Bool {
    if patterns.isEmpty { return false }
    // Outside of the current folder only patterns for names, or with `**/`, can match.
    let relative = path.relative(to: base) ?? path.bytes.dropFirst()
    return patterns.last { $0.matches(relative, isFolder: isFolder) }.map { !$0.isNegated } ?? false
  }
}
