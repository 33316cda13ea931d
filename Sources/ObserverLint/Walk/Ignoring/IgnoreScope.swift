/// The ignore files that hold for a folder: its own and those of the folders above, up to the repository's.
///
/// Git's semantics, with two differences. Without a repository the files count too, from the folder on at which the
/// walk began. And nobody asks git's index: a tracked file that is ignored all the same is left out, as ripgrep does.
/// A person's own ignore file is not read: what is linted must not depend on the machine.
final class IgnoreScope: Sendable {
  private let outer: IgnoreScope?
  private let folder: PathBytes
  private let patterns: [IgnorePattern]

  private init(outer: IgnoreScope?, folder: PathBytes, patterns: [IgnorePattern]) {
    self.outer = outer
    self.folder = folder
    self.patterns = patterns
  }

  /// The last line that matches decides; a file further in is asked before one further out.
  func ignores(_ path: PathBytes, isFolder: Bool) -> Bool {
    var scope: IgnoreScope? = self
    while let current = scope {
      if let relative = path.relative(to: current.folder),
        let pattern = current.patterns.last(where: { $0.matches(relative, isFolder: isFolder) })
      {
        return !pattern.isNegated
      }
      scope = current.outer
    }
    return false
  }

  /// Returns the scope for `folder`, if `outer` is the scope of the folder above. The flags say which of the two
  /// files exist. A folder with neither costs nothing.
  static func entering(
    _ folder: PathBytes, from outer: IgnoreScope?, hasIgnoreFile: Bool, isRepository: Bool
  ) -> IgnoreScope? {
    // A repository within another one, a submodule say, is not subject to the outer one's files.
    var scope =
      isRepository
      ? reading(RepositoryFolders(at: folder).common.appending("info/exclude"), for: folder, outer: nil) : outer
    if hasIgnoreFile { scope = reading(folder.appending(".gitignore"), for: folder, outer: scope) }
    return scope
  }

  private static func reading(_ file: PathBytes, for folder: PathBytes, outer: IgnoreScope?) -> IgnoreScope? {
    guard case .success(let text) = FileReader.bytes(of: file) else { return outer }
    let patterns = IgnorePattern.parse(text)
    return patterns.isEmpty ? outer : IgnoreScope(outer: outer, folder: folder, patterns: patterns)
  }

  /// Returns the scope around `folder`, without the folder's own ignore file, for the start of a walk.
  static func around(_ folder: PathBytes) -> IgnoreScope? {
    var above: [PathBytes] = []
    var current = folder
    while true {
      if exists(current.appending(".git")) { break }
      guard let parent = current.parent else { return nil }
      above.append(parent)
      current = parent
    }
    // From the repository's root down to the folder. What git would ignore as a whole was asked for by name, so
    // the rules that ignore it do not hold below it either.
    var scope: IgnoreScope?
    for place in above.reversed() {
      if let known = scope, known.ignores(place, isFolder: true) { return nil }
      let ownFile = Folder.identify(place.appending(".gitignore"), followingLinks: false)
      scope = entering(
        place, from: scope, hasIgnoreFile: (try? ownFile.get().kind) == .file,
        isRepository: exists(place.appending(".git")))
    }
    if let known = scope, known.ignores(folder, isFolder: true) { return nil }
    return scope
  }

  private static func exists(_ path: PathBytes) -> Bool {
    if case .success = Folder.identify(path, followingLinks: false) { true } else { false }
  }
}
