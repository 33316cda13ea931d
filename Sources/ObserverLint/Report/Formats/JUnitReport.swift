/// JUnit's XML: a suite for each file, a test case for each finding. Errors and warnings are failures; notes are skipped
/// tests, which build servers show without failing.
struct JUnitReport {
  private let report: LintReport

  init(_ report: LintReport) { self.report = report }

  func rendered() -> [UInt8] {
    var xml = XMLWriter()
    let (failures, notes) = counts(report.findings[...])
    // Build servers take a report without a test for a broken one.
    let isClean = report.findings.isEmpty
    xml.element(
      "testsuites",
      [
        "name": Tool.name, "tests": "\(isClean ? 1 : report.findings.count)", "failures": "\(failures)",
        "errors": "0", "skipped": "\(notes)",
      ]
    ) { xml in
      if isClean {
        xml.element(
          "testsuite", ["name": Tool.name, "tests": "1", "failures": "0", "errors": "0", "skipped": "0"]
        ) { xml in
          xml.element("testcase", ["name": "no findings", "classname": Tool.name])
        }
      }
      for (path, findings) in report.findingsByFile { suite(path, findings, to: &xml) }
    }
    return xml.bytes
  }

  private func counts(_ findings: ArraySlice<LocatedFinding>) -> (failures: Int, notes: Int) {
    let notes = findings.count { $0.severity == .note }
    return (findings.count - notes, notes)
  }

  private func suite(_ path: PathBytes, _ findings: ArraySlice<LocatedFinding>, to xml: inout XMLWriter) {
    let (failures, notes) = counts(findings)
    xml.element(
      "testsuite",
      [
        "name": path.description, "tests": "\(findings.count)", "failures": "\(failures)", "errors": "0",
        "skipped": "\(notes)",
      ]
    ) { xml in
      for finding in findings {
        let place = "\(finding.place.line):\(finding.place.column)"
        xml.element(
          "testcase",
          [
            "name": "\(finding.rule) at \(place)", "classname": path.description, "file": path.description,
            "line": "\(finding.place.line)",
          ]
        ) { xml in
          if finding.severity == .note {
            xml.element("skipped", ["type": finding.severity.rawValue, "message": finding.message])
          } else {
            xml.element(
              "failure", ["type": finding.severity.rawValue, "message": finding.message],
              text: "\(PlainText.line(path.description)):\(place): \(finding.message)\n\(finding.help)")
          }
        }
      }
    }
  }
}
