/// Something about a path that a person should know.
///
/// The list that it stands in says whether the command could not do its work because of it.
public struct Problem: Sendable, Equatable {
  public var path: PathBytes
  /// The mistake and the way to correct it. It stands behind the path and a colon.
  public var message: String
  /// The line of a mistake in a configuration, which the message names, too.
  package var line: Int?
}

/// The same of a file that the walk found. `file` is an index into the list of files.
struct FileDiagnostic: Sendable, Equatable {
  var file: Int
  var message: String
}
