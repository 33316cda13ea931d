import Foundation
import Testing

@testable import ObserverLint

/// Data flows one way: a stage may know those before it.
@Suite struct StageTests {
  /// In the order in which data passes them. What stands in no folder is the entry, and comes last.
  static let stages = [
    "Walk", "Lex", "Parse", "Facts", "Link", "Rules", "Config", "Suppress", "Report", "Evidence", "Baseline", "Fix",
    entry,
  ]
  private static let entry = "the entry"

  @Test(arguments: stages)
  func namesTypesOfEarlierStagesOnly(stage: String) throws {
    let later = try Self.stages.drop { $0 != stage }.dropFirst().reduce(into: [String: String]()) { types, stage in
      for file in Self.files(of: stage) {
        for type in try Self.source(file).declaredTypes { types[type] = stage }
      }
    }
    var violations: [String] = []
    for file in Self.files(of: stage) {
      for (name, lines) in try Self.source(file).identifiers {
        guard let home = later[name] else { continue }
        violations.append("\(file):\(lines[0]) names \(name) of \(home)")
      }
    }
    #expect(violations.isEmpty, "\(violations.sorted().joined(separator: "\n"))")
  }

  @Test func everyFolderIsAStage() {
    let folders = Repository.folders(in: Repository.library).map(\.lastPathComponent)
    #expect(Set(folders).subtracting(Self.stages) == [])
  }

  /// Where the system, the C library or speed ask for raw memory. All else works on arrays.
  static let filesThatMayUsePointers: Set = [
    // The lexer's one place that touches bytes.
    "ObserverLint/Lex/ByteCursor.swift", "ObserverLint/Lex/TokenBuffer.swift",
    // Reading, and what looks at each file's bytes while they are lent.
    "ObserverLint/Walk/FileReader.swift", "ObserverLint/Walk/Folder.swift", "ObserverLint/Walk/LineTable.swift",
    "ObserverLint/Walk/ProgramSources.swift", "ObserverLint/Walk/TextSurvey.swift",
    "ObserverLint/Walk/WordBounds.swift", "ObserverLint/Walk/WordList.swift", "ObserverLint/Walk/WordSearch.swift",
    // The C library's threads and locks.
    "ObserverLint/Walk/Lock.swift", "ObserverLint/Walk/Threads.swift",
    // Writing, and the process's arguments.
    "ObserverLint/Fix/FileReplacement.swift", "observer-lint/ArgumentBytes.swift",
    // Foundation's own functions, found by the dynamic linker, and its names for addresses.
    "LeakProbeInterpose/InterposedFoundation.swift", "LeakProbe/Trace/CallFrames.swift",
    "LeakProbe/Trace/CallNames.swift",
  ]

  @Test func pointersStayWhereTheyBelong() throws {
    let sources = Repository.root.appendingPathComponent("Sources")
    var violations: [String] = []
    for file in Repository.files(below: sources, ending: ".swift") where !Self.filesThatMayUsePointers.contains(file) {
      let names = try SwiftSource(contentsOf: sources.appendingPathComponent(file)).identifiers
      for (name, lines) in names where name.hasPrefix("Unsafe") && name.hasSuffix("Pointer") {
        violations.append("\(file):\(lines[0]) names \(name)")
      }
    }
    #expect(violations.isEmpty, "\(violations.sorted().joined(separator: "\n"))")
  }

  private static func files(of stage: String) -> [String] {
    Repository.files(below: Repository.library, ending: ".swift").filter { file in
      let parts = file.split(separator: "/")
      return parts.count == 1 ? stage == entry : parts[0] == stage
    }
  }

  private static func source(_ file: String) throws -> SwiftSource {
    try SwiftSource(contentsOf: Repository.library.appendingPathComponent(file))
  }
}
