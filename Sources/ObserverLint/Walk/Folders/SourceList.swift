/// Which files make the program, and which of them are reported: the walk's result.
struct SourceList: Sendable {
  struct Request: Sendable {
    /// The paths to report. None: the current folder.
    var paths: [PathBytes]
    /// The folder to read; nil: the project around each path.
    var scope: PathBytes?
    /// True if nothing but the paths is read.
    var readsPathsOnly = false
    var include: [String] = []
    var exclude: [String] = []
    var settings = SettingsSource.none
    /// Canonical.
    var currentFolder: PathBytes
    /// Files whose text is given, and which need not be on disk. Canonical.
    var overlaid: [PathBytes] = []
  }

  /// In the order of their paths' bytes, each file once.
  private(set) var files: [SourceFile] = []
  /// Failures that stop a part of the command's work.
  private(set) var problems: [Problem] = []
  /// Warnings about single files.
  private(set) var diagnostics: [Problem] = []
  /// Given folders without a Swift file.
  private(set) var empty: [PathBytes] = []
  /// Given files and folders that `--exclude` leaves out.
  private(set) var excluded: [PathBytes] = []
  /// Given files and folders that their configuration leaves out.
  private(set) var unwanted: [PathBytes] = []

  init(_ request: Request) {
    let filter = PathFilter(include: request.include, exclude: request.exclude, base: request.currentFolder)
    var given = GivenPaths(request)
    problems = given.problems
    given.folders.removeAll { leavesOut($0, isFolder: true, filter, request) }

    let walk = FolderWalk(filter: filter, settings: request.settings, reportedFolders: Set(given.folders))
    var found = take(walk.run(request.readsPathsOnly ? [] : given.scopes()))
    // Folders that were asked for, and that an ignore file of the project leaves out or that lie elsewhere.
    let missed = given.folders.filter { !found.reached.contains($0) }
    if !missed.isEmpty {
      found.files += take(walk.run(Self.outermost(missed).map { given.start(at: $0) })).files
    }
    for var named in given.files where !leavesOut(named.file.path, isFolder: false, filter, request) {
      if let around = named.file.path.parent.flatMap({ request.settings.around($0) }) {
        named.file.settingsPrefix = around.prefix
      }
      found.files.append(named)
    }
    excluded.sort()
    unwanted.sort()
    files = Self.once(found.files)
    // A request that names a scope, or that reads only its paths, says what one program is.
    if !request.readsPathsOnly, request.scope == nil {
      files = SeparateProjects.divide(files, linked: found.files.lazy.map(\.file).filter(\.isBehindLink))
    }
    let failed = Set(problems.map(\.path))
    empty = given.folders.filter { folder in
      !failed.contains(folder) && !files.contains { $0.path.relative(to: folder) != nil }
    }
  }

  /// Returns true if an option or a configuration leaves out a path that was asked for.
  private mutating func leavesOut(
    _ path: PathBytes, isFolder: Bool, _ filter: PathFilter, _ request: Request
  ) -> Bool {
    // The current folder's own name is no part of a pattern.
    if isFolder, path == request.currentFolder || request.currentFolder.relative(to: path) != nil { return false }
    if filter.excludesAny(upFrom: path, isFolder: isFolder) {
      excluded.append(path)
      return true
    }
    // A folder may have a configuration of its own.
    guard let around = (isFolder ? path : path.parent).flatMap({ request.settings.around($0) }),
      around.settings.leavesOut(path, isFolder: isFolder)
    else { return false }
    unwanted.append(path)
    return true
  }

  private mutating func take(_ result: FolderWalk.Result) -> FolderWalk.Result {
    problems += result.problems
    diagnostics += result.diagnostics
    return result
  }

  /// Leaves out the folders that lie below another one.
  private static func outermost(_ folders: [PathBytes]) -> [PathBytes] {
    folders.sorted().reduce(into: []) { kept, folder in
      if !kept.contains(where: { folder == $0 || folder.relative(to: $0) != nil }) { kept.append(folder) }
    }
  }

  /// Sorted, and each file once, whatever names lead to it.
  private static func once(_ found: [FolderWalk.Found]) -> [SourceFile] {
    var found = found
    if !isSorted(found) { found.sort { $0.file.path < $1.file.path } }
    var result: [FolderWalk.Found] = []
    result.reserveCapacity(found.count)
    for next in found {
      if let last = result.last, last.file.path == next.file.path {
        result[result.count - 1].file.isReported = last.file.isReported || next.file.isReported
        result[result.count - 1].file.isBehindLink = !last.file.isEditable && !next.file.isEditable
        result[result.count - 1].file.programPrefix = max(last.file.programPrefix, next.file.programPrefix)
        result[result.count - 1].file.memberPrefix = max(last.file.memberPrefix, next.file.memberPrefix)
        result[result.count - 1].file.startPrefix = max(last.file.startPrefix, next.file.startPrefix)
        if next.file.isWithinProject { result[result.count - 1].file.isWithinProject = true }
      } else {
        result.append(next)
      }
    }
    return withPrograms(withoutHardLinks(result))
  }

  /// A file that was named belongs to the clone around it, also where a walk would have left it out.
  private static func withPrograms(_ files: [SourceFile]) -> [SourceFile] {
    guard files.contains(where: { $0.programPrefix == 0 }) else { return files }
    let clones = Set(files.lazy.filter { $0.programPrefix > 0 }.map { $0.path.bytes.prefix($0.programPrefix) })
    if clones.isEmpty { return files }
    return files.map { file in
      var file = file
      for clone in clones where clone.count > file.programPrefix && file.path.bytes.starts(with: clone) {
        file.programPrefix = clone.count
      }
      return file
    }
  }

  private static func isSorted(_ found: [FolderWalk.Found]) -> Bool {
    // Comparing all neighbours costs little where one walk found them all, in order, as nearly always.
    zip(found, found.dropFirst()).allSatisfy { $0.file.path < $1.file.path }
  }

  /// Two names of one file have one inode number; those of another device may have it too, so the system is asked.
  private static func withoutHardLinks(_ found: [FolderWalk.Found]) -> [SourceFile] {
    var byInode: [UInt64: Int] = Dictionary(minimumCapacity: found.count)
    var suspects: Set<UInt64> = []
    for case let inode? in found.lazy.map(\.inode) {
      if byInode.updateValue(0, forKey: inode) != nil { suspects.insert(inode) }
    }
    if suspects.isEmpty { return found.map(\.file) }
    var kept: [SourceFile] = []
    var indexes: [FileIdentity: Int] = [:]
    for next in found {
      if let inode = next.inode, suspects.contains(inode),
        case .success(let facts) = Folder.identify(next.file.path)
      {
        if let known = indexes[facts.identity] {
          // The name that was asked for is the one to show.
          if next.file.isReported && !kept[known].isReported { kept[known] = next.file }
          continue
        }
        indexes[facts.identity] = kept.count
      }
      kept.append(next.file)
    }
    return kept.sorted { $0.path < $1.path }
  }
}
