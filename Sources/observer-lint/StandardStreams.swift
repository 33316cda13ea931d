import ObserverLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Said already, on standard error.
struct UnreadableInput: Error {
  fileprivate init() {
    StandardStreams.complain("error: standard input cannot be read: \(String(cString: strerror(errno)))")
  }
}

/// Standard input, output and error.
enum StandardStreams {
  /// Writes to standard output. A reader that has had enough is no failure, and nothing to talk about.
  static func print(_ bytes: [UInt8]) -> Int32 {
    if FileReplacement.writeAll(bytes, to: STDOUT_FILENO) || errno == EPIPE { return ExitStatus.clean }
    complain("error: standard output cannot be written: \(String(cString: strerror(errno)))")
    return ExitStatus.failed
  }

  static func print(_ text: String) -> Int32 { print(Array(text.utf8)) }

  /// A line on standard error.
  static func complain(_ line: String) {
    _ = FileReplacement.writeAll(Array("\(Tool.name): \(line)\n".utf8), to: STDERR_FILENO)
  }

  /// A reader that closes the pipe early shall not end us before other outputs are written: `print` takes it calmly.
  static func outliveReaders() { signal(SIGPIPE, SIG_IGN) }

  /// All of standard input.
  static func readInput() throws(UnreadableInput) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { throw UnreadableInput() }
    }
  }

  /// True if standard output is a terminal that shows colour and the user has not switched colour off (no-color.org),
  /// or if the user forces colour (force-color.org), as for the log of a build server.
  static var showsColor: Bool {
    if hasValue("NO_COLOR") { return false }
    if hasValue("FORCE_COLOR") { return environment("FORCE_COLOR") != "0" }
    return isatty(STDOUT_FILENO) == 1 && environment("TERM") != "dumb"
  }

  /// True if standard error is a terminal that can erase a line.
  static var errorsAreSeen: Bool { isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb" }

  /// Something on standard error that is no line.
  static func show(_ text: String) { _ = FileReplacement.writeAll(Array(text.utf8), to: STDERR_FILENO) }

  static func hasValue(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
