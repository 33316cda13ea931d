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

  /// Writes to standard output. Returns false if nobody reads it, or if it cannot be written, which is said.
  static func send(_ bytes: [UInt8]) -> Bool {
    if FileReplacement.writeAll(bytes, to: STDOUT_FILENO) { return true }
    if errno != EPIPE { complain("error: standard output cannot be written: \(String(cString: strerror(errno)))") }
    return false
  }

  /// Writes to standard error, where standard output is for something else.
  static func printAside(_ bytes: [UInt8]) -> Int32 {
    FileReplacement.writeAll(bytes, to: STDERR_FILENO) ? ExitStatus.clean : ExitStatus.failed
  }

  /// A line on standard error. On a terminal it breaks between words; a log keeps it whole.
  static func complain(_ line: String) {
    let text = ProseLine("\(Tool.name): \(line)").rendered(width: errorsAreSeen ? width(of: STDERR_FILENO) : nil)
    _ = FileReplacement.writeAll(Array(text.utf8), to: STDERR_FILENO)
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

  /// The bytes that wait in standard input, or else the next to come. Empty at the end of the input.
  static func readPiece() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count >= 0 { return Array(buffer[..<count]) }
      if errno == EAGAIN || errno == EWOULDBLOCK {
        _ = waitForInput(atMost: nil)
      } else if errno != EINTR {
        return []
      }
    }
  }

  /// Waits for bytes in standard input, or for its end.
  ///
  /// - Parameter milliseconds: nil: without a limit.
  /// - Returns: false if the time is over.
  static func waitForInput(atMost milliseconds: Int?) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&input, 1, milliseconds.map { Int32(clamping: $0) } ?? -1)
      if count >= 0 || errno != EINTR { return count != 0 }
    }
  }

  /// True if standard output is a terminal that shows colour and the user has not switched colour off (no-color.org),
  /// or if the user forces colour (force-color.org), as for the log of a build server.
  static var showsColor: Bool {
    if hasValue("NO_COLOR") { return false }
    if hasValue("FORCE_COLOR") { return environment("FORCE_COLOR") != "0" }
    return isatty(STDOUT_FILENO) == 1 && environment("TERM") != "dumb"
  }

  /// True if standard output is a terminal that makes links of OSC 8, or if the user says so (FORCE_HYPERLINK).
  static var showsLinks: Bool {
    if hasValue("FORCE_HYPERLINK") { return environment("FORCE_HYPERLINK") != "0" }
    if isatty(STDOUT_FILENO) != 1 { return false }
    if ["WT_SESSION", "KONSOLE_VERSION", "DOMTERM"].contains(where: hasValue) { return true }
    if let version = environment("VTE_VERSION").flatMap({ Int($0) }) { return version >= 5000 }
    if ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby"].contains(environment("TERM_PROGRAM")) {
      return true
    }
    return ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "contour"].contains(environment("TERM"))
  }

  /// The cells in a line of a report on standard output. Nil without a terminal: other programs read pipes and logs by
  /// lines, so a line stays whole. The variable COLUMNS overrides the terminal.
  static var width: Int? { width(of: STDOUT_FILENO) }

  /// The same for a report on standard error.
  static var widthOfErrors: Int? { width(of: STDERR_FILENO) }

  /// The cells in a line of the help or of a rule's page. A pager reads a page from a pipe, and shows the page on the
  /// terminal that standard error writes to. Without a terminal, a page has 80 columns.
  static var pageWidth: Int { width ?? (isPipe ? widthOfErrors : nil) ?? 80 }

  private static func width(of terminal: Int32) -> Int? {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return max(columns, narrowest) }
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return max(Int(size.ws_col), narrowest)
  }

  private static var isPipe: Bool {
    var output = stat()
    return fstat(STDOUT_FILENO, &output) == 0 && output.st_mode & S_IFMT == S_IFIFO
  }

  private static let narrowest = 20

  /// False if nobody can read standard output any more.
  static var isRead: Bool {
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&output, 1, 0) <= 0 || output.revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0
  }

  /// True if standard error is a terminal that can erase a line.
  static var errorsAreSeen: Bool { isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb" }

  /// Something on standard error that is no line.
  static func show(_ text: String) { _ = FileReplacement.writeAll(Array(text.utf8), to: STDERR_FILENO) }

  static func hasValue(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
