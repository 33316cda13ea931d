/// Files that fixes change together, directly or through others: all of a group are written, or none.
struct FileGroups {
  private var parents: [PathBytes: PathBytes] = [:]

  mutating func join(_ files: [PathBytes]) {
    guard let first = files.first.map(root) else { return }
    for file in files.dropFirst() where root(of: file) != first { parents[root(of: file)] = first }
  }

  private func root(of file: PathBytes) -> PathBytes {
    var file = file
    while let parent = parents[file] { file = parent }
    return file
  }

  /// The groups of some files, in the order of their first ones.
  func all(of files: some Sequence<PathBytes>) -> [Set<PathBytes>] {
    Dictionary(grouping: files, by: root).values.map { $0.sorted() }.sorted { $0[0] < $1[0] }.map { Set($0) }
  }

  /// The group of a file.
  func files(with file: PathBytes) -> Set<PathBytes> {
    let root = root(of: file)
    return Set([root, file] + parents.keys.filter { self.root(of: $0) == root })
  }
}
