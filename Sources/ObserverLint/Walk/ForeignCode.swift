/// Code of a program that is not Swift, and that no rule reads: whether it names what a verdict hangs on.
struct ForeignCode: Sendable {
  static let endings = [".m", ".mm", ".c", ".cpp"].map { Array($0.utf8) }
  private static let wordsAtOnce = 64

  /// The folders of the projects that hold the program's files.
  let folders: [PathBytes]

  init(around files: some Sequence<SourceFile>) {
    var folders: Set<PathBytes> = []
    for file in files {
      let prefix = max(file.programPrefix, file.homePrefix)
      folders.insert(
        prefix > 0 ? PathBytes(Array(file.path.bytes.prefix(max(1, prefix - 1)))) : file.path.parent ?? file.path)
    }
    self.folders = folders.sorted()
  }

  /// Those of the words that stand in the program's Objective-C, C and C++. Looks at the folders when it is called.
  func mentioned(_ words: Set<String>) -> Set<String> {
    guard !words.isEmpty else { return [] }
    let filter = PathFilter(include: [], exclude: [], base: "/")
    let walk = FolderWalk(filter: filter, settings: .none, reportedFolders: [], endings: Self.endings)
    let starts = folders.map { FolderWalk.Start(folder: $0, homePrefix: 0, isReported: false) }
    let files = Set(walk.run(starts).files.map(\.file.path)).sorted()
    let words = words.sorted()
    var result: Set<String> = []
    for part in words.chunks(ofCount: Self.wordsAtOnce) {
      let search = WordSearch(Array(part))
      var reader = FileReader()
      for file in files {
        let found = reader.read(file) { search.found(in: $0) }
        guard case .success(let bits) = found else { continue }
        for (index, word) in part.enumerated() where bits & (1 << UInt64(index)) != 0 { result.insert(word) }
      }
    }
    return result
  }
}
