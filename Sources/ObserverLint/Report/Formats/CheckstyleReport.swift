/// Checkstyle's XML, which many review tools and build servers read: files, each with its findings.
struct CheckstyleReport {
  private let report: LintReport

  init(_ report: LintReport) { self.report = report }

  func rendered() -> [UInt8] {
    var xml = XMLWriter()
    xml.element("checkstyle", ["version": "4.3"]) { xml in
      for (path, findings) in report.findingsByFile {
        xml.element("file", ["name": path.description]) { xml in
          for finding in findings {
            xml.element(
              "error",
              [
                "line": "\(finding.place.line)", "column": "\(finding.place.column)",
                "severity": severity(finding.severity), "message": finding.message,
                "source": "\(Tool.name).\(finding.rule)",
              ])
          }
        }
      }
    }
    return xml.bytes
  }

  private func severity(_ severity: Severity) -> String { severity == .note ? "info" : severity.rawValue }
}

extension LintReport {
  /// The findings of each file, in the report's order.
  var findingsByFile: [(path: PathBytes, findings: ArraySlice<LocatedFinding>)] {
    var result: [(path: PathBytes, findings: ArraySlice<LocatedFinding>)] = []
    var rest = findings[...]
    while let first = rest.first {
      let group = rest.prefix { $0.place.path == first.place.path }
      result.append((first.place.path, group))
      rest = rest[group.endIndex...]
    }
    return result
  }
}
