@testable import ObserverLint

/// A program whose files are not on disk.
struct InMemoryProgram {
  /// A folder that is not there either, and has no project around it.
  static let folder: PathBytes = "/program-in-memory"

  var files: [(path: String, bytes: [UInt8])]

  init(_ text: String, path: String = "Program.swift") { self.init([(path, Array(text.utf8))]) }

  init(_ files: [(path: String, bytes: [UInt8])]) { self.files = files }

  /// Names paths in the order of the files.
  var request: LintRequest {
    var request = LintRequest()
    request.currentFolder = Self.folder
    for (path, bytes) in files {
      request.paths.append(PathBytes(path))
      request.overlay[PathBytes(path)] = bytes
    }
    return request
  }

  func linted() -> LintReport { lint(request) }

  func labels() -> Labels {
    var labels = Labels()
    for (path, bytes) in files { labels.read(String(decoding: bytes, as: UTF8.self), file: path) }
    return labels
  }

  /// What the labels and the findings disagree on.
  func differences() -> [String] { labels().differences(from: linted()) }
}
