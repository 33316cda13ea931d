import Foundation
import Testing

@testable import ObserverLint

/// A program that is linted again after a change has the report of a run that reads everything.
@Suite struct WatchedProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  private var request: LintRequest { LintRequest(programIn: folder.url) }

  /// The report in JSON, without the time that it took.
  private static func text(_ report: LintReport) -> String {
    var report = report
    report.summary.seconds = 0
    return String(decoding: report.rendered(as: .json), as: UTF8.self)
  }

  /// Looks at the program again, and expects the report of a fresh run.
  private func expectFreshReport(
    _ program: inout WatchedProgram, _ request: LintRequest, changes: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> LintReport {
    #expect(program.look() == changes, sourceLocation: sourceLocation)
    let report = program.lint()
    #expect(Self.text(report) == Self.text(lint(request)), sourceLocation: sourceLocation)
    return report
  }

  /// Each file of the program goes, and comes back.
  @Test(arguments: Fixture.samplesOfSeveralFiles) func filesComeAndGo(fixture: Fixture) throws {
    let files = try fixture.program().files
    for file in files { try folder.write(file.path, Data(file.bytes)) }
    var program = WatchedProgram(request)
    #expect(Self.text(program.lint()) == Self.text(lint(request)))
    for file in files {
      let place = folder.url.appendingPathComponent(file.path)
      try FileManager.default.removeItem(at: place)
      _ = expectFreshReport(&program, request)
      try folder.write(file.path, Data(file.bytes))
      _ = expectFreshReport(&program, request)
    }
  }

  // MARK: Unsaved texts

  private func set(_ text: String?, _ file: String, in program: inout WatchedProgram) -> Bool {
    program.setText(text.map { Array($0.utf8) }, of: folder.path(file))
  }

  /// The findings without their words: of two entries that are alike, a message may name either.
  private static func places(_ report: LintReport) -> [String] {
    report.findings.map { "\($0.place.path):\($0.place.line):\($0.place.column) \($0.severity) \($0.rule)" }
  }

  /// Each file of the program gets another text, and loses it again. Nothing is asked of the disk.
  @Test(arguments: Fixture.samplesOfSeveralFiles) func unsavedTextsStandForFiles(fixture: Fixture) throws {
    let files = try fixture.program().files
    for file in files { try folder.write(file.path, Data(file.bytes)) }
    var program = WatchedProgram(request)
    let first = Self.places(program.lint())
    for file in files {
      var request = request
      request.overlay[folder.path(file.path)] = Array(Self.silent.utf8)
      #expect(set(Self.silent, file.path, in: &program))
      #expect(Self.places(program.lint()) == Self.places(lint(request)), "\(file.path)")
      #expect(!set(Self.silent, file.path, in: &program))
      #expect(set(nil, file.path, in: &program))
      #expect(Self.places(program.lint()) == first, "\(file.path)")
    }
  }

  @Test func anUnsavedFileJoinsWithTheNextLook() throws {
    try folder.write("A.swift", Self.silent)
    var program = WatchedProgram(request)
    #expect(program.lint().findings.isEmpty)
    #expect(!set(Self.leak, "B.swift", in: &program))
    #expect(program.look() == 1)
    #expect(program.lint().findings.map(\.place.path) == ["B.swift"])
    #expect(program.text(of: folder.path("B.swift")) == Array(Self.leak.utf8))
    #expect(!program.isSaved(folder.path("B.swift")) && program.isSaved(folder.path("A.swift")))
    try folder.write("B.swift", Self.silent)
    #expect(program.look() == 1)
    #expect(program.lint().findings.count == 1, "the editor's text counts")
    #expect(set(nil, "B.swift", in: &program))
    #expect(program.lint().findings.isEmpty)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("B.swift"))
    #expect(expectFreshReport(&program, request).findings.isEmpty)
  }

  @Test func findingsCanHaveTheirFixesEachTime() throws {
    var request = request
    request.proposesFixes = true
    try folder.write("A.swift", Self.model)
    var program = WatchedProgram(request, repeatsFixes: true)
    let fixes = program.lint().findings.map(\.fixes.count)
    #expect(fixes.contains { $0 > 0 })
    #expect(set("\n" + Self.model, "A.swift", in: &program))
    #expect(program.lint().findings.map(\.fixes.count) == fixes)
  }

  private static let model = """
    final class Model {
      init() {
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print(1) }
      }
    }

    """

  private static let leak = ConfigurationTests.leak
  private static let silent = "let nothing = 0\n"

  @Test func aFileIsWritten() throws {
    try folder.write("A.swift", Self.silent)
    try folder.write("B.swift", Self.leak)
    var program = WatchedProgram(request)
    #expect(program.lint().findings.map(\.place.path) == ["B.swift"])
    #expect(program.look() == 0)
    try folder.write("A.swift", Self.leak)
    #expect(expectFreshReport(&program, request).findings.map(\.place.path) == ["A.swift", "B.swift"])
    try folder.write("A.swift", Self.silent)
    #expect(expectFreshReport(&program, request).findings.map(\.place.path) == ["B.swift"])
  }

  /// A reader has seen the fix of a finding that the last report has, too.
  @Test func onlyNewFindingsGetFixes() throws {
    var request = request
    request.proposesFixes = true
    request.onlyRules = [DiscardedToken.id]
    let leak = """
      final class Model {
        init() { NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in } }
      }

      """
    try folder.write("A.swift", leak)
    var program = WatchedProgram(request)
    func fixes() -> [Int] { program.lint().findings.map(\.fixes.count) }
    #expect(fixes() == [1])
    try folder.write("B.swift", leak.replacing("Model", with: "Other"))
    #expect(program.look() == 1)
    #expect(fixes() == [0, 1])
    try folder.write("A.swift", "\n" + leak)
    #expect(program.look() == 1)
    #expect(fixes() == [0, 0])
    try folder.write("A.swift", leak.replacing("nil, object", with: "saved, object"))
    #expect(program.look() == 1)
    #expect(fixes() == [1, 0])
  }

  @Test func aConfigurationComesChangesAndGoes() throws {
    try folder.write("A.swift", Self.leak)
    try folder.write("Sub/B.swift", "// observer-lint:disable:file retain_cycle\n")
    var program = WatchedProgram(request)
    #expect(program.lint().findings.count == 2)
    try folder.write(".observer-lint.json", #"{ "rules": { "discarded_token": "off" } }"#)
    #expect(expectFreshReport(&program, request).findings.map(\.rule) == ["unused_suppression"])
    try folder.write(".observer-lint.json", #"{ "exclude": ["Sub"], "rules": { "discarded_token": "note" } }"#)
    #expect(expectFreshReport(&program, request, changes: 2).findings.map(\.severity) == [.note])
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".observer-lint.json"))
    #expect(expectFreshReport(&program, request, changes: 2).findings.count == 2)
  }

  /// The word that makes a file worth lexing comes from the configuration.
  @Test func aConfigurationAddsAnAPI() throws {
    try folder.write(
      "A.swift",
      """
      final class Model {
        func begin() { Bus.shared.subscribe("opened", handler: { print("heard") }) }
      }

      """)
    var program = WatchedProgram(request)
    #expect(program.lint().findings.isEmpty)
    try folder.write(
      ".observer-lint.json",
      #"{ "catalog": { "blockRegistrations": { "meaning": "our bus", "entries": ["subscribe(_:handler:)"] } } }"#)
    #expect(expectFreshReport(&program, request).findings.map(\.rule) == ["discarded_token"])
  }

  @Test func aBaselineChanges() throws {
    try folder.write("A.swift", Self.leak)
    var writing = request
    writing.baseline = .write("known.json")
    let known = try #require(lint(writing).baseline)
    try folder.write("known.json", Data(known))
    var comparing = request
    comparing.baseline = .compare("known.json")
    var program = WatchedProgram(comparing)
    #expect(program.lint().findings.isEmpty)
    try folder.write("A.swift", Self.silent)
    try folder.write("B.swift", Self.leak)
    _ = expectFreshReport(&program, comparing, changes: 2)
    writing.baseline = .write("known.json")
    let none = try #require(lint(writing).baseline)
    try folder.write("known.json", Data(none))
    #expect(expectFreshReport(&program, comparing).findings.isEmpty)
  }

  @Test func aStoryboardChanges() throws {
    try folder.write("StationController.swift", StoryboardTests.controller)
    var program = WatchedProgram(request)
    let first = program.lint().findings.map(\.severity)
    try folder.write("Main.storyboard", StoryboardTests.storyboard())
    try folder.write("Info.plist", StoryboardTests.propertyList)
    let once = expectFreshReport(&program, request, changes: 2).findings.map(\.severity)
    #expect(once != first)
    try folder.write("Main.storyboard", StoryboardTests.storyboard(initial: "other"))
    #expect(expectFreshReport(&program, request).findings.map(\.severity) == first)
  }

  @Test func foreignCodeChanges() throws {
    try folder.write("Sources/Door.swift", ForeignCodeTests.program)
    var program = WatchedProgram(request)
    #expect(program.lint().findings.map(\.rule) == ["userinfo_contract"])
    try folder.write("Legacy/Lock.m", "[center postNotificationName:@\"DoorOpened\" object:nil userInfo:info];")
    #expect(expectFreshReport(&program, request).findings.isEmpty)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Legacy/Lock.m"))
    #expect(expectFreshReport(&program, request).findings.map(\.rule) == ["userinfo_contract"])
  }
}
