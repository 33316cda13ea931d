#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file's new content, saved under a temporary name in the same folder.
struct PreparedFile {
  typealias Failure = FileReplacement.Failure

  private let target: PathBytes
  private let temporary: PathBytes
  private let expected: FileReplacement.Expectation
  private(set) var isCommitted = false

  /// `target` is a regular file, or nothing yet.
  init(
    _ content: [UInt8], for target: PathBytes, replacing expected: FileReplacement.Expectation
  ) throws(Failure) {
    self.target = target
    self.expected = expected
    var facts = stat()
    let isThere = Folder.withCPath(target) { stat($0, &facts) } == 0
    if isThere, Self.isReadOnly(target, facts.st_mode) { throw Self.readOnly }
    Self.removeLeftovers(in: target.parent ?? ".")
    let file: Int32
    (temporary, file) = try Self.openTemporary(for: target)
    do {
      try Self.fill(file, content, like: isThere ? facts : nil)
    } catch {
      discard()
      throw error
    }
  }

  private static func fill(_ file: Int32, _ content: [UInt8], like facts: stat?) throws(Failure) {
    var isOpen = true
    defer { if isOpen { close(file) } }
    if let facts {
      // Only the superuser may give a file away; for others it is theirs already, or stays so.
      _ = fchown(file, facts.st_uid, facts.st_gid)
      if fchmod(file, facts.st_mode & 0o7777) != 0 { throw Failure("keeping its mode") }
    }
    if !FileReplacement.writeAll(content, to: file) { throw Failure("writing a temporary file") }
    if fsync(file) != 0 { throw Failure("saving a temporary file") }
    isOpen = false
    if close(file) != 0 { throw Failure("saving a temporary file") }
  }

  /// Takes the target's name, where the target is what is expected. Nothing slow stands between the comparison and the
  /// new name.
  mutating func commit() throws(Failure) {
    do throws(Failure) {
      switch expected {
      case .anything: break
      case .nothing: if case .success = Folder.identify(target, followingLinks: false) { throw Self.alreadyThere }
      case .text(let text):
        if (try? FileReader.bytes(of: target).get()) != text { throw Self.changed }
      }
      if Folder.withCPath(temporary, { from in Folder.withCPath(target) { rename(from, $0) } }) != 0 {
        throw Failure("renaming a temporary file")
      }
    } catch {
      discard()
      throw error
    }
    isCommitted = true
  }

  /// So that the new name outlives a crash of the machine. A file system that cannot do that is no reason to fail.
  func syncFolder() {
    let directory = Folder.withCPath(folder) { open($0, O_RDONLY | O_CLOEXEC) }
    if directory < 0 { return }
    _ = fsync(directory)
    close(directory)
  }

  func discard() { _ = Folder.withCPath(temporary) { unlink($0) } }

  private var folder: PathBytes { target.parent ?? "." }

  // MARK: Refusals

  /// The reason why a file must not be replaced; nil if it may, or if there is no file.
  static func refusal(of target: PathBytes) -> Failure? {
    var facts = stat()
    guard Folder.withCPath(target, { stat($0, &facts) }) == 0, isReadOnly(target, facts.st_mode) else { return nil }
    return readOnly
  }

  /// The superuser may write to every file, and still means the mode.
  private static func isReadOnly(_ target: PathBytes, _ mode: mode_t) -> Bool {
    mode & 0o222 == 0 || Folder.withCPath(target) { access($0, W_OK) } != 0
  }

  private static let readOnly = Failure(explanation: "is read-only, and is left as it is; make it writable (chmod u+w)")
  static let alreadyThere = Failure(explanation: "is there already, and is left as it is; edit it, or move it away")
  private static let changed = Failure(
    explanation: "has changed since it was read, and is left as it is; run the command again")

  // MARK: Temporary files

  private static func openTemporary(for target: PathBytes) throws(Failure) -> (PathBytes, Int32) {
    let folder = target.parent ?? "."
    for attempt in 0..<100 {
      let name = ".\(hashName(target.name)).\(getpid()).\(attempt)\(temporaryEnding)"
      let path = folder.appending(Array(name.utf8))
      // A new file's mode is 666 less what the person's mask takes away.
      let file = Folder.withCPath(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      if file >= 0 { return (path, file) }
      if errno != EEXIST { break }
    }
    throw Failure("making a temporary file beside it")
  }

  private static let temporaryEnding = ".observer-lint-tmp"

  /// Short and plain, whatever the name is made of.
  private static func hashName(_ name: ArraySlice<UInt8>) -> String {
    var hash = FNVHash()
    hash.add(name)
    return hash.hexadecimal
  }

  /// Removes what runs left that were killed: their processes are no more.
  static func removeLeftovers(in folder: PathBytes) {
    let entries = (try? Folder.entries(of: folder, endings: [Array(temporaryEnding.utf8)], names: []).get()) ?? []
    for entry in entries where entry.kind == .file && isLeftover(entry.name) {
      _ = Folder.withCPath(folder.appending(entry.name)) { unlink($0) }
    }
  }

  /// True for a name of the form that `openTemporary` makes, if no process has its number.
  private static func isLeftover(_ name: [UInt8]) -> Bool {
    let parts = name.dropLast(temporaryEnding.utf8.count).split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].isEmpty, parts[1].count == 16,
      let process = pid_t(String(decoding: parts[2], as: UTF8.self)), process > 0,
      Int(String(decoding: parts[3], as: UTF8.self)) != nil
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
