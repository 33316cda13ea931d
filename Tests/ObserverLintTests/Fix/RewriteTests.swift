import Foundation
import Testing

@testable import ObserverLint

/// The programs of `Tests/Rewrites`: compiled, and as far as they can be run, before and after each style of fixes.
@Suite(.enabled(if: Program.find("swiftc") != nil && Program.observerLint != nil, "swiftc is not on the path"))
struct RewriteTests {
  private static let programs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Rewrites")

  @Test func thereAreEnoughPrograms() throws {
    let count = try ["Foundation", "UIKit"].map { try Self.files($0).count }.reduce(0, +)
    #expect(count >= 80)
  }

  /// Compiled in Swift 6 mode: no new warning, the same deliveries while the owner lives, and nothing left behind.
  @Test(arguments: ["token", "descriptor"])
  func foundationProgramsCompileAndBehave(style: String) throws {
    let before = try Self.original.get()
    let after = try Self.built("Foundation", style: style)
    #expect(before.compiler.status == 0, "\(before.compiler.errors.suffix(4000))")
    #expect(after.compiler.status == 0, "\(after.compiler.errors.suffix(4000))")
    #expect(after.warnings.subtracting(before.warnings) == [])
    #expect(after.runs.count >= 30)
    #expect(before.runs.keys == after.runs.keys)
    for (name, run) in after.runs {
      // Which of several observers hears first is nowhere said.
      #expect(run.heard.sorted() == before.runs[name]?.heard.sorted(), "\(name) hears something else")
      #expect(before.runs[name]?.leaks == true, "\(name) leaked nothing before")
      #expect(run.leaks == false, "\(name) still leaks")
    }
  }

  /// UIKit and AppKit stand in as stubs, so that selectors are checked and nothing runs.
  @Test(arguments: ["token", "descriptor"])
  func controllersTypeCheck(style: String) throws {
    let folder = try TemporaryFolder()
    try Self.copy("UIKit", to: folder)
    // Each style begins with the same programs.
    if style == "token" {
      let before = try PlatformStubs.check(folder)
      #expect(!before.contains { $0.contains(": error: ") }, "\(before)")
    }
    try Self.fix(folder, style: style)
    let after = try PlatformStubs.check(folder)
    #expect(after.isEmpty, "\(after)")
  }

  // MARK: Programs

  private static func files(_ group: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: programs.appendingPathComponent(group), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  private static func copy(_ group: String, to folder: TemporaryFolder) throws {
    for file in try files(group) { try folder.write(file.lastPathComponent, Data(contentsOf: file)) }
  }

  /// Fixes all, and sees that a second time changes nothing more.
  private static func fix(_ folder: TemporaryFolder, style: String) throws {
    let arguments = ["--fix", "--unsafe-fixes", "--style", style, "--fail-level", "never", "."]
    let first = try Program(#require(Program.observerLint), arguments, in: folder.url)
    #expect(first.status == 0, "\(first.errors)")
    #expect(!first.errors.contains("fixed 0 findings"))
    let second = try Program(#require(Program.observerLint), arguments, in: folder.url)
    #expect(second.errors.contains("fixed 0 findings in 0 files"), "\(second.errors)")
  }

  private struct Build {
    struct Run: Equatable {
      var heard: [String]
      var leaks: Bool
    }

    var compiler: Program
    var warnings: Set<String>
    var runs: [String: Run] = [:]
  }

  /// The programs before any fix, which are the same for each style.
  private static let original = Result { try built("Foundation", style: nil) }

  private static func built(_ group: String, style: String?) throws -> Build {
    let folder = try TemporaryFolder()
    try copy(group, to: folder)
    if let style { try fix(folder, style: style) }
    let sources = try files(group).map(\.lastPathComponent)
    let runnable = try sources.map { String($0.dropLast(6)) }.filter {
      try folder.text("\($0).swift").contains("func run\($0)(")
    }
    try folder.write("main.swift", harness(runnable))
    let products = try #require(Program.observerLint).deletingLastPathComponent()
    let libraries = ["NotificationDescriptors", "LeakProbe", "CLeakProbe", "ObservationRecording"]
    let objects = try libraries.flatMap { name in
      // An object may be left of a source that is no more.
      let sources = Repository.root.appendingPathComponent("Sources/\(name)")
      let files = [".swift", ".c"].flatMap { Repository.files(below: sources, ending: $0) }
      let names = Set(files.map { URL(fileURLWithPath: $0).lastPathComponent + ".o" })
      return try FileManager.default.contentsOfDirectory(
        at: products.appendingPathComponent("\(name).build"), includingPropertiesForKeys: nil
      ).filter { names.contains($0.lastPathComponent) }.map(\.path)
    }
    let compiler = try Program(
      #require(Program.find("swiftc")),
      [
        "-swift-version", "6", "-wmo", "-module-name", "Rewrites", "-I",
        products.appendingPathComponent("Modules").path, "-Xcc",
        "-fmodule-map-file=\(products.path)/CLeakProbe.build/module.modulemap",
      ]
        + sources + ["main.swift"] + objects + ["-o", "program"], in: folder.url)
    // Without their places, which a rewrite moves.
    let warnings = compiler.errors.split(separator: "\n").compactMap { line -> String? in
      guard let mark = line.range(of: ": warning: ") else { return nil }
      return line.prefix { $0 != ":" } + ": " + line[mark.upperBound...]
    }
    var build = Build(compiler: compiler, warnings: Set(warnings))
    guard compiler.status == 0 else { return build }
    let program = try Program(folder.url.appendingPathComponent("program"), [], in: folder.url)
    #expect(program.status == 0, "\(program.errors.suffix(2000))")
    for line in program.text.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { continue }
      build.runs[parts[0]] = Build.Run(
        heard: parts[1].split(separator: ",").map(String.init), leaks: parts[2] == "leaks")
    }
    return build
  }

  /// Runs each program once: what it hears, and whether an observer is left when its owner is gone. The programs say
  /// `NotificationCenter` and mean the probe.
  private static func harness(_ names: [String]) -> String {
    let calls = names.map { name in
      let notification = name.prefix(1).lowercased() + name.dropFirst()
      return "run(\"\(name)\", \"\(notification)\", run\(name))"
    }
    return """
      import Foundation
      import LeakProbe
      import NotificationDescriptors

      typealias NotificationCenter = ProbeCenter

      final class Heard: @unchecked Sendable {
        private let lock = NSLock()
        private var words: [String] = []
        func add(_ word: String) { lock.withLock { words.append(word) } }
        var all: [String] { lock.withLock { words } }
      }

      /// For programs whose tasks hear more than once, nobody knows how often.
      final class FirstWord: @unchecked Sendable {
        private let lock = NSLock()
        private let heard: @Sendable (String) -> Void
        private var said = false
        init(_ heard: @escaping @Sendable (String) -> Void) { self.heard = heard }
        var isSaid: Bool { lock.withLock { said } }
        func say(_ word: String) {
          let isFirst = lock.withLock {
            defer { said = true }
            return !said
          }
          if isFirst { heard(word) }
        }
      }

      /// Long enough for a task to come to its turn, and not much longer for one that never ends.
      func until(_ isOver: @autoclosure () -> Bool, _ body: () -> Void) {
        for _ in 0..<200 where !isOver() {
          body()
          Thread.sleep(forTimeInterval: 0.002)
        }
      }

      func run(_ name: String, _ notification: String, _ body: (@escaping @Sendable (String) -> Void) -> Void) {
        let heard = Heard()
        body { heard.add($0) }
        let words = heard.all.filter { $0 != "gone" }
        let census = NotificationCenter.default.census().description
        let leaks = census.contains("× \\(notification)") || census.contains("\\(name)Message")
        print("\\(name)|\\(words.joined(separator: ","))|\\(leaks ? "leaks" : "clean")")
      }

      \(calls.joined(separator: "\n"))
      // The probe would fail the process for what leaked.
      fflush(nil)
      _exit(0)

      """
  }
}
