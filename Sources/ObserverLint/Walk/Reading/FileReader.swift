#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads one file after the other into the same memory: one `read` into a warm buffer is two to three times faster than
/// mapping the file. Each thread has its own.
struct FileReader: ~Copyable {
  /// Offsets into a file are 32 bits wide, and no Swift file comes near.
  static let sizeLimit = 1 << 30

  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 64)

  deinit { buffer.deallocate() }

  enum Failure: Error {
    case system(SystemError)
    case notAFile
    case tooLarge(limit: Int)

    var explanation: String {
      switch self {
      case .system(let error): error.explanation
      case .notAFile: "not a regular file, and not read; name a regular file"
      case .tooLarge(FileReader.sizeLimit):
        "larger than \(FileReader.sizeLimit >> 20) MB, and not read; leave it out with --exclude"
      case .tooLarge(let limit): "larger than \(limit >> 20) MB, and not read; make it shorter"
      }
    }
  }

  /// Gives the file's bytes to `body`; they are gone when it returns.
  mutating func read<Value>(
    _ path: PathBytes, atMost limit: Int = sizeLimit, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Result<Value, Failure> {
    // Not blocking, should a pipe have taken the file's place since the walk.
    let file = Folder.withCPath(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    if file < 0 { return .failure(.system(.last)) }
    defer { close(file) }
    var facts = stat()
    if fstat(file, &facts) != 0 { return .failure(.system(.last)) }
    switch Folder.kind(ofMode: facts.st_mode) {
    case .file: break
    case .folder: return .failure(.system(SystemError(code: EISDIR)))
    case .link, .special: return .failure(.notAFile)
    }
    let expected = Int(facts.st_size)
    if expected > limit { return .failure(.tooLarge(limit: limit)) }

    // One byte more than expected tells a file that grew from one that is read whole.
    grow(to: expected + 1)
    var count = 0
    while true {
      let got = readOnce(file, from: count)
      if got < 0 { return .failure(.system(.last)) }
      count += got
      // The usual case ends here, after one call: exactly what was announced, and room left for more.
      if got == 0 || (count == expected && count == got) { break }
      if count > limit { return .failure(.tooLarge(limit: limit)) }
      if count == buffer.count { grow(to: count * 2) }
    }
    let bytes = UnsafeRawBufferPointer(start: buffer.baseAddress, count: count)
    return .success(body(bytes.bindMemory(to: UInt8.self)))
  }

  private func readOnce(_ file: Int32, from start: Int) -> Int {
    while true {
      #if canImport(Darwin)
        let got = Darwin.read(file, buffer.baseAddress! + start, buffer.count - start)
      #elseif canImport(Musl)
        let got = Musl.read(file, buffer.baseAddress! + start, buffer.count - start)
      #else
        let got = Glibc.read(file, buffer.baseAddress! + start, buffer.count - start)
      #endif
      if got >= 0 || errno != EINTR { return got }
    }
  }

  private mutating func grow(to count: Int) {
    if count <= buffer.count { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(count, buffer.count * 2), alignment: 64)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }
}

extension FileReader {
  /// A whole file, for the few that are needed once more after the analysis.
  static func bytes(of path: PathBytes, atMost limit: Int = sizeLimit) -> Result<[UInt8], Failure> {
    var reader = FileReader()
    return reader.read(path, atMost: limit) { Array($0) }
  }
}

extension SourceStore {
  /// Gives the file's bytes to `body`; they are gone when it returns.
  func read<Value>(
    _ file: Int, with reader: inout FileReader, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Result<Value, FileReader.Failure> {
    let path = files[file].path
    if let text = overlay(of: file) ?? texts?[path] { return .success(text.withUnsafeBufferPointer(body)) }
    guard let texts else { return reader.read(path, body) }
    return reader.read(path) { Array($0) }.map { texts.keep($0, of: path).withUnsafeBufferPointer(body) }
  }
}
