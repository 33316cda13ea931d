#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The kind of entry that a path names.
enum PathKind: Sendable {
  case file, folder, link
  /// A pipe, a socket or a device: opening one may block, or do something.
  case special
}

/// The identity of a file on the system, independent of its name.
struct FileIdentity: Sendable, Hashable {
  var device: UInt64
  var inode: UInt64
}

struct FolderEntry: Sendable {
  var name: [UInt8]
  var kind: PathKind
  /// Without the device: only a hint that two names may be one file.
  var inode: UInt64
}

/// The system's answers about paths and folders. Only this type and `FileReader` hold raw pointers to them.
package enum Folder {
  /// The folders, links and special files in a folder, and of its files those with one of the `endings` or `names`.
  static func entries(
    of path: PathBytes, endings: [[UInt8]], names: [[UInt8]]
  ) -> Result<[FolderEntry], SystemError> {
    guard let stream = withCPath(path, { opendir($0) }) else { return .failure(.last) }
    defer { closedir(stream) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    var result: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        return errno == 0 ? .success(result) : .failure(.last)
      }
      // The record is only as long as its name: never copy a whole `dirent`.
      let start = UnsafeRawPointer(entry).advanced(by: nameOffset)
      let bytes = UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
      if bytes.elementsEqual([UInt8(ascii: ".")]) || bytes.elementsEqual("..".utf8) { continue }
      let type = entry.pointee.d_type
      if type == UInt8(DT_REG), !isWanted(bytes, endings: endings, names: names) { continue }
      let name = [UInt8](bytes)
      // Some file systems tell no types.
      let kind = kind(ofType: type) ?? (try? identify(path.appending(name), followingLinks: false).get().kind)
      guard let kind else { continue }
      if kind == .file, !isWanted(bytes, endings: endings, names: names) { continue }
      result.append(FolderEntry(name: name, kind: kind, inode: UInt64(entry.pointee.d_ino)))
    }
  }

  private static func isWanted(_ name: UnsafeRawBufferPointer, endings: [[UInt8]], names: [[UInt8]]) -> Bool {
    for ending in endings where name.count >= ending.count {
      if name[(name.count - ending.count)...].elementsEqual(ending) { return true }
    }
    return names.contains { name.elementsEqual($0) }
  }

  private static func kind(ofType type: UInt8) -> PathKind? {
    switch type {
    case UInt8(DT_REG): .file
    case UInt8(DT_DIR): .folder
    case UInt8(DT_LNK): .link
    case UInt8(DT_UNKNOWN): nil
    default: .special
    }
  }

  static func identify(
    _ path: PathBytes, followingLinks: Bool = true
  ) -> Result<(kind: PathKind, identity: FileIdentity), SystemError> {
    var facts = stat()
    let failed = withCPath(path) { followingLinks ? stat($0, &facts) : lstat($0, &facts) }
    if failed != 0 { return .failure(.last) }
    let identity = FileIdentity(device: UInt64(truncatingIfNeeded: facts.st_dev), inode: UInt64(facts.st_ino))
    return .success((kind(ofMode: facts.st_mode), identity))
  }

  static func kind(ofMode mode: mode_t) -> PathKind {
    switch mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): .file
    case mode_t(S_IFDIR): .folder
    case mode_t(S_IFLNK): .link
    default: .special
    }
  }

  /// The absolute path without symbolic links, `.` and `..`.
  static func canonical(_ path: PathBytes) -> Result<PathBytes, SystemError> {
    guard let resolved = withCPath(path, { realpath($0, nil) }) else { return .failure(.last) }
    defer { free(resolved) }
    return .success(PathBytes([UInt8](UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))))
  }

  /// The process's current folder. If it was removed, a path that does not exist: nothing is read in its place.
  package static func current() -> PathBytes {
    guard let path = getcwd(nil, 0) else { return "/the current folder, which was removed" }
    defer { free(path) }
    return PathBytes([UInt8](UnsafeRawBufferPointer(start: path, count: strlen(path))))
  }

  /// A path with a NUL in it cannot be asked for: the C library would see a shorter one.
  static func withCPath<Result>(_ path: PathBytes, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    var bytes = path.bytes
    bytes.append(0)
    return bytes.withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
  }
}
