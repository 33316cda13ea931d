#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Gives a file new content, whole or not at all, whenever the machine may stop.
///
/// Foundation's ways were tried and lost content, modes or links. A temporary file in the same folder takes the
/// content, the owner and the mode, and then the name.
package enum FileReplacement {
  package struct Failure: Error, Sendable {
    package let explanation: String

    package init(explanation: String) { self.explanation = explanation }

    /// The system's reason for what it refused last.
    init(_ doing: String) {
      let reason = String(cString: strerror(errno))
      explanation = "cannot be written: \(doing): \(reason); check the folder, its permissions and the space left"
    }
  }

  /// The content of the file at the moment when the new content takes its name. Another content is a failure.
  package enum Expectation: Sendable {
    case anything
    /// No file of that name.
    case nothing
    case text([UInt8])
  }

  /// Replaces a file whole. A link stays, and the file that it leads to is replaced. A pipe or a device, such as
  /// `/dev/stdout`, cannot be replaced, so the content is written to it. A read-only file stays as it is.
  package static func write(
    _ content: [UInt8], to path: PathBytes, replacing expected: Expectation = .anything
  ) throws(Failure) {
    let target = (try? Folder.canonical(path).get()) ?? path
    guard case .success((let kind, _)) = Folder.identify(target), kind != .file else {
      var file = try PreparedFile(content, for: target, replacing: expected)
      try file.commit()
      return file.syncFolder()
    }
    let file = Folder.withCPath(target) { open($0, O_WRONLY | O_CLOEXEC) }
    if file < 0 { throw Failure("opening it") }
    defer { close(file) }
    if !writeAll(content, to: file) { throw Failure("writing to it") }
  }

  /// Writes a file that the linter makes for a project. One of that name stays that begins otherwise, and so does a link.
  package static func writeOwn(
    _ content: [UInt8], to path: PathBytes, beginningWith mark: String
  ) throws(Failure) {
    var expected = Expectation.nothing
    if case .success((let kind, _)) = Folder.identify(path, followingLinks: false) {
      guard kind == .file, case .success(let old) = FileReader.bytes(of: path), old.starts(with: mark.utf8) else {
        throw PreparedFile.alreadyThere
      }
      expected = .text(old)
    }
    try write(content, to: path, replacing: expected)
  }

  /// The old and the new text of one of several files.
  struct Change: Sendable {
    var path: PathBytes
    var old: [UInt8]
    var new: [UInt8]
  }

  /// The change that could not be made, and why.
  struct FailureOfChange: Error {
    var change: Change
    var explanation: String
  }

  /// Replaces all of these files or none, each only where it is what it was.
  static func write(_ changes: [Change]) throws(FailureOfChange) {
    var files: [PreparedFile] = []
    do {
      for change in changes {
        try naming(change) { () throws(Failure) in
          files.append(try PreparedFile(change.new, for: change.path, replacing: .text(change.old)))
        }
      }
      // From here on nothing is slow: a run that is ended now leaves some of the files replaced and others not.
      for (number, change) in changes.enumerated() {
        try naming(change) { () throws(Failure) in try files[number].commit() }
      }
    } catch {
      for (file, change) in zip(files, changes) {
        if file.isCommitted {
          // A text that was saved since stays.
          try? write(change.old, to: change.path, replacing: .text(change.new))
        } else {
          file.discard()
        }
      }
      throw error
    }
    for file in files { file.syncFolder() }
  }

  private static func naming(_ change: Change, _ body: () throws(Failure) -> Void) throws(FailureOfChange) {
    do {
      try body()
    } catch {
      throw FailureOfChange(change: change, explanation: error.explanation)
    }
  }

  /// Writes all of it; false with `errno` set where the system refuses.
  package static func writeAll(_ content: [UInt8], to file: Int32) -> Bool {
    content.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = writeOnce(UnsafeRawBufferPointer(rebasing: rest), to: file)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
          // A pipe that is full, and that another process made one that does not wait.
          var output = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          _ = poll(&output, 1, -1)
        } else if count < 0, errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private static func writeOnce(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(file, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}
