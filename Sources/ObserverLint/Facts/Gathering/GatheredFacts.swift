/// The facts of a program's files, and what the run reports of the files themselves.
struct GatheredFacts: Sendable {
  struct File: Sendable {
    /// The number of the file in the list that the walk made.
    var source: Int
    var path: String
    var facts: FileFacts
  }

  /// In the order of their numbers.
  var files: [File] = []
  var diagnostics: [FileDiagnostic] = []
  var unreadable: [Problem] = []
  var lines = 0
  /// Files with comments that may keep rules silent.
  var marked: [MarkedFile] = []
}
