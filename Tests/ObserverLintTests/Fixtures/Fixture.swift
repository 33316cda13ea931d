import Foundation
import Testing

@testable import ObserverLint

/// A program with labels: `Tests/Fixtures/<rule>/<case>`.
struct Fixture: Hashable, Sendable, CustomTestStringConvertible {
  let rule: String
  let name: String
  let folder: URL

  static let all: [Fixture] = Repository.folders(in: Repository.fixtures).flatMap { rule in
    Repository.folders(in: rule).map { Fixture(rule: rule.lastPathComponent, name: $0.lastPathComponent, folder: $0) }
  }

  /// A few programs of each rule, for questions that do not depend on the rules.
  static let samples: [Fixture] = Dictionary(grouping: all, by: \.rule).sorted { $0.key < $1.key }
    .flatMap { $1.evenly(12) }

  /// A part of the programs of several files.
  static let samplesOfSeveralFiles = all.filter(\.hasSeveralFiles).evenly(60)

  static func named(_ path: String) throws -> Fixture {
    try #require(all.first { $0.testDescription == path }, "no fixture is called \(path)")
  }

  /// The findings of the samples as a single program: errors, warnings and notes of each rule, with evidence.
  static let reportOnSamples = Result {
    try InMemoryProgram(
      samples.flatMap { sample in
        try sample.program().files.map { .init(path: "\(sample.testDescription)/\($0.path)", bytes: $0.bytes) }
      }
    ).linted()
  }

  private static let reports = Lock<[String: LintReport]>([:])

  var testDescription: String { "\(rule)/\(name)" }

  var hasSeveralFiles: Bool { Repository.files(below: folder, ending: ".swift").count > 1 }

  /// The findings of the program as it stands, which several suites ask for.
  func report() throws -> LintReport {
    if let known = Self.reports.withLock({ $0[testDescription] }) { return known }
    let report = try program().linted()
    Self.reports.withLock { $0[testDescription] = report }
    return report
  }

  /// Paths are relative to the folder.
  func program() throws -> InMemoryProgram {
    InMemoryProgram(
      try Repository.files(below: folder, ending: ".swift").map { path in
        let bytes = try Array(Data(contentsOf: folder.appendingPathComponent(path)))
        return InMemoryProgram.File(path: path, bytes: bytes)
      })
  }
}

extension Array {
  /// Some elements, at equal distances.
  fileprivate func evenly(_ wanted: Int) -> [Element] {
    count <= wanted ? self : (0..<wanted).map { self[$0 * count / wanted] }
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
