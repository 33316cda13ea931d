/// Files around a program's Swift files, of kinds that no rule reads.
struct ProjectFiles: Hashable, Sendable {
  /// The folders of the projects that hold the program's files. Without a repository or a project, the folder counts in which
  /// reading began, because an exported tree has no other mark.
  let folders: [PathBytes]

  /// - Parameter all: the files of all programs. If other files lie in other folders of the scope, each of these folders is a
  ///   program of its own.
  init(around files: some Collection<SourceFile>, of all: [SourceFile]) {
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
  }

  /// The paths that end so, in ascending order. Looks at the folders when it is called.
  func paths(ending endings: [[UInt8]]) -> [PathBytes] {
    let filter = PathFilter(include: [], exclude: [], base: "/")
    let walk = FolderWalk(filter: filter, settings: .none, reportedFolders: [], endings: endings)
    let starts = folders.map { FolderWalk.Start(folder: $0, homePrefix: 0, isReported: false) }
    return Set(walk.run(starts).files.map(\.file.path)).sorted()
  }
}
