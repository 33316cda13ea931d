import Foundation
import Testing

@testable import ObserverLint

/// The linter's use of the runtime probe's reports.
@Suite struct ProbeReportTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Package.swift")
    try folder.write(
      "Sources/Jukebox/Counter.swift",
      """
      import Foundation
      final class Counter {
        func count() {
          _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
        }
      }
      """)
    try folder.write(
      "Sources/Jukebox/Radio.swift",
      """
      import Foundation
      final class Radio {
        var token: (any NSObjectProtocol)?
        func start() {
          token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
        }
        func stop() {
          if let token { NotificationCenter.default.removeObserver(token) }
        }
      }
      """)
  }

  /// A row of a report, with what is said of it by default in the program's own paths.
  private func row(
    _ file: String, _ line: Int, count: Int = 1, verdict: String = "unremovable", leaked: Bool = true,
    suppressed: Bool = false, in root: String? = nil, fingerprint: String? = nil
  ) -> [String: Any] {
    var row: [String: Any] = [
      "fileID": "Jukebox/\(file)", "filePath": "\(root ?? folder.url.path)/Sources/Jukebox/\(file)", "line": line,
      "name": "didEnd", "verdict": verdict, "count": count, "leaked": leaked, "suppressed": suppressed, "tests": [],
      "backtrace": [],
    ]
    row["fingerprint"] = fingerprint
    return row
  }

  /// Of a line of a file that is `Sources/Jukebox/Radio.swift` unless said otherwise, as the probe would have written it.
  private func fingerprint(_ line: String, occurrence: Int = 0) -> String {
    var hash = FNVHash()
    hash.add(line.utf8)
    hash.add(CollectionOfOne(0xFF))
    hash.add("\(occurrence)".utf8)
    return hash.hexadecimal
  }

  private static let counting =
    "_ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }"
  private static let starting =
    "token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }"

  private func write(_ name: String, _ rows: [[String: Any]]) throws {
    let document: [String: Any] = [
      "schemaVersion": 1, "tool": ["name": "LeakProbe"], "process": 1, "executable": "tests",
      "failed": true, "rows": rows,
    ]
    try folder.write("reports/\(name)", JSONSerialization.data(withJSONObject: document))
  }

  private func report(_ paths: [String] = ["reports"]) -> LintReport {
    var request = LintRequest()
    request.currentFolder = folder.path
    request.paths = [folder.path("Sources")]
    request.probeReports = paths.map { folder.path($0) }
    return lint(request)
  }

  /// `rule path:line status count`.
  private func summary(_ report: LintReport) -> [String] {
    report.findings.map { finding in
      let evidence = finding.runTime.map { "\($0.status.rawValue) \($0.count) in \($0.processes)" } ?? "-"
      return "\(finding.rule) \(finding.place.path):\(finding.place.line) \(evidence)"
    }
  }

  @Test func withoutReportsNothingIsSaidOfThem() {
    #expect(summary(report([])) == ["discarded_token Sources/Jukebox/Counter.swift:4 -"])
  }

  @Test func aLeakedObserverConfirmsAFindingAndProcessesAreAddedUp() throws {
    try write("leakprobe-1-a.json", [row("Counter.swift", 4, count: 2)])
    try write("leakprobe-2-b.json", [row("Counter.swift", 4, count: 3)])
    let report = report()
    #expect(summary(report) == ["discarded_token Sources/Jukebox/Counter.swift:4 confirmed 5 in 2"])
    #expect(report.findings.first?.runTime?.states == [.unremovable: 5])
  }

  @Test func whatOnlyTheProbeSawIsAFinding() throws {
    try write("leakprobe-1-a.json", [row("Radio.swift", 5)])
    let report = report()
    #expect(
      summary(report) == [
        "discarded_token Sources/Jukebox/Counter.swift:4 notSeen 0 in 0",
        "leaked_at_run_time Sources/Jukebox/Radio.swift:5 confirmed 1 in 1",
      ])
    #expect(report.findings.last?.place.column == 40)
    #expect(report.findings.last?.severity == .error)
    #expect(
      report.notices.last?.message
        == "1 report read; 0 confirmed at run time, 1 seen at run time only, 1 not seen to leak")
  }

  @Test func whatIsHeldIsNoFinding() throws {
    try write("leakprobe-1-a.json", [row("Radio.swift", 5, verdict: "stillRegistered", leaked: false)])
    #expect(summary(report()) == ["discarded_token Sources/Jukebox/Counter.swift:4 notSeen 0 in 0"])
  }

  @Test func whatTheProbeSuppressesIsNoFinding() throws {
    try write("leakprobe-1-a.json", [row("Radio.swift", 5, suppressed: true)])
    #expect(summary(report()) == ["discarded_token Sources/Jukebox/Counter.swift:4 notSeen 0 in 0"])
  }

  @Test func aCommentSuppressesWhatOnlyTheProbeSaw() throws {
    let text = try folder.text("Sources/Jukebox/Radio.swift")
    let comment = "// observer-lint:disable:next leaked_at_run_time -- stopped by the owner\n    token = Notification"
    try folder.write(
      "Sources/Jukebox/Radio.swift", text.replacingOccurrences(of: "token = Notification", with: comment))
    try write("leakprobe-1-a.json", [row("Radio.swift", 6)])
    #expect(summary(report()) == ["discarded_token Sources/Jukebox/Counter.swift:4 notSeen 0 in 0"])
  }

  // MARK: Which file

  @Test func anotherMachinesPathIsMatchedByItsEnd() throws {
    try write("leakprobe-1-a.json", [row("Counter.swift", 4, in: "/builds/checkout")])
    #expect(summary(report()) == ["discarded_token Sources/Jukebox/Counter.swift:4 confirmed 1 in 1"])
  }

  @Test func aFileThatCannotBeToldFromAnotherIsNamed() throws {
    for module in ["A", "B"] { try folder.write("\(module)/Sources/Jukebox/Radio.swift", "let a = 1\n") }
    try folder.write("Sources/Jukebox/Radio.swift", "let a = 1\n")
    var request = LintRequest()
    request.currentFolder = folder.path
    try write("leakprobe-1-a.json", [row("Radio.swift", 5, in: "/builds/checkout")])
    request.probeReports = [folder.path("reports")]
    let report = lint(request)
    #expect(report.findings.allSatisfy { $0.rule != LeakedAtRunTime.id })
    let notice = try #require(report.notices.first { $0.path == "Jukebox/Radio.swift:5" })
    #expect(notice.message.contains("A/Sources/Jukebox/Radio.swift, B/Sources/Jukebox/Radio.swift"))
  }

  @Test func aLeakInAnUnknownFileIsNamed() throws {
    try write("leakprobe-1-a.json", [row("Elsewhere.swift", 5)])
    #expect(report().notices.contains { $0.path == "Jukebox/Elsewhere.swift:5" })
  }

  // MARK: Which line

  /// Three lines above the registrations, as an edit after the run adds them.
  private func addLines() throws {
    for file in ["Counter.swift", "Radio.swift"] {
      let text = try folder.text("Sources/Jukebox/\(file)")
      try folder.write("Sources/Jukebox/\(file)", "// One.\n// Two.\n// Three.\n" + text)
    }
  }

  @Test func aReportSurvivesEditsOfOtherLines() throws {
    try write(
      "leakprobe-1-a.json",
      [
        row("Counter.swift", 4, fingerprint: fingerprint(Self.counting)),
        row("Radio.swift", 5, fingerprint: fingerprint(Self.starting)),
      ])
    let before = summary(report())
    try addLines()
    #expect(before.map { $0.contains("confirmed 1 in 1") } == [true, true])
    #expect(
      summary(report()) == [
        "discarded_token Sources/Jukebox/Counter.swift:7 confirmed 1 in 1",
        "leaked_at_run_time Sources/Jukebox/Radio.swift:8 confirmed 1 in 1",
      ])
  }

  /// With and without what tells lines from others.
  @Test(arguments: [true, false])
  func whatMatchesNoLineIsOneNotice(hasFingerprints: Bool) throws {
    func fingerprint(_ text: String) -> String? { hasFingerprints ? self.fingerprint("was: \(text)") : nil }
    try write(
      "leakprobe-1-a.json",
      [
        row("Counter.swift", 1, fingerprint: fingerprint("a")), row("Counter.swift", 5, fingerprint: fingerprint("b")),
        row("Radio.swift", 1, fingerprint: fingerprint("c")), row("Radio.swift", 2, fingerprint: fingerprint("d")),
        row("Radio.swift", 900, fingerprint: fingerprint("e")),
      ])
    let report = report()
    #expect(summary(report) == ["discarded_token Sources/Jukebox/Counter.swift:4 notSeen 0 in 0"])
    let notices = report.notices.filter { $0.path == "Jukebox/Counter.swift:1" }
    #expect(notices.map { $0.message.contains(" 5 ") } == [true])
  }

  /// The second of two equal lines is not the first.
  @Test func equalLinesAreToldApart() throws {
    try folder.write(
      "Sources/Jukebox/Radio.swift",
      "import Foundation\nfunc a() {\n\(Self.counting)\n}\nfunc b() {\n\(Self.counting)\n}\n")
    try write("leakprobe-1-a.json", [row("Radio.swift", 6, fingerprint: fingerprint(Self.counting, occurrence: 1))])
    #expect(summary(report()).contains("discarded_token Sources/Jukebox/Radio.swift:6 confirmed 1 in 1"))
    #expect(summary(report()).contains("discarded_token Sources/Jukebox/Radio.swift:3 notSeen 0 in 0"))
  }

  // MARK: What holds it

  @Test func aLeakSaysWhereItsTokenIsKeptAndWhatItsBlockHolds() throws {
    try folder.write(
      "Sources/Jukebox/Radio.swift",
      """
      import Foundation
      final class Log {}
      final class Radio {
        var token: (any NSObjectProtocol)?
        func start(_ log: Log) {
          token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { [weak self] _ in
            print(log, self as Any)
          }
        }
        func stop() {
          if let token { NotificationCenter.default.removeObserver(token) }
        }
      }
      """)
    try write("leakprobe-1-a.json", [row("Radio.swift", 6)])
    let finding = try #require(report().findings.first { $0.rule == LeakedAtRunTime.id })
    #expect(
      finding.related.map { "\($0.place.line) \($0.message.split(separator: "`").dropFirst().first ?? "")" } == [
        "4 token", "5 log", "11 ",
      ])
  }

  // MARK: Which state

  @Test func eachStateIsCounted() throws {
    try write(
      "leakprobe-1-a.json",
      [
        row("Counter.swift", 4, count: 2), row("Counter.swift", 4, verdict: "ownerAlive"),
        row("Radio.swift", 5, verdict: "ownerAlive"), row("Radio.swift", 5, verdict: "stillRegistered", leaked: false),
      ])
    let findings = report().findings
    #expect(findings.map { $0.runTime?.states ?? [:] } == [[.unremovable: 2, .ownerAlive: 1], [.ownerAlive: 1]])
    let words = RunTimeEvidence.State.allCases.map(\.words)
    #expect(Set(words).count == words.count)
    #expect(findings.first?.message.contains("2 with \(words[0]), 1 with \(words[3])") == true)
    #expect(findings.last?.message.hasSuffix(words[3]) == true)
  }

  @Test func inspectingALineSaysWhatTheProbeSawThere() throws {
    try write(
      "leakprobe-1-a.json",
      [
        row("Radio.swift", 5, count: 2, verdict: "ownerAlive"),
        row("Radio.swift", 5, verdict: "stillRegistered", leaked: false),
      ])
    var request = LintRequest()
    request.currentFolder = folder.path
    request.probeReports = [folder.path("reports")]
    let file = folder.path("Sources/Jukebox/Radio.swift")
    let states = [RunTimeEvidence.State.ownerAlive, .stillRegistered]
    #expect(
      zip(inspect(request, file: file, line: 5).lines.suffix(2), states).allSatisfy { $0.contains($1.words) })
    let other = inspect(request, file: file, line: 8).lines
    #expect(!other.contains { line in states.contains { line.contains($0.words) } })
    request.probeReports = []
    #expect(inspect(request, file: file, line: 8).lines == other.dropLast())
  }

  // MARK: Bad input

  @Test(arguments: ["", "{", "[]", "{\"tool\": {\"name\": \"LeakProbe\"}, \"schemaVersion\": 2, \"rows\": []}"])
  func aBadReportIsAProblemAndTheOthersCount(text: String) throws {
    try write("leakprobe-1-a.json", [row("Counter.swift", 4)])
    try folder.write("reports/leakprobe-2-b.json", text)
    let report = report()
    #expect(report.problems.map(\.path) == ["reports/leakprobe-2-b.json"])
    #expect(report.exitStatus(failLevel: .error) == 2)
    #expect(summary(report) == ["discarded_token Sources/Jukebox/Counter.swift:4 confirmed 1 in 1"])
  }

  @Test func aFolderThatIsNotThereOrHasNoReportsIsAProblem() throws {
    try folder.makeFolder("empty")
    #expect(report(["nowhere"]).problems.count == 1)
    #expect(report(["empty"]).problems.first?.message.contains("report_dir") == true)
  }

  @Test(.enabled(if: JSONSchema.canValidate, JSONSchema.isMissing))
  func theJSONReportHoldsToItsSchema() throws {
    try write("leakprobe-1-a.json", [row("Counter.swift", 4), row("Radio.swift", 5)])
    let json = report().rendered(as: .json)
    try JSONSchema.report.validate(json)
    #expect(String(decoding: json, as: UTF8.self).contains("\"status\": \"confirmed\""))
  }
}
