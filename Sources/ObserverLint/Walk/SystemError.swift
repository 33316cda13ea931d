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

  static var last: SystemError { SystemError(code: errno) }

  var explanation: String {
    switch code {
    case ENOENT: "does not exist; check the spelling and the current folder"
    case ENOTDIR: "does not exist: a part of the path is not a folder"
    case EACCES, EPERM: "may not be read; allow reading it, or leave it out with --exclude"
    case ELOOP: "is a loop of symbolic links; remove the loop, or name the file itself"
    case ENAMETOOLONG: "has too long a name for this system; shorten it"
    case EMFILE, ENFILE: "could not be opened: too many open files; raise the limit (ulimit -n)"
    default: "could not be read (\(String(cString: strerror(code)))); make it readable, or leave it out with --exclude"
    }
  }
}
