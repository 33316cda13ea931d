import Testing

@testable import ObserverLint

@Suite struct LocatorTests {
  @Test func countsLinesFromOneAndColumnsInBytes() throws {
    let fixture = try ReportFixture(["A.swift": "let a = 1\n/* é */ call()\n"])
    let finding = try #require(fixture.report([.init(file: "A.swift", text: "call")]).findings.first)
    #expect([finding.place.line, finding.place.column, finding.endLine, finding.endColumn] == [2, 10, 2, 14])
  }

  @Test func endsOnALaterLine() throws {
    let fixture = try ReportFixture(["A.swift": "call(\n  x)\n"])
    let finding = try #require(fixture.report([.init(file: "A.swift", text: "call(\n  x)")]).findings.first)
    #expect([finding.place.line, finding.endLine, finding.endColumn] == [1, 2, 5])
  }

  @Test func sortsByPathLineColumnAndRule() throws {
    let fixture = try ReportFixture(["A.swift": "x y\nx", "B.swift": "x"])
    let report = fixture.report([
      .init(file: "B.swift", text: "x"), .init(file: "A.swift", text: "x", occurrence: 1),
      .init(file: "A.swift", text: "y"), .init(file: "A.swift", text: "x", rule: "z_rule"),
      .init(file: "A.swift", text: "x", rule: "a_rule"),
    ])
    let places = report.findings.map { "\($0.place.path):\($0.place.line):\($0.place.column) \($0.rule)" }
    #expect(
      places == [
        "A.swift:1:1 a_rule", "A.swift:1:1 z_rule", "A.swift:1:3 some_rule", "A.swift:2:1 some_rule",
        "B.swift:1:1 some_rule",
      ])
  }

  @Test func showsPathsFromTheCurrentFolder() throws {
    let fixture = try ReportFixture(["a/b/A.swift": "x"])
    #expect(fixture.report([.init(file: "A.swift", text: "x")]).findings.first?.place.path == "a/b/A.swift")
  }

  @Test func showsPathsOutsideOfItWhole() throws {
    let fixture = try ReportFixture(["A.swift": "x"])
    let other = try ReportFixture(["B.swift": "x"])
    let path = other.folder.path("B.swift")
    let report = fixture.report([.init(file: "B.swift", text: "x")], paths: [path])
    #expect(report.findings.first?.place.path == path)
  }

  @Test func dropsWhatLiesOutsideOfTheGivenPaths() throws {
    let fixture = try ReportFixture(["A.swift": "x", "B.swift": "x"])
    let wanted = [ReportFixture.Wanted(file: "A.swift", text: "x"), .init(file: "B.swift", text: "x")]
    let report = fixture.report(wanted, paths: ["A.swift"], scope: ".")
    #expect(report.findings.map(\.place.path) == ["A.swift"])
    #expect(report.summary.files == 2)
  }

  @Test func keepsEvidenceOutsideOfTheGivenPaths() throws {
    let fixture = try ReportFixture(["A.swift": "x", "B.swift": "\ny"])
    let wanted = ReportFixture.Wanted(file: "A.swift", text: "x", related: [("B.swift", "y", "see here")])
    let related = fixture.report([wanted], paths: ["A.swift"], scope: ".").findings.first?.related.first
    #expect(related?.place.path == "B.swift")
    #expect(related?.place.line == 2)
  }
}
