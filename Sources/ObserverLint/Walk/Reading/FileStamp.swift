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

  /// The time by the clock of `isRecent`.
  static var now: (seconds: Int, nanoseconds: Int) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }

  /// Returns true if the file was written so shortly before that another change may get the same time. Some file systems
  /// count in steps of two seconds, and all others in steps of less than a tenth.
  func isRecent(at now: (seconds: Int, nanoseconds: Int)) -> Bool {
    let age = (now.seconds - seconds) * 1_000_000_000 + now.nanoseconds - nanoseconds
    return age < (nanoseconds == 0 ? 2_000_000_000 : 100_000_000)
  }
}
