#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder that stands in place of a repository's `.git`, and is gone with this object.
///
/// It leads to the objects, the references and the index, which are data, and has a configuration of its own. There are no
/// hooks in it, no filters and no ways to fetch anything.
final class GitFolder {
  let path: PathBytes

  /// Nil where no temporary folder can be made.
  init?(for repository: RepositoryFolders) {
    guard let path = Self.makeTemporary() else { return nil }
    self.path = path
    write(GitSettings.text(for: repository), "config")
    // Git takes no link for it.
    if case .success(let head) = FileReader.bytes(of: repository.own.appending("HEAD")) { write(head, "HEAD") }
    for name in ["objects", "refs", "packed-refs", "reftable", "shallow", "info"] {
      link(name, to: repository.common.appending(Array(name.utf8)))
    }
    _ = Self.make(path.appending("logs"))
    link("logs/HEAD", to: repository.own.appending("logs/HEAD"))
    link("logs/refs", to: repository.common.appending("logs/refs"))
    for name in Self.entries(of: repository.own) where Self.isOfWorkingTree(name) {
      link(String(decoding: name, as: UTF8.self), to: repository.own.appending(name))
    }
  }

  deinit {
    // Links go, and not what they lead to.
    for folder in [path.appending("logs"), path] {
      for name in Self.entries(of: folder) { _ = Folder.withCPath(folder.appending(name)) { unlink($0) } }
      _ = Folder.withCPath(folder) { rmdir($0) }
    }
  }

  /// `index`, the parts of a split one, and references such as `FETCH_HEAD`.
  private static func isOfWorkingTree(_ name: [UInt8]) -> Bool {
    name.elementsEqual("index".utf8) || name.starts(with: "sharedindex.".utf8)
      || name.count > 5 && name.suffix(5).elementsEqual("_HEAD".utf8)
  }

  private static func entries(of folder: PathBytes) -> [[UInt8]] {
    ((try? Folder.entries(of: folder, endings: [[]], names: []).get()) ?? []).map(\.name)
  }

  private static func makeTemporary() -> PathBytes? {
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let parent = PathBytes(temporary.isEmpty ? "/tmp" : temporary).located(in: Folder.current())
    for attempt in 0..<100 {
      let path = parent.appending(Array("observer-lint-git.\(getpid()).\(attempt)".utf8))
      if make(path) { return path }
      if errno != EEXIST { return nil }
    }
    return nil
  }

  /// Nobody else may look into it or change it.
  private static func make(_ folder: PathBytes) -> Bool { Folder.withCPath(folder) { mkdir($0, 0o700) } == 0 }

  private func link(_ name: String, to target: PathBytes) {
    let link = path.appending(Array(name.utf8))
    _ = Folder.withCPath(target) { target in Folder.withCPath(link) { symlink(target, $0) } }
  }

  private func write(_ content: [UInt8], _ name: String) {
    guard let file = Folder.withCPath(path.appending(Array(name.utf8)), { fopen($0, "w") }) else { return }
    fwrite(content, 1, content.count, file)
    fclose(file)
  }
}
