import Foundation
import Testing

@testable import ObserverLint

/// A baseline keeps what was there before quiet, and nothing else.
@Suite struct BaselineTests {
  private let folder: TemporaryFolder

  private static let leak = "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }"

  private static func function(_ name: String, _ line: String = leak) -> String { "func \(name)() {\n  \(line)\n}\n" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", "import Foundation\n" + Self.function("one"))
    try folder.write("Sub/B.swift", "import Foundation\n" + Self.function("two"))
    let report = report(.write("known.json"))
    #expect(report.findings.isEmpty)
    #expect(report.summary.baselined == 2)
    try folder.write("known.json", Data(try #require(report.baseline)))
  }

  private func report(_ use: BaselineUse, _ paths: [PathBytes] = []) -> LintReport {
    var request = LintRequest()
    request.currentFolder = folder.path
    request.paths = paths
    request.baseline = use
    return lint(request)
  }

  private func new(_ paths: [PathBytes] = []) -> [String] {
    report(.compare("known.json"), paths).findings.map { "\($0.place.path):\($0.place.line)" }
  }

  @Test func knowsWhatWasThere() {
    let report = report(.compare("known.json"))
    #expect(report.findings.isEmpty)
    #expect(report.notices == [])
    #expect(report.exitStatus(failLevel: .note) == ExitStatus.clean)
  }

  @Test(.enabled(if: JSONSchema.canValidate, JSONSchema.isMissing)) func holdsToTheSchema() throws {
    let name = folder.path.appending([0xFF] + Array("\"\n.swift".utf8))
    try FileReplacement.write(Array(try (folder.text("A.swift") + Self.function("more")).utf8), to: name)
    try JSONSchema.baseline.validate(#require(report(.write("known.json")).baseline))
  }

  @Test func reportsWhatIsNew() throws {
    try folder.write("C.swift", "import Foundation\n" + Self.function("three"))
    #expect(new() == ["C.swift:3"])
  }

  @Test func countsEqualLines() throws {
    try folder.write("A.swift", "import Foundation\n" + Self.function("one") + Self.function("more"))
    #expect(new() == ["A.swift:6"])
  }

  @Test func survivesEditsAbove() throws {
    try folder.write("A.swift", "import Foundation\n\n// New.\nlet a = 1\n" + Self.function("one"))
    #expect(new() == [])
  }

  @Test func survivesAnotherIndentation() throws {
    try folder.write(
      "A.swift", "import Foundation\nenum E {\n  static " + Self.function("one", "\t\t  " + Self.leak) + "}\n")
    #expect(new() == [])
  }

  @Test func survivesAMoveWithinTheProject() throws {
    try folder.makeFolder("Other")
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("A.swift"), to: folder.url.appendingPathComponent("Other/Renamed.swift"))
    #expect(new() == [])
    #expect(report(.compare("known.json")).notices == [])
  }

  /// A copy is no move: the file is still there.
  @Test func aCopyIsNew() throws {
    try folder.write("C.swift", try folder.text("A.swift").replacingOccurrences(of: "one", with: "copy"))
    #expect(new() == ["C.swift:3"])
  }

  @Test func doesNotDependOnTheCurrentFolder() {
    var request = LintRequest()
    request.currentFolder = folder.path("Sub")
    request.paths = [".."]
    request.baseline = .compare("../known.json")
    #expect(lint(request).findings.isEmpty)
  }

  @Test func saysWhatIsStale() throws {
    try folder.write("A.swift", "import Foundation\n")
    #expect(
      report(.compare("known.json")).notices == [
        Problem(path: "known.json", message: "1 entry matches nothing any more; --prune-baseline removes what is stale")
      ])
  }

  @Test func whatWasNotLookedAtIsNotStale() throws {
    try folder.write("A.swift", "import Foundation\n")
    #expect(report(.compare("known.json"), ["Sub"]).notices == [])
  }

  @Test func aDeletedFileIsStale() throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sub/B.swift"))
    #expect(report(.compare("known.json"), ["A.swift"]).notices == [])
    #expect(report(.compare("known.json")).notices.count == 1)
  }

  @Test func prunesWhatIsStaleAndNothingElse() throws {
    try folder.write("A.swift", "import Foundation\n")
    try folder.write("C.swift", "import Foundation\n" + Self.function("three"))
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("Sub/B.swift"), to: folder.url.appendingPathComponent("Sub/D.swift"))
    let text = try #require(report(.prune("known.json")).baseline)
    try folder.write("known.json", Data(text))
    #expect(String(decoding: text, as: UTF8.self).contains("\"path\": \"Sub/D.swift\""))
    #expect(!String(decoding: text, as: UTF8.self).contains("A.swift"))
    #expect(new() == ["C.swift:3"])
    #expect(report(.compare("known.json")).notices == [])
  }

  @Test func recordingAPartKeepsTheRest() throws {
    try folder.write("Sub/B.swift", "import Foundation\n" + Self.function("two") + Self.function("three"))
    try folder.write("known.json", Data(try #require(report(.write("known.json"), ["Sub"]).baseline)))
    #expect(new() == [])
  }

  @Test func recordingTwiceGivesTheSameBytes() throws {
    #expect(try Data(#require(report(.write("known.json")).baseline)) == Data(folder.text("known.json").utf8))
  }

  /// A line of 180 kB.
  @Test func aLineWithVeryManyFindingsIsRecorded() throws {
    let line = String(repeating: "\(Self.leak); ", count: 2_000)
    try folder.write("Sub/B.swift", "import Foundation\n" + Self.function("two", line))
    let text = try #require(report(.write("known.json")).baseline)
    #expect(String(decoding: text, as: UTF8.self).contains("\"count\": 2000"))
    try folder.write("known.json", Data(text))
    #expect(report(.compare("known.json")).summary.baselined == 2_001)
  }

  @Test func aSuppressedFindingIsNotRecorded() throws {
    try folder.write("A.swift", "// observer-lint:disable:file all\nimport Foundation\n" + Self.function("one"))
    #expect(report(.write("known.json")).summary.baselined == 1)
  }

  @Test func remembersNamesThatAreNotUTF8() throws {
    try folder.write("C.swift", "import Foundation\n" + Self.function("three"))
    let name = folder.path.appending([0xFF] + Array(".swift".utf8))
    try FileReplacement.write(Array(try folder.text("C.swift").utf8), to: name)
    try folder.write("known.json", Data(try #require(report(.write("known.json")).baseline)))
    #expect(new() == [])
  }

  @Test(arguments: [
    ("{", "not a baseline: line 1, column 2: expected a key; keys need double quotes"),
    ("{}", "not a baseline of this version; write a new one with --write-baseline"),
    (
      "{\"schemaVersion\": 1, \"findings\": [{}]}",
      "not a baseline: line 1, column 35: an entry needs 'path', 'rule' and 'text'"
    ),
  ])
  func aBrokenOneIsAnError(text: String, message: String) throws {
    try folder.write("known.json", text)
    let report = report(.compare("known.json"))
    #expect(report.problems == [Problem(path: "known.json", message: message)])
    #expect(report.findings.count == 2)
  }

  @Test func aMissingOneIsAnError() {
    #expect(
      report(.compare("no.json")).problems == [
        Problem(path: "no.json", message: "there is no such baseline; --write-baseline makes one")
      ])
  }

  /// Whatever the format: what is known or suppressed is in none of them.
  @Test(.enabled(if: ReportReader.canRead, ReportReader.isMissing), arguments: ReportReader.formats)
  func allFormatsLeaveOutTheSame(format: ReportFormat) throws {
    try folder.write("C.swift", "import Foundation\n" + Self.function("three"))
    try folder.write(
      "D.swift", "import Foundation\n// observer-lint:disable discarded_token\n" + Self.function("four"))
    let report = report(.compare("known.json"))
    #expect(report.entries.map(\.path) == ["C.swift"])
    #expect(report.summary.suppressed == 1)
    #expect(try ReportReader.read(report.rendered(as: format), format) == report.entries)
  }
}
