/// A file of the program that is being linted.
struct SourceFile: Sendable, Equatable {
  /// Absolute, without symbolic links, exactly the bytes it is opened with.
  var path: PathBytes
  /// How many bytes of the path lead to the project that the file belongs to, so that fingerprints need not depend
  /// on where the project lies. 0: it belongs to none.
  var projectPrefix: Int
  /// Whether it lies under one of the paths that were given. The others are read only to know the whole program.
  var isReported: Bool
}
