/// Files around a program's Swift files, of kinds that no rule reads.
struct ProjectFiles: Hashable, Sendable {
  /// The folders of the projects that hold the program's files. Without a repository or a project, the folder counts in which
  /// reading began, because an exported tree has no other mark.
  let folders: [PathBytes]
  /// The folders of other programs below them.
  private let others: Set<PathBytes>

  init(folders: [PathBytes]) {
    self.folders = folders
    others = []
  }

  /// - Parameters:
  ///   - all: the files of all programs. If other files lie in other folders of the scope, each of these folders is a
  ///     program of its own.
  ///   - programs: the folders of all programs, in ascending order.
  init(around files: some Collection<SourceFile>, of all: [SourceFile], programs: [PathBytes]) {
    func isMarked(_ file: SourceFile) -> Bool { max(file.programPrefix, file.homePrefix) > 0 }
    let members = Set(files.lazy.filter { !isMarked($0) }.map(\.memberFolder))
    let arePrograms = !members.isEmpty && all.contains { !isMarked($0) && !members.contains($0.memberFolder) }
    folders = Set(
      files.map { file in
        let unmarked = arePrograms && file.memberPrefix > 0 ? file.memberPrefix : file.startPrefix
        let prefix = isMarked(file) ? max(file.programPrefix, file.homePrefix) : unmarked
        return prefix > 0 ? PathBytes(Array(file.path.bytes.prefix(max(1, prefix - 1)))) : file.path.parent ?? file.path
      }
    ).sorted()
    others = Set(
      folders.flatMap { folder in
        let first = folder.appending([UInt8]())
        return programs[programs.partitioningIndex { $0 >= first }...].prefix { $0.relative(to: folder) != nil }
      }
    ).subtracting(folders)
  }

  /// The paths that end so, in ascending order. Looks at the folders when it is called.
  func paths(ending endings: [[UInt8]]) -> [PathBytes] {
    let filter = PathFilter(include: [], exclude: [], base: "/")
    let walk = FolderWalk(filter: filter, settings: .none, reportedFolders: [], endings: endings)
    let starts = folders.map { FolderWalk.Start(folder: $0, homePrefix: 0, isReported: false) }
    return Set(walk.run(starts).files.map(\.file.path)).filter { !isOfOtherProgram($0) }.sorted()
  }

  private func isOfOtherProgram(_ path: PathBytes) -> Bool {
    var next = others.isEmpty ? nil : path.parent
    while let folder = next {
      if others.contains(folder) { return true }
      next = folders.contains(folder) ? nil : folder.parent
    }
    return false
  }
}
