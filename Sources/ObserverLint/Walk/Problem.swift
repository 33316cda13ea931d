/// Something about a path that a person should know.
///
/// Whether it also means that the command could not do its work is told by the list it stands in.
public struct Problem: Sendable, Equatable {
  public var path: PathBytes
  /// What is wrong and what to do; stands behind the path and a colon.
  public var message: String
}

/// The same of a file that the walk found. `file` is an index into the list of files.
struct FileDiagnostic: Sendable, Equatable {
  var file: Int
  var message: String
}
