/// Files around a program's Swift files, of kinds that no rule reads.
struct ProjectFiles: Hashable, Sendable {
  /// The folders of the projects that hold the program's files. Without a repository or a project, the folder counts in which
  /// reading began, because an exported tree has no other mark.
  let folders: [PathBytes]

  init(around files: some Sequence<SourceFile>) {
    var folders: Set<PathBytes> = []
    for file in files {
      let marked = max(file.programPrefix, file.homePrefix)
      let member = file.isWithinProject ? file.memberPrefix : 0
      let prefix = marked > 0 ? marked : member > 0 ? member : file.startPrefix
      folders.insert(
        prefix > 0 ? PathBytes(Array(file.path.bytes.prefix(max(1, prefix - 1)))) : file.path.parent ?? file.path)
    }
    self.folders = folders.sorted()
  }

  /// The paths that end so, in ascending order. Looks at the folders when it is called.
  func paths(ending endings: [[UInt8]]) -> [PathBytes] {
    let filter = PathFilter(include: [], exclude: [], base: "/")
    let walk = FolderWalk(filter: filter, settings: .none, reportedFolders: [], endings: endings)
    let starts = folders.map { FolderWalk.Start(folder: $0, homePrefix: 0, isReported: false) }
    return Set(walk.run(starts).files.map(\.file.path)).sorted()
  }
}
