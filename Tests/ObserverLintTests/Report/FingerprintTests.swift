import Testing

@testable import ObserverLint

@Suite struct FingerprintTests {
  private let wanted = ReportFixture.Wanted(file: "A.swift", text: "call")

  private func fingerprints(_ text: String, _ wanted: [ReportFixture.Wanted], file: String = "A.swift") throws
    -> [String]
  {
    try ReportFixture([file: text, "Package.swift": ""]).report(wanted).findings.map(\.fingerprint)
  }

  @Test func survivesEditsAbove() throws {
    #expect(try fingerprints("call()\n", [wanted]) == fingerprints("import A\n\ncall()\n", [wanted]))
  }

  @Test func survivesAnotherIndentation() throws {
    #expect(try fingerprints("call()\n", [wanted]) == fingerprints("\t  call()  \n", [wanted]))
  }

  @Test func survivesAnotherMessage() throws {
    var other = wanted
    other.message = "said better"
    #expect(try fingerprints("call()", [wanted]) == fingerprints("call()", [other]))
  }

  @Test func doesNotDependOnTheCurrentFolder() throws {
    let fixture = try ReportFixture(["p/Package.swift": "", "p/A.swift": "call()"])
    var request = LintRequest()
    request.paths = [fixture.folder.path("p")]
    func fingerprint(from folder: PathBytes) -> String? {
      request.currentFolder = folder
      let report = lint(request) { _, _ in
        AnalysisResult(findings: [
          Finding(
            rule: "r", severity: .note, range: SourceRange(file: 0, start: 0, end: 4), message: "m", help: "")
        ])
      }
      return report.findings.first?.fingerprint
    }
    let fromAbove = fingerprint(from: fixture.folder.path)
    #expect(fromAbove != nil)
    #expect(fromAbove == fingerprint(from: fixture.folder.path("p")))
  }

  @Test func doesNotDependOnTheGivenPaths() throws {
    let files = [".git/x": "", "p/.git/x": "", "p/q/Package.swift": "", "p/q/A.swift": "call()"]
    let fixture = try ReportFixture(files)
    let fingerprints = [".", "p", "p/q", "p/q/A.swift"].map { path in
      fixture.report([wanted], paths: [path]).findings.first?.fingerprint
    }
    #expect(fingerprints.first != .some(nil))
    #expect(Set(fingerprints).count == 1)
  }

  @Test func tellsEqualSitesApart() throws {
    var second = wanted
    second.occurrence = 1
    let both = try fingerprints("call()\ncall()\n", [wanted, second])
    #expect(both.count == 2)
    #expect(both.first != both.last)
  }

  @Test func tellsRulesApart() throws {
    var other = wanted
    other.rule = "other_rule"
    #expect(try fingerprints("call()", [wanted]) != fingerprints("call()", [other]))
  }

  @Test func tellsFilesApart() throws {
    var other = wanted
    other.file = "B.swift"
    #expect(try fingerprints("call()", [wanted]) != fingerprints("call()", [other], file: "B.swift"))
  }

  @Test func tellsLinesApart() throws {
    #expect(try fingerprints("call()", [wanted]) != fingerprints("call(1)", [wanted]))
  }

  /// Baselines and services keep them for years.
  @Test func staysTheSameInLaterVersions() {
    var fingerprints = Fingerprints()
    #expect(fingerprints.next(rule: "r", path: "A.swift", line: Array(" x".utf8)) == "f7ee8a268d7f6059")
  }
}
