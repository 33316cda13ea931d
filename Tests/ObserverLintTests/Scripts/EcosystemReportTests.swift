import Foundation
import Testing

/// The report that goes with every change of a rule. Stand-ins print what two revisions of the linter would.
@Suite(.enabled(if: Program.find("python3") != nil, "python3, which runs the script, is not installed"))
struct EcosystemReportTests {
  private static let script = Repository.root.appendingPathComponent("Scripts/ecosystem-report")

  private struct Finding {
    var rule: String
    var line: Int
    var message = "said"

    var json: String {
      """
      {"rule": "\(rule)", "severity": "error", "path": "App/A.swift", "line": \(line), "column": 5, \
      "message": "\(message)"}
      """
    }
  }

  private func report(_ old: [Finding], _ new: [Finding]) throws -> Program {
    let folder = try TemporaryFolder()
    try folder.makeFolder("App")
    for (name, findings) in [("old", old), ("new", new)] {
      let list = findings.map(\.json).joined(separator: ", ")
      try folder.write(name, "#!/bin/sh\ncat <<'END'\n{\"findings\": [\(list)]}\nEND\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent(name).path)
    }
    return try Program(
      #require(Program.find("python3")),
      [Self.script.path] + ["old", "new", "App"].map { folder.url.appendingPathComponent($0).path })
  }

  @Test func saysWhatCameWithPlaceAndMessage() throws {
    let run = try report([], [Finding(rule: "discarded_token", line: 3)])
    #expect(run.text.contains("discarded_token: +1 -0 ~0, 0 before, 1 after\n  + App/A.swift:3:5: error: said\n"))
  }

  @Test func saysWhatWent() throws {
    let run = try report([Finding(rule: "discarded_token", line: 3)], [])
    #expect(run.text.contains("  - App/A.swift:3:5: error: said\n"))
  }

  @Test func saysWhatIsSaidInOtherWords() throws {
    let run = try report(
      [Finding(rule: "discarded_token", line: 3)], [Finding(rule: "discarded_token", line: 3, message: "better said")])
    #expect(run.text.contains("  ~ App/A.swift:3:5: error: said\n    App/A.swift:3:5: error: better said\n"))
  }

  @Test func namesNothingThatIsTheSame() throws {
    let finding = Finding(rule: "discarded_token", line: 3)
    let run = try report([finding], [finding])
    #expect(run.text.contains("0 came, 0 went, 0 changed, 1 in both") && !run.text.contains("A.swift"))
  }

  @Test func saysWhatIsNeitherBinaryNorRevision() throws {
    let folder = try TemporaryFolder()
    let run = try Program(
      #require(Program.find("python3")), [Self.script.path, "no-such-revision", "HEAD", folder.url.path])
    #expect(run.status == 1 && run.errors.contains("no-such-revision is neither"))
  }
}
