import Testing

@testable import ObserverLint

@Suite struct ExitStatusTests {
  @Test(arguments: [
    (Severity.error, Severity.error, Int32(1)), (.error, .warning, 0), (.warning, .warning, 1), (.warning, .note, 0),
    (.warning, .error, 1), (.note, .note, 1),
  ])
  func dependsOnTheFailLevel(_ level: Severity, _ found: Severity, _ status: Int32) throws {
    let report = try ReportFixture(["A.swift": "x"]).report([.init(file: "A.swift", text: "x", severity: found)])
    #expect(report.exitStatus(failLevel: level) == status)
  }

  @Test func isZeroWhenNothingShallFail() throws {
    let report = try ReportFixture(["A.swift": "x"]).report([.init(file: "A.swift", text: "x", severity: .error)])
    #expect(report.exitStatus(failLevel: nil) == 0)
  }

  @Test func aFailureOutweighsFindings() throws {
    let wanted = ReportFixture.Wanted(file: "A.swift", text: "x", severity: .error)
    let report = try ReportFixture(["A.swift": "x"]).report([wanted], paths: ["A.swift", "missing"])
    #expect(report.findings.count == 1)
    #expect(report.exitStatus(failLevel: .error) == 2)
  }
}
