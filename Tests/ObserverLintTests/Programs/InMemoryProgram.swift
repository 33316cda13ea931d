@testable import ObserverLint

/// A program whose files are not on disk.
struct InMemoryProgram: Equatable {
  struct File: Equatable {
    var path: String
    var bytes: [UInt8]
  }

  /// A folder that is not there either, and has no project around it.
  private static let folder: PathBytes = "/program-in-memory"

  var files: [File]

  init(_ files: [File]) { self.files = files }

  init(_ text: String, path: String = "Program.swift") { self.init([File(path: path, bytes: Array(text.utf8))]) }

  var request: LintRequest {
    var request = LintRequest()
    request.currentFolder = Self.folder
    for file in files {
      request.paths.append(PathBytes(file.path))
      request.overlay[PathBytes(file.path)] = file.bytes
    }
    return request
  }

  func linted() -> LintReport { lint(request) }

  /// The report of these rules alone, so that a test stays true when the linter gets another rule.
  func linted(by rules: any Rule.Type...) -> LintReport {
    var request = request
    request.onlyRules = Set(rules.map { $0.id })
    return lint(request)
  }

  func labels() -> Labels {
    var labels = Labels()
    for file in files { labels.read(String(decoding: file.bytes, as: UTF8.self), file: file.path) }
    return labels
  }

  /// The differences between the labels and the findings.
  func differences() -> [String] { labels().differences(from: linted()) }

  /// The explanation of a line in the program's first file.
  func explanation(ofLine line: Int) -> String {
    inspect(request, file: PathBytes(files[0].path), line: line).lines.joined(separator: "\n")
  }
}

extension LintReport {
  /// Where each finding begins and ends, and its rule.
  var places: [String] {
    findings.map { "\($0.place.path):\($0.place.line):\($0.place.column)-\($0.endLine):\($0.endColumn) \($0.rule)" }
  }
}
