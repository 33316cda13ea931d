import Foundation
import Testing

@testable import ObserverLint

/// Data flows one way: a stage may know those before it.
@Suite struct StageTests {
  /// In the order in which data passes them. What stands in no folder is the entry, and comes last.
  static let stages = [
    "Walk", "Lex", "Parse", "Facts", "Link", "Rules", "Config", "Suppress", "Report", "Evidence", "Baseline", "Fix",
    "Usage", entry,
  ]
  private static let entry = "the entry"

  /// The compiler sees the files of a stage and of those before it: a later stage's type or member has no meaning there. The
  /// last stage has no later stage.
  @Test(.enabled(if: Program.find("swiftc") != nil, "swiftc is not on the path"), arguments: stages.dropLast())
  func compilesWithoutLaterStages(stage: String) throws {
    let earlier = Self.stages.prefix { $0 != stage }.flatMap(Self.files)
    let compiler = try Program(
      #require(Program.find("swiftc")),
      ["-frontend", "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "ObserverLint"]
        + ["-package-name", "observer_lint"] + (try Self.systemArguments())
        + Self.files(of: stage).flatMap { ["-primary-file", $0] } + earlier,
      in: Repository.library)
    #expect(compiler.status == 0, "\(compiler.errors)")
  }

  /// Xcode's compiler has no system libraries by itself.
  private static func systemArguments() throws -> [String] {
    #if os(macOS)
      let xcrun = try Program(#require(Program.find("xcrun")), ["--show-sdk-path"])
      return ["-sdk", xcrun.text.trimmingCharacters(in: .whitespacesAndNewlines)]
    #else
      return []
    #endif
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
    "ObserverLint/Walk/Reading/FileReader.swift", "ObserverLint/Walk/Folders/Folder.swift",
    "ObserverLint/Walk/Reading/LineTable.swift",
    "ObserverLint/Walk/Reading/ProgramSources.swift", "ObserverLint/Walk/Reading/TextSurvey.swift",
    "ObserverLint/Walk/Words/WordBounds.swift", "ObserverLint/Walk/Words/WordList.swift",
    "ObserverLint/Walk/Words/WordSearch.swift",
    // The C library's threads and locks.
    "ObserverLint/Walk/System/Lock.swift", "ObserverLint/Walk/System/Threads.swift",
    // Writing, and the process's arguments.
    "ObserverLint/Fix/Edits/FileReplacement.swift", "observer-lint/Options/ArgumentBytes.swift",
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

  /// Foundation would make the binary three times as large, and need libraries that a small container does not have.
  @Test(arguments: ["ObserverLint", "observer-lint"])
  func importsNoFoundation(target: String) throws {
    let folder = Repository.root.appendingPathComponent("Sources/\(target)")
    let importing = try Repository.files(below: folder, ending: ".swift").filter { file in
      let names = try SwiftSource(contentsOf: folder.appendingPathComponent(file)).identifiers
      return names["Foundation"] != nil || names["FoundationXML"] != nil
    }
    #expect(importing == [])
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
