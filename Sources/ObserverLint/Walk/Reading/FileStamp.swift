#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The part of a file's facts that changes when the file is written or replaced.
struct FileStamp: Equatable {
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  private let inode: UInt64

  /// Nil if there is no such file.
  init?(of path: PathBytes) {
    var facts = stat()
    guard Folder.withCPath(path, { stat($0, &facts) }) == 0 else { return nil }
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    (size, seconds, nanoseconds) = (Int(facts.st_size), Int(time.tv_sec), Int(time.tv_nsec))
    inode = UInt64(facts.st_ino)
  }

  /// The time in seconds, by the clock of `isRecent`.
  static var now: Int { Int(time(nil)) }

  /// Returns true if the file was written so shortly before that another change may get the same time.
  func isRecent(at now: Int) -> Bool { seconds >= now - 2 }
}
