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
    try #require(all.first { "\($0.rule)/\($0.name)" == path }, "no fixture is called \(path)")
  }

  var testDescription: String { "\(rule)/\(name)" }

  /// Relative to the folder.
  var files: [String] { Repository.files(below: folder, ending: ".swift") }

  func bytes(of file: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appendingPathComponent(file)))
  }

  /// The folder is all that is read, and paths are relative to it.
  var request: LintRequest {
    var request = LintRequest()
    let path = PathBytes(folder.path)
    request.paths = [path]
    request.scope = path
    request.currentFolder = path
    return request
  }

  func labels() throws -> Labels {
    var labels = Labels()
    for file in files { labels.read(String(decoding: try bytes(of: file), as: UTF8.self), file: file) }
    return labels
  }
}
