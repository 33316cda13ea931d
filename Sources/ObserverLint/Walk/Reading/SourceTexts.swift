/// The texts of files as a run read them first.
///
/// A run that edits files reads each of them once: all that it knows of a file, from the findings to the edits, is then
/// known of one text, whoever saves the file in the meantime.
package final class SourceTexts: Sendable {
  private let known = Lock<[PathBytes: [UInt8]]>([:])

  package init() {}

  /// Nil for a file that was not read.
  subscript(path: PathBytes) -> [UInt8]? { known.withLock { $0[path] } }

  /// The first text of a file stays: of two threads that read it at once, the second gets what the first read.
  func keep(_ text: [UInt8], of path: PathBytes) -> [UInt8] {
    known.withLock { known in
      if let first = known[path] { return first }
      known[path] = text
      return text
    }
  }

  /// The file is read anew when it is asked for.
  func forget(_ path: PathBytes) { known.withLock { $0[path] = nil } }
}
