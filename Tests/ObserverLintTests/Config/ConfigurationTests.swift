import Foundation
import Testing

@testable import ObserverLint

/// The effects of `.observer-lint.json` on reports.
@Suite struct ConfigurationTests {
  private let folder: TemporaryFolder

  static let leak = """
    import Foundation
    func register() {
      NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    for file in ["A.swift", "Tests/B.swift", "Generated/C.swift", "Sub/D.swift", "Sub/Deep/E.swift"] {
      try folder.write(file, Self.leak)
    }
  }

  private func report(_ paths: [PathBytes] = [], _ configuration: ConfigurationChoice = .nearest) -> LintReport {
    var request = LintRequest()
    request.currentFolder = folder.path
    request.paths = paths
    request.configuration = configuration
    return lint(request)
  }

  private func found(_ paths: [PathBytes] = [], _ configuration: ConfigurationChoice = .nearest) -> [String] {
    report(paths, configuration).findings.map { "\($0.place.path) \($0.severity.rawValue)" }
  }

  /// A configuration takes many times its length in memory.
  @Test func aConfigurationLargerThanTheLimitIsRefused() throws {
    try folder.write(".observer-lint.json", "{}" + String(repeating: " ", count: 1 << 20))
    let problems = report().problems
    #expect(problems.map(\.path) == [".observer-lint.json"])
    #expect(problems.first?.message.hasPrefix("larger than 1 MB, and not read") ?? false)
    try folder.write(".observer-lint.json", "{}" + String(repeating: " ", count: (1 << 20) - 2))
    #expect(report().problems == [])
  }

  private static let all = [
    "A.swift error", "Generated/C.swift error", "Sub/D.swift error", "Sub/Deep/E.swift error", "Tests/B.swift error",
  ]

  @Test func withoutOneNothingChanges() { #expect(found() == Self.all) }

  @Test func leavesFilesOut() throws {
    try folder.write(
      ".observer-lint.json", "// Nobody edits these.\n{ \"exclude\": [\"Generated\", \"/Sub/*.swift\",] }\n")
    #expect(found() == ["A.swift error", "Sub/Deep/E.swift error", "Tests/B.swift error"])
    #expect(report().problems == [])
  }

  @Test func takesOnlySome() throws {
    try folder.write(".observer-lint.json", "{ \"include\": [\"Sub\"], \"exclude\": [\"Deep\"] }")
    #expect(found() == ["Sub/D.swift error"])
  }

  @Test func leavesOutAFileThatIsNamed() throws {
    try folder.write(".observer-lint.json", "{ \"exclude\": [\"Generated\"] }")
    let report = report(["Generated/C.swift", "A.swift"])
    #expect(report.findings.map(\.place.path) == ["A.swift"])
    #expect(report.notices == [Problem(path: "Generated/C.swift", message: "left out by its configuration")])
  }

  @Test func aFolderThatIsNamedHasItsOwn() throws {
    try folder.write(".observer-lint.json", "{ \"exclude\": [\"Sub\"] }")
    try folder.write("Sub/.observer-lint.json", "{}")
    #expect(found(["Sub"]) == ["Sub/D.swift error", "Sub/Deep/E.swift error"])
  }

  @Test func leavesOutAFolderThatIsNamed() throws {
    try folder.write(".observer-lint.json", "{ \"exclude\": [\"Sub\"] }")
    let report = report(["Sub", "Sub/Deep", "A.swift"])
    #expect(report.findings.map(\.place.path) == ["A.swift"])
    #expect(
      report.notices == ["Sub", "Sub/Deep"].map { Problem(path: $0, message: "left out by its configuration") })
  }

  @Test(arguments: [".observer-lint.yml", ".observer-lint.yaml", ".observer-lint.toml", "observer-lint.json"])
  func aFileWithAnotherNameIsNotRead(name: String) throws {
    try folder.write(name, "exclude: [Generated]\n")
    #expect(
      report(["."]).notices == [
        Problem(path: PathBytes(name), message: "not read: a configuration is called .observer-lint.json")
      ])
    try folder.write(".observer-lint.json", "{}")
    #expect(report(["."]).notices.isEmpty)
  }

  @Test func setsSeverities() throws {
    try folder.write(
      ".observer-lint.json",
      """
      {
        "rules": { "discarded_token": "warning" },
        "overrides": [
          { "paths": ["Tests"], "rules": { "discarded_token": "off" } },
          { "paths": ["Sub/**/E.swift"], "rules": { "discarded_token": "note" } },
          { "paths": ["/A.swift"], "rules": { "discarded_token": "default" } },
        ],
      }
      """)
    #expect(
      found() == ["A.swift error", "Generated/C.swift warning", "Sub/D.swift warning", "Sub/Deep/E.swift note"])
  }

  @Test func aRuleThatIsOffIsAskedWhereSomeFileHasItOn() throws {
    try folder.write(
      ".observer-lint.json",
      """
      { "rules": { "discarded_token": "off" }, "overrides": [{ "paths": ["Tests"], "rules": { "discarded_token": "error" } }] }
      """)
    try folder.write("Sub/.observer-lint.json", "{ \"rules\": { \"discarded_token\": \"default\" } }")
    #expect(found() == ["Sub/D.swift error", "Sub/Deep/E.swift error", "Tests/B.swift error"])
  }

  @Test func aRuleThatIsNamedReportsThoughItIsOff() throws {
    try folder.write(".observer-lint.json", "{ \"rules\": { \"discarded_token\": \"off\" } }")
    var request = LintRequest()
    request.currentFolder = folder.path
    request.onlyRules = ["untyped_userinfo"]
    #expect(lint(request).findings.isEmpty)
    request.onlyRules = ["untyped_userinfo", "discarded_token"]
    #expect(lint(request).findings.map(\.rule) == Array(repeating: "discarded_token", count: Self.all.count))
  }

  @Test func theNearestOneHolds() throws {
    try folder.write(".observer-lint.json", "{ \"rules\": { \"discarded_token\": \"note\" } }")
    try folder.write("Sub/.observer-lint.json", "{ \"exclude\": [\"Deep\"] }")
    #expect(found() == ["A.swift note", "Generated/C.swift note", "Sub/D.swift error", "Tests/B.swift note"])
    #expect(found(["Sub/D.swift"]) == ["Sub/D.swift error"])
  }

  @Test func extendsOthers() throws {
    try folder.write(
      "Shared/base.json", "{ \"rules\": { \"discarded_token\": \"note\" }, \"deploymentTargets\": { \"iOS\": \"12\" } }"
    )
    try folder.write(".observer-lint.json", "{ \"extends\": \"Shared/base.json\", \"exclude\": [\"Generated\"] }")
    try folder.write(
      "Sub/.observer-lint.json",
      "{ \"extends\": [\"../.observer-lint.json\"], \"rules\": { \"discarded_token\": \"error\" } }")
    #expect(found() == ["A.swift note", "Sub/D.swift error", "Sub/Deep/E.swift error", "Tests/B.swift note"])
  }

  @Test func aCircleIsAnError() throws {
    try folder.write("other.json", "{ \"extends\": \".observer-lint.json\" }")
    try folder.write(
      ".observer-lint.json", "{ \"extends\": \"other.json\", \"rules\": { \"discarded_token\": \"note\" } }")
    let report = report()
    #expect(
      report.problems == [
        Problem(
          path: "other.json",
          message:
            "line 1, column 14: '\(folder.path(".observer-lint.json"))' extends this file in turn; break the circle",
          line: 1)
      ])
    #expect(Set(report.findings.map(\.severity)) == [.note])
  }

  @Test func aMissingBaseIsAnError() throws {
    try folder.write(".observer-lint.json", "{ \"extends\": \"no.json\" }")
    #expect(report().problems.map(\.path) == [".observer-lint.json"])
  }

  @Test func oneFileCanHoldForAll() throws {
    try folder.write(".observer-lint.json", "{ \"rules\": { \"discarded_token\": \"off\" } }")
    try folder.write("other.json", "{ \"rules\": { \"discarded_token\": \"note\" }, \"exclude\": [\"Sub\"] }")
    #expect(found([], .file("other.json")) == ["A.swift note", "Generated/C.swift note", "Tests/B.swift note"])
    #expect(found([], .none) == Self.all)
  }

  @Test func aMistakeIsToldAndTheRestHolds() throws {
    try folder.write(
      ".observer-lint.json",
      "{\n  \"exlude\": [\"Sub\"],\n  \"rules\": { \"discarded_tokn\": \"off\", \"discarded_token\": \"note\" }\n}\n")
    let report = report()
    #expect(
      report.problems == [
        Problem(
          path: ".observer-lint.json", message: "line 2, column 3: unknown key 'exlude'; did you mean 'exclude'?",
          line: 2),
        Problem(
          path: ".observer-lint.json",
          message: "line 3, column 14: unknown rule 'discarded_tokn'; did you mean 'discarded_token'? "
            + "'observer-lint rules' lists the rules", line: 3),
      ])
    #expect(report.findings.count == 5)
    #expect(Set(report.findings.map(\.severity)) == [.note])
    #expect(report.exitStatus(failLevel: nil) == ExitStatus.failed)
  }

  @Test func brokenTextIsAnError() throws {
    try folder.write(".observer-lint.json", "{ \"rules\": { }")
    #expect(report().problems.map(\.message) == ["line 1, column 15: a comma or '}' is missing"])
    #expect(found() == Self.all)
  }

  // MARK: Deployment targets

  static let selector = """
    import UIKit
    final class Screen: UIViewController {
      override func viewDidLoad() {
        NotificationCenter.default.addObserver(self, selector: #selector(changed), name: nil, object: nil)
      }
      @objc func changed() {}
    }

    """

  @Test(arguments: [
    ("{ \"iOS\": \"8.4\" }", "error"), ("{ \"iOS\": \"9\" }", "note"), ("{ \"iOS\": \"9.0.0\" }", "note"),
    ("{ \"macOS\": \"10.10.5\" }", "error"), ("{ \"macOS\": \"10.11\" }", "note"),
    ("{ \"macOS\": \"12\", \"iOS\": \"8\" }", "error"),
    ("{}", "note"),
  ])
  func oldSystemsMakeAForgottenSelectorAnError(targets: String, severity: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.selector)
    try folder.write(".observer-lint.json", "{ \"deploymentTargets\": \(targets) }")
    var request = LintRequest()
    request.currentFolder = folder.path
    let findings = lint(request).findings.filter { $0.rule == "unmatched_selector_observer" }
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test(arguments: [
    ("{ \"iOS\": \"10.3\" }", "error"), ("{ \"macOS\": \"10.12\" }", "error"), ("{ \"iOS\": \"11\" }", "note"),
  ])
  func oldSystemsMakeAForgottenKeyPathAnError(targets: String, severity: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      import Foundation
      final class Meter: NSObject {
        private let operation = Operation()
        override init() {
          super.init()
          operation.addObserver(self, forKeyPath: "isFinished", options: [], context: nil)
        }
      }

      """)
    try folder.write(".observer-lint.json", "{ \"deploymentTargets\": \(targets) }")
    var request = LintRequest()
    request.currentFolder = folder.path
    let findings = lint(request).findings.filter { $0.rule == "unmatched_key_path_observer" }
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test(arguments: [("{ \"iOS\": \"10.3\" }", ["error"]), ("{ \"iOS\": \"11\" }", [])])
  func objectsThatObserveThemselvesCrashOnOldSystemsOnly(targets: String, severities: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.swift",
      """
      import Foundation
      final class Meter: NSObject {
        @objc dynamic var depth = 0
        override init() {
          super.init()
          addObserver(self, forKeyPath: "depth", options: [], context: nil)
        }
      }

      """)
    try folder.write(".observer-lint.json", "{ \"deploymentTargets\": \(targets) }")
    var request = LintRequest()
    request.currentFolder = folder.path
    let findings = lint(request).findings.filter { $0.rule == "unmatched_key_path_observer" }
    #expect(findings.map(\.severity.rawValue) == severities)
  }
}
