/// Where a repository keeps what it knows. In a linked working tree or a submodule `.git` is a file that names the place.
struct RepositoryFolders {
  /// Of this working tree: its HEAD and its index.
  let own: PathBytes
  /// Of all working trees: objects and references.
  let common: PathBytes

  /// `folder` is that of a working tree.
  init(at folder: PathBytes) {
    var own = folder.appending(".git")
    if case .success(let text) = FileReader.bytes(of: own), text.starts(with: "gitdir: ".utf8) {
      own = PathBytes(Self.firstLine(text[8...])).resolved(in: folder)
    }
    self.own = own
    if case .success(let text) = FileReader.bytes(of: own.appending("commondir")) {
      common = PathBytes(Self.firstLine(text[...])).resolved(in: own)
    } else {
      common = own
    }
  }

  private static func firstLine(_ text: ArraySlice<UInt8>) -> [UInt8] {
    Array(text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
  }
}
