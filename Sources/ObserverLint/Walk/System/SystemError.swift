#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a system call failed, in words that say what to do.
struct SystemError: Error, Sendable, Equatable {
  var code: Int32

  /// True if no entry has that name.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  var isFolder: Bool { code == EISDIR }

  static var last: SystemError { SystemError(code: errno) }

  var explanation: String {
    switch code {
    case ENOENT: "no such file or folder; check the spelling and the current folder"
    case ENOTDIR: "no such file or folder: a part of the path is a file; check the spelling"
    case EACCES, EPERM: "no permission to read it; grant that, or leave it out with --exclude"
    case ELOOP: "a loop of symbolic links; remove the loop, or name the file itself"
    case ENAMETOOLONG: "the name is too long for this system; shorten it"
    case EMFILE, ENFILE: "too many open files to read it; raise the limit (ulimit -n)"
    default: "cannot be read (\(String(cString: strerror(code)))); make it readable, or leave it out with --exclude"
    }
  }
}
