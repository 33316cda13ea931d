/// Bytes of one file of the program. `file` is an index into the list of files that the walk made.
struct SourceRange: Sendable, Hashable {
  var file: Int
  var start: Int
  var end: Int
}
