/// Something about a path that a person should know.
///
/// Whether it also means that the command could not do its work is told by the list it stands in.
struct Problem: Sendable, Equatable {
  var path: PathBytes
  /// Reads on from the path: `Sources/A.swift` *may not be read; …*
  var message: String
}

/// The same of a file that the walk found. `file` is an index into the list of files.
struct FileDiagnostic: Sendable, Equatable {
  var file: Int
  var message: String
}
