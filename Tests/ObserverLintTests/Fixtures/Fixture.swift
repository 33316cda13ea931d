import Foundation
import ObserverLint
import Testing

/// A program with labels: `Tests/Fixtures/<rule>/<case>`.
struct Fixture: Sendable, CustomTestStringConvertible {
  let rule: String
  let name: String
  let folder: URL

  static let all: [Fixture] = Repository.folders(in: Repository.fixtures).flatMap { rule in
    Repository.folders(in: rule).map { Fixture(rule: rule.lastPathComponent, name: $0.lastPathComponent, folder: $0) }
  }

  static func named(_ path: String) throws -> Fixture {
    try #require(all.first { $0.testDescription == path }, "no fixture is called \(path)")
  }

  /// All findings of all fixtures as a single program: errors, warnings and notes, with evidence.
  static let reportOnAll = lint(LintRequest(programIn: Repository.fixtures))

  var testDescription: String { "\(rule)/\(name)" }

  var hasSeveralFiles: Bool { Repository.files(below: folder, ending: ".swift").count > 1 }

  /// Paths are relative to the folder.
  func program() throws -> InMemoryProgram {
    InMemoryProgram(
      try Repository.files(below: folder, ending: ".swift").map { path in
        let bytes = try Array(Data(contentsOf: folder.appendingPathComponent(path)))
        return InMemoryProgram.File(path: path, bytes: bytes)
      })
  }
}

extension LintRequest {
  /// A folder with all that it holds, and nothing else. Paths are relative to it.
  init(programIn folder: URL) {
    self.init()
    let path = PathBytes(folder.path)
    paths = [path]
    scope = path
    currentFolder = path
  }
}
