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

    fileprivate init(_ doing: String) {
      let reason = String(cString: strerror(errno))
      explanation = "cannot be written: \(doing): \(reason); check the folder, its permissions and the space left"
    }
  }

  /// A link keeps pointing where it does: what it leads to is replaced. What is no regular file, such as `/dev/stdout`
  /// or a pipe, cannot be replaced and is written to.
  package static func write(_ content: [UInt8], to path: PathBytes) throws(Failure) {
    let target = (try? Folder.canonical(path).get()) ?? path
    guard case .success(let facts) = Folder.identify(target) else {
      return try replace(target, with: content, like: nil)
    }
    if facts.kind == .file { return try replace(target, with: content, like: target) }
    let file = Folder.withCPath(target) { open($0, O_WRONLY | O_CLOEXEC) }
    if file < 0 { throw Failure("opening it") }
    defer { close(file) }
    if !writeAll(content, to: file) { throw Failure("writing to it") }
  }

  private static func replace(_ target: PathBytes, with content: [UInt8], like old: PathBytes?) throws(Failure) {
    let folder = target.parent ?? "."
    let (temporary, file) = try openTemporary(for: target, in: folder)
    var isRenamed = false
    defer { if !isRenamed { _ = Folder.withCPath(temporary) { unlink($0) } } }
    var isOpen = true
    defer { if isOpen { close(file) } }

    if let old {
      var facts = stat()
      if Folder.withCPath(old, { stat($0, &facts) }) != 0 { throw Failure("asking for its mode") }
      // Only the superuser may give a file away; for others it is theirs already, or stays so.
      _ = fchown(file, facts.st_uid, facts.st_gid)
      if fchmod(file, facts.st_mode & 0o7777) != 0 { throw Failure("keeping its mode") }
    }
    if !writeAll(content, to: file) { throw Failure("writing a temporary file") }
    if fsync(file) != 0 { throw Failure("saving a temporary file") }
    isOpen = false
    if close(file) != 0 { throw Failure("saving a temporary file") }
    if Folder.withCPath(temporary, { from in Folder.withCPath(target) { rename(from, $0) } }) != 0 {
      throw Failure("renaming a temporary file")
    }
    isRenamed = true
    sync(folder)
  }

  private static func openTemporary(for target: PathBytes, in folder: PathBytes) throws(Failure) -> (PathBytes, Int32) {
    let stem = ".\(hashName(target.name))."
    removeLeftovers(of: stem, in: folder)
    for attempt in 0..<100 {
      let name = "\(stem)\(getpid()).\(attempt)\(temporaryEnding)"
      let path = folder.appending(Array(name.utf8))
      // A new file's mode is 666 less what the person's mask takes away.
      let file = Folder.withCPath(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      if file >= 0 { return (path, file) }
      if errno != EEXIST { break }
    }
    throw Failure("making a temporary file beside it")
  }

  private static let temporaryEnding = ".observer-lint-tmp"

  /// Removes the files of a run that was killed, whose process no longer exists.
  private static func removeLeftovers(of stem: String, in folder: PathBytes) {
    let entries = (try? Folder.entries(of: folder, endings: [Array(temporaryEnding.utf8)], names: []).get()) ?? []
    for entry in entries where entry.kind == .file && entry.name.starts(with: stem.utf8) {
      let number = entry.name.dropFirst(stem.utf8.count).prefix { $0 != UInt8(ascii: ".") }
      guard let process = pid_t(String(decoding: number, as: UTF8.self)), process > 0 else { continue }
      if kill(process, 0) != 0, errno == ESRCH {
        _ = Folder.withCPath(folder.appending(entry.name)) { unlink($0) }
      }
    }
  }

  /// Short and plain, whatever the name is made of.
  private static func hashName(_ name: ArraySlice<UInt8>) -> String {
    var hash = FNVHash()
    hash.add(name)
    return hash.hexadecimal
  }

  /// So that the new name outlives a crash of the machine. A file system that cannot do that is no reason to fail.
  private static func sync(_ folder: PathBytes) {
    let directory = Folder.withCPath(folder) { open($0, O_RDONLY | O_CLOEXEC) }
    if directory < 0 { return }
    _ = fsync(directory)
    close(directory)
  }

  /// Writes all of it; false with `errno` set where the system refuses.
  package static func writeAll(_ content: [UInt8], to file: Int32) -> Bool {
    content.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = writeOnce(UnsafeRawBufferPointer(rebasing: rest), to: file)
        if count > 0 {
          rest = rest.dropFirst(count)
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
