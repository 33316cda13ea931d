#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs git in a folder, for what only git knows.
struct Git {
  private let folder: PathBytes

  init(_ folder: PathBytes) { self.folder = folder }

  /// Returns the output; nil if the command fails. Its error output is not shown, because the caller says what failed.
  func run(_ arguments: [String], _ argument: PathBytes? = nil, _ more: [String] = []) -> [UInt8]? {
    var words = [PathBytes("-C"), folder] + arguments.map { PathBytes($0) }
    if let argument { words.append(argument) }
    words += more.map { PathBytes($0) }
    // A hook is told of its own repository through these.
    var command = Array("unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; exec git".utf8)
    for word in words {
      command.append(UInt8(ascii: " "))
      command += Self.quoted(word)
    }
    command += Array(" 2>/dev/null".utf8)
    guard let stream = Folder.withCPath(PathBytes(command), { popen($0, "r") }) else { return nil }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { break }
      output += buffer[..<count]
    }
    return pclose(stream) == 0 ? output : nil
  }

  /// For the shell: nothing means anything between single quotes.
  private static func quoted(_ word: PathBytes) -> [UInt8] {
    let quote = UInt8(ascii: "'")
    return [quote] + word.bytes.flatMap { $0 == quote ? Array("'\\''".utf8) : [$0] } + [quote]
  }
}
